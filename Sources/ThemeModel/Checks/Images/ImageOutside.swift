import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let imageOutside = Rule(
        "theme.image-outside", .error, "An image's file is not below the theme's folder.",
        explanation:
            "A theme brings its images along, so that it can be moved, and so that the preview serves nothing else.",
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: ↓../logo.svg\n",
            with: ["logo.svg": "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>"]
        ),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/logo.svg\n",
            with: ["Themes/icons/logo.svg": "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>"]))
}

extension Diagnostic {
    /// The finding about a path that leads out of the theme's folder as it is written, whatever stands there.
    static func imageOutside(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.imageOutside, at: range, "the image '\(path)' is not below the theme's folder")
    }

    /// The finding about a path on which a link leads out of the folder.
    static func imageLinkOutside(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .imageOutside, at: range, "the image '\(path)' is a link that leads out of the theme's folder")
    }
}
