import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let missingImage = Rule(
        "theme.missing-image", .error, "An image's file cannot be read.",
        explanation: "Paths start from the theme's folder.",
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: ↓icons/god.svg\n", with: ["Themes/icons/good.svg": "<svg/>"]),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/good.svg\n", with: ["Themes/icons/good.svg": "<svg/>"]))
}

extension Diagnostic {
    static func missingImage(_ file: ImageFile, at range: SourceRange, in files: any FileSystem) -> Diagnostic {
        let slash = file.name.lastIndex(of: "/")
        let parent = slash.map { String(file.name[...$0]) } ?? ""
        let beside = files.entries(of: file.folder + "/" + parent).map { parent + $0 }
        return Diagnostic(
            .missingImage, at: range, "there is no file '\(file.name)' below '\(file.folder)'",
            suggesting: Suggestion(nearestTo: file.name, in: beside))
    }

    static func unreadableImage(_ path: String, at range: SourceRange, _ error: FileError) -> Diagnostic {
        Diagnostic(.missingImage, at: range, "cannot read the image '\(path)': \(error.reason)")
    }
}
