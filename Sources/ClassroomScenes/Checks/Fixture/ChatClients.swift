import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let chatClient = Rule(
        "contexts.chat-client", .error, "Somebody who is not there has a client of the chat.",
        explanation: "The keys below `clients` are each the `uuid` of one of the users.",
        wrong: .fixture(oneTeacher + "chat: { clients: { ↓lim: { connection: loginFailed } } }\n"),
        right: .fixture(oneTeacher + "chat: { clients: { lin: { connection: loginFailed } } }\n"))
}

/// Whose client is described is one of the users.
enum ChatClients: FixtureCheck {
    static let rules: [Rule] = [.chatClient]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        users.checkKeys(fixture["chat"]?.record?["clients"], .chatClient, "the client's user", &diagnostics)
    }
}
