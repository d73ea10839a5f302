import ConfigSchema
import Exporting
import Foundation
import HomeScreenModel
import HomeScreenViews
import SourceDiagnostics
import ThemeModel

extension ViewWriter {
    // MARK: Values

    /// Returns the value of a binding; nil for what is written out.
    func value(_ value: ConfigValue?, _ scope: SwiftScope) -> SwiftValue? {
        switch value?.value {
        case .bound(let text)?: return export.value(text, scope)
        case .instant(.absolute(let milliseconds))?:
            return SwiftValue(
                code: "Date(timeIntervalSince1970: \(Swift.number(Double(milliseconds) / 1000)))", shape: .scalar(.date)
            )
        case .instant(.relative(let milliseconds))?:
            export.readsEntry = true
            return SwiftValue(
                code: "\(scope.entry).date.addingTimeInterval(\(Swift.number(Double(milliseconds) / 1000)))",
                shape: .scalar(.date))
        case .boolean(let flag)?: return SwiftValue(code: "\(flag)", shape: .scalar(.boolean))
        default: return nil
        }
    }

    /// Returns a number as a `Double`.
    func number(_ value: ConfigValue, _ scope: SwiftScope) -> String {
        if case .bound(let text) = value.value { return export.value(text, scope).number }
        let theme = app.files.theme
        let situation = theme.theme.situation(
            mode: theme.widgetModes[0], deviceClass: theme.deviceClasses[0], locale: app.strings.source)
        switch theme.theme.resolve(value, in: situation) {
        case .number(let number)?: return Swift.number(number)
        case .length(let length)?: return Swift.number(length.value)
        default: return "0"
        }
    }

    /// Returns a number as a `CGFloat`.
    func length(_ value: ConfigValue, _ scope: SwiftScope) -> String {
        if case .bound = value.value { return "CGFloat(\(number(value, scope)))" }
        return number(value, scope)
    }

    // MARK: Texts

    /// Returns a `Text` for a text of the file.
    func text(_ value: ConfigValue?, _ scope: SwiftScope) -> String {
        guard let value else { return "Text(verbatim: \"\")" }
        switch value.value {
        case .bound(let bound):
            var told: [Diagnostic] = []
            let binding = Binding(bound, &told)
            guard binding.onlyPlace == nil, binding.hasWords else {
                let code = export.string(binding, scope)
                return code.hasPrefix("\"") ? "Text(verbatim: \(code))" : "Text(\(Swift.bare(code)))"
            }
            return localized([(app.strings.source, binding)], scope, at: bound.range)
        case .byLocale(let entries):
            if let code = translated(value, scope) { return "Text(\(code))" }
            let bindings = entries.map { entry -> (String, Binding?) in
                guard case .bound(let bound) = entry.value.value else { return (entry.key, nil) }
                var told: [Diagnostic] = []
                return (entry.key, Binding(bound, &told))
            }
            let bound = bindings.compactMap { entry in entry.1.map { (entry.0, $0) } }
            guard !bound.isEmpty else { return Self.text(of: app.localized(value), app.texts(value).values) }
            let places = Set(
                bound.map { pair in pair.1.places.map { export.value($0, scope, at: value.range).string } })
            if bound.count == entries.count, places.count == 1, bound.contains(where: { $0.1.hasWords }) {
                return localized(bound, scope, at: value.range)
            }
            let code = byLanguage(entries, scope)
            return code.count <= 70
                ? "Text(\(code))" : "Text(\n    \(byLanguage(entries, scope, between: "\n        "))\n)"
        default:
            let plain = value.stringValue ?? app.files.theme.plainText(value)
            guard plain.contains(where: \.isLetter) else { return "Text(verbatim: \(Swift.literal(plain)))" }
            let key = app.strings.key([app.strings.source: plain], at: value.range)
            return Self.text(of: Swift.literal(key), [plain])
        }
    }

    /// Returns a `Text` of a literal that the catalogue translates; SwiftUI reads Markdown in keys, and not in strings.
    private static func text(of literal: String, _ texts: some Sequence<String>) -> String {
        let isMarked = texts.contains { $0.contains { "*_`~[".contains($0) } }
        return isMarked ? "Text(String(localized: \(literal)))" : "Text(\(literal))"
    }

