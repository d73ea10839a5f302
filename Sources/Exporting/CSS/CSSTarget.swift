import ConfigSchema
import Foundation
import ImageCleaning
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// The tokens of a theme as CSS custom properties, with its images and fonts as files.
///
/// Properties keep the tokens' names, so that a search for `systemBrandColor` finds both; those of images begin with
/// `image-`, and a tint's ends in `-tint`. The default mode holds for the page;
/// another one where the system prefers it, or below an element with `data-mode`. Values by device class hold below an
/// element with `data-device`.
public struct CSSTarget: ExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "css"

    /// The sentence for the help text.
    public let summary = "CSS custom properties by mode and device, with images and fonts as files"

    /// The sentence in the language of a locale.
    public func summary(in locale: String) -> String {
        locale.hasPrefix("zh") ? "按模式和设备划分的 CSS 自定义属性，图片和字体为单独文件" : summary
    }

    /// The form in which properties name images.
    public let options = [
        TargetOption(
            "images", values: ["files", "inline"],
            help: "name images by their files, which a browser looks for beside the style sheet that uses a "
                + "property, or write them into the sheet",
            chinese: "以文件引用图片（浏览器在使用该属性的样式表旁查找），或直接写入样式表")
    ]

    private var areImagesInline = false

    /// A target that names images by their files.
    public init() {}

    /// The form that names images as `images` says.
    public func with(_ values: [String: String]) -> CSSTarget {
        var target = self
        target.areImagesInline = values["images"] == "inline"
        return target
    }

    /// A style sheet, and the images and fonts that it names.
    public func export(_ theme: ExportedTheme) -> Export {
        var findings: [Diagnostic] = []
        let sheet = CSSSheet(theme, areImagesInline: areImagesInline)
        sheet.checkNames(&findings)
        let path = theme.id.replacing("/", with: "-") + ".css"
        return Export(
            files: [ExportedFile(path, .text(sheet.lines, comments: .block))] + sheet.files, findings: findings)
    }
}

/// The style sheet of one theme.
struct CSSSheet {
    private let theme: ExportedTheme
    private let units: MetricUnits
    private let areImagesInline: Bool
    /// The declarations of the default mode on the default device class.
    private var standard: [(token: ExportedToken, declaration: Declaration)] = []

    init(_ theme: ExportedTheme, areImagesInline: Bool) {
        self.theme = theme
        self.areImagesInline = areImagesInline
        units = MetricUnits(of: theme)
        standard = declarations(mode: theme.modes[0], device: theme.deviceClasses[0])
    }

    /// A custom property in one mode on one device class.
    private struct Declaration {
        let property: String
        /// The value for every browser.
        let literal: String
        /// The `var()` of the token that it refers to, or a colour relative to that, which older browsers do not know.
        let live: String?
        let isRelative: Bool
        let origin: ExportedLine.Origin

        /// The value in the block for every browser.
        var text: String { isRelative ? literal : live ?? literal }

        /// Whether it says something else than another one of the same property.
        static func != (left: Self?, right: Self) -> Bool {
            left?.literal != right.literal || left?.live != right.live
        }
    }

    // MARK: Lines

    var lines: [ExportedLine] {
        let mode = theme.modes[0]
        let device = theme.deviceClasses[0]
        let all = standard.map(\.declaration)
        var lines = head
        lines += fontFaces
        lines += block([":root", attribute("mode", mode)], all, scheme: mode)
        // A difference below the page's own element needs what follows from it again: `var()` is looked up where it stands.
        let base = Dictionary(all.map { ($0.property, $0) }) { $1 }
        var byMode: [String: [Declaration]] = [:]
        for mode in theme.modes.dropFirst() {
            let changed = differences(mode: mode, device: device, from: base)
            byMode[mode] = changed
            if mode == preferredMode {
                let lookedUp = block([automatic], changed, scheme: mode)
                lines += [ExportedLine("@media (prefers-color-scheme: \(scheme(mode))) {")] + lookedUp.map(\.indented)
                lines.append(ExportedLine("}"))
            }
            lines += block([attribute("mode", mode)], changed, scheme: mode)
        }
        for device in theme.deviceClasses.dropFirst() {
            let changed = differences(mode: mode, device: device, from: base)
            lines += block([attribute("device", device)], changed)
            for mode in theme.modes.dropFirst() {
                let before = ((byMode[mode] ?? []) + changed).reduce(into: base) { $0[$1.property] = $1 }
                let both = differences(mode: mode, device: device, from: before)
                let (first, second) = (attribute("mode", mode), attribute("device", device))
                if mode == preferredMode, !both.isEmpty {
                    lines.append(ExportedLine("@media (prefers-color-scheme: \(scheme(mode))) {"))
                    lines += block([automatic + second, automatic + " " + second], both).map(\.indented)
                    lines.append(ExportedLine("}"))
                }
                lines += block([first + second, first + " " + second, second + " " + first], both)
            }
        }
        return lines
    }

