import ConfigSchema
import Foundation
import SourceDiagnostics
import ThemeModel

/// Android resources, and the colours as Kotlin for Compose.
///
/// Values by mode lie in `values` and `values-night`, those of further device classes in `values-sw600dp`, from where on
/// Android takes a device for a tablet. The forms: https://developer.android.com/guide/topics/resources/more-resources.
public struct AndroidTarget: ExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "android"

    /// The sentence for the help text.
    public let summary = "Android resources for light and night, and colours in Kotlin for Compose"

    /// The sentence in the language of a locale.
    public func summary(in locale: String) -> String {
        locale.hasPrefix("zh") ? "Android 浅色与深色资源，以及供 Compose 使用的 Kotlin 颜色" : summary
    }

    /// A target without options.
    public init() {}

    /// Resource files by mode and device, and one file of Kotlin.
    public func export(_ theme: ExportedTheme) -> Export {
        var findings: [Diagnostic] = []
        var losses = ExportLosses()
        let names = ExportedNames(theme, sharing: \.rawValue, &findings, AndroidNames.resource)
        let fonts = AndroidFonts(theme, &losses)
        let resources = AndroidResources(theme, names, fonts)
        let files =
            resources.files(&losses) + fonts.files(in: "res", writtenBy: "\(theme.program) export \(name)")
            + [kotlin(theme, &losses, &findings)]
        return Export(files: files, findings: findings + losses.findings)
    }

    // MARK: Compose

    private func kotlin(
        _ theme: ExportedTheme, _ losses: inout ExportLosses, _ findings: inout [Diagnostic]
    ) -> ExportedFile {
        // Tokens with one name in Kotlin have one as resources, too, where that was told.
        var told: [Diagnostic] = []
        let names = ExportedNames(theme, sharing: \.rawValue, &told, AndroidNames.kotlin)
        let type = AndroidNames.type(theme.id)
        let colors = theme.tokens.filter { $0.category == .colors }
        var lines = [
            ExportedLine(comment: "'\(theme.program) export android' writes this file."), ExportedLine(""),
            ExportedLine("package theme"), ExportedLine(""),
            ExportedLine("import androidx.compose.runtime.Immutable"),
            ExportedLine("import androidx.compose.ui.graphics.Color"), ExportedLine(""),
            ExportedLine("@Immutable"), ExportedLine("data class \(type)Colors("),
        ]
        lines += colors.map { ExportedLine("    val \(names[.colors, $0.name]): Color,") } + [ExportedLine(")")]
        for mode in theme.modes {
            lines += [ExportedLine(""), ExportedLine("val \(type)\(AndroidNames.type(mode))Colors = \(type)Colors(")]
            for token in colors {
                guard let value = token.value(mode: mode, deviceClass: theme.deviceClasses[0]),
                    case .color(let color) = value.resolved
                else { continue }
                lines.append(
                    ExportedLine(
                        "    \(names[.colors, token.name]) = Color(0x\(AndroidNames.digits(color))),", of: token.name,
                        at: value.place))
            }
            lines.append(ExportedLine(")"))
        }
        return ExportedFile("kotlin/theme/\(type)Colors.kt", .text(lines, comments: .line))
    }
}

/// How Android spells names and colours.
enum AndroidNames {
    /// The name of a resource: lower case, digits and underscores, a letter first.
    static func resource(_ name: String) -> String {
        let joined = ExportedNames.words(name).joined(separator: "_")
        let word = joined.first?.isLetter == true ? joined : "n" + joined
        // Resources become fields of Java.
        return javaWords.contains(word) ? word + "_" : word
    }

    /// The name of a property of Kotlin.
    static func kotlin(_ name: String) -> String {
        let words = ExportedNames.words(name)
        let joined = (words.first ?? "") + words.dropFirst().map(\.capitalized).joined()
        let word = joined.first?.isLetter == true ? joined : "n" + joined
        return kotlinWords.contains(word) ? "`\(word)`" : word
    }

    /// The name of a type, or a part of one.
    static func type(_ name: String) -> String {
        let joined = ExportedNames.words(name).map(\.capitalized).joined()
        return joined.first?.isLetter == true ? joined : "N" + joined
    }

    /// `AARRGGBB`, the alpha first.
    static func digits(_ color: SRGBColor) -> String {
        let hex = color.hexText.dropFirst()
        return (hex.count == 8 ? hex.suffix(2) : "FF") + String(hex.prefix(6))
    }

    private static let javaWords: Set = [
        "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
        "default", "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if",
        "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private",
        "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
        "throw", "throws", "transient", "true", "try", "void", "volatile", "while",
    ]

    private static let kotlinWords: Set = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while",
    ]
}

/// The tokens of a theme as resources.
private struct AndroidResources {
    private let theme: ExportedTheme
    private let names: ExportedNames
    private let fonts: AndroidFonts
    private let units: MetricUnits

