import ConfigSchema
import Importing
import SourceDiagnostics
import ThemeModel

/// The configuration of one pod as its Swift files have it, in the words of themes.
struct AgoraCheckout {
    let pod: AgoraPod
    /// Whether a file of the pod was there.
    private(set) var isThere = false

    private var structs: [String: [String: SwiftStructs.Property]] = [:]
    private var order: [String: [String]] = [:]
    private var files: [String: SourceFile] = [:]

    init(_ pod: AgoraPod, _ files: [SourceFile], _ theme: inout ImportedTheme) {
        self.pod = pod
        for file in files where file.path.contains(pod.configuration) && file.path.hasSuffix(".swift") {
            let name = file.path.split(separator: "/").last ?? ""
            guard name.hasPrefix(pod.prefix) else { continue }
            isThere = true
            guard file.bytes.count <= Self.sizeLimit else {
                theme.lose("the file is larger than any configuration, and is not read", at: .startOf(file))
                continue
            }
            for (name, properties) in SwiftStructs(SwiftTokens(file)).structs {
                structs[name] = Dictionary(
                    properties.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
                order[name] = properties.map(\.name)
                self.files[name] = file
            }
        }
    }

    /// The largest file that is read, in bytes: the app's own have twenty thousand.
    static let sizeLimit = 1 << 20

    private func property(_ type: String, _ name: String) -> SwiftStructs.Property? { structs[type]?[name] }

    private func place(_ type: String, _ property: SwiftStructs.Property) -> SourceRange {
        let file = files[type] ?? SourceFile(path: "", text: "")
        let position = file.position(ofOffset: property.offset)
        return SourceRange(file: file, start: position, end: position)
    }

    // MARK: Tokens

    /// Adds the tokens of all groups, except those that are there.
    func addTokens(to theme: inout ImportedTheme) {
        for name in order[pod.colors] ?? [] {
            if AgoraTokens.shadowMetrics[name] != nil {
                add(.metrics, name, of: pod.colors, to: &theme, number)
            } else if property(pod.colors, name)?.type != "CGSize" {
                add(.colors, name, of: pod.colors, to: &theme, color)
            }
        }
        for name in order[pod.fonts] ?? [] { add(.fonts, name, of: pod.fonts, to: &theme, font) }
        for name in order[pod.frames] ?? [] { add(.metrics, name, of: pod.frames, to: &theme, number) }
        if let shadows = order[pod.shadows] {
            for name in shadows { add(.shadows, name, of: pod.shadows, to: &theme, shadow) }
        } else {
            addAppShadows(to: &theme)
        }
    }

    private func add(
        _ category: ImportedToken.Category, _ identifier: String, of type: String, to theme: inout ImportedTheme,
        _ read: (SwiftExpression) -> String?
    ) {
        guard let property = property(type, identifier) else { return }
        let name = SwiftSpelling.name(of: identifier)
        let place = place(type, property)
        guard let light = read(property.light), let dark = read(property.dark) else {
            theme.lose("'\(type).\(identifier)' is no value that is understood", at: place)
            return
        }
        let values = [ImportedToken.Situation(mode: "light"): light, .init(mode: "dark"): dark]
        if let known = theme.tokens.first(where: { $0.category == category && $0.name == name }) {
            if known.values != values {
                theme.lose(
                    "'\(identifier)' has another value in '\(known.place.file.path)', which is the one that is taken",
                    at: place)
            }
            return
        }
        theme.tokens.append(ImportedToken(category, name, at: place, values: values))
    }

    /// The two shadows of the app, which it keeps in parts.
    private func addAppShadows(to theme: inout ImportedTheme) {
        for (name, color) in [("container", "containerShadowColor"), ("label", "textShadowColor")] {
            guard let offset = property(pod.colors, "\(name)ShadowOffset"), let size = size(offset.light),
                property(pod.colors, color) != nil,
                !theme.tokens.contains(where: { $0.category == .shadows && $0.name == name })
            else { continue }
            let text =
                "{ color: $\(color), offset: \(size), radius: $\(name)ShadowRadius, opacity: $shadowOpacity }"
            theme.tokens.append(
                ImportedToken(
                    .shadows, name, at: place(pod.colors, offset),
                    values: [.init(mode: "light"): text, .init(mode: "dark"): text]))
        }
    }

    // MARK: Components

    /// One value of a component, by the path that the app has.
    struct Value {
        let component: String
        let path: [String]
        let property: AgoraShapes.Property
        /// The theme's text in light and in dark mode; `nil` for a value that is not understood.
        let texts: (light: String, dark: String)?
        let place: SourceRange
    }

    /// Returns the values of all components.
    func values() -> [Value] {
        var values: [Value] = []
        for shape in pod.shapes.components {
            add(shape, pod.component(shape.name), [], AgoraPod.key(of: shape.name), [], to: &values)
        }
        return values
    }

    private func add(
        _ shape: AgoraShapes.Shape, _ type: String, _ arguments: [SwiftExpression.Argument], _ component: String,
        _ path: [String], to values: inout [Value]
    ) {
        if let color = property(type, "shadowColor") {
            let light = shadow(type, arguments, \.light)
            let dark = shadow(type, arguments, \.dark)
            values.append(
                Value(
                    component: component, path: path + ["shadow"],
                    property: .init(name: "shadow", kind: .item("Shadow"), fallback: ""),
                    texts: light.flatMap { light in dark.map { (light, $0) } }, place: place(type, color)))
        }
        for own in shape.properties {
            guard let declared = property(type, own.name) else { continue }
            let argument = arguments.first { $0.label == own.name }?.value
            var property = declared
            if let argument {
                // A ternary as an argument has both modes, too.
                if case .choice(let dark, let light) = argument {
                    property = .init(light: light, dark: dark, type: declared.type, offset: declared.offset)
                } else {
                    property = .init(light: argument, dark: argument, type: declared.type, offset: declared.offset)
                }
            }
            if case .item(let name) = own.kind, name != "Shadow", let item = pod.shapes.item(name) {
                var given: [SwiftExpression.Argument] = []
                if case .call(_, let arguments) = property.light { given = arguments }
                add(item, pod.item(name), given, component, path + [own.name], to: &values)
                continue
            }
            let light = text(property.light, own.kind)
            let dark = text(property.dark, own.kind)
            values.append(
                Value(
                    component: component, path: path + [own.name], property: own,
                    texts: light.flatMap { light in dark.map { (light, $0) } }, place: place(type, declared)))
        }
    }

    /// Returns the value of a shadow that a struct has in parts, such as a label's; `nil` if it is written in another way.
    private func shadow(
        _ type: String, _ arguments: [SwiftExpression.Argument], _ mode: (SwiftStructs.Property) -> SwiftExpression
    ) -> String? {
        let parts = ["shadowColor", "shadowOffset", "shadowRadius", "shadowOpacity"].compactMap { name in
            arguments.first { $0.label == name }?.value ?? property(type, name).map(mode)
        }
        guard parts.count == 4 else { return nil }
        // Either the parts of one token, or each of them as it is.
        let tokens = Set(
            parts.map { part -> String? in
                guard case .member(let base?, _) = part else { return nil }
                return token(base, of: pod.shadows)
            })
        if tokens.count == 1, let token = tokens.first, let token { return token }
        if parts[0].colorMember == "textShadowColor", parts[1].path?.member == "labelShadowOffset",
            parts[2].path?.member == "labelShadowRadius", parts[3].path?.member == "shadowOpacity"
        {
            return "$label"
        }
        guard let color = color(parts[0]), let offset = size(parts[1]), let radius = number(parts[2]),
            let opacity = number(parts[3])
        else { return nil }
        return "{ color: \(color), offset: \(offset), radius: \(radius), opacity: \(opacity) }"
    }

    private func text(_ value: SwiftExpression, _ kind: AgoraShapes.Kind) -> String? {
        switch kind {
        case .boolean: if case .name(let word) = value, word == "true" || word == "false" { word } else { nil }
        case .color, .cgColor: color(value)
        case .number, .float: number(value)
        case .size: size(value)
        case .font: font(value)
        case .image: image(value)
        case .gif: value.argument("forResource").flatMap(Self.text)
        case .text: if case .call(.member(.text(let key)?, _), _) = value { key } else { nil }
        case .alignment: if case .member(_, let word) = value { word } else { nil }
        case .item: shadow(value)
        }
    }

    private static func text(_ value: SwiftExpression) -> String? {
        if case .text(let text) = value { text } else { nil }
    }

    // MARK: Values

    /// Returns the token that a member of a group is.
    private func token(_ value: SwiftExpression, of group: String) -> String? {
        switch value {
        case .name(let name) where property(group, name) != nil: "$" + SwiftSpelling.name(of: name)
        default:
            value.path.flatMap { path in
                path.group == group && property(group, path.member) != nil
                    ? "$" + SwiftSpelling.name(of: path.member) : nil
            }
        }
    }

    private func color(_ value: SwiftExpression) -> String? {
        if let token = token(value, of: pod.colors) { return token }
        switch value {
        case .member(let base?, "cgColor"):
            if let path = base.path, path.group == pod.shadows { return nil }
            return color(base)
        case .member(nil, let word), .member(.name("UIColor")?, let word):
            switch word {
            case "clear", "black", "white": return word
            case "gray": return "\"#808080\""
            default: return nil
            }
        case .call(.member(let base?, "withAlphaComponent"), let arguments):
            guard case .number(let alpha)? = arguments.first?.value, let color = color(base) else { return nil }
            return Self.color(color, alpha: alpha)
        case .call(.name("UIColor"), _):
            var alpha = 1.0
            if let given = value.argument("transparency") {
                guard case .number(let number) = given else { return nil }
                alpha = number
            }
            if case .number(let number)? = value.argument("hex"), (0...0xFFFFFF).contains(number) {
                return Self.color(SRGBColor(hex: UInt32(number)).hexText, alpha: alpha)
            }
            if case .text(let text)? = value.argument("hexString"),
                let number = UInt32(text.drop { $0 == "#" }, radix: 16), number <= 0xFFFFFF
            {
                return Self.color(SRGBColor(hex: number).hexText, alpha: alpha)
            }
            return nil
        default: return nil
        }
    }

    /// Returns the text of a colour with an opacity in place of its own.
    private static func color(_ color: String, alpha: Double) -> String {
        let base = color.filter { $0 != "\"" }.split(separator: " ").first.map(String.init) ?? color
        let isHex = base.hasPrefix("#")
        guard alpha < 1 else { return isHex ? "\"\(base.prefix(7))\"" : base }
        let byte = (alpha * 255).rounded()
        // An opacity of eight bits is written as digits, as people do.
        if isHex, abs(byte / 255 - alpha) < 0.000_05 {
            let digits = String(Int(byte), radix: 16, uppercase: true)
            return "\"\(base.prefix(7))\(byte < 16 ? "0" : "")\(digits)\""
        }
        let text = "\(isHex ? String(base.prefix(7)) : base) @ \(SwiftSpelling.number(alpha * 100))%"
        return isHex ? "\"\(text)\"" : text
    }

    private func number(_ value: SwiftExpression) -> String? {
        switch value {
        case .number(let number): return SwiftSpelling.number(number)
        case .call(.name(let type), let arguments) where type == "Float" || type == "CGFloat":
            return arguments.first.flatMap { number($0.value) }
        case .name(let name), .member(.name(_)?, let name):
            if let token = token(value, of: pod.frames) { return token }
            return AgoraTokens.shadowMetrics[name] == nil ? nil : "$\(name)"
        default: return nil
        }
    }

    private func size(_ value: SwiftExpression) -> String? {
        if case .call(.name("CGSize"), _) = value, let width = value.argument("width").flatMap(number),
            let height = value.argument("height").flatMap(number)
        {
            return "[\(width), \(height)]"
        }
        guard let path = value.path, path.group == pod.colors, path.member.hasSuffix("ShadowOffset"),
            let offset = property(pod.colors, path.member), case .call = offset.light
        else { return nil }
        return size(offset.light)
    }

    private func font(_ value: SwiftExpression) -> String? {
        if let token = token(value, of: pod.fonts) { return token }
        switch value {
        case .member(let base?, "bold"):
            // A token's font in bold is one of its own.
            guard let member = base.path?.member, let font = property(pod.fonts, member),
                case .number(let size)? = font.light.argument("ofSize")
            else { return nil }
            return Self.font(size, "bold", SystemFamilies.word)
        case .call(.member(_, "systemFont"), _):
            guard case .number(let size)? = value.argument("ofSize") else { return nil }
            guard let weight = value.argument("weight") else { return Self.font(size, "regular", SystemFamilies.word) }
            guard case .member(_, let word) = weight, FontWeight(rawValue: word) != nil else { return nil }
            return Self.font(size, word, SystemFamilies.word)
        case .call(.name("UIFont"), _):
            guard case .number(let size)? = value.argument("size"),
                case .list(let attributes)? = value.argument("descriptor")?.argument("fontAttributes"),
                case .text(let family)? = attributes.first(where: { $0.label == "family" })?.value
            else { return nil }
            var weight = "regular"
            if case .list(let traits)? = attributes.first(where: { $0.label == "traits" })?.value,
                case .member(_, let word)? = traits.first?.value, FontWeight(rawValue: word) != nil
            {
                weight = word
            }
            return Self.font(size, weight, family)
        default: return nil
        }
    }

    private static func font(_ size: Double, _ weight: String, _ family: String) -> String {
        "{ size: \(SwiftSpelling.number(size)), weight: \(weight), family: \(ThemeText.scalar(family)) }"
    }

    private func image(_ value: SwiftExpression) -> String? {
        if case .name("nil") = value { return "" }
        guard case .call(.member(_, pod.imageFunction), let arguments) = value,
            case .text(let name)? = arguments.first?.value
        else { return nil }
        return name
    }

    private func shadow(_ value: SwiftExpression) -> String? {
        if let token = token(value, of: pod.shadows) { return token }
        guard case .call(.name(pod.item("Shadow")), let arguments) = value else { return nil }
        if arguments.isEmpty { return "$container" }
        guard let color = value.argument("color").flatMap(color), let offset = value.argument("offset").flatMap(size),
            let radius = value.argument("radius").flatMap(number),
            let opacity = value.argument("opacity").flatMap(number)
        else { return nil }
        return "{ color: \(color), offset: \(offset), radius: \(radius), opacity: \(opacity) }"
    }
}

extension SwiftExpression {
    /// The member of a group whose `cgColor` it is.
    fileprivate var colorMember: String? {
        guard case .member(let base?, "cgColor") = self else { return nil }
        return base.path?.member
    }
}