    private var head: [ExportedLine] {
        [
            ExportedLine(
                comment: "The tokens of the theme '\(theme.id)'; '\(theme.program) export css' writes this file."),
            ExportedLine(comment: "Change the line of YAML that stands beside a value, and export again."),
        ]
            + (areImagesInline || !theme.tokens.contains { $0.category == .images }
                ? []
                : [
                    ExportedLine(
                        comment: "A browser looks for an image beside the style sheet that uses its property: "
                            + "'--images inline' makes sheets in other folders find it.")
                ])
    }

    /// A rule, and beside it what only browsers with relative colours understand.
    private func block(
        _ selectors: [String], _ declarations: [Declaration], scheme mode: String? = nil
    ) -> [ExportedLine] {
        guard !declarations.isEmpty else { return [] }
        var lines = opening(selectors)
        if let mode { lines.append(ExportedLine("  color-scheme: \(scheme(mode));")) }
        lines += declarations.map { line($0, $0.text) }
        lines.append(ExportedLine("}"))
        let relative = declarations.filter(\.isRelative)
        guard !relative.isEmpty else { return lines }
        lines.append(ExportedLine("@supports (color: rgb(from red r g b / 50%)) {"))
        lines += (opening(selectors) + relative.map { line($0, $0.live ?? $0.literal) } + [ExportedLine("}")])
            .map(\.indented)
        return lines + [ExportedLine("}")]
    }

    private func opening(_ selectors: [String]) -> [ExportedLine] {
        selectors.enumerated().map { ExportedLine($1 + ($0 == selectors.count - 1 ? " {" : ",")) }
    }

    private func line(_ declaration: Declaration, _ text: String) -> ExportedLine {
        ExportedLine("  \(declaration.property): \(text);", of: declaration.origin.name, at: declaration.origin.place)
    }

    private var fontFaces: [ExportedLine] {
        SceneStyles.fonts(of: theme.theme, in: EmptyCollection(), isDrawnByFiles: true, theme.fileSystem) { file, _ in
            path(of: file.path)
        }.split(separator: "\n").map { ExportedLine(String($0)) }
    }

    // MARK: Modes

    /// The mode that follows the system's choice: the first one that is dark where the default is light, or the reverse.
    private var preferredMode: String? {
        let first = SystemColor.isDark(mode: theme.modes[0])
        return theme.modes.dropFirst().first { SystemColor.isDark(mode: $0) != first }
    }

    /// Selects the page's own element while nobody has chosen a mode.
    ///
    /// The selector weighs no more than one attribute, so that the rule of a device, further down, wins on the same element.
    private let automatic = ":root:where(:not([data-mode]))"

    private func scheme(_ mode: String) -> String { SystemColor.isDark(mode: mode) ? "dark" : "light" }

    private func attribute(_ name: String, _ value: String) -> String { "[data-\(name)=\(CSSValue.quoted(value))]" }

    /// The families for `system`; a page calls a file that the theme brings for it by a name of its own.
    private var systemFamilies: [String] {
        let isReplaced = theme.theme.fonts.sources.contains { ThemeFonts.isSame($0.family ?? "", SystemFamilies.word) }
        return (isReplaced ? [CSSValue.quoted(SystemFamilies.replacement)] : []) + CSSValue.nativeFamilies
    }

    // MARK: Values

    private func declarations(mode: String, device: String) -> [(token: ExportedToken, declaration: Declaration)] {
        theme.tokens.flatMap { token -> [(token: ExportedToken, declaration: Declaration)] in
            guard let value = token.value(mode: mode, deviceClass: device) else { return [] }
            return declarations(of: token, value).map { (token, $0) }
        }
    }

    /// The declarations that say something else than those of the same properties elsewhere.
    private func differences(mode: String, device: String, from base: [String: Declaration]) -> [Declaration] {
        declarations(mode: mode, device: device).map(\.declaration).filter { base[$0.property] != $0 }
    }