    /// Returns a text with places whose words are translated: the catalogue has `%@` where values stand.
    private func localized(
        _ bindings: [(locale: String, binding: Binding)], _ scope: SwiftScope, at range: SourceRange
    ) -> String {
        var texts: [String: String] = [:]
        for (locale, binding) in bindings {
            texts[locale] = binding.parts.map { part in
                if case .text(let text) = part { text.replacing("%", with: "%%") } else { "%@" }
            }.joined()
        }
        let key = app.strings.key(texts, at: range)
        guard let first = bindings.first(where: { $0.locale == app.strings.source }) ?? bindings.first else {
            return ""
        }
        // A key that had to be changed has its number at the end.
        let suffix = key.hasPrefix(texts[first.locale] ?? key) ? key.dropFirst((texts[first.locale] ?? key).count) : ""
        let literal = export.parts(first.binding, scope).map(\.code).joined() + Swift.escaped(String(suffix))
        return Self.text(of: "\"\(literal)\"", texts.values)
    }

    /// Returns a `String` for a text of the file.
    func string(_ value: ConfigValue, _ scope: SwiftScope) -> String {
        switch value.value {
        case .bound(let bound):
            var told: [Diagnostic] = []
            return export.string(Binding(bound, &told), scope)
        case .byLocale(let entries):
            if let code = translated(value, scope) { return "String(localized: \(code))" }
            let isBound = entries.contains { if case .bound = $0.value.value { true } else { false } }
            return isBound ? byLanguage(entries, scope) : app.localizedString(value)
        default: return Swift.literal(value.stringValue ?? app.files.theme.plainText(value))
        }
    }

    /// Returns the expression for a text of the part's parameters that the catalogue translates; nil for any other value.
    private func translated(_ value: ConfigValue, _ scope: SwiftScope) -> String? {
        scope.translated.flatMap { PartUses.translation(value) == $0.parameters ? $0.code : nil }
    }

    /// Returns the text of the reader's language, of several that show different values.
    ///
    /// `gap` is the blank in front of `?` and `:`, which may be a line break.
    private func byLanguage(_ entries: [MapEntry], _ scope: SwiftScope, between gap: String = " ") -> String {
        app.support.insert(.languages)
        export.environment.insert("locale")
        let source = app.strings.source
        let first = entries.first { $0.key == source } ?? entries.first
        let rest = entries.filter { $0.key != first?.key }
        let plain = first.map { string($0.value, scope) } ?? "\"\""
        return rest.reversed().reduce(plain) { result, entry in
            let own = string(entry.value, scope)
            return own == result
                ? result : "locale.speaks(\(Swift.literal(entry.key)))\(gap)? \(own)\(gap): \(result)"
        }
    }

