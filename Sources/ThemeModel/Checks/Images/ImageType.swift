import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let imageType = Rule(
        "theme.image-type", .error, "An image is neither SVG nor PNG.",
        explanation: "Icons are SVG; pictures may be PNG. The content must be what the ending says.",
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: ↓icons/good.gif\n", with: ["Themes/icons/good.gif": "GIF89a"]),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/good.svg\n", with: ["Themes/icons/good.svg": "<svg/>"]))
}

extension Diagnostic {
    /// The finding about a name that does not end as an image's.
    static func imageEnding(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.imageType, at: range, "an image is an \(ImageFormat.names) file; '\(path)' ends otherwise")
    }

    /// The finding about a file that holds something else than its name says.
    static func imageContent(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.imageType, at: range, "the content of '\(path)' is not what its ending says")
    }
}
