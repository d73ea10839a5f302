import ConfigSchema
import ImageCleaning
import SourceDiagnostics

/// Every image token names a picture below the theme's folder, and one that can be shown as it is.
enum ImageFiles: ThemeCheck {
    static let rules: [Rule] =
        [.missingImage, .imageOutside, .imageType, .brokenImage] + ImageRemarks.rules

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let own = theme.own else { return }
        var uses: [Use] = []
        var used: Set<String> = []
        for entry in own.tokens(.images) {
            forEachSource(entry.value) { source, range in
                // Many tokens share a file; its first use is reported.
                if used.insert(source.path).inserted { uses.append(Use(file: own.imageFile(source), range: range)) }
            }
        }
        for start in stride(from: 0, to: uses.count, by: FindingLimit.perFile) where !diagnostics.isFull {
            // A theme has a hundred drawings, and to clean them is a fifth of what a small command does.
            diagnostics += uses[start...].prefix(FindingLimit.perFile)
                .concurrentMap { findings(of: $0.file, at: $0.range, in: files) }.flatMap(\.self)
        }
    }

    /// A file, and where it is used first.
    private struct Use {
        let file: ImageFile
        let range: SourceRange
    }

    private static func findings(
        of file: ImageFile, at range: SourceRange, in files: any FileSystem
    ) -> [Diagnostic] {
        var bytes: [UInt8] = []
        do throws(ImageFile.Problem) {
            bytes = try file.bytes(in: files)
            return ImageRemarks.findings(of: try file.picture(of: bytes), file, bytes, at: range)
        } catch {
            return [.image(file, bytes, at: range, error, in: files)]
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
        _ image: ImageFile, _ bytes: [UInt8], at range: SourceRange, _ problem: ImageFile.Problem,
        in files: any FileSystem
    ) -> Diagnostic {
        let name = image.file.name
        return switch problem {
        case .file(.outside): .imageOutside(name, at: range)
        case .file(.linkedOutside): .imageLinkOutside(name, at: range)
        case .file(.notPlain): .notPlain(image: name, at: range)
        case .file(.unreadable(.missing)): .missingImage(image.file, at: range, in: files)
        case .file(.unreadable(let error)): .unreadableImage(name, at: range, error)
        case .file(.ending): .imageEnding(name, at: range)
        case .content(.format(let found)): .imageContent(name, found, at: range)
        case .content(.root(let root)): .imageRoot(name, root, at: range)
        case .content(let problem): .brokenImage(image, bytes, at: range, problem)
        }
    }
}
