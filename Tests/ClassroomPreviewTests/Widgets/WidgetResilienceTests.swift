import ClassroomContexts
import LiveValues
import PreviewTestSupport
import SceneRendering
import Testing

@testable import PreviewServing

@Suite struct WidgetResilienceTests {
    /// A lesson with a note that everybody sees.
    private func makeLesson(_ properties: String = "text: one") throws -> Lesson {
        try Lesson(scene: Lesson.notes, widgets: ["note: { active: true, properties: { \(properties) } }"])
    }

    private func failures(_ lesson: Lesson) throws -> [String] {
        try lesson.view().fixture.log(upTo: .max)
            .flatMap(\.changes).filter { $0.name == "onWidgetFailed" }.map(\.values.text)
    }

    // MARK: Two at once

    @Test func showsTheLastOfTwoWritesOnAllPagesAndBothInTheLog() throws {
        let lesson = try makeLesson()
        let first = try lesson.listen()
        let second = try lesson.listen(ViewRequest(mode: "dark"))
        let student = try lesson.listen(ViewRequest(viewer: "chen"))
        let views = [ViewRequest(), ViewRequest(mode: "dark")].compactMap { lesson.session.view($0) }
        #expect(try views[0].perform(ComponentAction("write", argument: "two"), on: "shelf/note") != nil)
        #expect(try views[1].perform(ComponentAction("write", argument: "three"), on: "shelf/note") != nil)
        lesson.time.pass(100)
        for page in [first, second, student] {
            let events = page.events()
            #expect(events.last { $0.name == "patch" }?.data.contains("note: three") == true)
            // The line is sent at once, and again with the second write.
            let log = events.filter { $0.name == "log" }.map(\.data)
            #expect(log.map { $0.ranges(of: "onWidgetRoomPropertiesUpdated").count } == [1, 2])
        }
        for request in [ViewRequest(), ViewRequest(mode: "dark"), ViewRequest(viewer: "chen")] {
            #expect(try lesson.page(request).contains("note: three"))
        }
    }

    // MARK: Code that fails

    @Test(arguments: ["render", "size", "room", "message"])
    func refusesACommandThatAWidgetGivesItselfAndSaysWhichOneDid(callback: String) throws {
        let lesson = try makeLesson()
        let page = try lesson.listen()
        let view = try lesson.view()
        let widget = view.pool.widget
        try widget.updateWidgetRoomProperties(["commands": .string(callback)], widgetId: "note")
        for number in 1...2 {
            try provoke(callback, number, view, lesson)
            lesson.time.pass(100)
        }
        #expect(widget.getWidgetRoomProperties("note")?["count"] == nil)
        #expect(view.pool.room.isJoined())
        let failure = try #require(try failures(lesson).first)
        #expect(failure.hasPrefix("note: teacher 'lin' cannot updateWidgetRoomProperties"))
        #expect(page.events("patch").contains { $0.contains("widget-failure") })
        // What it has drawn and heard is its own: it has passed over the refusal.
        let broken = try lesson.page()
        #expect(broken.contains("widget-failure") && broken.contains("note: one"))

        try widget.deleteWidgetRoomProperties(["commands"], widgetId: "note")
        lesson.time.pass(100)
        #expect(try !lesson.page().contains("widget-failure"))
        #expect(try failures(lesson) == [failure, "note: works again (seen by Ms. Lin)"])
    }

    @Test(arguments: ["room", "user", "message", "info", "perform", "render"])
    func keepsTheLastGoodPictureOfAWidgetThatFails(callback: String) throws {
        let lesson = try makeLesson()
        let page = try lesson.listen()
        let view = try lesson.view()
        let widget = view.pool.widget
        #expect(try lesson.page().contains("note: one"))
        try widget.updateWidgetRoomProperties(["throws": .string(callback)], widgetId: "note")
        let before = try lesson.page()
        for number in 1...3 {
            try provoke(callback, number, view, lesson)
            lesson.time.pass(100)
        }
        let broken = try lesson.page()
        #expect(broken.contains("widget-failure") && broken.contains("'\(callback)' went wrong"))
        #expect(broken.contains("note: one") && before.contains("note: one"))
        #expect(try failures(lesson) == ["note: '\(callback)' went wrong (seen by Ms. Lin)"])
        #expect(broken.contains("c-nameBoard\""))

        try widget.deleteWidgetRoomProperties(["throws"], widgetId: "note")
        try provoke(callback, 4, view, lesson)
        lesson.time.pass(100)
        #expect(try !lesson.page().contains("widget-failure"))
        let works = "note: works again (seen by Ms. Lin)"
        #expect(try failures(lesson) == ["note: '\(callback)' went wrong (seen by Ms. Lin)", works])
        #expect(page.events("log").joined().ranges(of: "onWidgetFailed").count == 2)
    }

