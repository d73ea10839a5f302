package import ConfigSchema
package import SourceDiagnostics
import TextMeasuring
import ThemeModel

/// The font files of a theme as Android resources, and families that name them by weight.
///
/// Android 8 and later read them: https://developer.android.com/develop/ui/views/text-and-emoji/fonts-in-xml.
package struct AndroidFonts {
    private struct Family {
        let name: String
        let resource: String
        var faces: [(face: ThemeFonts.Face, file: String)] = []
    }

    private let theme: ExportedTheme
    private var families: [Family] = []
    private var files: [(path: String, bytes: [UInt8], place: SourceRange)] = []

    /// Reads the fonts of a theme; a file in a format that Android does not read is a loss.
    package init(_ theme: ExportedTheme, _ losses: inout ExportLosses) {
        self.theme = theme
        let fonts = theme.theme.fonts
        var taken: Set<String> = []
        var resources: [FontFile: String] = [:]
        func reserve(_ name: String) -> String {
            // Several files, and a file and a family, may well have one name in lower case.
            let word = AndroidNames.resource(name)
            let free = taken.contains(word) ? (2...).lazy.map { "\(word)_\($0)" }.first { !taken.contains($0) } : word
            let name = free ?? word
            taken.insert(name)
            return name
        }
        for source in fonts.sources where resources[source.file] == nil {
            guard let font = try? fonts.font(source.file, in: theme.fileSystem) else { continue }
            guard font.format != .woff2 else {
                if let token = theme.tokens.first(where: { $0.category == .fonts && $0.name == source.token }) {
                    losses.add(
                        "Android reads TTF and OTF fonts: '\(source.file.path)' is left out", token, at: source.range)
                }
                continue
            }
            let base = source.file.path.split(separator: "/").last?.dropLast(font.format.rawValue.count + 1) ?? ""
            let name = reserve(String(base))
            resources[source.file] = name
            files.append(("\(name).\(font.format.rawValue)", font.bytes, source.range))
        }
        for face in fonts.faces(in: theme.fileSystem) {
            guard let file = resources[face.file] else { continue }
            let known = families.firstIndex { ThemeFonts.isSame($0.name, face.family) }
            if known == nil { families.append(Family(name: face.family, resource: reserve(Self.word(face.family)))) }
            families[known ?? families.count - 1].faces.append((face, file))
        }
    }

    /// The reference to the family of a font; `nil` for one without a file.
    package func reference(to font: FontValue) -> String? {
        families.first { ThemeFonts.isSame($0.name, font.family) }.map { "@font/\($0.resource)" }
    }

    /// Returns a finding for an app whose layouts name no font: the files are there, and a developer has to name them.
    package func unnamed(by target: String) -> [Diagnostic] {
        guard let family = families.first, let file = files.first else { return [] }
        return [
            Diagnostic(
                .lostInExport, at: file.place, "'\(target)' brings the font files, and the app's layouts name none",
                hint: "name '@font/\(family.resource)' as 'android:fontFamily' in the app's theme")
        ]
    }

    /// Makes the font resources of an Android project.
    ///
    /// - Parameters:
    ///   - folder: The folder of resources, such as `res`.
    ///   - command: The command that writes them, for the comments in their heads.
    /// - Returns: The font files, and a file for each family.
    package func files(in folder: String, writtenBy command: String) -> [ExportedFile] {
        files.map { ExportedFile("\(folder)/font/\($0.path)", .bytes($0.bytes, of: $0.place)) }
            + families.map { family in
                ExportedFile(
                    "\(folder)/font/\(family.resource).xml",
                    .text(
                        [
                            ExportedLine("<?xml version=\"1.0\" encoding=\"utf-8\"?>"),
                            ExportedLine(comment: "'\(command)' writes this file."),
                            ExportedLine(
                                "<font-family xmlns:android=\"http://schemas.android.com/apk/res/android\">"),
                        ] + family.faces.flatMap { lines($0.face, $0.file) } + [ExportedLine("</font-family>")],
                        comments: .markup))
            }
    }

    /// A line for each weight that a file draws, in steps of a hundred.
    private func lines(_ face: ThemeFonts.Face, _ file: String) -> [ExportedLine] {
        guard let source = theme.theme.fonts.sources.first(where: { $0.file == face.file }) else { return [] }
        let drawn = face.font.face.weights
        let isVariable = drawn.count > 1
        let steps = isVariable ? (1...9).map { $0 * 100 }.filter(drawn.contains) : []
        let weights = steps.isEmpty ? [source.weight?.number ?? drawn.lowerBound] : steps
        let style = face.font.face.isItalic ? "italic" : "normal"
        return weights.map { weight in
            let variation = isVariable ? " android:fontVariationSettings=\"'wght' \(weight)\"" : ""
            return ExportedLine(
                "    <font android:fontStyle=\"\(style)\" android:fontWeight=\"\(weight)\"\(variation)"
                    + " android:font=\"@font/\(file)\" />", of: source.token, at: source.range)
        }
    }

    /// A family that has no name of its own is called as its file.
    private static func word(_ family: String) -> String {
        guard let format = FontFormat(path: family) else { return family }
        return String((family.split(separator: "/").last ?? "").dropLast(format.rawValue.count + 1))
    }
}