    init(_ theme: ExportedTheme, _ names: ExportedNames, _ fonts: AndroidFonts) {
        self.theme = theme
        self.names = names
        self.fonts = fonts
        units = MetricUnits(of: theme)
    }

    func files(_ losses: inout ExportLosses) -> [ExportedFile] {
        let (light, device) = (theme.modes[0], theme.deviceClasses[0])
        let night = theme.modes.dropFirst().first
        func isSame(_ token: ExportedToken, _ one: (String, String), _ other: (String, String)) -> Bool {
            let values = [one, other].map { token.value(mode: $0.0, deviceClass: $0.1) }
            return values[0]?.resolved == values[1]?.resolved && values[0]?.alias == values[1]?.alias
        }
        var files = folder("values", mode: light, device: device, losses: &losses) { _ in true }
        if let night {
            files += folder("values-night", mode: night, device: device, losses: &losses) {
                !isSame($0, (night, device), (light, device))
            }
        }
        if let large = theme.deviceClasses.dropFirst().first {
            files += folder("values-sw600dp", mode: light, device: large, losses: &losses) {
                !isSame($0, (light, large), (light, device))
            }
        }
        for token in theme.tokens {
            for mode in theme.modes.dropFirst(2) {
                guard let value = token.value(mode: mode, deviceClass: device) else { continue }
                losses.add(
                    "Android's resources know two modes: values of '\(mode)' are in Kotlin alone", token,
                    at: value.place)
            }
            for other in theme.deviceClasses.dropFirst(2) {
                guard let value = token.value(mode: light, deviceClass: other) else { continue }
                losses.add("Android's resources get two device classes: '\(other)' is left out", token, at: value.place)
            }
        }
        return files
    }

    /// The files of a folder of resources, with the tokens that belong there.
    private func folder(
        _ folder: String, mode: String, device: String, losses: inout ExportLosses,
        _ belongs: (ExportedToken) -> Bool
    ) -> [ExportedFile] {
        var lines: [String: [ExportedLine]] = [:]
        for token in theme.tokens {
            guard let value = token.value(mode: mode, deviceClass: device), belongs(token) else { continue }
            guard let (file, text) = resource(token, value) else {
                losses.add(
                    Self.reason(token.category),
                    token, at: value.place)
                continue
            }
            if case .font(let font) = value.resolved, fonts.reference(to: font) == nil,
                !SystemFamilies.stand(for: font.family)
            {
                losses.add(
                    "Android's styles name families by their files: '\(font.family)' has none that it reads", token,
                    at: value.place)
            }
            lines[file, default: []] += text.enumerated().map { index, line in
                // The last line alone has a comment.
                index == text.count - 1
                    ? ExportedLine(line, of: token.name, at: value.place)
                    : ExportedLine(line, of: token.name, at: value.place, comment: nil)
            }
        }
        return lines.sorted { $0.key < $1.key }.map { name, lines in
            AndroidResourceFile.file(
                "res/\(folder)/\(name).xml", lines, writtenBy: "\(theme.program) export android")
        }
    }

    private static func reason(_ category: TokenCategory) -> String {
        category == .images
            ? "'android' writes no images: make vector drawables of their files in Android Studio"
            : "Android's resources have no place for \(category.rawValue): they are left out"
    }

    /// The file and the lines of a token; nil for what Android has no resource for.
    private func resource(_ token: ExportedToken, _ value: ExportedValue) -> (file: String, lines: [String])? {
        let name = names[token.category, token.name]
        func reference(_ kind: String) -> String? {
            value.alias.flatMap { $0.alpha == nil ? "@\(kind)/\(names[$0.category, $0.name])" : nil }
        }
        switch value.resolved {
        case .color(let color):
            let line =
                reference("color").map { AndroidResourceFile.color(name, $0) } ?? AndroidResourceFile.color(name, color)
            return ("colors", [line])
        case .number(let number):
            if units.isLength(token.name) {
                return (
                    "dimens", ["    <dimen name=\"\(name)\">\(reference("dimen") ?? number.shortText + "dp")</dimen>"]
                )
            }
            let text = reference("dimen") ?? number.shortText
            return ("dimens", ["    <item name=\"\(name)\" type=\"dimen\" format=\"float\">\(text)</item>"])
        case .font(let font):
            if let other = reference("style") {
                return ("styles", ["    <style name=\"\(name)\" parent=\"\(other)\" />"])
            }
            let family = fonts.reference(to: font).map { ["        <item name=\"android:fontFamily\">\($0)</item>"] }
            return (
                "styles",
                ["    <style name=\"\(name)\">"] + (family ?? []) + [
                    "        <item name=\"android:textSize\">\(font.size.shortText)sp</item>",
                    "        <item name=\"android:textFontWeight\">\(font.weight.number)</item>",
                    "    </style>",
                ]
            )
        default: return nil
        }
    }
}
