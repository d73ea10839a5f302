import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics

extension Rule {
    static let viewRange = Rule(
        "view.range", .error, "What a value is measured against ends before it begins.",
        explanation: """
            A gauge's 'range' is its lowest and its highest value, in this order. A progress runs from an earlier moment \
            until a later one.
            """,
        wrong: .layout("systemMedium", "- gauge: { value: 3, range: ↓[10, 0], label: Toys }\n"),
        right: .layout("systemMedium", "- gauge: { value: 3, range: [0, 10], label: Toys }\n"))
}

/// What is written out of a gauge's range and of a progress's time rises.
enum RangeHasLength: LayoutCheck {
    static let rules: [Rule] = [.viewRange]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        for entry in layout.entries {
            switch entry.name {
            case GaugeView.name: checkRange(entry.source["range"], &diagnostics)
            case ProgressView.name: checkTime(entry.source["from"], entry.source["until"], &diagnostics)
            default: continue
            }
        }
    }

    private static func checkRange(_ range: ConfigValue?, _ diagnostics: inout [Diagnostic]) {
        guard let range, range.items.count == 2, let low = range.items[0].literalNumber,
            let high = range.items[1].literalNumber, low >= high
        else { return }
        let isReversed = low > high
        let mended = "[\(high.shortText), \(low.shortText)]"
        diagnostics.append(
            Diagnostic(
                .viewRange, at: range.range,
                isReversed
                    ? "the range goes down, from \(low.shortText) to \(high.shortText)"
                    : "the range is empty: both of its ends are \(low.shortText)",
                hint: isReversed ? "write \(mended)" : "write its lowest and its highest value, such as [0, 100]",
                fixes: isReversed && range.range.lineText != nil
                    ? [FixIt("Write \(mended)", replace: range.range, with: mended, isGuess: true)] : []))
    }

    /// The same for a progress whose moments come from data, by the data of the sample.
    static func check(_ source: ViewSource, in scopes: [BindingScope], _ diagnostics: inout [Diagnostic]) {
        guard source.isProgress, case .bound(let from)? = source["from"]?.value,
            case .bound(let until)? = source["until"]?.value
        else { return }
        var told: [Diagnostic] = []
        let (start, end) = (Binding(from, &told), Binding(until, &told))
        for scope in scopes {
            guard let first = try? start.value(in: scope).moment, let last = try? end.value(in: scope).moment,
                first >= last
            else { continue }
            return diagnostics.append(
                Diagnostic(
                    .viewRange, at: until.range,
                    first == last
                        ? "in the sample, the time ends when it begins"
                        : "in the sample, the time ends before it begins",
                    hint: "'from' is the earlier moment"))
        }
    }

    private static func checkTime(
        _ from: ConfigValue?, _ until: ConfigValue?, _ diagnostics: inout [Diagnostic]
    ) {
        guard let until, case .instant(.absolute(let start))? = from?.value,
            case .instant(.absolute(let end)) = until.value, start >= end
        else { return }
        diagnostics.append(
            Diagnostic(
                .viewRange, at: until.range,
                start == end ? "the time ends when it begins" : "the time ends before it begins",
                hint: "'from' is the earlier moment"))
    }
}

extension ViewSource {
    /// Whether the view is a progress.
    fileprivate var isProgress: Bool {
        if case .view(let type) = meaning { type == ProgressView.self } else { false }
    }
}
