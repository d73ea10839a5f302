import ClassroomContexts
import LiveValues
import PreviewTestSupport
import SceneRendering
import Synchronization
import Testing

@testable import PreviewServing

@Suite struct IntervalTests {
    private func pictures(_ page: Listening) -> [String] {
        page.events("patch").filter { $0.contains("c-nameBoard") }
    }

    @Test func showsTheFirstChangeAtOnceAndTheNextOnesTogether() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        let store = try lesson.store()
        store.studentJoins(name: "Ada")
        #expect(pictures(page).count == 1)
        store.studentJoins(name: "Bo")
        store.studentJoins(name: "Cy")
        #expect(pictures(page).isEmpty)
        lesson.time.pass(49)
        #expect(pictures(page).isEmpty)
        lesson.time.pass(1)
        let last = pictures(page)
        #expect(last.count == 1)
        #expect(last.first?.contains("Ada, Bo, Cy") == true)
    }

    @Test func drawsOnceInEachIntervalAsLongAsChangesCome() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        let store = try lesson.store()
        for number in 1...100 {
            store.studentJoins(name: "Student \(number)")
            lesson.time.pass(10)
        }
        // 1,000 ms are 20 intervals, and the first change opened them.
        #expect(pictures(page).count == 21)
        #expect(try lesson.page().contains("Student 100"))
    }

    @Test func hasNoTimerWhileNothingHappens() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        #expect(lesson.time.count == 0)
        try lesson.store().studentJoins(name: "Ada")
        #expect(lesson.time.count == 1)
        lesson.time.pass(200)
        #expect(lesson.time.count == 0)
        #expect(!page.names().isEmpty)
    }

    @Test func sendsLinesOfTheLogTogether() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        let store = try lesson.store()
        for number in 1...5 { store.studentJoins(name: "Student \(number)") }
        let first = page.events("log")
        #expect(first.count == 1)
        #expect(first.first?.contains("Student 1,") == true)
        lesson.time.pass(50)
        let rest = page.events("log")
        #expect(rest.count == 1)
        let line = try #require(rest.first)
        let places = (2...5).compactMap { line.firstRange(of: "Student \($0),")?.lowerBound }
        #expect(places.count == 4 && places == places.sorted())
    }

    @Test func countsLinesThatSayTheSame() throws {
        let lesson = try Lesson(scene: Lesson.notes, widgets: ["note: { active: true }"])
        let page = try lesson.listen()
        let widget = try lesson.pool("lin").widget
        for _ in 0..<10_000 { try widget.sendMessage(WidgetMessage("hello"), toWidget: "note") }
        lesson.time.pass(200)
        let lines = page.events("log")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.contains("note: hello") })
        // The second is the first one, grown: a page puts it in its place.
        #expect(lines.map(messages) == [1, 10_000])
        #expect(Set(lines.compactMap { $0.firstMatch(of: /data-begins="\d+"/)?.output }).count == 1)
        #expect(try messages(in: lesson.page()) == 10_000)
        #expect(pictures(page).isEmpty)
    }

    /// How many messages the lines of a log tell of.
    private func messages(in log: String) -> Int {
        log.matches(of: /got the message “hello”<\/span>(?:<em class="d-times">× (\d+)<\/em>)?/)
            .reduce(0) { $0 + ($1.1.flatMap { Int($0) } ?? 1) }
    }

    @Test func boundsWhatAFloodOfDifferentEventsLeaves() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        let store = try lesson.store()
        for number in 0..<2_000 { store.setNetworkQuality(number.isMultiple(of: 2) ? .bad : .down) }
        lesson.time.pass(50)
        let batch = try #require(page.events("log").last)
        #expect(batch.ranges(of: "<li ").count == ChangeHistory.maxLogLength)
    }

    @Test func givesAPageThatComesInBetweenEverythingOnce() throws {
        let lesson = try Lesson()
        let early = try lesson.listen()
        let store = try lesson.store()
        for number in 1...3 { store.studentJoins(name: "Student \(number)") }
        let text = try lesson.page()
        #expect(text.contains("Ms. Lin, 陈小明, Student 1, Student 2, Student 3"))
        #expect(text.contains("Student 1, student</span>"))
        #expect(!text.contains("Student 2, student</span>"))
        let late = try lesson.listen()
        lesson.time.pass(50)
        #expect(late.events("log").joined().contains("Student 2, student"))
        #expect(early.events("log").joined().contains("Student 3, student"))
    }

    @Test func tellsInWordsAfterThePictureShowsIt() throws {
        let lesson = try Lesson()
        let student = try lesson.listen(ViewRequest(viewer: "chen"))
        let store = try lesson.store()
        store.studentJoins(name: "Ada")
        store.studentJoins(name: "Bo")
        store.setOnStage("chen", true)
        #expect(!student.names().contains("toast"))
        lesson.time.pass(50)
        let names = student.names()
        let toast = try #require(names.firstIndex(of: "toast"))
        #expect(names[..<toast].contains("patch"))
    }

    @Test func showsWhatWaitsBeforeAMessageThatHasToBeAnswered() throws {
        let lesson = try Lesson()
        let student = try lesson.listen(ViewRequest(viewer: "chen"))
        let store = try lesson.store()
        store.studentJoins(name: "Ada")
        store.studentJoins(name: "Bo")
        _ = student.events()
        try lesson.pool("lin").user.kickOutUser(userUuid: "chen", forever: false)
        let names = student.names()
        let alert = try #require(names.firstIndex(of: "alert"))
        #expect(names[..<alert].contains("patch") && names[..<alert].contains("log"))
        #expect(names[alert...].contains("refresh"))
    }

    @Test func showsASaveInTheMiddleOfAnInterval() throws {
        let lesson = try Lesson()
        let page = try lesson.listen()
        let store = try lesson.store()
        store.studentJoins(name: "Ada")
        store.studentJoins(name: "Bo")
        _ = page.events()
        lesson.edit("Themes/plain.yaml", "#FFFFFF\", dark: \"#202020\"", "#FAFAFA\", dark: \"#202020\"")
        let events = page.events()
        #expect(events.contains { $0.name == "patch" && $0.data.contains("Ada, Bo") })
        #expect(events.contains { $0.name == "style" })
        lesson.time.pass(50)
        #expect(pictures(page).isEmpty)
    }

    // MARK: Views that nobody looks at

    @Test func drawsNothingForAViewWithoutAPageAndCatchesUpForTheNextOne() throws {
        let lesson = try Lesson()
        let view = try lesson.view()
        let page = try lesson.listen()
        let version = try #require(try lesson.page().firstMatch(of: /data-since="(\d+)"/)?.1)
        page.close()
        for number in 1...20 { view.room.studentJoins(name: "Student \(number)") }
        #expect(view.state.withLock { $0.sequence } == 0)
        let again = Listening(view.open(after: UInt64(version)))
        let events = again.events()
        #expect(events.contains { $0.name == "patch" && $0.data.contains("Student 20") })
        let log = events.filter { $0.name == "log" }.map(\.data).joined()
        #expect((1...20).allSatisfy { log.contains("Student \($0), student") })
        #expect(try lesson.page().contains("Student 20"))
    }

    @Test func beginsAnewWhenAViewHasMissedTooMuch() throws {
        let lesson = try Lesson()
        let view = try lesson.view()
        let version = try #require(try lesson.page().firstMatch(of: /data-since="(\d+)"/)?.1)
        for number in 0..<3 * ChangeHistory.maxRecords {
            view.room.setNetworkQuality(number.isMultiple(of: 2) ? .bad : .down)
        }
        let page = Listening(view.open(after: UInt64(version)))
        #expect(page.names() == ["refresh"])
        #expect(try lesson.page().contains("onLocalNetworkQualityUpdated"))
    }

    @Test func keepsAChoiceOfAViewerWithoutAPage() throws {
        let lesson = try Lesson(scene: Lesson.notes, widgets: ["note: { active: true }"])
        let view = try lesson.view()
        #expect(try view.perform(ComponentAction("draft", argument: "half a thought"), on: "shelf/note") != nil)
        try view.pool.widget.updateWidgetRoomProperties(["text": "whole"], widgetId: "note")
        let text = try lesson.page()
        #expect(text.contains("note: whole [load room] half a thought"))
    }
}
