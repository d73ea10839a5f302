import ClassroomContexts
import LiveValues
import Testing

@testable import ClassroomWidgets

/// Whole polls, seen on several pages at once.
struct PollLessonTests {
    private static let fields = [
        "title": "Which?", "option-1": "Ice", "option-2": "Wood", "mode": "1",
    ]

    private static let widgets = "{ poll: { active: true } }"

    private func sees(_ page: WidgetPage, _ texts: String..., lacks missing: [String] = []) {
        let markup = page.markup
        for text in texts { #expect(markup.contains(text), "\(text) in \(markup)") }
        for text in missing { #expect(!markup.contains(text), "\(text) in \(markup)") }
    }

    @Test func goesFromTheEditorToTheEnd() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        let teacher = try room.page("teacher-1")
        let student = try room.page("student-1")
        let observer = try room.page("observer-1")
        sees(teacher, "Start poll")
        sees(student, lacks: ["Start poll", "Submit"])

        try teacher.perform("start", values: Self.fields, on: "poll")
        sees(teacher, "0 of 3 have voted", "Stop poll", lacks: ["Start poll"])
        sees(student, "Poll  (Single)", "Submit", lacks: ["(0) 0%"])
        sees(observer, "(0) 0%", lacks: ["Submit", "data-action"])

        try student.perform("select", "1", values: ["value": "1"], on: "poll")
        try student.perform("submit", values: ["c-classTools/poll--choice": "1"], on: "poll")
        for page in [teacher, student, observer] { sees(page, "(1) 100%", "(0) 0%") }
        sees(teacher, "1 of 3 have voted")
        sees(student, lacks: ["Submit"])
        sees(try room.page("student-2"), "Submit", lacks: ["(1) 100%"])

        try teacher.perform("stop", on: "poll")
        sees(teacher, "Ended", "New poll", lacks: ["Stop poll"])
        sees(try room.page("student-3"), "(1) 100%", lacks: ["Submit"])

        try teacher.perform("close", on: "poll")
        sees(teacher, lacks: ["data-widget=\"poll\""])
        #expect(room.pool("teacher-1").widget.getWidgetRoomProperties("poll") == [:])
        #expect(room.pool("student-1").widget.getWidgetUserProperties("poll") == [:])
    }

    @Test func letsTheNextPollBeginAfresh() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        let teacher = try room.page("teacher-1")
        let student = try room.page("student-1")
        try teacher.perform("start", values: Self.fields, on: "poll")
        try student.perform("select", "0", on: "poll")
        try student.perform("submit", on: "poll")
        try teacher.perform("stop", on: "poll")
        try teacher.perform("compose", on: "poll")
        sees(teacher, "Start poll", "Back to the results", lacks: ["value=\"Ice\""])
        sees(student, "(1) 100%")
        try teacher.perform("close", on: "poll")
        sees(teacher, "New poll")
        try teacher.perform("compose", on: "poll")
        try teacher.perform("start", values: Self.fields.merging(["title": "And now?"]) { _, new in new }, on: "poll")
        sees(student, "And now?", "Submit", lacks: [" checked", "(1) 100%"])
    }

