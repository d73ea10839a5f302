public import SceneRendering

// What the page's script does with the elements of a kind's panel.

extension HTMLAttribute {
    /// Setting a control here, or sending this form, sends the kind a message.
    ///
    /// A button of a form can have a message of its own, which is then sent instead. The page fills the message in: each text
    /// and each number takes the value of the field of its name, however deep it stands. A field that is left empty leaves
    /// what the message says. Of `{"post": {"text": ""}}`, a form with a field `text` makes what
    /// ``ViewerSession/perform(_:)`` gets:
    ///
    /// ```json
    /// {"post": {"text": "Lost key"}, "view": {"scene": "lobby"}}
    /// ```
    ///
    /// - Parameter message: The message, which is written as an object of JSON.
    /// - Returns: The attribute.
    public static func sends(_ message: some Encodable) -> HTMLAttribute { .data(.sends, PageEvent.json(message)) }

    /// The form is empty again after it was sent.
    public static let clears = data(.clears)

    /// After the form was sent, the first entry that is new in the select with this identifier is chosen.
    public static func awaitsOption(in id: String) -> HTMLAttribute { .data(.awaits, id) }

    /// Pressing this button gives everybody the store of the fixture again.
    public static let resets = data(.resets)

    /// The element's text is the time of the store behind the scene, in UTC.
    public static let showsClock = data(.storeClock)
}
