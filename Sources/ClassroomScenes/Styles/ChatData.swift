package import SceneRendering

/// What the messages tell their script, by the name of the attribute.
///
/// `chat.js` reads these names; a test compares the two.
package enum ChatData: String, CaseIterable, Sendable {
    /// When something was said, in milliseconds since 1970.
    case said = "data-said"
    /// How many messages were unread when a popup was drawn.
    case unread = "data-unread"
    /// The most characters that a text may have.
    case limit = "data-limit"
}

extension HTMLAttribute {
    /// Data that the messages' script reads.
    package static func data(_ name: ChatData, _ value: String) -> HTMLAttribute { HTMLAttribute(name.rawValue, value) }
}
