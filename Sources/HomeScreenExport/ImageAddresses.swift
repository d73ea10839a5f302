import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SourceDiagnostics

/// The addresses of pictures that a widget's views show, as a list that the provider fetches.
struct ImageAddresses {
    let export: WidgetExport

    /// The expressions of lists, to be added up; one empty list where there are none.
    func expressions() -> [String] {
        guard export.used.contains("images") else { return ["[]"] }
        var found: [String] = []
        var scope = SwiftScope()
        scope.entry = "self"
        for family in export.families {
            guard let layout = export.widget.layout(for: family)?.record else { continue }
            if let url = layout["background"]?.record?["url"] { found.append(address(url, scope)) }
            for entry in layout["content"]?.items ?? [] { found += lists(entry, scope, []) }
        }
        var seen: Set<String> = []
        let unique = found.filter { seen.insert($0).inserted }
        return unique.isEmpty ? ["[]"] : unique
    }

    private func address(_ url: ConfigValue, _ scope: SwiftScope) -> String {
        "[\(ViewWriter(export: export).string(url, scope))]".replacing("self.", with: "")
    }

    private func lists(_ entry: ConfigValue, _ scope: SwiftScope, _ open: [String]) -> [String] {
        guard let node = ViewNode(entry, export.app.registry) else { return [] }
        var found: [String] = []
        func add(_ value: ConfigValue?, _ scope: SwiftScope) {
            if let value, case .map = value.value { found += lists(value, scope, open) }
        }
        if node.name == "image", node["name"] == nil, node["symbol"] == nil, let url = node["url"] {
            found.append(address(url, scope))
        }
        for item in node["items"]?.items ?? [] { add(item, scope) }
        for key in ["background", "overlay", "missing", "empty"] { add(node[key], scope) }
        for record in (node["cases"]?.items ?? []).compactMap(\.record) {
            for item in record["items"]?.items ?? [] { add(item, scope) }
        }
        for item in node["otherwise"]?.items ?? [] { add(item, scope) }
        if node.name == "use", let name = node.text("part"), !open.contains(name), let part = export.parts[name] {
            var inner = scope
            inner.with = [:]
            for entry in node["with"]?.mapEntries ?? [] {
                inner.with[entry.key] = .text(ViewWriter(export: export).string(entry.value, scope))
            }
            found += lists(part.value, inner, open + [name])
        }
        if node.name == "each", let item = node["item"], case .bound(let text)? = node["in"]?.value {
            let list = export.value(text, scope)
            guard case .list(let element) = list.shape else { return found }
            var inner = scope
            inner.item = export.types.item(of: list, element)
            let code = list.required("[]").replacing("self.", with: "")
            for expression in lists(item, inner, open) { found.append("\(code).flatMap { item in \(expression) }") }
        }
        return found
    }
}
