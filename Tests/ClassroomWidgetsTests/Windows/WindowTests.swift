import ClassroomContexts
import ClassroomScenes
import Foundation
import LiveValues
import SceneModel
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// Where windows stand, which lies on top, and who may do what with them.
struct WindowTests {
    private static let a = "webView-a-1"
    private static let b = "mediaPlayer-b-2"
    private static let url = "webViewUrl: \"https://example.org/a\""

    private func room(_ extra: String = "", granted: Bool = false) throws -> WidgetRoom {
        let grant = granted ? ", properties: { grantedUsers: { student-1: true } }" : ""
        return try WidgetRoom(
            widgets: """
                { netlessBoard: { active: true\(grant) }, \
                \(Self.a): { active: true, properties: { \(Self.url), zIndex: 1 } }, \
                \(Self.b): { active: true, properties: { \(Self.url), zIndex: 1 } }\(extra) }
                """)
    }

    /// The ids of the widgets, bottom to top.
    private func order(_ page: WidgetPage) -> [String] {
        page.markup.split(separator: "data-widget=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }

    private func depth(_ id: String, in room: WidgetRoom) -> Int? {
        room.pool("teacher-1").widget.getWidgetRoomProperties(id)?["zIndex"]?.integerValue
    }

    // MARK: Order

    @Test func laysTheWindowOnTopThatIsTouched() throws {
        let room = try room()
        let teacher = try room.page("teacher-1")
        let student = try room.page("student-1")
        let bottom = try #require(order(teacher).first)
        try teacher.perform("raise", on: bottom)
        #expect(depth(bottom, in: room) == 2)
        for page in [teacher, student] { #expect(order(page).last == bottom) }
        // The one on top stays where it is.
        try teacher.perform("raise", on: bottom)
        #expect(depth(bottom, in: room) == 2)
    }

    @Test func laysAWindowAboveStreamsToo() throws {
        let room = try room(", streamWindow-s-1: { active: true, properties: { zIndex: 4 } }")
        let page = try room.page("teacher-1")
        #expect(order(page).last == "streamWindow-s-1")
        try page.perform("raise", on: Self.a)
        #expect(order(page).last == Self.a)
    }

    @Test func laysTheLaterOfTwoTouchedAtOnceOnTop() throws {
        let room = try room(granted: true)
        let pages = try ["teacher-1", "student-1", "student-2"].map { try room.page($0) }
        // Neither has seen what the other does.
        for user in ["teacher-1", "student-1"] {
            try room.pool(user).widget.send(WidgetRequest("raise", to: user == "teacher-1" ? Self.a : Self.b))
        }
        #expect(depth(Self.a, in: room) == 2)
        #expect(depth(Self.b, in: room) == 3)
        for page in pages { #expect(order(page) == [Self.a, Self.b]) }
    }

    @Test(arguments: [LiveValue.integer(.max), 1_000_000])
    func laysAWindowAboveTwoThatSayTheyAreHighest(place: LiveValue) throws {
        let room = try room(", webView-c: { active: true, properties: { \(Self.url), zIndex: 1 } }")
        let teacher = room.pool("teacher-1").widget
        for id in [Self.a, Self.b] { try teacher.updateWidgetRoomProperties(["zIndex": place], widgetId: id) }
        let pages = try ["teacher-1", "student-1"].map { try room.page($0) }
        let (first, second) = (order(pages[0])[1], order(pages[0])[2])
        for id in ["webView-c", first, second, first] {
            try pages[0].perform("raise", on: id)
            #expect((pages + [try room.page("student-2")]).map { order($0).last } == [id, id, id])
        }
        #expect((0...1_000_000).contains(try #require(depth(first, in: room))))
    }

    @Test func laysTheLaterOfTwoWindowsAtOnePlaceOnTopForWhoeverComesWhen() throws {
        let room = try WidgetRoom()
        let teacher = room.pool("teacher-1").widget
        let early = try room.page("student-1")
        for id in ["webView-z", "webView-m", "webView-a"] {
            try teacher.setWidgetActive(id, roomProperties: ["webViewUrl": "https://example.org"])
        }
        try teacher.setWidgetInactive("webView-m")
        try teacher.setWidgetActive("webView-m")
        let late = try room.page("student-2")
        #expect(order(early) == ["webView-z", "webView-a", "webView-m"])
        #expect(order(late) == order(early))
    }

    @Test func keepsToolsAboveWindowsAndWindowsUnraisedByMoving() throws {
        let room = try room(", countdownTimer: { active: true, properties: { state: 1, startTime: 0s, duration: 60 } }")
        let page = try room.page("teacher-1")
        let before = order(page)
        #expect(before.last == "countdownTimer")
        let bottom = try #require(before.first)
        try room.pool("teacher-1").widget.updateWidgetSyncFrame(
            WidgetSyncFrame(x: 0.1, y: 0.1, width: 0.3, height: 0.3), widgetId: bottom)
        #expect(order(page) == before)
    }

    @Test func countsNoWindowThatIsClosed() throws {
        let room = try room()
        let teacher = room.pool("teacher-1").widget
        try teacher.updateWidgetRoomProperties(["zIndex": 9], widgetId: Self.b)
        try teacher.setWidgetInactive(Self.b)
        try teacher.send(WidgetRequest("raise", to: Self.a))
        #expect(depth(Self.a, in: room) == 1)
        try teacher.setWidgetActive(Self.b)
        try teacher.send(WidgetRequest("raise", to: Self.a))
        #expect(depth(Self.a, in: room) == 10)
    }

    @Test(
        arguments: [
            ([:], nil, false, 0), ([:], 5.0, false, 0), (["zIndex": 4], 7.9, false, 4), (["other": 1], 7.9, false, 7),
            (["other": 1], nil, false, 0), (["zIndex": 4], 7.9, true, 0),
        ] as [(LiveProperties, Double?, Bool, Int)])
    func findsAStreamWindowsPlace(properties: LiveProperties, z: Double?, isScreen: Bool, depth: Int) {
        let frame = z.map { WidgetSyncFrame(z: $0, width: 0.5, height: 0.5) }
        #expect(WindowOrder.streamDepth(WidgetProperties(properties), frame, isScreen: isScreen) == depth)
    }

    // MARK: Place

    @Test(
        arguments: [
            (nil, RoomType.small, WidgetSyncFrame.full), (WidgetSyncFrame(x: 0.3, y: 0.3), .lecture, .full),
            (
                WidgetSyncFrame(x: 1, y: 0, width: 0.5, height: 0.5), .small,
                WidgetSyncFrame(x: 1, y: 0, width: 0.5, height: 0.5)
            ),
        ] as [(WidgetSyncFrame?, RoomType, WidgetSyncFrame)])
    func fillsTheAreaWithoutASize(given: WidgetSyncFrame?, type: RoomType, expected: WidgetSyncFrame) {
        #expect(StreamWindow.frame(given, in: type, openBefore: 3) == expected)
    }

    /// On the board of upstream's lecture, at a scale of 1.5.
    @Test(arguments: [(0, 5.0), (1, 10), (4, 25), (51, 260), (52, 5)])
    func staggersTheWindowsOfALecture(openBefore: Int, offset: Double) {
        let scale = 1.5
        let frame = StreamWindow.frame(nil, in: .lecture, openBefore: openBefore)
        let rect = WidgetArea(LayoutSize(width: 495 * scale, height: 359.2 * scale)).rect(of: frame)
        #expect(abs(rect.x - offset * scale) < 0.1)
        #expect(abs(rect.y - offset * scale) < 0.1)
        #expect(abs(rect.width - 115 * scale) < 0.1)
        #expect(abs(rect.height - 95 * scale) < 0.1)
    }

    // MARK: What can be done

    private func frame(_ room: WidgetRoom) -> WidgetSyncFrame? {
        room.pool("teacher-1").widget.getWidgetSyncFrame(Self.a)
    }

    @Test func fillsTheAreaAndGoesBack() throws {
        let room = try room()
        let place = WidgetSyncFrame(x: 0.2, y: 0.4, width: 0.5, height: 0.5)
        try room.pool("teacher-1").widget.updateWidgetSyncFrame(place, widgetId: Self.a)
        let teacher = try room.page("teacher-1")
        try teacher.perform("scale", on: Self.a)
        #expect(frame(room) == WidgetSyncFrame(x: 0, y: 0, z: 0, width: 1, height: 1))
        #expect(teacher.markup.contains("Back to its own size"))
        try teacher.perform("scale", on: Self.a)
        #expect(frame(room) == place)
    }

    @Test func closesForEverybodyAndKeepsItsProperties() throws {
        let room = try room()
        try room.page("teacher-1").perform("close", on: Self.a)
        #expect(!room.pool("student-1").widget.getWidgetActivity(Self.a))
        #expect(depth(Self.a, in: room) == 1)
    }

    @Test func obeysAStudentOnlyWithTheBoardsGrant() throws {
        let room = try room()
        let student = try room.page("student-1")
        for action in ["scale", "raise", "close"] { try student.perform(action, on: Self.a) }
        #expect(frame(room) == nil)
        #expect(depth(Self.a, in: room) == 1)
        #expect(room.pool("student-1").widget.getWidgetActivity(Self.a))
        #expect(!student.markup.contains("data-drags"))
        let error = #expect(throws: ContextError.self) {
            try room.pool("student-1").widget.send(WidgetRequest("raise", ["zIndex": 9], to: Self.a))
        }
        #expect(error?.code == .notPermitted)
    }

    @Test func letsAGrantedStudentMoveRaiseScaleAndClose() throws {
        let room = try room(granted: true)
        let student = try room.page("student-1")
        #expect(student.markup.contains("data-drags"))
        try student.perform("raise", on: Self.a)
        #expect(depth(Self.a, in: room) == 2)
        try student.perform("scale", on: Self.a)
        #expect(frame(room)?.isFullScreen == true)
        try student.perform("close", on: Self.a)
        #expect(!room.pool("student-1").widget.getWidgetActivity(Self.a))
    }

    @Test func takesItsButtonsAwayWithTheGrant() throws {
        let room = try room(granted: true)
        let student = try room.page("student-1")
        #expect(student.markup.contains("Close the window"))
        try room.pool("teacher-1").widget.sendMessage(
            WidgetMessage("updateGrantedUsers", ["delete": ["student-1"]]), toWidget: WidgetID.board)
        #expect(!student.markup.contains("Close the window"))
        #expect(student.markup.contains("Load the page again"))
    }

    @Test func obeysTheScenesMessages() throws {
        let room = try room()
        let teacher = try room.page("teacher-1")
        let widget = room.pool("teacher-1").widget
        try widget.sendMessage(WidgetMessage("updateViewZIndex", 12), toWidget: Self.a)
        _ = teacher.markup
        #expect(depth(Self.a, in: room) == 12)
        try widget.sendMessage(WidgetMessage("boardAuth", false), toWidget: Self.b)
        #expect(teacher.markup.components(separatedBy: "Close the window").count == 3)
    }

    // MARK: Addresses

    @Test(arguments: [
        ("https://en.wikipedia.org/wiki/Friction", "en.wikipedia.org", true),
        ("HTTP://example.org:8080?a=b", "example.org", true), ("https://user:word@example.org#x", "example.org", true),
        ("https://[::1]:80/a", "[::1]", true), ("javascript:alert(1)", "javascript:alert(1)", false),
        ("https://", "https://", false), ("https:///path", "https:///path", true), ("", "", false),
    ])
    func showsTheHostOfAnAddress(text: String, host: String, isSecure: Bool) {
        #expect(WebAddress(text).host == host)
        #expect(WebAddress(text).isSecure == isSecure)
    }

    // MARK: Streams

    @Test func tellsThePlaceOfAStreamWindowAfterEachUpdate() throws {
        let id = "streamWindow-s-1"
        let room = try WidgetRoom(widgets: "{ \(id): { active: true, properties: { zIndex: 1 } } }")
        let page = try room.page("teacher-1")
        let messages = SentMessages()
        let subscription = room.store.subscribe { messages.note($0) }
        try room.pool("teacher-1").widget.updateWidgetRoomProperties(["zIndex": 6], widgetId: id)
        #expect(page.markup.contains("This stream has ended"))
        #expect(messages.texts == [#"{"zIndex":6}"#])
        _ = subscription
    }
}
