import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let missingImage = Rule(
        "theme.missing-image", .error, "An image's file cannot be read.",
        explanation: "Paths start from the theme's folder.",
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: ↓icons/god.svg\n",
            with: ["Themes/icons/good.svg": "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>"]),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/good.svg\n",
            with: ["Themes/icons/good.svg": "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>"]))
}

extension Diagnostic {
    static func missingImage(_ file: ThemeFile, at range: SourceRange, in files: any FileSystem) -> Diagnostic {
        Diagnostic(
            .missingImage, at: range, "there is no file '\(file.name)' below '\(file.folder)'",
            suggesting: file.nearest(in: files))
    }

    static func unreadableImage(_ path: String, at range: SourceRange, _ error: FileError) -> Diagnostic {
        Diagnostic(.missingImage, at: range, "cannot read the image '\(path)': \(error.reason)")
    }
}
