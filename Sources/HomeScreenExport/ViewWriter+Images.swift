import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import SourceDiagnostics

extension ViewWriter {
    func image(_ node: ViewNode, _ scope: SwiftScope, _ lines: inout SwiftLines, adding extra: [Modifier]) {
        var own: [Modifier] = []
        if let tint = node["tint"], let color = color(tint, scope, isShort: true) {
            if node["symbol"] == nil { own.append(.line(".renderingMode(.template)", tint.range)) }
            own += sizing(node) + [.line(".foregroundStyle(\(color))", tint.range)]
        } else if let name = node["name"], let file = name.stringValue,
            let color = app.tint(ofImage: file, at: name.range)
        {
            own += sizing(node) + [.line(".foregroundStyle(\(color))", name.range)]
        } else {
            own += sizing(node)
        }
        own += scaling(node)
        let all = common(node, scope) + extra
        if let symbol = node["symbol"] {
            return emit(.line("Image(systemName: \(string(symbol, scope)))", symbol.range), own + all, &lines)
        }
        if let name = node["name"] {
            return emit(.line("Image(\(assetName(name, scope)))", name.range), own + all, &lines)
        }
        guard let url = node["url"] else { return }
        export.used.insert("images")
        export.readsEntry = true
        var block = SwiftLines()
        block.block("Group") { lines in
            lines.block("if let image = \(scope.entry).image(at: \(string(url, scope)))", url.range, end: "} else {") {
                emit(.line("Image(uiImage: image)", url.range), own, &$0)
            }
            lines.indented { lines in
                if let failed = node["failed"]?.record?["image"] {
                    emit(
                        .line("Image(\(assetName(failed, scope)))", failed.range), sizing(node) + scaling(node), &lines)
                } else {
                    let failed = node["failed"].flatMap { color($0, scope) }
                    lines.add(
                        failed ?? "Color.gray", node["failed"]?.range)
                }
            }
            lines.add("}")
        }
        emit(.block(block), all, &lines)
    }

    private func sizing(_ node: ViewNode) -> [Modifier] {
        var modifiers: [Modifier] = [.line(".resizable()", node.place)]
        switch node.text("accentedAs") {
        case "desaturated", "accentedDesaturated", "fullColor":
            app.support.insert(.accentedImages)
            modifiers.append(.line(".accented(as: .\(node.text("accentedAs") ?? ""))", node.place(of: "accentedAs")))
        default: break
        }
        return modifiers
    }

    private func scaling(_ node: ViewNode) -> [Modifier] {
        switch node.text("mode") {
        case "fill": [.line(".scaledToFill()", node.place(of: "mode"))]
        case "stretch": []
        default: [.line(".scaledToFit()", node.place(of: "mode"))]
        }
    }

    /// The name of an image of the catalogue; each one is in it where data say which.
    func assetName(_ value: ConfigValue, _ scope: SwiftScope) -> String {
        guard case .bound = value.value else {
            let name = value.stringValue ?? ""
            app.assets.image(name, at: value.range)
            return Swift.literal(AssetCatalog.file(name))
        }
        for token in app.files.theme.tokens where token.category == .images {
            app.assets.image(token.name, at: value.range)
        }
        return string(value, scope)
    }
}
