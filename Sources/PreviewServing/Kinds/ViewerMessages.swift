/// A message over the scene that goes away by itself.
public struct ToastMessage: Encodable, Hashable, Sendable {
    /// How it looks.
    public enum Kind: String, Encodable, Sendable {
        /// Something good or neutral.
        case notice
        /// Something that is about to go wrong.
        case warning
        /// Something that went wrong, or was taken away.
        case error
    }

    /// How it looks.
    public let kind: Kind
    /// What it says.
    public let text: String
    /// The icon that plays once in the middle of the device beside it, as its class is called after `icon-`; empty for none.
    public let flourish: String

    /// Words a message.
    ///
    /// - Parameters:
    ///   - kind: How it looks.
    ///   - text: What it says.
    ///   - flourish: A configuration and the path of an image in it, with a hyphen between, such as `prize-image`. It stands
    ///     there for 1.8 seconds, which messages with the same one share. The kind's style sheet gives
    ///     `.d-flourish:has(.icon-prize-image)` its size and its movement.
    public init(kind: Kind, text: String, flourish: String = "") {
        self.kind = kind
        self.text = text
        self.flourish = flourish
    }
}

/// A message that the viewer has to answer before anything else happens; its only answer is the button.
public struct AlertMessage: Encodable, Hashable, Sendable {
    /// What the dialog is called.
    public let title: String
    /// What has happened.
    public let text: String
    /// What the button says.
    public let button: String

    /// Words a message.
    public init(title: String, text: String, button: String) {
        self.title = title
        self.text = text
        self.button = button
    }
}
