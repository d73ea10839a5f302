import ConfigSchema
import SourceDiagnostics

/// Every image token names an SVG or PNG file below the theme's folder.
enum ImageFiles {
    /// The largest image that the preview serves, in bytes; the file format's limit for files.
    static let sizeLimit = 1 << 20

    static func check(_ theme: Theme, fileSystem: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let own = theme.own else { return }
        let folder = Folder(path: own.folder, realPath: fileSystem.canonicalPath(own.folder))
        var checked: Set<String> = []
        for entry in own.tokens(.images) {
            forEachSource(entry.value) { source, range in
                // Many tokens share a file; its first use is reported.
                guard !diagnostics.isFull, checked.insert(source.path).inserted else { return }
                if let finding = finding(source, at: range, in: folder, fileSystem) {
                    diagnostics.append(finding)
                }
            }
        }
    }

    /// The theme's folder.
    private struct Folder {
        let path: String
        /// The same with links followed.
        let realPath: String?
    }

    private static func forEachSource(_ value: ConfigValue, _ body: (ImageSource, SourceRange) -> Void) {
        switch value.value {
        case .imageSource(let source): body(source, source.pathRange ?? value.range)
        default: for entry in value.mapEntries { forEachSource(entry.value, body) }
        }
    }

    private static func finding(
        _ source: ImageSource, at range: SourceRange, in folder: Folder, _ fileSystem: any FileSystem
    ) -> Diagnostic? {
        let path = folder.path + "/" + source.path
        let isInside = !source.path.hasPrefix("/") && !source.path.split(separator: "/").contains("..")
        let ending = source.path.split(separator: ".").last.map { $0.lowercased() }
        guard isInside else {
            return Diagnostic(.imageOutside, at: range, "the image '\(source.path)' is not below the theme's folder")
        }
        guard ending == "svg" || ending == "png" else {
            return Diagnostic(.imageType, at: range, "an image is an SVG or PNG file; '\(source.path)' ends otherwise")
        }
        if let real = fileSystem.canonicalPath(path), let home = folder.realPath,
            !real.hasPrefix(home + "/")
        {
            return Diagnostic(
                .imageOutside, at: range, "the image '\(source.path)' is a link that leads out of the theme's folder")
        }
        do {
            let bytes = try fileSystem.read(path, limit: sizeLimit)
            return isOfType(bytes, ending)
                ? nil : Diagnostic(.imageType, at: range, "the content of '\(source.path)' is not what its ending says")
        } catch .missing {
            return missing(source, at: range, folder: folder.path, fileSystem)
        } catch {
            return Diagnostic(.missingImage, at: range, "cannot read the image '\(source.path)': \(error.reason)")
        }
    }

    private static func missing(
        _ source: ImageSource, at range: SourceRange, folder: String, _ fileSystem: any FileSystem
    ) -> Diagnostic {
        let slash = source.path.lastIndex(of: "/")
        let parent = slash.map { String(source.path[...$0]) } ?? ""
        let candidates = fileSystem.entries(of: folder + "/" + parent).map { parent + $0 }
        let match = NearestName.match(source.path, in: candidates)
        return Diagnostic(
            .missingImage, at: range, "there is no file '\(source.path)' below '\(folder)'",
            hint: match.map { "did you mean '\($0)'?" },
            fixes: match.map { [FixIt("Write '\($0)'", replace: range, with: $0)] } ?? [])
    }

    /// A PNG starts with its signature; an SVG has its root element near the start, after a prologue and comments.
    private static func isOfType(_ bytes: [UInt8], _ ending: String?) -> Bool {
        if ending == "png" { return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }
        return !Array(bytes.prefix(4096)).offsets(of: "<svg").isEmpty
    }
}
