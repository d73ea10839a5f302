package import SceneRendering

/// What a film in a window tells the page's module `media.js`, by the name of the attribute.
package enum MediaData: String, CaseIterable, Sendable {
    /// Where it was last set to, in milliseconds.
    case position = "data-media-position"
    /// When it began to play from there, in milliseconds since 1970 on the store's clock; absent while it stands.
    case since = "data-media-since"
    /// The page says how long the film is, because nobody has yet.
    case measures = "data-media-measures"
    /// Shows how far it is.
    case time = "data-media-time"
    /// Turns the sound of this page on and off.
    case sound = "data-media-sound"
}

extension HTMLAttribute {
    /// Data that the script of films reads.
    package static func data(_ name: MediaData, _ value: String) -> HTMLAttribute {
        HTMLAttribute(name.rawValue, value)
    }

    /// A film that plays where it stands, also on telephones.
    package static let playsInline = HTMLAttribute("playsinline", "")
}
