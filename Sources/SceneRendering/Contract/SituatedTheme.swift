package import SourceDiagnostics
package import ThemeModel

/// A theme in one mode, on one device and in one language, with its files: what components draw with that draw what files of
/// a kind's own say.
package struct SituatedTheme: Sendable {
    package let theme: Theme
    package let situation: Situation
    /// Where the theme's files are, and what pages call its images.
    package let files: PictureFiles
}

/// The files of a theme, and what pages call its images.
package struct PictureFiles: Sendable {
    /// Where images and fonts are read.
    package let system: any FileSystem
    /// The address of an image's file; nil when it cannot be read.
    package let address: @Sendable (ResolvedImage) -> String?

    package init(_ system: any FileSystem, address: @escaping @Sendable (ResolvedImage) -> String?) {
        self.system = system
        self.address = address
    }
}
