import ConfigSchema
import HomeScreenModel
import SourceDiagnostics

extension Rule {
    static let moving = Rule(
        "home.moving", .error, "A widget shows an image that moves, or a video.",
        explanation: """
            The system takes a picture of each entry: nothing in a widget moves but times that it draws itself. Of a GIF \
            nothing is shown. Save a picture that stands still, as PNG, JPEG or WebP.
            """,
        wrong: .layout("systemMedium", "- image: { url: \"↓https://example.com/cat.gif\", mode: fill }\n"),
        right: .layout("systemMedium", "- image: { url: \"https://example.com/cat.png\", mode: fill }\n"))
}

/// Pictures from addresses stand still.
enum PictureStands: LayoutCheck {
    static let rules: [Rule] = [.moving]

    /// The endings of what moves.
    private static let endings = ["gif", "apng", "mp4", "m4v", "mov", "webm", "avi", "lottie"]

    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic]) {
        let images = layout.entries.compactMap { $0.name == ImageView.name ? $0.source["url"] : nil }
        for value in images + [layout.background?.record?["url"]].compactMap(\.self) {
            guard let written = WrittenText(value) else { continue }
            // What follows the path may name anything.
            let path = written.text.prefix { !"?#".contains($0) }.lowercased()
            guard let ending = endings.first(where: { path.hasSuffix("." + $0) }) else { continue }
            diagnostics.append(
                Diagnostic(
                    .moving, at: written.range, "a widget stands still, and a .\(ending) moves",
                    hint: "use a PNG, JPEG or WebP picture"))
        }
    }
}
