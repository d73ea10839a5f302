import ConfigSchema
import SourceDiagnostics
import TextMeasuring

extension Rule {
    static let fontFile = Rule(
        "theme.font-file", .error, "A font's file cannot be used.",
        explanation: """
            A theme's fonts are \(FontFormat.names) files below the theme's folder. They are served with the page, written \
            into what `render` makes, and measured. A file that is missing, damaged, or another format than its ending \
            says is not served; nor can a page tell two files apart that are one family in one weight.
            """,
        wrong: .theme(themeHead + "fonts:\n  font9: { size: 9, file: ↓fonts/Brand.woff2 }\n"),
        right: .theme(themeHead + "fonts:\n  font9: { size: 9 }\n"))
}

/// Every font token with a file names a font below the theme's folder.
enum FontFiles: ThemeCheck {
    static let rules: [Rule] = [.fontFile]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let own = theme.own?.file else { return }
        var checked: Set<FontFile> = []
        var seen: [ThemeFonts.Source] = []
        for source in theme.fonts.sources {
            defer { seen.append(source) }
            guard source.range.file.path == own.path, !diagnostics.isFull else { continue }
            if let clash = seen.first(where: { $0.clashes(with: source) }) {
                diagnostics.append(
                    Diagnostic(
                        .fontFile, at: source.range(of: \.family),
                        "'\(source.file.file.name)' and '\(clash.file.file.name)' are both '\(source.value.family)' "
                            + "in weight \(source.value.weight)",
                        hint: "give one of them another 'family' or 'weight'",
                        notes: [.init("the other file is named here", at: clash.range(of: \.file))]))
            }
            guard checked.insert(source.file).inserted else { continue }
            do throws(FontFile.Problem) {
                _ = try theme.fonts.font(source.file, in: files)
            } catch {
                diagnostics.append(.font(source.file.file, at: source.range(of: \.file), error, in: files))
            }
        }
    }
}

extension ThemeFonts.Source {
    /// Whether a page could not tell the two apart.
    fileprivate func clashes(with other: ThemeFonts.Source) -> Bool {
        guard let family, let otherFamily = other.family, let weight, weight == other.weight else { return false }
        return file != other.file && ThemeFonts.isSame(family, otherFamily)
    }
}

extension Diagnostic {
    /// The finding about a font that cannot be served.
    fileprivate static func font(
        _ file: ThemeFile, at range: SourceRange, _ problem: FontFile.Problem, in files: any FileSystem
    ) -> Diagnostic {
        let name = file.name
        switch problem {
        case .file(.outside):
            return Diagnostic(.fontFile, at: range, "the font '\(name)' is not below the theme's folder")
        case .file(.linkedOutside):
            return Diagnostic(.fontFile, at: range, "the font '\(name)' is a link that leads out of the theme's folder")
        case .file(.notPlain):
            return Diagnostic(
                .fontFile, at: range, "'\(name)' cannot be the path of a font", suggesting: file.nearest(in: files),
                hint: "write its plain path below the theme's folder, such as 'fonts/Brand.woff2'")
        case .file(.unreadable(.missing)):
            return Diagnostic(
                .fontFile, at: range, "there is no file '\(name)' below '\(file.folder)'",
                suggesting: file.nearest(in: files), hint: "paths start from the theme's folder")
        case .file(.unreadable(let error)):
            return Diagnostic(.fontFile, at: range, "cannot read the font '\(name)': \(error.reason)")
        case .file(.ending):
            return Diagnostic(.fontFile, at: range, "a font is a \(FontFormat.names) file; '\(name)' ends otherwise")
        case .otherFormat(let format):
            return Diagnostic(
                .fontFile, at: range, "the content of '\(name)' is that of a .\(format.rawValue) file",
                hint: "end its name in '.\(format.rawValue)'")
        case .content(let problem):
            return Diagnostic(.fontFile, at: range, "'\(name)' \(problem.words)", hint: "export the font again")
        }
    }
}

extension ThemeFile {
    /// The file that another spelling of the path means, else the one beside it whose name is nearest.
    func nearest(in files: any FileSystem) -> Suggestion? {
        var plain = name.replacing("\\", with: "/")
        for start in ["./", folder + "/"] where plain.hasPrefix(start) { plain = String(plain.dropFirst(start.count)) }
        let meant = ThemeFile(plain, in: folder)
        if plain != name, ProjectLayout.standard.isPlain(plain), files.kind(of: meant.path) == .file {
            return Suggestion(plain)
        }
        let parent = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
        return Suggestion(nearestTo: name, in: files.entries(of: folder + "/" + parent).map { parent + $0 })
    }
}

extension FontProblem {
    fileprivate var words: String {
        switch self {
        case .notAFont: "is no font"
        case .otherFormat(let name): "is \(name); a theme's fonts are \(FontFormat.names) files"
        case .truncated(let expected, let found): "ends after \(found) of at least \(expected) bytes"
        case .damaged: "is a damaged font"
        }
    }
}
