import ConfigSchema
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// Design Tokens in the format of 2025.10: a file for each mode, and a resolver that names them.
///
/// The format: https://www.designtokens.org/tr/2025.10/format/, and resolvers: https://www.designtokens.org/tr/2025.10/resolver/.
public struct DesignTokensTarget: ExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "dtcg"

    /// The sentence for the help text.
    public let summary = "Design Tokens (2025.10): a file for each mode, and a resolver file"

    /// The sentence in the language of a locale.
    public func summary(in locale: String) -> String {
        locale.hasPrefix("zh") ? "设计令牌（Design Tokens 2025.10）：每种模式一个文件，外加一个解析文件" : summary
    }

    /// The form of references with an opacity of their own.
    public let options = [
        TargetOption.flag(
            "exact",
            help: "let colours with an opacity refer to the components of their token, without a hex value",
            chinese: "带不透明度的颜色引用其令牌的分量，不写十六进制值")
    ]

    private var isExact = false

    /// A target that writes colours with an opacity of their own as literals, which every reader knows.
    public init() {}

    /// The form that refers as `exact` says.
    public func with(_ values: [String: String]) -> DesignTokensTarget {
        var target = self
        target.isExact = values["exact"] == "true"
        return target
    }

    /// A file for each mode, one for each further device class with what differs there, and the resolver.
    public func export(_ theme: ExportedTheme) -> Export {
        var findings: [Diagnostic] = []
        // The format has dots between names and braces around them, and its own members begin with `$`.
        let names = ExportedNames(theme, sharing: \.rawValue, &findings) { name in
            let plain = String(name.map { ".{}".contains($0) ? "-" : $0 })
            return plain.hasPrefix("$") ? "-" + plain.dropFirst() : plain
        }
        var losses = ExportLosses()
        let tokens = DesignTokens(theme, names, isExact: isExact)
        let stem = theme.id.replacing("/", with: "-")
        let device = theme.deviceClasses[0]
        var files = theme.modes.map { mode in
            ExportedFile(
                "\(stem)/\(mode).json", DesignTokens.content(tokens.groups(mode: mode, device: device, &losses)))
        }
        var devices: [(name: String, files: [String])] = []
        for other in theme.deviceClasses.dropFirst() {
            let changed = tokens.groups(mode: theme.modes[0], device: other, differingFrom: device, &losses)
            devices.append((other, changed.isEmpty ? [] : ["\(stem)/device-\(other).json"]))
            if !changed.isEmpty {
                files.append(ExportedFile("\(stem)/device-\(other).json", DesignTokens.content(changed)))
            }
        }
        files.insert(resolver(theme, stem, devices), at: 0)
        return Export(files: files, findings: findings + losses.findings)
    }

    private func resolver(
        _ theme: ExportedTheme, _ stem: String, _ devices: [(name: String, files: [String])]
    ) -> ExportedFile {
        func contexts(_ entries: [(name: String, files: [String])]) -> [String] {
            entries.enumerated().map { index, entry in
                let files = entry.files.map { "{ \"$ref\": \(JSONWriting.string($0)) }" }.joined(separator: ", ")
                return "        \(JSONWriting.string(entry.name)): [\(files)]" + (index < entries.count - 1 ? "," : "")
            }
        }
        func modifier(_ name: String, _ entries: [(name: String, files: [String])]) -> [String] {
            [
                "    \"\(name)\": {", "      \"default\": \(JSONWriting.string(entries[0].name)),",
                "      \"contexts\": {",
            ]
                + contexts(entries) + ["      }", "    }"]
        }
        var lines = [
            "{", "  \"$schema\": \"https://www.designtokens.org/schemas/2025.10/resolver.json\",",
            "  \"version\": \"2025.10\",", "  \"name\": \(JSONWriting.string(theme.id)),",
            "  \"description\": \(JSONWriting.string("'\(theme.program) export dtcg' writes this file.")),",
            "  \"modifiers\": {",
        ]
        lines += modifier("mode", theme.modes.map { ($0, ["\(stem)/\($0).json"]) })
        var order = ["mode"]
        if devices.contains(where: { !$0.files.isEmpty }) {
            lines[lines.count - 1] += ","
            lines += modifier("device", [(theme.deviceClasses[0], [])] + devices)
            order.append("device")
        }
        let steps = order.map { "{ \"$ref\": \"#/modifiers/\($0)\" }" }.joined(separator: ", ")
        lines += ["  },", "  \"resolutionOrder\": [\(steps)]", "}"]
        return ExportedFile("\(stem).resolver.json", .text(lines.map { ExportedLine($0) }, comments: .none))
    }
}

/// The tokens of a theme in the format's own words.
private struct DesignTokens {
    private let theme: ExportedTheme
    private let names: ExportedNames
    private let units: MetricUnits
    private let isExact: Bool

    /// The lines of one category.
    struct Group {
        let category: TokenCategory
        let lines: [(code: String, origin: ExportedLine.Origin)]
    }

    init(_ theme: ExportedTheme, _ names: ExportedNames, isExact: Bool) {
        self.theme = theme
        self.names = names
        self.isExact = isExact
        units = MetricUnits(of: theme)
    }

    /// The key of what the format does not say, in reverse domain notation as it asks for.
    private static let extensionKey = "org.diorama"

