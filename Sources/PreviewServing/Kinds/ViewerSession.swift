public import LiveValues
public import SceneRendering

/// What the pages of one view say and ask beside its picture, through the eyes of one viewer.
///
/// The view that owns it calls it under its lock, ``perform(_:)`` excepted; it must not wait for anything that listens
/// to the store.
public protocol ViewerSession: Sendable {
    // MARK: The frame

    /// Whether a change may have given the viewer other components than the scene was laid out with.
    func needsStaging(after record: ChangeRecord) -> Bool

    /// Whether a change after which the scene is staged anew closes the popup: it belongs to what the viewer has left.
    func closesPopup(after record: ChangeRecord) -> Bool

    /// What stands in the frame instead of the scene while the viewer is out of it; nil while they see it.
    var exit: HTMLNode? { get }

    // MARK: The panel

    /// The panel as it is at this moment.
    var panel: any PreviewPanel { get }

    /// Does what a control of the panel, or of the ``exit``, asks for.
    ///
    /// - Parameter body: What the page has sent, as JSON.
    /// - Throws: Why nothing was done.
    func perform(_ body: [UInt8]) throws(CommandRefusal)

    // MARK: In passing

    /// Takes what a page of the viewer says in passing: what lasts for a moment, and is too much for a history.
    ///
    /// - Parameter body: What the page has sent, as JSON.
    /// - Returns: What the pages of all viewers are told, its own among them; nil for nothing.
    /// - Throws: Why it was not taken.
    func whisper(_ body: [UInt8]) throws(CommandRefusal) -> String?

    /// What was said in passing and still holds, for a page that begins to listen.
    var whispers: [String] { get }

    /// The part of the store that the viewer looks into: those hear each other in passing who look into the same.
    var whisperCircle: String? { get }

    // MARK: Viewers

    /// Those through whose eyes the scene can be seen, the viewer among them.
    var viewers: [ViewerGroup] { get }

    /// What a change does to the list of viewers, in constant time.
    func viewerChanges(for record: ChangeRecord) -> [ViewerChange]

    // MARK: Messages

    /// What the viewer has to answer before the page goes on.
    ///
    /// Asked about changes that the viewer hears, before their picture follows.
    ///
    /// - Parameters:
    ///   - record: The change.
    ///   - text: Gives the product's text for a key.
    /// - Returns: What is shown over the last picture until it is answered; nil for most changes.
    func alert(for record: ChangeRecord, text: (_ key: String) -> String) -> AlertMessage?

    /// What the viewer is told in passing.
    ///
    /// Asked once about each change that the viewer hears, after the picture.
    ///
    /// - Parameters:
    ///   - record: The change.
    ///   - text: Gives the product's text for a key; `{xxx}` in it is replaced.
    /// - Returns: The messages, in the order in which they are shown.
    func toasts(for record: ChangeRecord, text: (_ key: String, _ xxx: String?) -> String) -> [ToastMessage]
}

extension ViewerSession {
    /// The popup stays.
    public func closesPopup(after record: ChangeRecord) -> Bool { false }

    /// The viewer is always there.
    public var exit: HTMLNode? { nil }

    /// Nothing is said in passing.
    public func whisper(_ body: [UInt8]) throws(CommandRefusal) -> String? { nil }

    /// Nothing is said in passing.
    public var whispers: [String] { [] }

    /// All look into the whole store.
    public var whisperCircle: String? { nil }

    /// Nobody comes or goes.
    public func viewerChanges(for record: ChangeRecord) -> [ViewerChange] { [] }

    /// Nothing.
    public func alert(for record: ChangeRecord, text: (_ key: String) -> String) -> AlertMessage? { nil }

    /// Nothing.
    public func toasts(for record: ChangeRecord, text: (_ key: String, _ xxx: String?) -> String) -> [ToastMessage] {
        []
    }
}
