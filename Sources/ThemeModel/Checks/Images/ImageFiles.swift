import ConfigSchema
import SourceDiagnostics

/// Every image token names an SVG or PNG file below the theme's folder.
enum ImageFiles: ThemeCheck {
    static let rules: [Rule] = [.missingImage, .imageOutside, .imageType]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let own = theme.own else { return }
        var checked: Set<String> = []
        for entry in own.tokens(.images) {
            forEachSource(entry.value) { source, range in
                // Many tokens share a file; its first use is reported.
                guard !diagnostics.isFull, checked.insert(source.path).inserted else { return }
                let file = own.imageFile(source)
                do throws(ImageFile.Problem) {
                    _ = try file.read(in: files)
                } catch {
                    diagnostics.append(.image(file, at: range, error, in: files))
                }
            }
        }
    }

    private static func forEachSource(_ value: ConfigValue, _ body: (ImageSource, SourceRange) -> Void) {
        switch value.value {
        case .imageSource(let source): body(source, source.pathRange ?? value.range)
        default: for entry in value.mapEntries { forEachSource(entry.value, body) }
        }
    }
}

extension Diagnostic {
    /// The finding about an image that cannot be shown.
    fileprivate static func image(
        _ file: ImageFile, at range: SourceRange, _ problem: ImageFile.Problem, in files: any FileSystem
    ) -> Diagnostic {
        switch problem {
        case .outside: .imageOutside(file.name, at: range)
        case .linkedOutside: .imageLinkOutside(file.name, at: range)
        case .notPlain: .notPlain(image: file.name, at: range)
        case .ending: .imageEnding(file.name, at: range)
        case .content: .imageContent(file.name, at: range)
        case .unreadable(.missing): .missingImage(file, at: range, in: files)
        case .unreadable(let error): .unreadableImage(file.name, at: range, error)
        }
    }
}
