import ThemeModel

/// A theme in one mode, on one device and in one language, with the addresses of its images.
package struct SituatedTheme: Sendable {
    let theme: Theme
    let situation: Situation
    /// The address of an image's file; nil when it cannot be read.
    let address: @Sendable (ResolvedImage) -> String?
}
