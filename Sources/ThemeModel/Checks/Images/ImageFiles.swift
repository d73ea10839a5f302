import ConfigSchema
import Dispatch
import ImageCleaning
import SourceDiagnostics
import Synchronization

/// Every image token names a picture below the theme's folder, and one that can be shown as it is.
enum ImageFiles: ThemeCheck {
    static let rules: [Rule] =
        [.missingImage, .imageOutside, .imageType, .brokenImage] + ImageRemarks.rules

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let own = theme.own else { return }
        var uses: [(file: ImageFile, range: SourceRange)] = []
        var used: Set<String> = []
        for entry in own.tokens(.images) {
            forEachSource(entry.value) { source, range in
                // Many tokens share a file; its first use is reported.
                if used.insert(source.path).inserted { uses.append((own.imageFile(source), range)) }
            }
        }
        for start in stride(from: 0, to: uses.count, by: FindingLimit.perFile) where !diagnostics.isFull {
            diagnostics += findings(of: uses[start...].prefix(FindingLimit.perFile), in: files)
        }
    }

    /// The findings of some files, in their order.
    ///
    /// On all processors: a theme has a hundred drawings, and to clean them is a fifth of what a small command does.
    private static func findings(
        of uses: ArraySlice<(file: ImageFile, range: SourceRange)>, in files: any FileSystem
    ) -> [Diagnostic] {
        let found = Mutex([[Diagnostic]](repeating: [], count: uses.count))
        DispatchQueue.concurrentPerform(iterations: uses.count) { index in
            let use = uses[uses.startIndex + index]
            let findings = findings(of: use.file, at: use.range, in: files)
            if !findings.isEmpty { found.withLock { $0[index] = findings } }
        }
        return found.withLock { $0.flatMap(\.self) }
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
