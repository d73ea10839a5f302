import ConfigSchema
import SourceDiagnostics
import YAMLSyntax

/// The tokens of one mode: groups of several files over one another.
struct DesignTokens {
    /// A token with the text of its value.
    struct Token {
        let category: ImportedToken.Category
        let name: String
        let path: String
        let place: SourceRange
        let text: String
    }

    /// The paths of tokens that themes have no place for.
    private(set) var lost: Set<String> = []

    private(set) var names: TokenNames
    private(set) var findings: [Diagnostic] = []

    /// A token as it is written.
    private struct Written {
        let parts: [String]
        let type: String?
        let value: YAMLNode
        /// The expression that an export of Diorama has left beside a literal.
        let expression: YAMLNode?
        /// The opacity of a colour, from 0 to 1, which Primer writes beside `$value`.
        let alpha: Double?
    }

    private var written: [String: Written] = [:]
    private var order: [String] = []

    private let mode: String
    private let modes: [String]

    /// Something that themes have no place for, and that many tokens have.
    private struct Common {
        let place: YAMLNode
        let path: String
        var paths: Set<String>
    }

    private var common: [String: Common] = [:]
    private var commonOrder: [String] = []

    /// Reads the tokens of one mode.
    ///
    /// - Parameters:
    ///   - roots: The files, those that come later winning.
    ///   - names: The names that tokens of other modes have.
    ///   - mode: The mode.
    ///   - modes: All modes of the theme.
    init(roots: [YAMLNode], names: TokenNames, mode: String, modes: [String]) {
        self.names = names
        self.mode = mode
        self.modes = modes
        for root in roots { collect(root, [], nil) }
        for subject in commonOrder {
            guard let common = common[subject] else { continue }
            let others = common.paths.count - 1
            lose(
                "\(subject) '\(common.path)'"
                    + (others == 0 ? "" : ", and of \(others) other \(others == 1 ? "token" : "tokens")"),
                common.place)
        }
    }

    // MARK: Groups

    private mutating func collect(_ group: YAMLNode, _ parts: [String], _ inherited: String?) {
        let type = group["$type"]?.string ?? inherited
        for entry in group.entries {
            let key = entry.key.text
            if key == "$root", entry.value["$value"] != nil {
                add(entry.value, parts, type)
            } else if key.hasPrefix("$") {
                reportUnknown(key, entry)
            } else if TokenForm.value(of: entry.value) != nil || TokenForm.sets(of: entry.value) != nil {
                add(entry.value, parts + [key], type)
            } else if entry.value.kind == .mapping {
                collect(entry.value, parts + [key], type)
            } else {
                lose("'\((parts + [key]).joined(separator: "."))' is neither a token nor a group", entry.value)
            }
        }
    }

    private mutating func add(_ written: YAMLNode, _ parts: [String], _ inherited: String?) {
        let path = parts.joined(separator: ".")
        if TokenForm.sets(of: written) != nil || TokenForm.plainValue(of: written) != nil {
            reportPlainMembers(written, path)
        }
        guard let token = member(of: written, path), let plain = TokenForm.value(of: token) else { return }
        let override = override(of: token, path)
        let members = override.flatMap { TokenForm.hasMembers($0) ? $0 : nil }
        let value = members.map { $0["$value"] ?? plain } ?? override ?? plain
        var expression: YAMLNode?
        for entry in token["$extensions"].map({ Array($0.entries) }) ?? [] where !TokenForm.isOverriding(entry) {
            if entry.key.text.hasSuffix("diorama") {
                expression = override == nil ? entry.value["expression"] : nil
            } else {
                loseOften("the extension '\(entry.key.text)' of", entry.value, path)
            }
        }
        let type = TokenForm.type(of: token) ?? inherited
        let opacity = type == "color" ? (members?["alpha"] ?? token["alpha"])?.number : nil
        let alpha = opacity.flatMap { (0...1).contains($0) ? $0 : nil }
        if TokenForm.plainValue(of: token) == nil {
            for entry in token.entries
            where !entry.key.text.hasPrefix("$") && (entry.key.text != "alpha" || alpha == nil) {
                lose("'\(entry.key.text)' beside the value of '\(path)'", entry.value)
            }
        }
        if self.written[path] == nil { order.append(path) }
        self.written[path] = Written(parts: parts, type: type, value: value, expression: expression, alpha: alpha)
    }

