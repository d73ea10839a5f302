package import ImageCleaning
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
    package let address: @Sendable (ImageFile) -> String?
    /// The address of a picture that is no file.
    package let sentAddress: @Sendable (SentPicture) -> String
    /// The address of a film or a sound of the project, by its path; nil where pages cannot play it.
    package let filmAddress: @Sendable (String) -> String?

    package init(
        _ system: any FileSystem, address: @escaping @Sendable (ImageFile) -> String?,
        sent: @escaping @Sendable (SentPicture) -> String, film: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.system = system
        self.address = address
        sentAddress = sent
        filmAddress = film
    }
}

/// A picture that somebody has sent and that is no file: checked, and written anew.
package struct SentPicture: Sendable {
    /// Tells it from all others of this run.
    package let id: String
    package let format: RasterFormat
    package let bytes: [UInt8]

    package init(id: String, format: RasterFormat, bytes: [UInt8]) {
        self.id = id
        self.format = format
        self.bytes = bytes
    }
}
