import ConfigSchema
import Exporting
import SourceDiagnostics
import ThemeModel

/// A value as Swift code, and the line of YAML that gives it.
struct SwiftCode: Equatable {
    let code: String
    /// The line; `nil` for a value that is built in.
    var place: SourceRange?

    /// Tells whether both say the same, wherever it is written.
    static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

/// The values of a theme, or of a scene over it, as Swift code for one pod.
struct AgoraValues {
    let export: AgoraExport
    let cascade: Cascade
    let pod: AgoraPod

    private var theme: Theme { export.theme.theme }

    // MARK: Properties

    /// Returns the value of a property that the app calls by a path.
    func value(_ component: String, _ path: [String], _ property: AgoraShapes.Property) -> SwiftCode {
        guard let (leaves, part) = export.leaves(component, path) else { return fallback(property) }
        for leaf in leaves { export.carry(leaf) }
        let leaf = leaves[0]
        func chosen(_ mode: String, _ leaf: AgoraExport.Leaf) -> ConfigValue? {
            cascade.value(component: leaf.component, leaf: leaf.leaf, in: export.situation(mode))
        }
        guard let light = chosen(export.light, leaf) else { return fallback(property) }
        loseDevices(leaf, light)
        for other in leaves.dropFirst() {
            guard let value = chosen(export.light, other),
                theme.resolve(value, in: export.situation(export.light))
                    != theme.resolve(light, in: export.situation(export.light))
            else { continue }
            export.lose(
                "the app has one '\(component).\(path.joined(separator: "."))' for several states, and takes another one's",
                "keep to one value, or decide in the app's own sources", at: value.range)
        }
        let place = light.isWritten ? light.range : nil
        let dark = chosen(export.dark, leaf) ?? light
        let name = ([component] + path).joined(separator: ".")
        guard let first = code(light, part, property, name: name, mode: export.light),
            let second = code(dark, part, property, name: name, mode: export.dark)
        else { return fallback(property) }
        return SwiftCode(
            code: first == second ? first : "UIMode == .agoraDark ? \(second) : \(first)", place: place)
    }

    private func loseDevices(_ leaf: AgoraExport.Leaf, _ value: ConfigValue) {
        for device in export.theme.deviceClasses.dropFirst() {
            let situation = theme.situation(
                mode: export.light, deviceClass: device, locale: export.catalog.vocabulary.firstLocale)
            guard let other = cascade.value(component: leaf.component, leaf: leaf.leaf, in: situation),
                other.isWritten, other.range != value.range
            else { continue }
            export.lose(
                "the app has one value for all devices, and those for '\(device)' are left out",
                "keep to what fits both, or decide in the app's own sources", at: other.range)
        }
    }

    /// Returns what the app has itself for a property that no component declares, or that has no value.
    private func fallback(_ property: AgoraShapes.Property) -> SwiftCode {
        let token = property.fallback.hasPrefix("$") ? String(property.fallback.dropFirst()) : nil
        let code =
            switch property.kind {
            case .boolean: "true"
            case .color: token.map { reference(pod.colors, $0) } ?? "UIColor.clear"
            case .cgColor: (token.map { reference(pod.colors, $0) } ?? "UIColor.clear") + ".cgColor"
            case .number: token.map { reference(pod.frames, $0) } ?? "0"
            case .float: "1"
            case .size: "CGSize.zero"
            case .font: token.map { reference(pod.fonts, $0) } ?? ".systemFont(ofSize: 12)"
            case .image: property.fallback.isEmpty ? "nil" : image(property.fallback)
            case .gif: gif(property.fallback)
            case .text: "\(SwiftSpelling.literal(property.fallback)).\(pod.textFunction)()"
            case .alignment: ".left"
            case .item(let name): pod.item(name) + "()"
            }
        return SwiftCode(code: code)
    }

    // MARK: Code

    private func code(
        _ value: ConfigValue, _ part: String?, _ property: AgoraShapes.Property, name: String, mode: String
    ) -> String? {
        switch (value.value, property.kind) {
        case (.boolean(let flag), .boolean): return String(flag)
        case (.color(let color), .color): return self.color(color, mode: mode)
        case (.color(let color), .cgColor): return self.color(color, mode: mode) + ".cgColor"
        case (.font(let font), .font): return self.font(font)
        case (.number(let number), .number): return self.number(number)
        case (.number(let number), .float): return opacity(number)
        case (.integer(let number), .number): return String(number)
        case (.length(.token(let token)), .number): return self.number(.token(token))
        case (.length(.literal(let length)), .number):
            guard length.unit != .percent else {
                export.lose(
                    "'\(name)' is a share of its surroundings, which the app does not know", "write it in points",
                    at: value.range)
                return nil
            }
            if length.unit == .scaled {
                export.lose(
                    "'\(name)' grows with the screen, and keeps its size in the app", "write it in points",
                    at: value.range)
            }
            return SwiftSpelling.number(length.value)
        case (.image(let image), .image): return self.image(image)
        case (.image(let image), .gif): return moving(image, property, at: value.range)
        case (.enumeration(let word), .alignment): return ".\(word)"
        case (.text, .text), (.byLocale, .text), (.string, .text):
            let key = export.texts.add(value, as: name)
            return "\(SwiftSpelling.literal(key)).\(pod.textFunction)()"
        case (.shadow(let shadow), .item): return self.shadow(shadow, mode: mode)
        case (.shadow(let shadow), _): return self.part(part ?? "", of: shadow, mode: mode)
        default: return nil
        }
    }

