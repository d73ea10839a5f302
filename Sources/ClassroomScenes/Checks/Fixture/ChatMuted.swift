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

    static func check(_ fixture: RecordValue, _ diagnostics: inout [Diagnostic]) {
        guard !FixtureUsers.areIncomplete(in: fixture) else { return }
        let ids = FixtureUsers.ids(in: fixture)
        if FixtureUsers.areDoubled(in: fixture, ids) { return }
        let roles = Dictionary(
            fixture.records("users").compactMap { user in
                user["uuid"]?.stringValue.map { ($0, user["role"]?.stringValue ?? "student") }
            }, uniquingKeysWith: { first, _ in first })
        for value in fixture["chat"]?.record?["mutedUsers"]?.items ?? [] {
            guard let id = value.stringValue else { continue }
            if let role = roles[id], role != "student" {
                diagnostics.append(
                    Diagnostic(
                        .chatMuted, at: value.range, "'\(id)' is \(role == "teacher" ? "a" : "an") \(role)",
                        hint: "only students can be muted; take '\(id)' out of 'mutedUsers'"))
            } else {
                FixtureUsers.checkOwner(value, ids, .chatMuted, "the muted user", &diagnostics)
            }
        }
    }
}
