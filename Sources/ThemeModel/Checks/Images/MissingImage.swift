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
    static func missingImage(
        _ source: ImageSource, at range: SourceRange, below folder: String, in files: any FileSystem
    ) -> Diagnostic {
        let slash = source.path.lastIndex(of: "/")
        let parent = slash.map { String(source.path[...$0]) } ?? ""
        let beside = files.entries(of: folder + "/" + parent).map { parent + $0 }
        return Diagnostic(
            .missingImage, at: range, "there is no file '\(source.path)' below '\(folder)'",
            suggesting: Suggestion(nearestTo: source.path, in: beside))
    }

    static func unreadableImage(_ source: ImageSource, at range: SourceRange, _ error: FileError) -> Diagnostic {
        Diagnostic(.missingImage, at: range, "cannot read the image '\(source.path)': \(error.reason)")
    }
}
