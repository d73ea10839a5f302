import ConfigSchema
import HomeScreenModel
import ThemeModel

/// What a widget's layout says when all that is bound to data has its value: laid out on each screen that shows it.
struct WidgetViews: Sendable {
    /// The outermost view; nil where there are none.
    let root: ResolvedView?
    /// The address at which the app opens when somebody taps beside every link; nil where it just opens.
    let link: String?
    /// What the widget stands on.
    let background: ViewValues
    /// What could not be done with the data.
    let problems: [ViewExpansion.Problem]

    /// Puts values into a layout.
    ///
    /// - Parameters:
    ///   - record: The layout as it was read, see ``WidgetLayoutFormat``.
    ///   - path: Where it stands among the file's keys, such as `layouts.systemMedium`.
    ///   - parts: The file's `parts`; nil where it has none.
    ///   - registry: The views that there are.
    ///   - environment: Where values come from.
    init(
        _ record: RecordValue, path: String, parts: ConfigValue?, _ registry: HomeViewRegistry,
        _ environment: any ViewEnvironment
    ) {
        var expansion = ViewExpansion(registry, parts: parts)
        let views = expansion.views(in: record["content"], path: path + ".content", environment)
        let isOneLine = environment.family == WidgetFamily.accessoryInline.rawValue
        root = ViewExpansion.joined(views, path: path + ".content", onOneLine: isOneLine)
        var reader = ViewValueReader(environment, expansion.budget)
        link = reader.text(record["link"])
        background = reader.background(record["background"])
        problems =
            expansion.problems
            + reader.failures.map { ViewExpansion.Problem(kind: .redacted(key: $0.key), range: $0.range) }
    }
}

extension ViewValueReader {
    /// The text of a property of a layout.
    fileprivate mutating func text(_ value: ConfigValue?) -> String? {
        guard let value, case .text(let text)? = read(value, key: "link") else { return nil }
        return text
    }

    /// A background's values, however it is written.
    fileprivate mutating func background(_ value: ConfigValue?) -> ViewValues {
        guard let value, let resolved = read(value, key: "background") else { return ViewValues([:]) }
        guard case .map(let entries) = resolved else { return ViewValues(["color": resolved]) }
        return ViewValues(Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
    }
}
