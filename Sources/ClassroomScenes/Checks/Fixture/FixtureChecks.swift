import ConfigSchema
import SourceDiagnostics

/// What a fixture's sections are checked for.
///
/// The list is the order in which checks run, and where their rules are read from.
enum FixtureChecks {
    private static let all: [any FixtureCheck.Type] = [
        DuplicateUser.self, DuplicateStream.self, DuplicateDevice.self, StreamOwner.self, TeacherOnStage.self,
        SeveralTeachers.self, Schedule.self, ChatAuthor.self, ChatMuted.self, ChatClients.self, ChatContentIsOne.self,
        BoardElementShape.self, BoardAuthor.self, BoardWindowFile.self,
        DriveOwner.self, DriveSource.self,
        DuplicateGroup.self, GroupMember.self, SeatedTwice.self, HostingFilm.self, MediaAddress.self,
    ]

    /// Every rule of fixtures but those of widgets.
    static let rules = all.flatMap { $0.rules }

    /// The findings of a fixture.
    static func run(_ fixture: RecordValue, _ catalog: WidgetCatalog, _ diagnostics: inout [Diagnostic]) {
        let users = FixtureUsers(of: fixture)
        for check in all { check.check(fixture, users, &diagnostics) }
        let media = fixture["media"]?.record?.records("devices") ?? []
        let named = [fixture["room"]?.record].compactMap(\.self) + users.records + fixture.records("groups") + media
        for record in named { record.checkNames("name", diagnostics: &diagnostics) }
        guard let widgets = fixture["widgets"] else { return }
        WidgetChecks.run(widgets, components: nil, catalog, &diagnostics)
        let content = WidgetContent(
            section: widgets, whole: WidgetEntries([widgets]), others: WidgetEntries([]), catalog: catalog)
        WidgetChecks.run(content, &diagnostics)
        WidgetUsers.check(widgets, users, &diagnostics)
    }
}

/// A check of a fixture that needs more than one of its values.
protocol FixtureCheck: Check {
    /// Adds the findings; `users` are the fixture's own.
    static func check(_ fixture: RecordValue, _ users: FixtureUsers, _ diagnostics: inout [Diagnostic])
}
