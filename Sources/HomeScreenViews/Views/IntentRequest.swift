import ConfigSchema
package import LiveValues
import ThemeModel

/// What a button or a switch of a widget asks for when somebody presses it.
package struct IntentRequest: Hashable, Sendable {
    /// The name of one of the app's intents.
    package let intent: String
    /// What it is told, by parameter.
    package let arguments: LiveProperties

    package init(_ intent: String, _ arguments: LiveProperties) {
        self.intent = intent
        self.arguments = arguments
    }

    /// What the properties `intent` and `with` of a view say.
    init(_ values: ViewValues) {
        intent = values.text("intent") ?? ""
        guard case .map(let entries)? = values["with"] else {
            arguments = [:]
            return
        }
        let told = entries.compactMap { entry -> (String, LiveValue)? in
            switch entry.value {
            case .text(let text): return (entry.key, .string(text))
            case .boolean(let value): return (entry.key, .bool(value))
            case .number(let value): return (entry.key, Int(exactly: value).map { .integer($0) } ?? .number(value))
            default: return nil
            }
        }
        arguments = Dictionary(told, uniquingKeysWith: { $1 })
    }

    /// The same with one more argument.
    func telling(_ name: String, _ value: LiveValue) -> IntentRequest {
        IntentRequest(intent, arguments.merging([name: value]) { $1 })
    }

    /// The request as an element carries it.
    var text: String { LiveValue.object(["intent": .string(intent), "with": .object(arguments)]).json }

    /// Reads what an element carried; nil for anything else.
    package init?(_ text: String) {
        guard let map = LiveValue(json: text)?.objectValue, let intent = map["intent"]?.stringValue else { return nil }
        self.intent = intent
        arguments = map["with"]?.objectValue ?? [:]
    }
}
