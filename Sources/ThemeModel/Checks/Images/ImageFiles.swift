import ConfigSchema
import SourceDiagnostics

/// Every image token names an SVG or PNG file below the theme's folder.
enum ImageFiles: ThemeCheck {
    static let rules: [Rule] = [.missingImage, .imageOutside, .imageType]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let own = theme.own else { return }
        let home = files.canonicalPath(own.folder)
        var checked: Set<String> = []
        for entry in own.tokens(.images) {
            forEachSource(entry.value) { source, range in
                // Many tokens share a file; its first use is reported.
                guard !diagnostics.isFull, checked.insert(source.path).inserted else { return }
                if let finding = finding(source, at: range, of: own, home: home, files) { diagnostics.append(finding) }
            }
        }
    }

    private static func forEachSource(_ value: ConfigValue, _ body: (ImageSource, SourceRange) -> Void) {
        switch value.value {
        case .imageSource(let source): body(source, source.pathRange ?? value.range)
        default: for entry in value.mapEntries { forEachSource(entry.value, body) }
        }
    }

    /// `home` is the theme's folder with links followed.
    private static func finding(
        _ source: ImageSource, at range: SourceRange, of theme: ThemeDocument, home: String?, _ files: any FileSystem
    ) -> Diagnostic? {
        let path = theme.path(of: source)
        if let outside = Diagnostic.imageOutside(source, at: range) { return outside }
        if let ending = Diagnostic.imageEnding(source, at: range) { return ending }
        if let home, let real = files.canonicalPath(path), !real.hasPrefix(home + "/") {
            return .imageLinkOutside(source, at: range)
        }
        do {
            let bytes = try files.read(path, limit: ImageFormat.maxFileSize)
            return .imageContent(source, at: range, bytes)
        } catch .missing {
            return .missingImage(source, at: range, below: theme.folder, in: files)
        } catch {
            return .unreadableImage(source, at: range, error)
        }
    }
}