    /// Returns a member of one of the groups of tokens.
    func reference(_ group: String, _ name: String) -> String { "\(group).\(SwiftSpelling.identifier(name))" }

    func color(_ color: ColorExpression, mode: String, inside: Bool = false) -> String {
        let code: String
        switch color.base {
        case .token(let name):
            code = inside ? SwiftSpelling.identifier(name) : reference(pod.colors, name)
            return color.alpha.map { "\(code).withAlphaComponent(\(SwiftSpelling.number($0)))" } ?? code
        case .literal(let base): return literal(color.applyingAlpha(to: base))
        case .system(let base): return literal(color.applyingAlpha(to: base.value(in: mode)))
        }
    }

    private func literal(_ color: SRGBColor) -> String {
        if color == .clear { return "UIColor.clear" }
        let digits = color.opacity(1).hexText.dropFirst()
        let alpha = color.alpha < 1 ? ", transparency: \(SwiftSpelling.number(color.alpha))" : ""
        return "UIColor(hex: 0x\(digits)\(alpha))!"
    }

    func number(_ number: NumberExpression, inside: Bool = false) -> String {
        switch number {
        case .literal(let value): return SwiftSpelling.number(value)
        case .token("shadowOpacity"): return "CGFloat(\(reference(pod.colors, "shadowOpacity")))"
        case .token(let name) where AgoraTokens.shadowMetrics[name] != nil: return reference(pod.colors, name)
        case .token(let name): return inside ? SwiftSpelling.identifier(name) : reference(pod.frames, name)
        }
    }

    private func opacity(_ number: NumberExpression) -> String {
        switch number {
        case .literal(let value): SwiftSpelling.number(value)
        case .token("shadowOpacity"): reference(pod.colors, "shadowOpacity")
        case .token: "Float(\(self.number(number)))"
        }
    }

    func font(_ font: FontExpression, inside: Bool = false) -> String {
        switch font {
        case .token(let name): return inside ? SwiftSpelling.identifier(name) : reference(pod.fonts, name)
        case .literal(let font):
            let size = SwiftSpelling.number(font.size)
            let weight = font.weight == .regular ? "" : ".\(font.weight.rawValue)"
            let isSystem = font.family == SystemFamilies.word || font.family.contains("/")
            guard !isSystem else {
                return ".systemFont(ofSize: \(size)" + (weight.isEmpty ? ")" : ", weight: \(weight))")
            }
            let traits = weight.isEmpty ? "" : ", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight\(weight)]"
            return "UIFont(descriptor: UIFontDescriptor(fontAttributes: "
                + "[.family: \(SwiftSpelling.literal(font.family))\(traits)]), size: \(size))"
        }
    }

    // MARK: Images

    private func image(_ name: String) -> String {
        export.use(image: name, in: pod)
        return ".\(pod.imageFunction)(\(SwiftSpelling.literal(AgoraPictures.set(of: name))))"
    }

    private func gif(_ name: String) -> String {
        "Bundle.\(pod.bundleFunction)().url(forResource: \(SwiftSpelling.literal(name)), withExtension: \"gif\")"
    }

    /// Returns the address of a moving picture: the theme's own, or the app's if the theme has a drawing.
    private func moving(_ name: String, _ property: AgoraShapes.Property, at place: SourceRange) -> String {
        let image = theme.image(name, in: export.situation(export.light))
        if image?.path.lowercased().hasSuffix(".gif") == true {
            export.use(image: name, in: pod)
            return gif(AgoraPictures.set(of: name))
        }
        export.lose(
            "the app shows '\(property.fallback)' as a GIF, and keeps its own: '\(name)' is a drawing",
            "name a GIF file as the image", at: place)
        return gif(property.fallback)
    }

    // MARK: Shadows

    private func shadow(_ shadow: ShadowExpression, mode: String) -> String {
        switch shadow {
        case .token(let name): return reference(pod.shadows, name)
        case .literal(let shadow): return initialiser(shadow, mode: mode)
        }
    }

    /// Returns a shadow that is written out.
    func initialiser(_ shadow: ShadowExpression.Shadow, mode: String) -> String {
        let parts = AgoraShapes.shadowParts.map { "\($0): \(part($0, of: shadow, mode: mode))" }
        return "\(pod.item("Shadow"))(\(parts.joined(separator: ", ")))"
    }

    private func part(_ part: String, of shadow: ShadowExpression, mode: String) -> String {
        switch shadow {
        case .token(let name): "\(reference(pod.shadows, name)).\(part)"
        case .literal(let shadow): self.part(part, of: shadow, mode: mode)
        }
    }

    func part(_ part: String, of shadow: ShadowExpression.Shadow, mode: String) -> String {
        switch part {
        case "color": "\(color(shadow.color, mode: mode)).cgColor"
        case "offset": "CGSize(width: \(number(shadow.offsetX)), height: \(number(shadow.offsetY)))"
        case "opacity": opacity(shadow.opacity)
        default: number(shadow.radius)
        }
    }
}

extension AgoraShapes {
    /// The parts of a shadow, by the names of both sides.
    static let shadowParts = ["color", "offset", "opacity", "radius"]
}
