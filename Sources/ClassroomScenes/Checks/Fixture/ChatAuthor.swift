import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let chatAuthor = Rule(
        "contexts.chat-author", .error, "A message is from somebody who is not there.",
        explanation: "`from` is the `uuid` of one of the users. A message of anybody else is left out.",
        wrong: .fixture(oneTeacher + "chat:\n  messages:\n    - { from: ↓lim, text: Hello }\n"),
        right: .fixture(oneTeacher + "chat:\n  messages:\n    - { from: lin, text: Hello }\n"))
}

/// Every message is from one of the users.
enum ChatAuthor: FixtureCheck {
    static let rules: [Rule] = [.chatAuthor]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        guard users.areKnown else { return }
        for message in fixture["chat"]?.record?.records("messages") ?? [] {
            users.checkOwner(message["from"], .chatAuthor, "the message's author", &diagnostics)
        }
    }
}