    /// The font of a text, and what else is its own.
    func font(_ node: ViewNode, _ scope: SwiftScope) -> [Modifier] {
        var modifiers: [Modifier] = []
        func add(_ code: String, _ key: String) { modifiers.append(.line(code, node.place(of: key))) }
        let style = node.name == "text" ? node.text("style") : nil
        let weight = node.text("weight")
        var font: FontValue?
        if let value = node["font"] {
            let theme = app.files.theme
            let situation = theme.theme.situation(
                mode: theme.widgetModes[0], deviceClass: theme.deviceClasses[0], locale: app.strings.source)
            if case .font(let found)? = theme.theme.resolve(value, in: situation) { font = found }
        }
        if let font, font.family != "system" {
            let size = Swift.number(node.number("size") ?? font.size)
            let code = "Font.custom(\(Swift.literal(font.family)), fixedSize: \(size))"
            add(".font(\(code).weight(.\(weight ?? font.weight.rawValue)))", "font")
            if font.file != nil {
                export.report(
                    "the font file of '\(font.family)'", at: node.place(of: "font"),
                    "add it to the extension, and name it under 'UIAppFonts' in its Info.plist")
            }
        } else if let size = node.number("size") ?? font?.size {
            let bold = weight ?? font.map(\.weight.rawValue) ?? (style == "headline" ? "semibold" : nil)
            let second = bold == nil || bold == "regular" ? "" : ", weight: .\(bold ?? "")"
            add(".font(.system(size: \(Swift.number(size))\(second)))", node["size"] == nil ? "font" : "size")
        } else if let weight {
            add(".font(.\(style ?? "body").weight(.\(weight)))", "weight")
        } else if let style, style != "body" {
            add(".font(.\(style))", "style")
        }
        if node.text("digits") == "monospaced" { add(".monospacedDigit()", "digits") }
        if let color = node["color"].flatMap({ color($0, scope, isShort: true) }) {
            add(".foregroundStyle(\(color))", "color")
        }
        let isFixed = node["fixed"]?.booleanValue == true
        if let lines = node["lines"]?.integerValue {
            add(".lineLimit(\(lines))", "lines")
        } else if isFixed {
            add(".lineLimit(1)", "fixed")
        }
        if let scale = node.number("minScale"), scale != 1 {
            add(".minimumScaleFactor(\(Swift.number(scale)))", "minScale")
        }
        if let align = node.text("align").map(Self.canonical), align != "leading" {
            add(".multilineTextAlignment(.\(align))", "align")
        }
        if let spacing = node.number("lineSpacing"), spacing != 0 {
            add(".lineSpacing(\(Swift.number(spacing)))", "lineSpacing")
        }
        if isFixed { add(".fixedSize()", "fixed") }
        return modifiers
    }

    // MARK: Colours

    /// Returns a colour; with `isShort` in the form that stands where a style is expected, such as `.white`.
    func color(_ value: ConfigValue, _ scope: SwiftScope, isShort: Bool = false) -> String? {
        let code: String?
        if case .bound(let text) = value.value {
            let found = export.value(text, scope)
            if found.code.hasPrefix("Color(") {
                code = found.code
            } else {
                app.support.insert(.cssColors)
                code = "Color(css: \(Swift.bare(found.string)))"
            }
        } else {
            code = app.color(value)
        }
        guard isShort, let code, code.hasPrefix("Color.") else { return code }
        return String(code.dropFirst("Color".count))
    }

    /// Returns a colour or a gradient as a style.
    func paint(_ value: ConfigValue, _ scope: SwiftScope) -> String? {
        guard let record = value.record else { return color(value, scope, isShort: true) }
        let colors = (record["colors"]?.items ?? []).compactMap { color($0, scope, isShort: true) }
        let (start, end) = Self.points(record["angle"]?.literalNumber ?? 180)
        let stops = wrapped("colors: [", colors, end: "]")
        return wrapped("LinearGradient(", [stops, "startPoint: \(start)", "endPoint: \(end)"])
    }

    private static func points(_ degrees: Double) -> (String, String) {
        switch degrees {
        case 180: return (".top", ".bottom")
        case 0, 360: return (".bottom", ".top")
        case 90: return (".leading", ".trailing")
        case 270: return (".trailing", ".leading")
        default:
            let (x, y) = (sin(degrees * .pi / 180) / 2, -cos(degrees * .pi / 180) / 2)
            func point(_ x: Double, _ y: Double) -> String {
                "UnitPoint(x: \(Swift.number((x * 100).rounded() / 100)), y: \(Swift.number((y * 100).rounded() / 100)))"
            }
            return (point(0.5 - x, 0.5 - y), point(0.5 + x, 0.5 + y))
        }
    }
}

extension Binding {
    /// Whether words stand beside its places.
    var hasWords: Bool {
        parts.contains { if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false } }
    }
}

extension ExportedTheme {
    /// The text of a value that is no text in the file, such as a number.
    func plainText(_ value: ConfigValue) -> String {
        let situation = theme.situation(mode: widgetModes[0], deviceClass: deviceClasses[0], locale: "en")
        switch theme.resolve(value, in: situation) {
        case .text(let text)?: return text
        case .number(let number)?: return Swift.number(number)
        case .boolean(let flag)?: return "\(flag)"
        default: return ""
        }
    }
}