    /// A file of groups.
    static func content(_ groups: [Group]) -> ExportedFile.Content {
        var lines = [ExportedLine("{")]
        for (index, group) in groups.enumerated() {
            lines.append(ExportedLine("  \"\(group.category.rawValue)\": {"))
            lines += JSONWriting.joined(group.lines)
            lines.append(ExportedLine(index < groups.count - 1 ? "  }," : "  }"))
        }
        return .text(lines + [ExportedLine("}")], comments: .member("line", closing: 3))
    }

    /// The tokens of one mode on one device class; with `other`, those that have another value there.
    func groups(
        mode: String, device: String, differingFrom other: String? = nil, _ losses: inout ExportLosses
    ) -> [Group] {
        var groups: [Group] = []
        for category in TokenCategory.allCases {
            var lines: [(code: String, origin: ExportedLine.Origin)] = []
            for token in theme.tokens where token.category == category {
                guard let value = token.value(mode: mode, deviceClass: device) else { continue }
                if let other {
                    let base = token.value(mode: mode, deviceClass: other)
                    if base?.resolved == value.resolved, base?.alias == value.alias { continue }
                }
                if other != nil,
                    theme.modes.contains(where: {
                        token.value(mode: $0, deviceClass: device)?.resolved != value.resolved
                    })
                {
                    losses.add(
                        "Design Tokens know modes apart from devices: on '\(device)', the value of '\(mode)' holds",
                        token,
                        at: value.place)
                }
                // A pointer leads to a place of the same file, and a file of a device class has few tokens.
                let pointer = isExact && other == nil ? pointer(to: value.alias, mode: mode, device: device) : nil
                guard let (type, text) = text(of: token, value, pointer) else {
                    losses.add("Design Tokens have no pictures: images are left out", token, at: value.place)
                    continue
                }
                let expression = expression(value)
                lines.append(
                    (
                        "    \(JSONWriting.string(names[category, token.name])): { \"$type\": \"\(type)\", \"$value\": \(text), "
                            + "\"$extensions\": { \"\(Self.extensionKey)\": { \"token\": \(JSONWriting.string(token.name))"
                            + expression, ExportedLine.Origin(name: token.name, place: value.place)
                    ))
            }
            if !lines.isEmpty { groups.append(Group(category: category, lines: lines)) }
        }
        return groups
    }

    /// The expression of a reference with an opacity of its own, for which the format has no form.
    private func expression(_ value: ExportedValue) -> String {
        guard let alias = value.alias, let alpha = alias.alpha else { return "" }
        let text = "$\(alias.name) @ \((alpha * 100).shortText)%"
        return ", \"expression\": \(JSONWriting.string(text))"
    }

    /// The pointer to the components of the colour that a reference with an opacity leads to, past other references.
    private func pointer(to alias: TokenAlias?, mode: String, device: String) -> String? {
        guard var alias, alias.alpha != nil else { return nil }
        var seen: Set<String> = []
        while seen.insert(alias.name).inserted {
            let token = theme.tokens.first { $0.category == alias.category && $0.name == alias.name }
            guard let value = token?.value(mode: mode, deviceClass: device) else { return nil }
            guard let next = value.alias else {
                // RFC 6901, section 3.
                let name = names[alias.category, alias.name].replacing("~", with: "~0").replacing("/", with: "~1")
                return "#/\(alias.category.rawValue)/\(name)/$value/components"
            }
            alias = next
        }
        return nil
    }

    private func text(
        of token: ExportedToken, _ value: ExportedValue, _ pointer: String?
    ) -> (type: String, text: String)? {
        let alias = value.alias.flatMap { alias in
            alias.alpha == nil
                ? JSONWriting.string("{\(alias.category.rawValue).\(names[alias.category, alias.name])}") : nil
        }
        switch value.resolved {
        case .color(let color): return ("color", alias ?? Self.color(color, pointer))
        case .number(let number):
            let isLength = units.isLength(token.name)
            return (isLength ? "dimension" : "number", alias ?? (isLength ? Self.length(number) : number.shortText))
        case .font(let font): return ("typography", alias ?? Self.font(font))
        case .shadow(let shadow): return ("shadow", alias ?? Self.shadow(shadow))
        default: return nil
        }
    }

    private static func color(_ color: SRGBColor, _ pointer: String? = nil) -> String {
        if let pointer {
            return "{ \"colorSpace\": \"srgb\", \"components\": { \"$ref\": \(JSONWriting.string(pointer)) }, "
                + "\"alpha\": \(color.alpha.shortText) }"
        }
        let parts = [color.red, color.green, color.blue].map(\.shortText).joined(separator: ", ")
        let hex = color.opacity(1).hexText.lowercased()
        return
            "{ \"colorSpace\": \"srgb\", \"components\": [\(parts)], \"alpha\": \(color.alpha.shortText), \"hex\": \"\(hex)\" }"
    }

    private static func length(_ value: Double) -> String { "{ \"value\": \(value.shortText), \"unit\": \"px\" }" }

    private static func font(_ font: FontValue) -> String {
        let family = font.family == SystemFamilies.word ? "system-ui" : font.family
        return "{ \"fontFamily\": \(JSONWriting.string(family)), \"fontSize\": \(length(font.size)), "
            + "\"fontWeight\": \(font.weight.number), \"letterSpacing\": \(length(0)), \"lineHeight\": 1.35 }"
    }

    private static func shadow(_ shadow: ResolvedShadow) -> String {
        "{ \"color\": \(color(shadow.color)), \"offsetX\": \(length(shadow.offsetX)), "
            + "\"offsetY\": \(length(shadow.offsetY)), \"blur\": \(length(shadow.radius)), \"spread\": \(length(0)) }"
    }
}