    @Test func keepsAnUnsentChoiceWhenATallyArrives() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        try room.page("teacher-1").perform("start", values: Self.fields, on: "poll")
        let student = try room.page("student-1")
        try student.perform("select", "1", on: "poll")
        sees(student, "value=\"1\" checked")
        try room.pool("student-2").widget.send(WidgetRequest("submit", ["selectIndex": [0]], to: "poll"))
        sees(student, "value=\"1\" checked", "Submit", lacks: ["type=\"submit\" class=\"submit\" disabled"])
    }

    @Test func showsAVoteThatWasCastOnAnotherPage() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        try room.page("teacher-1").perform("start", values: Self.fields, on: "poll")
        let student = try room.page("student-1")
        sees(student, "Submit")
        try room.pool("student-1").widget.send(WidgetRequest("submit", ["selectIndex": [0]], to: "poll"))
        sees(student, "(1) 100%", lacks: ["Submit"])
    }

    @Test func keepsWhatAnAuthorWritesThroughOtherPeoplesComingAndGoing() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        let teacher = try room.page("teacher-1")
        try teacher.perform("edit", "title", values: ["value": "Which?"], on: "poll")
        try teacher.perform("edit", "option-2", values: ["value": "Ice"], on: "poll")
        try teacher.perform("edit", "mode", values: ["value": "2"], on: "poll")
        room.pool("student-1").room.leaveRoom()
        sees(teacher, "value=\"Which?\"", "value=\"Ice\"", "value=\"2\" checked")
    }

    @Test func saysWhichOptionsAreTheSame() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        let teacher = try room.page("teacher-1")
        sees(teacher, "Fill in the question and every option.")
        try teacher.perform("edit", "option-1", values: ["value": "Ice"], on: "poll")
        try teacher.perform("edit", "option-2", values: ["value": " Ice"], on: "poll")
        sees(teacher, "Options 1 and 2 are the same.", "aria-invalid=\"true\"")
        try teacher.perform("start", values: Self.fields.merging(["option-2": "Ice"]) { _, new in new }, on: "poll")
        sees(teacher, "Options 1 and 2 are the same.", "Start poll")
    }

    @Test func givesWayWhenAnotherAuthorStartsFirst() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        let teacher = try room.page("teacher-1")
        let assistant = try room.page("assistant-1")
        try teacher.perform("edit", "title", values: ["value": "Mine"], on: "poll")
        try assistant.perform("start", values: Self.fields, on: "poll")
        sees(teacher, "Stop poll", lacks: ["Start poll"])
        // The same once more, as a second press sends it, does nothing.
        try teacher.perform("start", values: Self.fields, on: "poll")
        sees(teacher, "Stop poll")
    }

    @Test func tellsAnAuthorWhoStartsTooLateAndKeepsWhatTheyWrote() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        let teacher = try room.page("teacher-1")
        let assistant = try room.page("assistant-1")
        try assistant.perform("start", values: Self.fields, on: "poll")
        let mine = Self.fields.merging(["title": "Mine"]) { _, new in new }
        let error = #expect(throws: ContextError.self) { try teacher.perform("start", values: mine, on: "poll") }
        #expect(error?.code == .wrongState)
        sees(teacher, "Which?", "Stop poll")
        try assistant.perform("stop", on: "poll")
        for page in [teacher, assistant] { try page.perform("compose", on: "poll") }
        sees(teacher, "value=\"Mine\"", "value=\"Ice\"")
        sees(assistant, lacks: ["value=\"Which?\"", "value=\"Mine\""])
    }

    @Test func isReadByEachInTheirLanguage() throws {
        let room = try WidgetRoom(
            widgets: """
                { poll: { active: true, properties: { pollState: 1, pollId: a, mode: 1, \
                pollTitle: { en: Which?, zh-Hans: 哪个? }, pollItems: [{ en: Ice, zh-Hans: 冰 }, Wood] } } }
                """)
        let student = try room.page("student-1", locale: "zh-Hans")
        let teacher = try room.page("teacher-1")
        sees(student, "哪个?", ">冰<", "Wood", lacks: ["Which?", "Ice"])
        sees(teacher, "Which?", "Ice", lacks: ["哪个?", "冰"])
        try student.perform("select", "0", values: ["value": "0"], on: "poll")
        try student.perform("submit", values: ["c-classTools/poll--choice": "0"], on: "poll")
        sees(student, "冰", "(1) 100%", lacks: ["Ice"])
        sees(teacher, "Ice", "(1) 100%")
        // What somebody types is one text for everybody.
        try teacher.perform("stop", on: "poll")
        try teacher.perform("compose", on: "poll")
        try teacher.perform("start", values: Self.fields, on: "poll")
        sees(student, "Which?", "Ice", lacks: ["哪个?", "冰"])
    }

    @Test func keepsTheLastGoodPictureWhenAPropertyIsBroken() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        let teacher = try room.page("teacher-1")
        try teacher.perform("start", values: Self.fields, on: "poll")
        let size = try #require(teacher.size(of: "poll"))
        try room.pool("teacher-1").widget.updateWidgetRoomProperties(
            ["pollDetails.0.num": "many"], widgetId: "poll")
        #expect(teacher.size(of: "poll") == size)
        sees(teacher, "Stop poll", "(0) 0%", "'pollDetails.0.num' is \"many\", but must be a whole number")
        try room.pool("teacher-1").widget.updateWidgetRoomProperties(["pollDetails.0.num": 2], widgetId: "poll")
        sees(teacher, "(2) 0%", lacks: ["many"])
    }

    @Test(arguments: ["select", "submit", "stop", "start", "close", "compose", "edit", "add"])
    func doesNothingForAnObserver(action: String) throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        try room.page("teacher-1").perform("start", values: Self.fields, on: "poll")
        let observer = try room.page("observer-1")
        let before = room.pool("teacher-1").widget.getWidgetRoomProperties("poll")
        let error = #expect(throws: ContextError.self) {
            try observer.perform(action, "0", values: ["value": "0"], on: "poll")
        }
        #expect(error?.code == .notPermitted)
        #expect(room.pool("teacher-1").widget.getWidgetRoomProperties("poll") == before)
        sees(observer, "(0) 0%")
    }

    @Test func letsSomebodyVoteWhoWasAwayWhenItBegan() throws {
        let room = try WidgetRoom()
        let student = try room.page("student-1")
        room.pool("student-1").room.leaveRoom()
        try room.pool("teacher-1").widget.send(WidgetRequest("start", PollServiceTests.question, to: "poll"))
        sees(student, "Which?", lacks: ["Submit"])
        try room.pool("student-1").room.joinRoom()
        sees(student, "Submit")
        try student.perform("select", "1", on: "poll")
        try student.perform("submit", on: "poll")
        sees(student, "(1) 100%", lacks: ["Submit"])
    }

    @Test func hidesTheButtonFromAStudentWhereTheSceneAsksForIt() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        try room.page("teacher-1").perform("start", values: Self.fields, on: "poll")
        let student = try room.page("student-1")
        sees(student, "Submit")
        try room.pool("student-1").widget.sendMessage(text: "hideSubmit", toWidget: "poll")
        sees(student, lacks: ["Submit"])
    }

    /// The last un-tick may still be on its way when the form comes.
    @Test func takesTheFormsWordOverTheMarksItHas() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        try room.page("teacher-1").perform(
            "start", values: Self.fields.merging(["mode": "2"]) { _, new in new }, on: "poll")
        let student = try room.page("student-1")
        let run = room.pool("student-1").widget.getWidgetRoomProperties("poll")?["pollId"]?.stringValue
        let form = ["c-classTools/poll--form": try #require(run)]
        sees(student, "name=\"c-classTools/poll--form\"")
        try student.perform("select", "1", values: ["value": "true"], on: "poll")
        try student.perform("submit", values: form, on: "poll")
        sees(student, "Submit", lacks: [" checked"])
        try student.perform("select", "1", values: ["value": "true"], on: "poll")
        try student.perform("submit", values: form.merging(["choice-0": "0"]) { _, new in new }, on: "poll")
        #expect(room.pool("student-1").widget.getWidgetUserProperties("poll")?["selectIndex"] == [0])
    }

    @Test func speaksChinese() throws {
        let room = try WidgetRoom(widgets: Self.widgets)
        sees(try room.page("teacher-1", locale: "zh-Hans"), "开始投票", "选项 2", "添加选项")
        try room.page("teacher-1").perform("start", values: Self.fields, on: "poll")
        sees(try room.page("student-1", locale: "zh-Hans"), "投票  (单选)", "提交")
        sees(try room.page("teacher-1", locale: "zh-Hans"), "3 人中已有 0 人投票", "进行中", "结束投票")
    }
}
