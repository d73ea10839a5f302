import ClassroomContexts
import LiveValues
import Testing

/// A widget asks for a size with the message `size`, as upstream's guide does it.
struct SizeMessageTests {
    private static let id = "webView-a"

    private func room() throws -> WidgetRoom {
        try WidgetRoom(
            widgets: "{ \(Self.id): { active: true, properties: { webViewUrl: \"https://example.org\" } } }")
    }

    private func send(_ size: LiveValue, _ room: WidgetRoom) throws {
        try room.pool("student-1").widget.sendMessage(WidgetMessage("size", size), fromWidget: Self.id)
    }

    @Test func resizesItForTheOneWhoseWidgetAsks() throws {
        let room = try room()
        let (student, other) = (try room.page("student-1"), try room.page("student-2"))
        #expect(student.size(of: Self.id) == nil)
        try send(["width": 240, "height": 120.5], room)
        #expect(student.size(of: Self.id) == "240x120.5")
        #expect(other.size(of: Self.id) == nil)
        try send(["width": 100, "height": 80], room)
        #expect(student.size(of: Self.id) == "100x80")
    }

    @Test(
        arguments: [[:], ["width": 240], ["width": "240", "height": 80], ["width": 0, "height": -1]] as [LiveValue])
    func passesOverASizeThatIsNone(size: LiveValue) throws {
        let room = try room()
        let student = try room.page("student-1")
        try send(size, room)
        #expect(student.size(of: Self.id) == nil)
    }
}
