import ConfigSchema
import ImageCleaning
import SourceDiagnostics

/// Every image token names a picture below the theme's folder, and one that can be shown as it is.
enum ImageFiles: Check {
    static let rules: [Rule] =
        [.missingImage, .imageOutside, .imageType, .brokenImage] + ImageRemarks.rules

    /// A file, and where a theme uses it first.
    struct Use: Sendable {
        fileprivate let file: ImageFile
        fileprivate let range: SourceRange
    }

    /// The files that a theme's own images name, each once.
    static func uses(of theme: Theme) -> [Use] {
        guard let own = theme.own else { return [] }
        var uses: [Use] = []
        var used: Set<String> = []
        for entry in own.tokens(.images) {
            forEachSource(entry.value) { source, range in
                if used.insert(source.path).inserted { uses.append(Use(file: own.imageFile(source), range: range)) }
            }
        }
        return uses
    }

    /// The findings about one file, which is not parsed if it is among the sound ones.
    static func findings(of use: Use, in files: any FileSystem, _ sound: SoundImages) -> [Diagnostic] {
        let (file, range) = (use.file, use.range)
        var bytes: [UInt8] = []
        do throws(ImageFile.Problem) {
            bytes = try file.bytes(in: files)
            if sound.contains(bytes, at: file.path) { return [] }
            let remarks = ImageRemarks.findings(of: try file.picture(of: bytes), file, bytes, at: range)
            if remarks.isEmpty { sound.insert(bytes, at: file.path) }
            return remarks
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
