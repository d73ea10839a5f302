import ConfigSchema
import ImageCleaning
package import SceneModel
import SceneRendering
package import SourceDiagnostics
import Synchronization
import TextMeasuring
package import ThemeModel

extension ViewContext {
    /// What the views of a widget see in a mode of a theme.
    ///
    /// Texts are measured as the checks of screens measure them: a theme's own fonts by their files, the system's by its
    /// table.
    ///
    /// - Parameters:
    ///   - theme: The theme.
    ///   - mode: The mode's name.
    ///   - container: The widget's size in points.
    ///   - files: Where the theme's files are.
    ///   - findImage: An image's address; nil where it may not be shown. Of one that comes from data, also its size.
    package init(
        _ theme: Theme, mode: String, container: LayoutSize, files: any FileSystem,
        findImage: @escaping @Sendable (ViewImageSource) -> ViewImage?
    ) {
        let faces = ThemeFaces(theme, files)
        self.init(
            container: container, textColor: theme.textColor(mode: mode),
            memo: theme.fonts.sources.isEmpty
                ? .system : TextMemo { TextMeasurer.width(of: $0, in: faces.font($1)) },
            findImage: { source in
                guard let image = findImage(source) else { return nil }
                guard image.size == nil, case .theme(let file) = source else { return image }
                return ViewImage(address: image.address, size: faces.size(of: file))
            })
    }
}

extension Theme {
    /// What widgets write in where they say no colour.
    func textColor(mode: String) -> SRGBColor { isDark(mode: mode) ? .white : .black }
}

/// The fonts and the images of a theme that were asked for.
private final class ThemeFaces: Sendable {
    private let theme: Theme
    private let files: any FileSystem
    private let fonts = Mutex<[FontValue: TextFont]>([:])
    private let sizes = Mutex<[ResolvedImage: LayoutSize?]>([:])

    init(_ theme: Theme, _ files: any FileSystem) {
        self.theme = theme
        self.files = files
    }

    func font(_ font: FontValue) -> TextFont {
        if let known = fonts.withLock({ $0[font] }) { return known }
        let found = theme.fonts.textFont(font, in: files)
        fonts.withLock { $0[font] = found }
        return found
    }

    /// How large a file says that it is; nil where it does not, or where it is no picture.
    func size(of image: ResolvedImage) -> LayoutSize? {
        if let known = sizes.withLock({ $0[image] }) { return known }
        let size = (try? image.file.read(in: files))?.clean.size.map { LayoutSize(width: $0.width, height: $0.height) }
        sizes.withLock { $0[image] = size }
        return size
    }
}
