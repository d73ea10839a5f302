import ConfigSchema
import Exporting
import SourceDiagnostics
import ThemeModel

/// The groups of tokens of one pod: colours and shadows, fonts, and sizes.
///
/// The app's own tokens come first. A theme's further ones stand below them, because values refer to them.
struct AgoraThemeFiles {
    let values: AgoraValues

    private var export: AgoraExport { values.export }
    private var pod: AgoraPod { values.pod }
    private var program: String { export.theme.program }

    var files: [ExportedFile] { [colors, fonts, frames] }

    // MARK: Tokens

    /// A token in both modes of the app.
    private func tokens(_ category: TokenCategory) -> [(name: String, light: ConfigValue, dark: ConfigValue)] {
        let theme = export.theme.theme
        return export.theme.tokens.filter { $0.category == category }.compactMap { token in
            guard let light = theme.definition(category, token.name, in: export.situation(export.light)) else {
                return nil
            }
            let dark = theme.definition(category, token.name, in: export.situation(export.dark)) ?? light
            return (token.name, light, dark)
        }
    }

    /// Adds a static property whose value may differ by mode.
    private func add(
        _ name: String, _ type: String, _ light: (code: String, place: SourceRange?),
        _ dark: (code: String, place: SourceRange?), to file: inout AgoraSwiftFile
    ) {
        file.separate()
        file.block("static var \(SwiftSpelling.identifier(name)): \(type)") { file in
            guard light.code != dark.code else {
                file.add("return \(light.code)", of: name, at: light.place)
                return
            }
            file.add("switch UIMode {")
            file.add("case .agoraLight: return \(light.code)", of: name, at: light.place)
            file.add("case .agoraDark: return \(dark.code)", of: name, at: dark.place)
            file.add("}")
        }
    }

    // MARK: Colours

