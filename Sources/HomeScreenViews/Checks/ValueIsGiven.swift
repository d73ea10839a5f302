import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let viewValue = Rule(
        "view.value", .error, "A view is told twice what it shows, or not at all.",
        explanation: """
            An image has a name of the theme, a 'symbol' of the system, or the 'url' of a picture. A progress has a 'value', or the two moments \
            between which it runs: 'from' and 'until'.
            """,
        wrong: .layout("systemMedium", "- ↓progress: { from: \"{entry.date}\" }\n"),
        right: .layout("systemMedium", "- progress: { value: 0.5 }\n"))
}

/// Images and progresses have one thing to show.
enum ValueIsGiven: LayoutCheck {
    static let rules: [Rule] = [.viewValue]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries {
            switch entry.name {
            case ImageView.name: check(entry, oneOf: [["name"], ["symbol"], ["url"]], &diagnostics)
            case ProgressView.name: check(entry, oneOf: [["value"], ["from", "until"]], &diagnostics)
            default: continue
            }
        }
    }

    private static func check(
        _ entry: ViewWalk.Entry, oneOf ways: [[String]], _ diagnostics: inout [Diagnostic]
    ) {
        let keys = ways.flatMap(\.self)
        guard !keys.contains(where: { entry.source.hasLost($0) }) else { return }
        let given = keys.filter { entry.source[$0] != nil }
        if ways.contains(given) { return }
        let words = ways.map { $0.map { "'\($0)'" }.joinedAsList() }
        let all = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
        let isWhole = ways.contains { $0.allSatisfy(given.contains) }
        guard isWhole, let extra = given.last, let place = entry.source[extra]?.range else {
            let none = ways.count > 2 ? "none of them" : "neither"
            diagnostics.append(
                Diagnostic(.viewValue, at: entry.keyRange, "'\(entry.name)' has \(all), and this one has \(none)"))
            return
        }
        let both = given.count > 2 ? "several" : "both"
        diagnostics.append(
            Diagnostic(.viewValue, at: place, "'\(entry.name)' has \(all), and this one has \(both)", hint: "keep one"))
    }
}
