import ConfigSchema
import SourceDiagnostics

/// What a widget's properties have to fulfil together, as the widget itself says.
enum WidgetPropertyRules: WidgetContentCheck {
    static let rules: [Rule] = [.widgetProperty, .widgetOddProperty]

    static func check(_ content: WidgetContent, _ entry: MapEntry, _ diagnostics: inout [Diagnostic]) {
        // What could not be read is not to be missed.
        guard let declaration = content.catalog.widget(entry.key),
            let properties = content.whole.records[entry.key]?["properties"]?.record, properties.lost.isEmpty
        else { return }
        let below = content.others.records[entry.key]
        let known = below?["properties"]?.record.map { declaration.problems($0) } ?? []
        for problem in declaration.problems(properties) {
            let isKnown = known.contains { $0.message == problem.message && $0.value.range == problem.value.range }
            guard !isKnown else { continue }
            diagnostics.append(
                problem.isWarning ? .oddProperty(problem, of: entry) : .brokenProperty(problem, of: entry))
        }
    }
}

extension Diagnostic {
    /// A finding about a property's value, or about the entry when the value stands in another file.
    init(_ rule: Rule, _ problem: PropertyProblem, of entry: MapEntry) {
        let isOwn = problem.value.range.file.path == entry.keyRange.file.path
        self.init(
            rule, at: isOwn ? problem.value.range : entry.keyRange, problem.message, hint: problem.hint,
            notes: isOwn ? [] : [.init("the value is here", at: problem.value.range)])
    }
}
