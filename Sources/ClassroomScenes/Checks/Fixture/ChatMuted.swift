import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let chatMuted = Rule(
        "contexts.chat-muted", .error, "Somebody is muted who is no student of the room.",
        explanation: "`mutedUsers` names students by their `uuid`. Teachers and assistants are never muted.",
        wrong: .fixture(oneTeacher + "chat: { mutedUsers: [↓lin] }\n"),
        right: .fixture(
            "users: [{ uuid: lin, role: teacher }, { uuid: anna, role: student }]\nchat: { mutedUsers: [anna] }\n"))
}

/// Who is muted is a student.
enum ChatMuted: FixtureCheck {
    static let rules: [Rule] = [.chatMuted]

    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic]) {
        let muted = fixture["chat"]?.record?["mutedUsers"]?.items ?? []
        guard !muted.isEmpty, users.areKnown else { return }
        let roles = Dictionary(
            users.records.compactMap { user in
                user["uuid"]?.stringValue.map { ($0, user["role"]?.stringValue ?? "student") }
            }, uniquingKeysWith: { first, _ in first })
        for value in muted {
            guard let id = value.stringValue else { continue }
            if let role = roles[id], role != "student" {
                diagnostics.append(
                    Diagnostic(
                        .chatMuted, at: value.range, "'\(id)' is \(role == "teacher" ? "a" : "an") \(role)",
                        hint: "only students can be muted; take '\(id)' out of 'mutedUsers'"))
            } else {
                users.checkOwner(value, .chatMuted, "the muted user", &diagnostics)
            }
        }
    }
}
