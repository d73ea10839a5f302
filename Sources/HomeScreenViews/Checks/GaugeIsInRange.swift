import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let viewGauge = Rule(
        "view.gauge", .warning, "A gauge's value lies outside of its range.",
        explanation: """
            A gauge shows where a value is between the two of its 'range', which is 0 to 1 where a file says none. What lies \
            outside is drawn as the nearer end.
            """,
        wrong: .layout("systemMedium", "- gauge: { value: ↓5, label: Toys }\n"),
        right: .layout("systemMedium", "- gauge: { value: 5, range: [0, 10], label: Toys }\n"))
}

/// A value that is written out lies within the range that is.
enum GaugeIsInRange: LayoutCheck {
    static let rules: [Rule] = [.viewGauge]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries where entry.name == GaugeView.name {
            guard let value = entry.source["value"], let number = value.literalNumber, !entry.source.hasLost("range"),
                let (low, high) = ends(of: entry.source["range"]), low < high, !(low...high).contains(number)
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .viewGauge, at: value.range,
                    "\(number.shortText) is not between \(low.shortText) and \(high.shortText)",
                    hint: entry.source["range"] == nil
                        ? "add a range, such as [0, 100]" : "a value comes from data, such as \"{sold.count}\""))
        }
    }

    private static func ends(of range: ConfigValue?) -> (Double, Double)? {
        guard let range else { return (0, 1) }
        guard range.items.count == 2, let low = range.items[0].literalNumber, let high = range.items[1].literalNumber
        else { return nil }
        return (low, high)
    }
}
