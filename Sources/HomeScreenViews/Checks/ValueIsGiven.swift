import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let viewValue = Rule(
        "view.value", .error, "A view is told twice what it shows, or not at all.",
        explanation: """
            An image has a name of the theme or the 'url' of a picture. A progress has a 'value', or the two moments \
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
            case ImageView.name: check(entry, oneOf: ["name"], or: ["url"], &diagnostics)
            case ProgressView.name: check(entry, oneOf: ["value"], or: ["from", "until"], &diagnostics)
            default: continue
            }
        }
    }

    private static func check(
        _ entry: ViewWalk.Entry, oneOf first: [String], or second: [String], _ diagnostics: inout [Diagnostic]
    ) {
        let keys = first + second
        guard !keys.contains(where: { entry.source.hasLost($0) }) else { return }
        let given = keys.filter { entry.source[$0] != nil }
        let isFirst = first.allSatisfy(given.contains)
        if isFirst && given.count == first.count || !isFirst && given == second { return }
        let ways = "\(first.map { "'\($0)'" }.joinedAsList()) or \(second.map { "'\($0)'" }.joinedAsList())"
        guard isFirst, let extra = given.last, let place = entry.source[extra]?.range else {
            diagnostics.append(
                Diagnostic(.viewValue, at: entry.keyRange, "'\(entry.name)' has \(ways), and this one has neither"))
            return
        }
        diagnostics.append(
            Diagnostic(.viewValue, at: place, "'\(entry.name)' has \(ways), and this one has both", hint: "keep one"))
    }
}