    private func provoke(_ callback: String, _ number: Int, _ view: LiveView, _ lesson: Lesson) throws {
        let widget = view.pool.widget
        switch callback {
        case "user": try widget.updateWidgetUserProperties(["n": .integer(number)], widgetId: "note")
        case "message": try widget.sendMessage(WidgetMessage("hello"), toWidget: "note")
        case "info": lesson.edit("Scenes/contexts/lesson.yaml", "name: Physics", "name: Physics \(number)")
        case "perform": _ = try view.perform(ComponentAction("poke"), on: "shelf/note")
        default: try widget.updateWidgetRoomProperties(["n": .integer(number)], widgetId: "note")
        }
    }

    @Test func showsAWidgetThatFailsFromTheStartAsNothingButItsFailure() throws {
        let lesson = try makeLesson("throws: render")
        #expect(try lesson.page().contains("'render' went wrong"))
        #expect(try lesson.page().contains("Ms. Lin, 陈小明"))
    }

    @Test func saysOnWhosePageAWidgetFails() throws {
        let lesson = try makeLesson("throws: render")
        for viewer in ["chen", "lin"] { _ = try lesson.page(ViewRequest(viewer: viewer)) }
        lesson.time.pass(100)
        let expected = ["陈小明", "Ms. Lin"].map { "note: 'render' went wrong (seen by \($0))" }
        #expect(try failures(lesson) == expected)
    }

    @Test func loadsAWidgetAgainWhoseLoadingHasFailed() throws {
        let lesson = try makeLesson("text: one, throws: load")
        let view = try lesson.view()
        #expect(try lesson.page().contains("note: one []"))
        #expect(try lesson.page().contains("'load' went wrong"))
        try view.pool.widget.deleteWidgetRoomProperties(["throws"], widgetId: "note")
        #expect(try lesson.page().contains("note: one [load room]"))
        lesson.time.pass(100)
        let expected = ["note: 'load' went wrong (seen by Ms. Lin)", "note: works again (seen by Ms. Lin)"]
        #expect(try failures(lesson) == expected)
    }

    // MARK: Code that answers itself

    @Test func stopsAWidgetThatAnswersItsOwnChanges() throws {
        let lesson = try makeLesson("text: one, answers: true")
        let page = try lesson.listen()
        let view = try lesson.view()
        try view.pool.widget.updateWidgetRoomProperties(["text": "two"], widgetId: "note")
        #expect(lesson.time.pass(1000, limit: 10_000) < 10_000)
        let count = view.pool.widget.getWidgetRoomProperties("note")?["count"]?.integerValue
        #expect(count == 100)
        #expect(try lesson.page().contains("answered its own changes more than 100 times"))
        #expect(try failures(lesson).count == 1)
        #expect(page.events("log").joined().contains("was stopped"))
        // Everybody else goes on.
        view.room.studentJoins(name: "Zoë")
        #expect(try lesson.page().contains("Ms. Lin, 陈小明, Zoë"))
    }

    @Test func letsAStoppedWidgetGoOnAfterAClick() throws {
        let lesson = try makeLesson("text: one, answers: true")
        let page = try lesson.listen()
        let view = try lesson.view()
        let widget = view.pool.widget
        try widget.updateWidgetRoomProperties(["text": "two"], widgetId: "note")
        lesson.time.pass(1000, limit: 10_000)
        try widget.updateWidgetRoomProperties(["answers": false], widgetId: "note")
        #expect(try view.perform(ComponentAction("draft", argument: "three"), on: "shelf/note") != nil)
        lesson.time.pass(100)
        #expect(try !lesson.page().contains("widget-failure"))
        #expect(try failures(lesson).last == "note: works again (seen by Ms. Lin)")
        #expect(!page.names().isEmpty)
    }

    @Test func stopsTwoViewersWhoseWidgetsAnswerEachOther() throws {
        let lesson = try makeLesson("text: one, answers: true")
        let pages = [try lesson.listen(), try lesson.listen(ViewRequest(mode: "dark"))]
        try lesson.pool("lin").widget.updateWidgetRoomProperties(["text": "two"], widgetId: "note")
        #expect(lesson.time.pass(1000, limit: 20_000) < 20_000)
        #expect(try lesson.page().contains("widget-failure"))
        #expect(try lesson.page(ViewRequest(mode: "dark")).contains("widget-failure"))
        #expect(pages.allSatisfy { !$0.names().isEmpty })
    }

    // MARK: Floods

    @Test func staysResponsiveInAFloodOfMessages() throws {
        let lesson = try makeLesson()
        let page = try lesson.listen()
        let other = try lesson.listen(ViewRequest(viewer: "chen"))
        let widget = try lesson.pool("lin").widget
        for number in 0..<10_000 { try widget.sendMessage(WidgetMessage("m\(number)"), toWidget: "note") }
        #expect(page.names().count <= 2)
        lesson.time.pass(50)
        let events = page.events()
        #expect(events.map(\.name) == ["patch", "log"])
        #expect(events.last?.data.ranges(of: "<li ").count == ChangeHistory.maxLogLength)
        #expect(events.last?.data.contains("note: m9999") == true)
        #expect(other.names().filter { $0 == "log" }.count == 2)
        lesson.time.pass(100)
        #expect(lesson.time.count == 0)
    }
}