    /// The token that holds in this mode: the node, or one of its sets; `nil` if it has none for the mode.
    private mutating func member(of token: YAMLNode, _ path: String) -> YAMLNode? {
        guard let sets = TokenForm.sets(of: token) else { return token }
        var chosen: YAMLNode?
        let isByMode = TokenForm.varyByMode(sets)
        for (index, entry) in sets.entries.enumerated() {
            let name = ThemeText.name([entry.key.text])
            if isByMode ? name == mode : index == 0 {
                chosen = entry.value
            } else if !isByMode || !modes.contains(name) {
                loseOften("the values for '\(entry.key.text)' of", entry.value, path)
            }
        }
        return chosen.flatMap { member(of: $0, path) }
    }

    /// The value or the members that replace those of a token in this mode; as in Primer, `dark` holds for `dark-dimmed` too.
    private mutating func override(of token: YAMLNode, _ path: String) -> YAMLNode? {
        var found: [String: YAMLNode] = [:]
        for entry in TokenForm.overrides(of: token) {
            let name = ThemeText.name([entry.key.text])
            if modes.contains(name) {
                found[name] = entry.value
            } else {
                loseOften("the values for '\(entry.key.text)' of", entry.value, path)
            }
        }
        return found[mode] ?? mode.split(separator: "-").first.flatMap { found[String($0)] }
    }

    /// Reports what stands beside values without `$`, in every set: identifiers, components and the like.
    private mutating func reportPlainMembers(_ token: YAMLNode, _ path: String) {
        for entry in token.entries where !["$schema", "type", "value", "sets"].contains(entry.key.text) {
            loseOften("'\(entry.key.text)' beside the value of", entry.value, path)
        }
        for set in TokenForm.sets(of: token)?.entries.map(\.value) ?? [] { reportPlainMembers(set, path) }
    }

    private mutating func loseOften(_ subject: String, _ place: YAMLNode, _ path: String) {
        if common[subject] == nil { commonOrder.append(subject) }
        common[subject, default: Common(place: place, path: path, paths: [])].paths.insert(path)
    }

    private mutating func reportUnknown(_ key: String, _ entry: YAMLNode.Entry) {
        switch key {
        case "$type", "$description", "$schema", "$deprecated": break
        case "$extensions":
            for extensions in entry.value.entries where !extensions.key.text.hasSuffix("diorama") {
                lose("the extension '\(extensions.key.text)' of a group", extensions.value)
            }
        default: lose("'\(key)' of a group", entry.value)
        }
    }

    // MARK: Tokens

