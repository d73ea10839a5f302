import ConfigSchema
import Exporting
import ImageCleaning
import SourceDiagnostics
import ThemeModel

/// The colours and images of the theme that an extension uses.
struct AssetCatalog {
    /// A colour in both modes.
    struct ColorSet: Equatable {
        let light: SRGBColor
        let dark: SRGBColor
        let place: SourceRange
    }

    private(set) var colors: [String: ColorSet] = [:]
    private(set) var images: [String: SourceRange] = [:]

    /// Adds a colour; one with another value under the same name gets a number.
    mutating func color(_ name: String, _ set: ColorSet) -> String {
        var (result, number) = (name, 2)
        while let known = colors[result], known.light != set.light || known.dark != set.dark {
            result = "\(name)\(number)"
            number += 1
        }
        if colors[result] == nil { colors[result] = set }
        return result
    }

    /// Adds an image of the theme.
    mutating func image(_ name: String, at place: SourceRange) { images[name] = images[name] ?? place }

    private static let folder = "Theme.xcassets"

    /// The catalogue's files.
    func files(_ theme: ExportedTheme, _ findings: inout [Diagnostic]) -> [ExportedFile] {
        let info = "\"info\" : { \"author\" : \"xcode\", \"version\" : 1 }"
        var files = [Self.json("\(Self.folder)/Contents.json", ["{", "  \(info)", "}"].map { ExportedLine($0) })]
        for (name, set) in colors.sorted(by: { $0.key < $1.key }) {
            func line(_ color: SRGBColor, _ isDark: Bool) -> ExportedLine {
                func part(_ value: Double) -> String { JSONWriting.string(Swift.number(value)) }
                let appearance =
                    isDark ? "\"appearances\" : [{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }], " : ""
                return ExportedLine(
                    "    { \(appearance)\"idiom\" : \"universal\", \"color\" : { \"color-space\" : \"srgb\", \"components\" : "
                        + "{ \"red\" : \(part(color.red)), \"green\" : \(part(color.green)), \"blue\" : \(part(color.blue)), "
                        + "\"alpha\" : \(part(color.alpha)) } } }" + (!isDark && set.dark != set.light ? "," : ""),
                    of: name, at: set.place, isNamed: false)
            }
            let both =
                set.dark == set.light ? [line(set.light, false)] : [line(set.light, false), line(set.dark, true)]
            files.append(
                Self.json(
                    "\(Self.folder)/\(Self.file(name)).colorset/Contents.json",
                    [ExportedLine("{"), ExportedLine("  \"colors\" : [")] + both
                        + [ExportedLine("  ],"), ExportedLine("  \(info)"), ExportedLine("}")]))
        }
        for (name, use) in images.sorted(by: { $0.key < $1.key }) { files += image(name, use, theme, info, &findings) }
        return files
    }

    private func image(
        _ name: String, _ use: SourceRange, _ theme: ExportedTheme, _ info: String, _ findings: inout [Diagnostic]
    ) -> [ExportedFile] {
        var files: [ExportedFile] = []
        var entries: [(code: String, place: SourceRange)] = []
        var isVector = false
        var isTemplate = false
        var first: String?
        var names: Set<String> = []
        for mode in theme.widgetModes {
            let situation = theme.theme.situation(mode: mode, deviceClass: theme.deviceClasses[0], locale: "en")
            guard let image = theme.theme.image(name, in: situation),
                let picture = try? image.file.read(in: theme.fileSystem)
            else { continue }
            let file = image.path.split(separator: "/").last.map(String.init) ?? image.path
            let place = theme.theme.definition(.images, name, in: situation)?.range ?? use
            guard ["svg", "png", "jpg", "jpeg", "pdf"].contains(file.split(separator: ".").last?.lowercased()) else {
                findings.append(
                    .lost("'\(file)' in an asset catalogue", at: place, "use a PNG, JPEG or SVG image"))
                continue
            }
            guard image.path != first else { continue }
            isVector = isVector || file.lowercased().hasSuffix(".svg")
            isTemplate = isTemplate || image.tint != nil
            let isDark = first != nil
            first = first ?? image.path
            // Two folders may have files of one name.
            let written = names.insert(file).inserted ? file : "dark-" + file
            files.append(
                ExportedFile(
                    "\(Self.folder)/\(Self.file(name)).imageset/\(written)", .bytes(picture.clean.bytes, of: place)))
            let appearance =
                isDark ? "\"appearances\" : [{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }], " : ""
            entries.append(
                (
                    "    { \(appearance)\"filename\" : \(JSONWriting.string(written)), \"idiom\" : \"universal\" }",
                    place
                ))
        }
        guard !entries.isEmpty else { return [] }
        var properties: [String] = []
        if isVector { properties.append("\"preserves-vector-representation\" : true") }
        if isTemplate { properties.append("\"template-rendering-intent\" : \"template\"") }
        let end =
            properties.isEmpty ? [] : [ExportedLine("  \"properties\" : { \(properties.joined(separator: ", ")) },")]
        let lines = entries.enumerated().map { index, entry in
            ExportedLine(
                entry.code + (index < entries.count - 1 ? "," : ""), of: name, at: entry.place, isNamed: false)
        }
        return [
            Self.json(
                "\(Self.folder)/\(Self.file(name)).imageset/Contents.json",
                [ExportedLine("{"), ExportedLine("  \"images\" : [")] + lines + [ExportedLine("  ],")] + end
                    + [ExportedLine("  \(info)"), ExportedLine("}")])
        ] + files
    }

    private static func json(_ path: String, _ lines: [ExportedLine]) -> ExportedFile {
        ExportedFile(path, .text(lines, comments: .block))
    }

    /// The name as a folder may have it; the system looks a name up by its folder.
    static func file(_ name: String) -> String {
        let text = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? String($0) : "_" }.joined()
        return text.isEmpty ? "_" : text
    }
}

extension ExportedTheme {
    /// The mode that a light screen has, then the one of a dark screen, where the theme has both.
    var widgetModes: [String] {
        let dark = modes.first { SystemColor.isDark(mode: $0) }
        let light = modes.first { !SystemColor.isDark(mode: $0) }
        return [light ?? dark ?? modes[0]] + (light == nil ? [] : [dark].compactMap(\.self))
    }
}
