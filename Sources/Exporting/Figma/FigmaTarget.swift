import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// Variables of Figma, as the body of `POST /v1/files/:key/variables`.
///
/// The form: https://www.figma.com/developers/api#post-variables-endpoint.
public struct FigmaTarget: ExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "figma"

    /// The sentence for the help text.
    public let summary = "Figma variables with their modes, as the body of its REST interface"

    /// The sentence in the language of a locale.
    public func summary(in locale: String) -> String {
        locale.hasPrefix("zh") ? "Figma 变量，即其 REST 接口接受的请求正文" : summary
    }

    /// A target without options.
    public init() {}

    /// One file with a collection, its modes, and colours and metrics as variables.
    public func export(_ theme: ExportedTheme) -> Export {
        var findings: [Diagnostic] = []
        var losses = ExportLosses()
        // Figma reads a slash as a group, and refuses dots and braces.
        let names = ExportedNames(theme, sharing: \.rawValue, &findings) {
            $0.replacing(".", with: "-").replacing("{", with: "-").replacing("}", with: "-")
        }
        var variables: [(code: String, origin: ExportedLine.Origin)] = []
        var values: [(code: String, origin: ExportedLine.Origin)] = []
        let device = theme.deviceClasses[0]
        for token in theme.tokens {
            let byMode = theme.modes.compactMap { mode in
                token.value(mode: mode, deviceClass: device).map { (mode, $0) }
            }
            guard let (_, first) = byMode.first else { continue }
            guard let type = Self.types[token.category] else {
                losses.add(
                    "Figma has no variables for \(token.category.rawValue): they are left out", token, at: first.place)
                continue
            }
            noteDevices(of: token, in: theme, first, &losses)
            let id = Self.id(token.category, token.name)
            variables.append(
                (
                    "    { \"action\": \"CREATE\", \"id\": \(id), \"name\": "
                        + JSONWriting.string("\(token.category.rawValue)/\(names[token.category, token.name])")
                        + ", \"variableCollectionId\": \"theme\", \"resolvedType\": \"\(type)\"",
                    ExportedLine.Origin(name: token.name, place: first.place)
                ))
            for (mode, value) in byMode {
                let text = "    { \"variableId\": \(id), \"modeId\": \(Self.id(mode)), \"value\": \(Self.text(value)) }"
                values.append((text, ExportedLine.Origin(name: token.name, place: value.place)))
                if value.alias?.alpha != nil {
                    losses.add(
                        "Figma has no references with an opacity of their own: such colours are written out",
                        token, at: value.place)
                }
            }
        }
        let stem = theme.id.replacing("/", with: "-")
        return Export(
            files: [
                ExportedFile(
                    "\(stem).figma.json",
                    .text(lines(theme, variables, values), comments: .member("description", closing: 1)))
            ], findings: findings + losses.findings)
    }

    private static let types: [TokenCategory: String] = [.colors: "COLOR", .metrics: "FLOAT"]

    private static func id(_ mode: String) -> String { JSONWriting.string("mode-\(mode)") }

    private static func id(_ category: TokenCategory, _ name: String) -> String {
        JSONWriting.string("\(category.rawValue)-\(name)")
    }

    private func noteDevices(
        of token: ExportedToken, in theme: ExportedTheme, _ first: ExportedValue, _ losses: inout ExportLosses
    ) {
        let differs = theme.deviceClasses.dropFirst().contains { device in
            theme.modes.contains {
                token.value(mode: $0, deviceClass: device)?.resolved
                    != token.value(mode: $0, deviceClass: theme.deviceClasses[0])?.resolved
            }
        }
        if differs {
            losses.add(
                "Figma's variables vary by mode alone: values of further devices are left out", token, at: first.place)
        }
    }

    private func lines(
        _ theme: ExportedTheme, _ variables: [(code: String, origin: ExportedLine.Origin)],
        _ values: [(code: String, origin: ExportedLine.Origin)]
    ) -> [ExportedLine] {
        let modes = theme.modes.enumerated().map { index, mode in
            // The first mode comes with the collection, and is only given its name.
            "    { \"action\": \"\(index == 0 ? "UPDATE" : "CREATE")\", \"id\": \(Self.id(mode)), \"name\": "
                + "\(JSONWriting.string(mode)), \"variableCollectionId\": \"theme\" }"
                + (index < theme.modes.count - 1 ? "," : "")
        }
        let head = [
            "{", "  \"variableCollections\": [",
            "    { \"action\": \"CREATE\", \"id\": \"theme\", \"name\": \(JSONWriting.string(theme.id)), \"initialModeId\": "
                + "\(Self.id(theme.modes[0])) }", "  ],", "  \"variableModes\": [",
        ]
        return (head + modes + ["  ],", "  \"variables\": ["]).map { ExportedLine($0) } + JSONWriting.joined(variables)
            + ["  ],", "  \"variableModeValues\": ["].map { ExportedLine($0) }
            + values.enumerated().map { index, line in
                // A value has no member that could name its place.
                ExportedLine(
                    line.code + (index < values.count - 1 ? "," : ""), of: line.origin.name, at: line.origin.place,
                    comment: nil)
            }
            + ["  ]", "}"].map { ExportedLine($0) }
    }

    private static func text(_ value: ExportedValue) -> String {
        if let alias = value.alias, alias.alpha == nil {
            return "{ \"type\": \"VARIABLE_ALIAS\", \"id\": \(id(alias.category, alias.name)) }"
        }
        switch value.resolved {
        case .color(let color):
            let parts = [("r", color.red), ("g", color.green), ("b", color.blue), ("a", color.alpha)]
            return "{ " + parts.map { "\"\($0)\": \($1.shortText)" }.joined(separator: ", ") + " }"
        case .number(let number): return number.shortText
        default: return "null"
        }
    }
}
