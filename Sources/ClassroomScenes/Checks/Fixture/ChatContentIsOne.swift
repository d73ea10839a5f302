import ClassroomContexts
import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let chatContent = Rule(
        "contexts.chat-content", .error, "A message says nothing, two things, or too much.",
        explanation: "A message has either a `text` of up to \(SendChatMessage.maxLength) characters or a `picture`.",
        wrong: .fixture(oneTeacher + "chat:\n  messages:\n    - ↓{ from: lin }\n"),
        right: .fixture(oneTeacher + "chat:\n  messages:\n    - { from: lin, text: Hello }\n"))
}

/// Every message has a text or a picture.
enum ChatContentIsOne: FixtureCheck {
    static let rules: [Rule] = [.chatContent]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        for value in fixture["chat"]?.record?["messages"]?.items ?? [] {
            guard let message = value.record, !diagnostics.isFull else { continue }
            func report(_ value: ConfigValue, _ message: String, _ hint: String) {
                diagnostics.append(Diagnostic(.chatContent, at: value.range, message, hint: hint))
            }
            let text = message["text"]
            if let text, let picture = message["picture"] {
                let later = picture.range.start > text.range.start ? picture : text
                report(later, "a message has a text or a picture", "write a message of its own for the other one")
            } else if let words = text?.stringValue, let text {
                if words.allSatisfy(\.isWhitespace) {
                    report(text, "this message is empty", "write what was said")
                } else if words.count > SendChatMessage.maxLength {
                    report(
                        text, "this message has \(words.count) characters",
                        "a message has up to \(SendChatMessage.maxLength); write two")
                }
            } else if message["picture"] == nil, text == nil, message["from"] != nil,
                // A key that is none of a message's may have been meant for what it says.
                message.lost.allSatisfy({ $0 == "at" })
            {
                report(value, "this message says nothing", "add a 'text', or a 'picture' of the project")
            }
        }
    }
}
