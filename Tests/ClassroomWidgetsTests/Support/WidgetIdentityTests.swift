import ClassroomContexts
import Testing

/// Files and the room agree which widget an identifier means.
struct WidgetIdentityTests {
    /// What a file that names a widget is told; nothing when all is well.
    private func findings(naming id: String) throws -> [String] {
        do {
            _ = try WidgetRoom(widgets: "{ \(id): {} }")
            return []
        } catch let error as WidgetRoom.NotStaged {
            return error.findings
        }
    }

    @Test(arguments: [
        ("poll", true), ("webView", true), ("webView-a-b", true), ("streamWindow-s-1", true), ("mediaPlayer", true),
        ("mediaPlayer-7", true), ("mediaPlayer7", true), ("webView7", false), ("webView-", false),
        ("streamWindow7", false), ("poll-2", false), ("poll2", false), ("netlessBoard-2", false), ("easel", false),
    ])
    func meansTheSameInFilesAndInTheRoom(id: String, isKnown: Bool) throws {
        let room = try WidgetRoom()
        #expect((room.pool("teacher-1").widget.getWidgetConfig(id) != nil) == isKnown)
        #expect(try findings(naming: id).isEmpty == isKnown)
    }

    @Test func runsAFilmWhoseIdentifierHasNoHyphen() throws {
        let room = try WidgetRoom(
            widgets: """
                { netlessBoard: { active: true, properties: { grantedUsers: { student-1: true } } }, \
                mediaPlayer7: { active: true, properties: { webViewUrl: "https://example.org/a" } } }
                """)
        let student = try room.page("student-1")
        #expect(student.markup.contains("data-drags"))
        try student.perform("close", on: "mediaPlayer7")
        #expect(!room.pool("student-1").widget.getWidgetActivity("mediaPlayer7"))
    }

    @Test(arguments: ["poll-2", "popupQuiz-a", "netlessBoard-2"])
    func refusesAnInstanceOfAWidgetThatHasNone(id: String) throws {
        let widget = try WidgetRoom().pool("teacher-1").widget
        let commands: [() throws -> Void] = [
            { try widget.setWidgetActive(id) },
            { try widget.send(WidgetRequest("start", to: id)) },
            { try widget.sendMessage(text: "hideSubmit", toWidget: id) },
            { try widget.sendMessage(WidgetMessage("close"), fromWidget: id) },
        ]
        for command in commands {
            let error = #expect(throws: ContextError.self) { try command() }
            #expect(error?.code == .unknownWidget)
            #expect(error?.reason.hasSuffix("has no instances") == true)
        }
        #expect(widget.getAllWidgetActivity()[id] == nil)
        #expect(try findings(naming: id).contains { $0.contains("has no instances") })
    }
}