    private var colors: ExportedFile {
        var file = AgoraSwiftFile(program: program, imports: ["SwifterSwift", "UIKit"])
        let tokens = tokens(.colors)
        let known = Set(tokens.map(\.name))
        for token in tokens where Self.taken.contains(token.name) {
            export.clash(token.name, at: token.light.range)
        }
        let order = AgoraTokens.colors + tokens.map(\.name).filter { !AgoraTokens.colors.contains($0) }
        let byName = Dictionary(tokens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        file.separate()
        file.block("struct \(pod.colors)") { file in
            for name in order {
                guard let token = byName[name] else {
                    lose(name, known)
                    add(name, "UIColor", ("UIColor.gray", nil), ("UIColor.gray", nil), to: &file)
                    continue
                }
                add(
                    name, "UIColor", (code(token.light, export.light), token.light.range),
                    (code(token.dark, export.dark), token.dark.range), to: &file)
            }
            addShadowParts(to: &file)
        }
        let shadows = self.tokens(.shadows)
        if !shadows.isEmpty {
            file.separate()
            file.block("struct \(pod.shadows)") { file in
                for token in shadows {
                    add(
                        token.name, pod.item("Shadow"), (code(token.light, export.light), token.light.range),
                        (code(token.dark, export.dark), token.dark.range), to: &file)
                }
            }
        }
        return file.file(pod.themeFile(pod.colors))
    }

    /// The names that the app has among its colours for something else.
    private static let taken = Set(AgoraTokens.shadowMetrics.keys).union(
        AgoraTokens.shadowOffsets.keys.map { "\($0)ShadowOffset" })

    private func lose(_ name: String, _ known: Set<String>) {
        guard let file = export.theme.theme.chain.first?.file else { return }
        export.lose(
            "the app draws with the colour '\(name)', and the theme has none: it is grey there",
            "declare it, or extend a theme that has it", at: .startOf(file))
    }

    /// Adds what the app keeps of shadows beside its colours.
    private func addShadowParts(to file: inout AgoraSwiftFile) {
        let metrics = Dictionary(tokens(.metrics).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for (name, value) in AgoraTokens.shadowMetrics.sorted(by: { $0.key < $1.key }) {
            let type = name == "shadowOpacity" ? "Float" : "CGFloat"
            guard let token = metrics[name] else {
                let code = SwiftSpelling.number(value)
                add(name, type, (code, nil), (code, nil), to: &file)
                continue
            }
            // The app reads the opacity as another type than lengths.
            func number(_ value: ConfigValue) -> String {
                let code = code(value, "")
                return type == "Float" && Double(code) == nil ? "Float(\(code))" : code
            }
            add(name, type, (number(token.light), token.light.range), (number(token.dark), token.dark.range), to: &file)
        }
        let shadows = Dictionary(tokens(.shadows).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for (name, offset) in AgoraTokens.shadowOffsets.sorted(by: { $0.key < $1.key }) {
            let own = shadows[name]
            func size(_ value: ConfigValue?, _ mode: String) -> String {
                if case .shadow(.literal(let shadow))? = value?.value {
                    return values.part("offset", of: shadow, mode: mode)
                }
                return "CGSize(width: \(SwiftSpelling.number(offset.0)), height: \(SwiftSpelling.number(offset.1)))"
            }
            add(
                "\(name)ShadowOffset", "CGSize", (size(own?.light, export.light), own?.light.range),
                (size(own?.dark, export.dark), own?.dark.range), to: &file)
        }
    }

    /// Returns the value of a token as it stands in its own group.
    private func code(_ value: ConfigValue, _ mode: String) -> String {
        switch value.value {
        case .color(let color): values.color(color, mode: mode, inside: true)
        case .font(let font): values.font(font, inside: true)
        case .number(let number): values.number(number)
        case .length(.literal(let length)): SwiftSpelling.number(length.value)
        case .length(.token(let name)): values.number(.token(name))
        case .shadow(.literal(let shadow)): values.initialiser(shadow, mode: mode)
        case .shadow(.token(let name)): SwiftSpelling.identifier(name)
        default: ""
        }
    }

    // MARK: Fonts and sizes

    private var fonts: ExportedFile {
        var file = AgoraSwiftFile(program: program, imports: ["UIKit"])
        let tokens = tokens(.fonts)
        let missing = AgoraTokens.fontSizes.filter { size in !tokens.contains { $0.name == "font\(size)" } }
        file.separate()
        file.block("struct \(pod.fonts)") { file in
            for token in tokens {
                constant(token.name, "UIFont", token, to: &file)
            }
            for size in missing {
                file.add("static let font\(size): UIFont = .systemFont(ofSize: \(size))")
            }
        }
        return file.file(pod.themeFile(pod.fonts))
    }

    private var frames: ExportedFile {
        var file = AgoraSwiftFile(program: program, imports: ["UIKit"])
        let tokens = tokens(.metrics).filter { AgoraTokens.shadowMetrics[$0.name] == nil }
        file.separate()
        file.block("struct \(pod.frames)") { file in
            for token in tokens { constant(token.name, "CGFloat", token, to: &file) }
            for (name, value) in AgoraTokens.frames where !tokens.contains(where: { $0.name == name }) {
                file.add("static let \(name): CGFloat = \(SwiftSpelling.number(value))")
            }
        }
        return file.file(pod.themeFile(pod.frames))
    }

    /// Adds a static property that is a constant unless its value differs by mode.
    private func constant(
        _ name: String, _ type: String, _ token: (name: String, light: ConfigValue, dark: ConfigValue),
        to file: inout AgoraSwiftFile
    ) {
        let (light, dark) = (code(token.light, export.light), code(token.dark, export.dark))
        guard light == dark else {
            add(name, type, (light, token.light.range), (dark, token.dark.range), to: &file)
            return
        }
        file.add(
            "static let \(SwiftSpelling.identifier(name)): \(type) = \(light)", of: name, at: token.light.range)
    }
}