    private func declarations(of token: ExportedToken, _ value: ExportedValue) -> [Declaration] {
        let origin = ExportedLine.Origin(name: token.name, place: value.place)
        // An icon and its colour may well have one name.
        let property = (token.category == .images ? "--image-" : "--") + Self.identifier(token.name)
        func declaration(_ literal: CSSValue, _ property: String, following alias: TokenAlias?) -> Declaration {
            let variable = alias.map { "var(--\(Self.identifier($0.name)))" }
            let alpha = alias?.alpha
            return Declaration(
                property: property, literal: literal.text,
                live: variable.map { variable in
                    alpha.map { "rgb(from \(variable) r g b / \(CSSValue.fraction($0).text))" } ?? variable
                }, isRelative: alpha != nil, origin: origin)
        }
        switch value.resolved {
        case .color(let color): return [declaration(.color(color), property, following: value.alias)]
        case .font(let font):
            let text = CSSValue.font(font, families: systemFamilies)
            return [declaration(text, property, following: value.alias)]
        case .number(let number):
            let text = units.isLength(token.name) ? CSSValue.points(number) : .number(number)
            return [declaration(text, property, following: value.alias)]
        case .shadow(let shadow): return [declaration(.shadow(shadow), property, following: value.alias)]
        case .image(let image):
            let file = declaration(.url(address(of: image)), property, following: nil)
            guard let tint = image.tint else { return [file] }
            return [file, declaration(.color(tint), property + "-tint", following: value.alias)]
        default: return []
        }
    }

    // MARK: Files

    /// The images and fonts, each once, in the form in which pages may have them.
    var files: [ExportedFile] {
        var seen: Set<String> = []
        var files: [ExportedFile] = []
        for token in theme.tokens where token.category == .images && !areImagesInline {
            for mode in theme.modes {
                guard let value = token.value(mode: mode, deviceClass: theme.deviceClasses[0]),
                    case .image(let image) = value.resolved, seen.insert(image.path).inserted,
                    let picture = try? image.file.read(in: theme.fileSystem)
                else { continue }
                files.append(ExportedFile(path(of: image.path), .bytes(picture.clean.bytes, of: value.place)))
            }
        }
        for source in theme.theme.fonts.sources where seen.insert(source.file.path).inserted {
            guard let font = try? theme.theme.fonts.font(source.file, in: theme.fileSystem) else { continue }
            files.append(ExportedFile(path(of: source.file.path), .bytes(font.bytes, of: source.range)))
        }
        return files
    }

    /// The address of an image: its file, or the image itself.
    private func address(of image: ResolvedImage) -> String {
        guard areImagesInline, let picture = try? image.file.read(in: theme.fileSystem) else {
            return path(of: image.path)
        }
        return "data:\(picture.format.mediaType);base64," + Data(picture.clean.bytes).base64EncodedString()
    }

    /// The path for a file of the project: its own below the folder of themes.
    private func path(of file: String) -> String {
        let folder = ProjectLayout.standard.themeFolder + "/"
        if file.hasPrefix(folder) { return String(file.dropFirst(folder.count)) }
        return file.split(separator: "/").last.map(String.init) ?? file
    }

    // MARK: Names

    /// Finds tokens whose properties would have one name.
    func checkNames(_ findings: inout [Diagnostic]) {
        var owners: [String: ExportedToken] = [:]
        for (token, declaration) in standard {
            guard let other = owners.updateValue(token, forKey: declaration.property) else { continue }
            findings.append(
                .nameClash(
                    token, other, in: theme, at: declaration.origin.place,
                    "are both '\(declaration.property)' in CSS"))
        }
    }

    /// A token's name as the part of a property behind `--`.
    ///
    /// Characters that may not stand in an identifier are escaped as CSSOM serializes them. Names with invisible characters
    /// are refused when the theme is read.
    static func identifier(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\u{80}"...: result.unicodeScalars.append(scalar)
            default: result += "\\" + String(scalar.value, radix: 16) + " "
            }
        }
        return result
    }
}

extension ExportedLine {
    /// The line as it stands in a block.
    fileprivate var indented: ExportedLine {
        guard let origin else { return ExportedLine("  " + code) }
        return ExportedLine("  " + code, of: origin.name, at: origin.place)
    }
}