    /// The tokens that a theme has a place for, in the order of the files.
    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        for path in order {
            guard let written = written[path] else { continue }
            if let token = token(path, written) { tokens.append(token) } else { lost.insert(path) }
        }
        return tokens
    }

    private mutating func token(_ path: String, _ token: Written) -> Token? {
        guard let end = end(of: path) else { return literal(token.value).flatMap { _ in nil } }
        guard let type = end.type else {
            lose("'\(path)' has no '$type'", token.value)
            return nil
        }
        guard let category = Self.categories[type] else {
            lose("'\(path)' is of the type '\(type)', which themes do not have", token.value)
            return nil
        }
        guard let text = text(of: token, as: category, path) else { return nil }
        return Token(category: category, name: name(path, token), path: path, place: token.value.range, text: text)
    }

    private static let categories: [String: ImportedToken.Category] = [
        "color": .colors, "dimension": .metrics, "number": .metrics, "typography": .fonts, "shadow": .shadows,
    ]

    /// The end of a chain of aliases.
    private struct End {
        let value: YAMLNode
        /// The type that the first token of the chain has which has one.
        let type: String?
    }

    // By path; nil in a circle, and where there is nothing. Of a long chain, every link would walk the rest again.
    private var ends: [String: End?] = [:]

    private mutating func end(of path: String) -> End? {
        var chain: [Written] = []
        var seen: [String] = []
        var result: End?
        var next: String? = path
        while let path = next {
            if let known = ends[path] {
                result = known
                break
            }
            guard let token = written[path] else { break }
            ends[path] = .some(nil)
            chain.append(token)
            seen.append(path)
            next = reference(token.value)
            if next == nil { result = End(value: token.value, type: token.type) }
        }
        for (path, token) in zip(seen, chain).reversed() {
            result = result.map { End(value: $0.value, type: token.type ?? $0.type) }
            ends[path] = .some(result)
        }
        return result
    }

    /// The name in a theme; the groups that exports of Diorama have for categories are left out.
    private mutating func name(_ path: String, _ token: Written) -> String {
        let isCategory = token.parts.count == 2 && token.parts.first.flatMap(ImportedToken.Category.init) != nil
        return names.name(of: path, isCategory ? Array(token.parts.dropFirst()) : token.parts)
    }

    /// The path in `{a.b}` or in a reference such as `#/a/b/$value`; nil for any other value.
    private func reference(_ value: YAMLNode) -> String? {
        if let text = value.string, text.hasPrefix("{"), text.hasSuffix("}") {
            let path = text.dropFirst().dropLast()
            return String(path.hasSuffix(".$root") ? path.dropLast(6) : path)
        }
        if let pointer = value["$ref"]?.string, pointer.hasPrefix("#/") {
            var steps = JSONPointer.steps(pointer)
            if steps.last == "$value" { steps.removeLast() }
            if steps.last == "$root" { steps.removeLast() }
            return steps.joined(separator: ".")
        }
        return nil
    }

    /// The value, or what it refers to; nil, and a finding, for a circle and for what there is not.
    private mutating func literal(_ value: YAMLNode) -> YAMLNode? {
        guard let path = reference(value) else { return value }
        if let end = end(of: path) { return end.value }
        lose(
            written[path] == nil
                ? "there is no token '\(path)'" : "'{\(path)}' leads back to itself, or to a token that is not there",
            value)
        return nil
    }

    // MARK: Values

    private mutating func text(of token: Written, as category: ImportedToken.Category, _ path: String) -> String? {
        if let path = reference(token.value) {
            guard literal(token.value) != nil, let other = written[path] else { return nil }
            return ThemeText.reference(name(path, other), alpha: token.alpha)
        }
        // What an export has written: an alias with an opacity, which the format has no form for.
        if let expression = token.expression?.string,
            let match = expression.wholeMatch(of: /\$([^\s@$]+) @ ([0-9.]+)%/), written["colors.\(match.1)"] != nil
        {
            return expression
        }
        switch category {
        case .colors:
            guard let color = color(token.value, path) else { return nil }
            return ThemeText.color(token.alpha.map(color.opacity) ?? color)
        case .metrics:
            guard let number = length(token.value) else { return refuse(token.value, path, "no number of pixels") }
            return ThemeText.number(number) ?? refuse(token.value, path, "out of range for a theme")
        case .fonts: return font(token.value, path)
        case .shadows: return shadow(token.value, path)
        }
    }

    private mutating func refuse<Value>(_ node: YAMLNode, _ path: String, _ reason: String) -> Value? {
        lose("the value of '\(path)' is \(reason)", node)
        return nil
    }

    private mutating func color(_ value: YAMLNode, _ path: String) -> SRGBColor? {
        guard let value = literal(value) else { return nil }
        if let text = value.string {
            guard let read = CSSColor.reading(text) else { return refuse(value, path, "no colour") }
            if !read.isInside { loseBrightness(of: path, value) }
            return read.color
        }
        let alpha = value["alpha"]?.number ?? 1
        let components = value["components"]?.items.map { $0.string == "none" ? 0 : $0.number ?? .nan } ?? []
        if let space = value["colorSpace"]?.string.flatMap(ColorSpace.init),
            let read = space.color(components, alpha: alpha)
        {
            if !read.isInside { loseBrightness(of: path, value) }
            return read.color
        }
        guard let hex = value["hex"]?.string, let color = CSSColor.read(hex) else {
            return refuse(value, path, "in a colour space that themes do not have, without 'hex'")
        }
        return color.opacity(alpha)
    }

    private mutating func loseBrightness(of path: String, _ value: YAMLNode) {
        lose("'\(path)' is brighter than sRGB can show, and is clipped", value)
    }

    /// Pixels; a `rem` is sixteen of them.
    private mutating func length(_ value: YAMLNode) -> Double? {
        guard let value = literal(value) else { return nil }
        if let number = value.number { return number }
        if let text = value.string { return CSSLength.read(text) }
        guard let number = value["value"]?.number else { return nil }
        switch value["unit"]?.string {
        case "px": return number
        case "rem": return number * 16
        default: return nil
        }
    }

    private mutating func font(_ value: YAMLNode, _ path: String) -> String? {
        guard let value = literal(value), let size = value["fontSize"].flatMap({ length($0) }) else {
            return refuse(value, path, "no typography with 'fontSize'")
        }
        let weight = value["fontWeight"].flatMap { literal($0) }.flatMap(Self.weight) ?? 400
        let families = value["fontFamily"].flatMap { literal($0) }
        let family = families.flatMap { $0.kind == .sequence ? $0.items.first?.string : $0.string } ?? "system"
        for key in ["letterSpacing"] {
            if let other = value[key], let number = length(other), number != 0 {
                lose("'\(key)' of '\(path)': fonts have size, weight and family", other)
            }
        }
        return ThemeText.font(size: size, weight: weight, family: family)
            ?? refuse(value, path, "out of range for a font of a theme")
    }

    private static func weight(_ value: YAMLNode) -> Double? {
        value.number ?? value.string.flatMap { weights[$0.lowercased()] ?? Double($0) }
    }

    /// The names of the format's section 8.4.
    private static let weights: [String: Double] = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700,
        "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]

    private mutating func shadow(_ value: YAMLNode, _ path: String) -> String? {
        guard let value = literal(value) else { return nil }
        let layers = value.kind == .sequence ? value.items : [value]
        for other in layers.dropFirst() { lose("a further layer of the shadow '\(path)'", other) }
        guard let layer = layers.first.flatMap({ literal($0) }), let hue = layer["color"] else {
            return refuse(value, path, "no shadow with 'color'")
        }
        if layer["inset"]?.text == "true" { return refuse(layer, path, "a shadow inside of its shape") }
        if let spread = layer["spread"], let size = length(spread), size != 0 {
            lose("the spread of the shadow '\(path)'", spread)
        }
        let lengths = [layer["offsetX"] ?? layer["x"], layer["offsetY"] ?? layer["y"], layer["blur"]].map { length in
            length.flatMap { self.length($0) } ?? 0
        }
        let alpha = layer["alpha"]?.number
        let color: String
        if let other = reference(hue), let token = written[other] {
            guard literal(hue) != nil else { return nil }
            color = ThemeText.reference(name(other, token), alpha: alpha)
        } else {
            guard let read = self.color(hue, path) else { return nil }
            color = ThemeText.color(alpha.map(read.opacity) ?? read)
        }
        return ThemeText.shadow(color: color, x: lengths[0], y: lengths[1], radius: lengths[2])
            ?? refuse(value, path, "out of range for a shadow of a theme")
    }

    private mutating func lose(_ message: String, _ node: YAMLNode) {
        findings.append(Diagnostic(.lostInImport, at: node.range, message))
    }
}
