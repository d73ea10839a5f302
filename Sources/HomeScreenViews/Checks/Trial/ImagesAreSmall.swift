import ConfigSchema
import SceneModel
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let largeImage = Rule(
        "image.large", .warning, "A widget shows an image with more than 2,000,000 pixels.",
        explanation: """
            An extension has about 30 MB of memory, and a picture takes four bytes for each of its pixels, however small it \
            is shown. A whole screen has fewer than two million points.
            """,
        wrong: .photo(size: "\u{0}\u{10}"), right: .photo(size: "\u{0}\u{4}"))
}

/// The pictures of a widget fit into its memory.
enum ImagesAreSmall: TrialCheck {
    static let rules: [Rule] = [.largeImage]

    /// The most pixels, which four bytes each make 8 MB.
    static let limit = 2_000_000.0

    static func run(_ trial: WidgetTrial, _ diagnostics: inout [Diagnostic]) {
        guard let item = trial.sizes.first, trial.needs.hasImages else { return }
        let backgrounds = (trial.widget.record["layouts"]?.mapEntries ?? []).compactMap {
            $0.value.record?["background"]?.record?["image"]
        }
        let names = trial.sources.flatMap { source in
            [source["name"], source["failed"]?.record?["image"]].compactMap(\.self)
        }
        let situation = trial.theme.situation(mode: trial.theme.defaultMode, deviceClass: "", locale: "")
        for value in (backgrounds + names).sorted(by: { $0.range.start < $1.range.start }) {
            guard case .image(let image)? = trial.theme.resolve(value, in: situation), image.file.isRaster,
                let size = item.picture.context.image(.theme(image))?.size, size.width * size.height > limit
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .largeImage, at: value.range,
                    "the image '\(image.name)' has \(size.width.shortText) by \(size.height.shortText) pixels",
                    hint: "save it with at most 2,000,000, such as 1600 by 1200"))
        }
    }
}

extension ImageFile {
    /// Whether it is made of pixels.
    fileprivate var isRaster: Bool { ImageFormat(path: file.name) != .svg }
}

extension RuleExample {
    /// A widget with a GIF of one pixel on a screen of some size, whose lower byte comes first.
    fileprivate static func photo(size: String) -> RuleExample {
        let mark = size == "\u{0}\u{10}" ? "↓" : ""
        let frame = ",\u{0}\u{0}\u{0}\u{0}\u{1}\u{0}\u{1}\u{0}\u{0}\u{2}\u{1}D\u{0};"
        return .themed(
            "systemMedium", "- image: { name: \(mark)photo, mode: fill }\n",
            with: [
                "Widgets/example/app.yaml": "app: example\ntitle: Example\ntheme: photo\n",
                "Themes/photo.yaml": "theme: photo\nimages: { photo: photo.gif }\n",
                "Themes/photo.gif": "GIF89a\(size)\(size)\u{0}\u{0}\u{0}" + frame,
            ])
    }
}
