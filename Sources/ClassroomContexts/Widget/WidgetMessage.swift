public import LiveValues

/// A message between a scene and a widget: a JSON object with one key, or a bare word.
///
/// ```swift
/// WidgetMessage("updateGrantedUsers", ["add": ["student-1"]]).text  // {"updateGrantedUsers":{"add":["student-1"]}}
/// WidgetMessage(text: "hideSubmit").name                            // hideSubmit
/// ```
public struct WidgetMessage: Codable, Hashable, Sendable {
    /// Which way a message goes.
    public enum Direction: String, Codable, Hashable, Sendable {
        /// From the scene to the widget.
        case toWidget
        /// From the widget to the scene.
        case toHost
    }

    /// The object's key, or the bare word.
    public var name: String
    /// The key's value; `null` when there is nothing to say.
    public var payload: LiveValue
    /// Whether the message is a bare word instead of JSON.
    public var isBare: Bool

    /// A message with a key and a value.
    public init(_ name: String, _ payload: LiveValue = .null) {
        self.name = name
        self.payload = payload
        isBare = false
    }

    /// Reads a message; what is not a JSON object with exactly one key is a bare word.
    public init(text: String) {
        if let object = LiveValue(json: text)?.objectValue, object.count == 1, let (name, payload) = object.first {
            self.name = name
            self.payload = payload
            isBare = false
        } else {
            name = text
            payload = .null
            isBare = true
        }
    }

    /// The message as it travels.
    public var text: String {
        isBare ? name : LiveValue.object([name: payload]).json
    }
}
