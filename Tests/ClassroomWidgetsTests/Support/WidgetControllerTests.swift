import ClassroomContexts
import LiveValues
import Testing

/// The tools that ship ask the app's controller for what they change.
struct WidgetControllerTests {
    static let starts: [(id: String, values: [String: String], marks: [String])] = [
        ("poll", ["title": "Which?", "option-1": "Ice", "option-2": "Wood", "mode": "1"], []),
        ("popupQuiz", [:], ["A"]),
        ("countdownTimer", ["seconds": "90"], []),
    ]

    /// A room with one tool, whose requests are answered in a way, and its teacher's page.
    private func open(_ id: String, _ marks: [String], _ controller: SimulatedController) throws -> (
        WidgetRoom, WidgetPage
    ) {
        let room = try WidgetRoom(widgets: "{ \(id): { active: true } }")
        let teacher = try room.page("teacher-1")
        for mark in marks { try teacher.perform("correct", mark, on: id) }
        try room.store.perform(.setWidgetController(SetWidgetController(controller: controller)), by: .server)
        return (room, teacher)
    }

    private func properties(_ room: WidgetRoom, _ id: String) -> LiveProperties {
        room.pool("teacher-1").widget.getWidgetRoomProperties(id) ?? [:]
    }

    @Test(arguments: starts.indices) func tellsWhoStartsAToolThatTheControllerRefuses(index: Int) throws {
        let (id, values, marks) = Self.starts[index]
        let (room, teacher) = try open(id, marks, .refusing)
        let refusal = #expect(throws: ContextError.self) { try teacher.perform("start", values: values, on: id) }
        #expect(refusal?.code == .refusedByController)
        #expect(properties(room, id).isEmpty)
    }

    @Test(arguments: starts.indices) func changesNothingWhileTheControllerDoesNotAnswer(index: Int) throws {
        let (id, values, marks) = Self.starts[index]
        let (room, teacher) = try open(id, marks, .offline)
        let refusal = #expect(throws: ContextError.self) { try teacher.perform("start", values: values, on: id) }
        #expect(refusal?.widgetId == id && refusal?.reason == "the server does not answer")
        #expect(properties(room, id).isEmpty)
        try room.store.perform(.setWidgetController(SetWidgetController(controller: .atOnce)), by: .server)
        try teacher.perform("start", values: values, on: id)
        #expect(!properties(room, id).isEmpty)
    }

    @Test func givesNoRewardThatTheControllerRefuses() throws {
        let (room, teacher) = try open("popupQuiz", ["A"], .atOnce)
        try teacher.perform("start", on: "popupQuiz")
        try teacher.perform("stop", on: "popupQuiz")
        try room.store.perform(.setWidgetController(SetWidgetController(controller: .refusing)), by: .server)
        #expect(throws: ContextError.self) { try teacher.perform("reward", "all", on: "popupQuiz") }
        #expect(room.pool("teacher-1").user.getUserRewardCount("student-1") == 0)
    }
}
