import ConfigSchema
import ImageCleaning
import SourceDiagnostics

extension Rule {
    static let imageType = Rule(
        "theme.image-type", .error, "An image has none of the formats that pages show.",
        explanation: "Icons are SVG; pictures may be PNG, JPEG, GIF or WebP. The content must be what the ending says.",
        wrong: .theme(
            themeHead + "images:\n  ic_network_good: ↓icons/good.bmp\n", with: ["Themes/icons/good.bmp": "BM"]),
        right: .theme(
            themeHead + "images:\n  ic_network_good: icons/good.svg\n",
            with: ["Themes/icons/good.svg": "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>"]))
}

extension Diagnostic {
    /// The finding about a name that does not end as an image's.
    static func imageEnding(_ path: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.imageType, at: range, "an image is an \(ImageFormat.names) file; '\(path)' ends otherwise")
    }

    /// The finding about a file that holds something else than its name says.
    static func imageContent(_ path: String, _ found: RasterFormat?, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            .imageType, at: range, "the content of '\(path)' is \(found?.rawValue ?? "not what its ending says")",
            hint: found.map { "end its name in '.\($0.rawValue.lowercased())'" })
    }

    /// The finding about XML that is no drawing.
    static func imageRoot(_ path: String, _ root: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.imageType, at: range, "'\(path)' is no drawing: its root is '\(root)'", hint: "expected 'svg'")
    }
}
