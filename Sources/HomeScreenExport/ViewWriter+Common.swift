import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import SourceDiagnostics
import ThemeModel

extension ViewWriter {
    /// Returns the modifiers of the properties that all views have, in the order in which SwiftUI takes them.
    func common(_ node: ViewNode, _ scope: SwiftScope) -> [Modifier] { surface(node, scope) + rest(node, scope) }

    /// Returns the modifiers that make up the area of a view: a tap on all of it counts.
    func surface(_ node: ViewNode, _ scope: SwiftScope) -> [Modifier] {
        var modifiers = padding(node, scope) + frames(node, scope)
        func add(_ code: String, _ key: String) { modifiers.append(.line(code, node.place(of: key))) }
        if node.name == "image", node.text("mode") == "fill" { add(".clipped()", "mode") }
        if let background = node["background"] {
            if case .map = background.value {
                modifiers.append(.block(".background", background.range, layer(background, scope)))
            } else if let color = color(background, scope, isShort: true) {
                add(".background(\(color))", "background")
            }
        }
        if let overlay = node["overlay"] { modifiers.append(.block(".overlay", overlay.range, layer(overlay, scope))) }
        if let clip = node.text("clip") { add(".clipShape(\(Self.form(clip, radius: 0)))", "clip") }
        return modifiers
    }

    /// Returns the modifiers that do not change the area of a view.
    func rest(_ node: ViewNode, _ scope: SwiftScope) -> [Modifier] {
        var modifiers: [Modifier] = []
        func add(_ code: String, _ key: String) { modifiers.append(.line(code, node.place(of: key))) }
        if let opacity = node["opacity"] { add(".opacity(\(number(opacity, scope)))", "opacity") }
        if let blur = node["blur"] { add(".blur(radius: \(length(blur, scope)))", "blur") }
        if let priority = node.number("priority"), priority != 0 {
            add(".layoutPriority(\(Swift.number(priority)))", "priority")
        }
        if node["accent"]?.booleanValue == true { add(".widgetAccentable()", "accent") }
        switch node.text("redact") {
        case "never": add(".unredacted()", "redact")
        case "private", "locked": add(".privacySensitive()", "redact")
        case "always": add(".redacted(reason: .placeholder)", "redact")
        default: break
        }
        // A gauge, a button and a switch show their label, or have it as their own.
        let isOwn = node.name == "gauge" || ["button", "toggle"].contains(node.name) && node["items"] == nil
        if !isOwn, let label = node["label"] {
            add(".accessibilityLabel(\(text(label, scope)))", "label")
        }
        return modifiers
    }

    private func layer(_ value: ConfigValue, _ scope: SwiftScope) -> SwiftLines {
        var lines = SwiftLines()
        view(value, scope, &lines)
        return lines
    }

    private func padding(_ node: ViewNode, _ scope: SwiftScope) -> [Modifier] {
        guard let padding = node["padding"] else { return [] }
        guard let record = padding.record else { return [.line(".padding(\(length(padding, scope)))", padding.range)] }
        let sides = [
            ("leading", "left", "horizontal"), ("trailing", "right", "horizontal"), ("top", "top", "vertical"),
            ("bottom", "bottom", "vertical"),
        ]
        return ["horizontal", "vertical"].flatMap { axis -> [Modifier] in
            let own = sides.filter { $0.2 == axis }
            guard own.contains(where: { record[$0.1] != nil }) else {
                return record[axis].map { [.line(".padding(.\(axis), \(length($0, scope)))", $0.range)] } ?? []
            }
            return own.compactMap { edge, key, axis in
                (record[key] ?? record[axis]).map { .line(".padding(.\(edge), \(length($0, scope)))", $0.range) }
            }
        }
    }

    /// The frames around a view, whose content stands where SwiftUI would not put it by itself.
    private func frames(_ node: ViewNode, _ scope: SwiftScope) -> [Modifier] {
        var (fixed, flexible): ([String], [String]) = ([], [])
        var (fixedPlace, flexiblePlace): (SourceRange?, SourceRange?) = (nil, nil)
        for (key, axis) in [("width", "Width"), ("height", "Height")] {
            let exact = node[key]
            if let exact, !isShare(exact) {
                fixed.append("\(key): \(length(exact, scope))")
                fixedPlace = fixedPlace ?? exact.range
            }
            if let least = node["min" + axis], !isShare(least) {
                flexible.append("min\(axis): \(length(least, scope))")
                flexiblePlace = flexiblePlace ?? least.range
            }
            let isWhole = exact.map(isShare) == true
            if let most = node["max" + axis] ?? (isWhole ? exact : nil) {
                flexible.append("max\(axis): \(isShare(most) ? ".infinity" : length(most, scope))")
                flexiblePlace = flexiblePlace ?? most.range
            }
        }
        if node.name == "image", node.text("mode") == "fill", fixed.isEmpty, flexible.isEmpty {
            flexible = ["minWidth: 0", "maxWidth: .infinity", "minHeight: 0", "maxHeight: .infinity"]
            flexiblePlace = node.place(of: "mode")
        }
        let alignment = anchor(node).map { ", alignment: \($0)" } ?? ""
        var modifiers: [Modifier] = []
        if let ratio = node.text("ratio") {
            let parts = ratio.split(separator: "/").map { $0.filter { $0 != " " } }
            if node.name != "shape", node.name != "image" {
                modifiers.append(
                    .line(".frame(maxWidth: .infinity, maxHeight: .infinity\(alignment))", node.place(of: "ratio")))
            }
            let code = parts.count > 1 ? "\(parts[0]).0 / \(parts[1])" : parts.first ?? "1"
            let number = parts.count > 1 && parts[0].contains(".") ? "\(parts[0]) / \(parts[1])" : code
            modifiers.append(.line(".aspectRatio(\(number), contentMode: .fit)", node.place(of: "ratio")))
        }
        if !fixed.isEmpty {
            modifiers.append(.line(".frame(\(fixed.joined(separator: ", "))\(alignment))", fixedPlace))
        }
        if !flexible.isEmpty {
            modifiers.append(.line(".frame(\(flexible.joined(separator: ", "))\(alignment))", flexiblePlace))
        }
        return modifiers
    }

    /// Whether a length is a share of the space; a part of it is not carried.
    private func isShare(_ value: ConfigValue) -> Bool {
        guard case .length(.literal(let length)) = value.value, length.unit == .percent else { return false }
        if length.value != 100 {
            export.report(
                "\(Swift.number(length.value))% of the space", at: value.range,
                "the exported view takes all of it; give points, or put it into a row or column with 'equal'")
        }
        return true
    }

    /// The alignment of a view in a larger frame; nil in the middle.
    private func anchor(_ node: ViewNode) -> String? {
        let align = node.text("align").map(Self.canonical)
        let name: String? =
            switch node.name {
            case "text", "date": align ?? "leading"
            case "column", "row", "layers": align
            default: nil
            }
        return name == "center" ? nil : name.map { ".\($0)" }
    }
}
