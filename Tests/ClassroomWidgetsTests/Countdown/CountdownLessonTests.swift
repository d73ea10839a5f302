import ClassroomContexts
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// Countdowns as several people see them at once.
struct CountdownLessonTests {
    private static let id = "countdownTimer"
    private static let open = "{ countdownTimer: { active: true } }"

    private func sees(_ page: WidgetPage, _ texts: String..., lacks missing: [String] = []) {
        let markup = page.markup
        for text in texts { #expect(markup.contains(text), "\(text) in \(markup)") }
        for text in missing { #expect(!markup.contains(text), "\(text) in \(markup)") }
    }

    @Test func goesFromTheFormToTheEnd() throws {
        let room = try WidgetRoom(widgets: Self.open)
        let teacher = try room.page("teacher-1")
        let student = try room.page("student-1")
        let observer = try room.page("observer-1")
        sees(teacher, "value=\"60\"", "needs=\"valid\"")
        sees(student, lacks: ["role=\"timer\""])

        try teacher.perform("start", values: ["seconds": "90"], on: Self.id)
        sees(teacher, ">01:30<", "Stop", lacks: ["<input"])
        for page in [student, observer] {
            sees(page, ">01:30<", "data-counts-until=\"1090000\"", lacks: ["data-action"])
        }

        room.clock.advance(by: .milliseconds(88_500))
        sees(try room.page("student-2"), ">00:01<", "is-warning", lacks: ["is-over"])
        room.clock.advance(by: .seconds(60))
        sees(try room.page("student-3"), ">00:00<", "is-warning is-over")

        try teacher.perform("restart", on: Self.id)
        sees(teacher, "value=\"90\"", lacks: ["role=\"timer\""])
        sees(student, "data-widget=\"countdownTimer\"", lacks: ["role=\"timer\""])

        try teacher.perform("close", on: Self.id)
        for page in [teacher, student] { sees(page, lacks: ["data-widget=\"countdownTimer\""]) }
    }

    @Test(
        arguments: [
            ("teacher-1", true, "258x190"), ("assistant-1", true, "258x190"), ("student-1", true, "98x54"),
            ("observer-1", true, "98x54"), ("teacher-1", false, "258x190"), ("student-1", false, nil),
        ] as [(String, Bool, String?)])
    func hasTheSizeOfItsViewer(user: String, isRunning: Bool, size: String?) throws {
        let room = try WidgetRoom(widgets: Self.open)
        if isRunning {
            try room.pool("teacher-1").widget.send(WidgetRequest("start", ["duration": 60], to: Self.id))
        }
        #expect(try room.page(user).size(of: Self.id) == size)
    }

    @Test func tellsItsSizeOnce() throws {
        let room = try WidgetRoom(
            widgets: "{ countdownTimer: { active: true, properties: { state: 1, startTime: -1s, duration: 9 } } }")
        let sizes = SentMessages()
        let subscription = room.store.subscribe { sizes.note($0) }
        _ = try room.page("student-1").markup
        try room.pool("teacher-1").widget.updateWidgetRoomProperties(["duration": 8], widgetId: Self.id)
        #expect(sizes.texts == [#"{"size":{"height":54,"width":98}}"#])
        _ = subscription
    }

    @Test func countsOnTheTimeOfASyncMessage() throws {
        let room = try WidgetRoom(widgets: Self.open)
        try room.pool("teacher-1").widget.send(WidgetRequest("start", ["duration": 60], to: Self.id))
        let student = try room.page("student-1")
        try room.pool("student-1").widget.sendMessage(
            WidgetMessage("syncTimestamp", 1_010_500), toWidget: Self.id)
        sees(student, ">00:49<", "data-counts-until=\"1049500\"")
    }

    @Test func keepsTheLastGoodPicture() throws {
        let room = try WidgetRoom(widgets: Self.open)
        let teacher = room.pool("teacher-1").widget
        try teacher.send(WidgetRequest("start", ["duration": 60], to: Self.id))
        let student = try room.page("student-1")
        sees(student, ">01:00<")
        try teacher.deleteWidgetRoomProperties(["startTime"], widgetId: Self.id)
        sees(student, ">01:00<", "'startTime' is missing")
        try teacher.updateWidgetRoomProperties(["startTime": 1_000_000], widgetId: Self.id)
        sees(student, ">01:00<", lacks: ["is missing"])
    }

    @Test func setsTheTimeWithoutTelling() throws {
        let room = try WidgetRoom(widgets: Self.open)
        let teacher = try room.page("teacher-1")
        try teacher.perform("choose", "300", on: Self.id)
        sees(teacher, "value=\"300\"")
        try teacher.perform("more", on: Self.id)
        sees(teacher, "value=\"310\"")
        try teacher.perform("edit", values: ["value": "0"], on: Self.id)
        sees(teacher, "disabled")
        try teacher.perform("start", values: ["seconds": "0"], on: Self.id)
        #expect(room.pool("teacher-1").widget.getWidgetRoomProperties(Self.id) == [:])
    }

    @Test func tellsAnAuthorWhoStartsTooLate() throws {
        let room = try WidgetRoom(widgets: Self.open)
        let teacher = try room.page("teacher-1")
        let assistant = try room.page("assistant-1")
        try assistant.perform("start", values: ["seconds": "30"], on: Self.id)
        // The same once more, as a second press sends it, does nothing.
        try assistant.perform("start", values: ["seconds": "30"], on: Self.id)
        let error = #expect(throws: ContextError.self) {
            try teacher.perform("start", values: ["seconds": "90"], on: Self.id)
        }
        #expect(error?.code == .wrongState)
        for page in [teacher, assistant] { sees(page, ">00:30<") }
        try assistant.perform("restart", on: Self.id)
        sees(teacher, "value=\"90\"")
        sees(assistant, "value=\"30\"")
    }

    @Test(arguments: [("", "30"), ("0", "30"), ("90", "90")])
    func offersTheLastTimeToWhoeverHasSetNoneOfTheirOwn(own: String, offered: String) throws {
        let room = try WidgetRoom(widgets: Self.open)
        let teacher = try room.page("teacher-1")
        let assistant = try room.page("assistant-1")
        if !own.isEmpty { try teacher.perform("edit", values: ["value": own], on: Self.id) }
        try assistant.perform("start", values: ["seconds": "30"], on: Self.id)
        try assistant.perform("restart", on: Self.id)
        sees(teacher, "value=\"\(offered)\"")
    }

    @Test(arguments: ["start", "restart", "close"])
    func ignoresAStudentWhoForgesAClick(action: String) throws {
        let room = try WidgetRoom(widgets: Self.open)
        let student = try room.page("student-1")
        try student.perform(action, values: ["seconds": "60"], on: Self.id)
        #expect(room.pool("student-1").widget.getWidgetActivity(Self.id))
        #expect(room.pool("student-1").widget.getWidgetRoomProperties(Self.id) == [:])
    }

    @Test func speaksChinese() throws {
        let room = try WidgetRoom(widgets: Self.open)
        sees(try room.page("teacher-1", locale: "zh-Hans"), "倒计时", "开始", "5 分钟", lacks: ["Countdown", "Start"])
    }
}
