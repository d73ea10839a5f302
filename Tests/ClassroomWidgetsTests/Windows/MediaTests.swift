import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// One film, at one moment for everybody.
struct MediaTests {
    private static let film = "mediaPlayer-film"

    private func room(_ address: String = "/files/abc", granted: Bool = false) throws -> WidgetRoom {
        let grant = granted ? ", properties: { grantedUsers: { student-1: true } }" : ""
        let room = try WidgetRoom(widgets: "{ netlessBoard: { active: true\(grant) } }")
        try room.pool("teacher-1").widget.setWidgetActive(Self.film, roomProperties: ["webViewUrl": .string(address)])
        return room
    }

    private func progress(_ room: WidgetRoom) -> MediaProgress {
        MediaProgress(WidgetProperties(room.pool("guest").widget.getWidgetRoomProperties(Self.film) ?? [:]))
    }

    private func ask(_ name: String, _ body: LiveProperties = [:], by user: String, in room: WidgetRoom) throws {
        try room.pool(user).widget.send(WidgetRequest(name, body, to: Self.film))
    }

    @Test func goesOnFromWhereItWasHeld() throws {
        let room = try room()
        try ask("play", by: "teacher-1", in: room)
        room.clock.advance(by: .seconds(7))
        #expect(progress(room).position(at: room.clock.now) == 7000)
        try ask("pause", by: "teacher-1", in: room)
        room.clock.advance(by: .seconds(60))
        #expect(progress(room).position(at: room.clock.now) == 7000)
        try ask("play", by: "teacher-1", in: room)
        room.clock.advance(by: .seconds(1))
        #expect(progress(room).position(at: room.clock.now) == 8000)
    }

    @Test func beginsAgainWhenItHasEnded() throws {
        let room = try room()
        try ask("measure", ["time": 10_000], by: "teacher-1", in: room)
        try ask("measure", ["time": 3], by: "teacher-1", in: room)
        try ask("seek", ["time": 99_000], by: "teacher-1", in: room)
        #expect(progress(room).position == 10_000)
        try ask("play", by: "teacher-1", in: room)
        room.clock.advance(by: .seconds(4))
        #expect(progress(room).position(at: room.clock.now) == 4000)
        room.clock.advance(by: .seconds(400))
        #expect(progress(room).position(at: room.clock.now) == 10_000)
        try ask("play", by: "teacher-1", in: room)
        #expect(progress(room).position(at: room.clock.now) == 0)
    }

    @Test func obeysThoseWhoMayWriteOnTheBoard() throws {
        let without = try room()
        #expect(throws: ContextError.self) { try ask("play", by: "student-1", in: without) }
        let with = try room(granted: true)
        try ask("play", by: "student-1", in: with)
        #expect(progress(with).isPlaying)
    }

    @Test(arguments: [LiveValue.integer(-1), .integer(.max), .string("5"), .null, .number(0.5)])
    func refusesTimesThatNoFilmHas(time: LiveValue) throws {
        let room = try room()
        #expect(throws: ContextError.self) { try ask("seek", ["time": time], by: "teacher-1", in: room) }
        #expect(progress(room).position == 0)
    }

    @Test func staysWithinTheFilmWhateverItsPropertiesSay() throws {
        let room = try room()
        try room.pool("teacher-1").widget.updateWidgetRoomProperties(
            ["playing": true, "position": .integer(.max), "since": .integer(.max), "length": .integer(.min)],
            widgetId: Self.film)
        #expect(MediaProgress.range.contains(progress(room).position(at: room.clock.now)))
        try ask("pause", by: "teacher-1", in: room)
    }

    @Test func drawsAFilmForWhatWasUploadedAlone() throws {
        let (ours, theirs) = (try room(), try room("https://example.org/film.mp4"))
        #expect(try ours.page("student-1").markup.contains("<video"))
        #expect(try !theirs.page("student-1").markup.contains("<video"))
    }
}
