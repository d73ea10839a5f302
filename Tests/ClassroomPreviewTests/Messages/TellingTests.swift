import ClassroomContexts
import HTTPServing
import LiveValues
import PreviewTestSupport
import Synchronization
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

/// What a viewer is told while the page goes from one view to another.
@Suite struct TellingTests {
    private let lesson: Lesson
    private let student: LiveView
    private let before: UInt64

    init() throws {
        lesson = try Lesson()
        student = try #require(lesson.session.view(ViewRequest(viewer: "chen")))
        before = try Self.drawn(lesson)
    }

    /// The last change that is part of the student's page.
    private static func drawn(_ lesson: Lesson) throws -> UInt64 {
        let page = try lesson.page(ViewRequest(viewer: "chen"))
        return try #require(page.firstMatch(of: /data-drawn="(\d+)"/).flatMap { UInt64($0.1) })
    }

    /// What a page hears first that comes when everything has happened.
    private func heard(told: UInt64) throws -> [(name: String, data: String)] {
        let drawn = try Self.drawn(lesson)
        let version = student.state.withLock { $0.version }
        return Listening(student.open(after: version, telling: UntoldChanges(told: told, drawn: drawn))).events()
    }

    @Test func saysAgainWhatNobodyHasHeard() throws {
        try lesson.store().setOnStage("chen", true)
        let events = try heard(told: before)
        #expect(events.map(\.name) == ["toast", "clock"])
        #expect(events[0].data.contains("You are on stage now") && events[0].data.contains("\"change\":\(before + 1)"))
    }

    @Test func saysItToAViewThatIsMadeLater() throws {
        let page = try lesson.listen(ViewRequest(viewer: "chen"))
        try lesson.store().setOnStage("chen", true)
        #expect(page.names().contains("toast"))
        let dark = try #require(lesson.session.view(ViewRequest(mode: "dark", viewer: "chen")))
        #expect(dark !== student)
        let version = dark.state.withLock { $0.version }
        let untold = UntoldChanges(told: before, drawn: try Self.drawn(lesson))
        #expect(Listening(dark.open(after: version, telling: untold)).names() == ["toast"])
    }

    @Test func saysNothingTwice() throws {
        try lesson.store().setOnStage("chen", true)
        #expect(try heard(told: before + 1).map(\.name) == ["clock"])
    }

    @Test func saysNothingToSomebodyWhoIsOut() throws {
        try lesson.store().setOnStage("chen", true)
        try lesson.pool("chen").room.leaveRoom()
        #expect(try heard(told: before).map(\.name) == ["clock"])
    }

    @Test(arguments: [0, 7, UInt64.max])
    func answersNumbersThatNoPageHas(number: UInt64) throws {
        try lesson.store().setOnStage("chen", true)
        for untold in [UntoldChanges(told: number, drawn: .max), UntoldChanges(told: 0, drawn: number)] {
            _ = try Self.drawn(lesson)
            let page = Listening(student.open(after: student.state.withLock { $0.version }, telling: untold))
            #expect(page.names().allSatisfy { $0 == "toast" })
        }
    }
}
