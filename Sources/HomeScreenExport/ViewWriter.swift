import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SourceDiagnostics

/// Writes the views of one widget.
struct ViewWriter {
    let export: WidgetExport
    var app: AppExport { export.app }
    var registry: HomeViewRegistry { export.app.registry }

    // MARK: Lists of views

    func views(_ list: ConfigValue?, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier] = []) {
        for entry in list?.items ?? [] { view(entry, scope, &lines, adding: extra) }
    }

    /// Writes views where one is expected: several lie on each other.
    func layered(_ list: ConfigValue?, _ scope: SwiftScope, _ lines: inout SwiftLines) {
        guard (list?.items.count ?? 0) > 1 else { return views(list, scope, &lines) }
        lines.block("ZStack") { views(list, scope, &$0) }
    }

    func view(_ entry: ConfigValue, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier] = []) {
        guard let node = ViewNode(entry, registry) else { return }
        guard let condition = node["when"]?.record else { return bare(node, scope, &lines, adding: extra) }
        if let found = export.presence(condition, scope), found.isThere {
            return unwrap(found, scope, condition["value"]?.range, &lines, end: "}") { scope, lines in
                bare(node, scope, &lines, adding: extra)
            }
        }
        switch export.test(condition, scope) {
        case .always: bare(node, scope, &lines, adding: extra)
        case .never: return
        case .code(let code):
            lines.block("if \(code)", condition["value"]?.range) { bare(node, scope, &$0, adding: extra) }
        }
    }

    private func bare(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        switch node.name {
        case "each": each(node, scope, &lines, adding: extra)
        case "choose": choose(node, scope, &lines, adding: extra)
        case "use": use(node, scope, &lines, adding: extra)
        default: single(node, scope, &lines, adding: extra)
        }
    }
}
