import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let viewSizes = Rule(
        "view.sizes", .error, "A view is to be larger at least than it is to be at most.",
        explanation:
            "Nothing is as large as 'minWidth' and as small as 'maxWidth' where that is less; so with heights.",
        wrong: .layout("systemMedium", "- text: { value: Toys, minWidth: 200, ↓maxWidth: 100 }\n"),
        right: .layout("systemMedium", "- text: { value: Toys, minWidth: 100, maxWidth: 200 }\n"))
}

/// The least size of a view is not above the greatest.
enum SizesAgree: LayoutCheck {
    static let rules: [Rule] = [.viewSizes]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries {
            check("minWidth", "maxWidth", of: entry.source, &diagnostics)
            check("minHeight", "maxHeight", of: entry.source, &diagnostics)
        }
    }

    private static func check(
        _ least: String, _ most: String, of source: ViewSource, _ diagnostics: inout [Diagnostic]
    ) {
        guard let smaller = source[least]?.points, let larger = source[most]?.points, smaller > larger,
            let place = source.keyRange(of: most)
        else { return }
        diagnostics.append(
            Diagnostic(
                .viewSizes, at: place,
                "'\(most)' is \(larger.shortText), and '\(least)' is \(smaller.shortText)",
                hint: "'\(least)' is the smaller one"))
    }
}

extension ConfigValue {
    /// A length that is written out in points; nil for a share.
    fileprivate var points: Double? {
        guard case .length(.literal(let length)) = value, length.unit != .percent else { return literalNumber }
        return length.value
    }
}
