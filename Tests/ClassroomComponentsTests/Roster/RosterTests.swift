import ClassroomContexts
import LiveValues
import SceneModel
import SceneRendering
import Testing

@testable import ClassroomComponents

/// A teacher and students, each in a state of their own.
func classroom(students: Int = 0, roomType: RoomType = .small) -> RoomSeed {
    var users = [UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher)]
    users += [UserSeed(uuid: "on", name: "On", onStage: true, rewards: 3), UserSeed(uuid: "off", name: "Off")]
    users += (0..<students).map { UserSeed(uuid: "s\($0)", name: "Student \($0)") }
    return RoomSeed(
        room: RoomInfo(roomUuid: "room", roomName: "Physics 7B", roomType: roomType), users: users,
        streams: [
            StreamSeed(uuid: "s-on", owner: "on", videoState: .open, audioState: .close, type: .both),
            StreamSeed(uuid: "s-off", owner: "off", videoState: .open, audioState: .open, type: .none),
        ],
        widgets: ["netlessBoard": WidgetSeed(active: true, properties: ["grantedUsers": ["on": true]])])
}

@Suite struct RosterTests {
    @Test(arguments: [
        ("small", UserRole.teacher, 580.0), ("small", .student, 500), ("subRoom", .teacher, 580),
        ("subRoom", .student, 500), ("lecture", .teacher, 340), ("vocation", .teacher, 340),
    ])
    func isAsWideAsItsColumns(_ sceneType: String, _ role: UserRole, _ width: Double) {
        let stage = Stage<Roster>(classroom(), viewer: role == .teacher ? "lin" : "on", sceneType: sceneType)
        #expect(stage.component.size(in: stage.context) == LayoutSize(width: width, height: 253))
    }

    @Test(arguments: [
        ("oneToOne", "lin"), ("oneToOne", "on"), ("lecture", "on"), ("vocation", "on"), ("small", "nobody"),
    ])
    func isOfferedToNobodyElse(_ sceneType: String, _ viewer: String) {
        let stage = Stage<Roster>(classroom(), viewer: viewer, sceneType: sceneType)
        #expect(stage.html.contains("This class has no roster for you."))
        #expect(!stage.html.contains("role=\"row\" id="))
        #expect(!stage.html.contains("Ms. Lin"))
    }

    @Test(arguments: [
        ["camera.enable": false], ["camera.visible": false], ["camera.enable": false, "camera.visible": false],
    ])
    func dropsAColumnWhoseEitherSwitchIsOff(_ switches: [String: Bool]) {
        let stage = Stage<Roster>(classroom(), switches: switches)
        #expect(stage.component.size(in: stage.context)?.width == 500)
        #expect(!stage.html.contains(">Camera<"))
        #expect(!stage.html.contains("icon-roster-camera"))
        #expect(stage.html.contains(">Microphone<"))
    }

    @Test(arguments: [(38, 0), (39, 2), (98, 4), (99, 5)])
    func standsInPartsWhenItIsLong(_ students: Int, _ parts: Int) {
        let html = Stage<Roster>(classroom(students: students)).html
        #expect(html.ranges(of: "role=\"row\" id=").count == students + 2)
        #expect(html.ranges(of: "<div class=\"part\"").count == parts)
        #expect(html.ranges(of: "id=\"c-roster--list\"").count == 1)
    }

    @Test func givesStudentsNothingToClick() {
        let html = Stage<Roster>(classroom(), viewer: "on").html
        #expect(!html.contains("<button"))
        #expect(!html.contains("data-action"))
        #expect(!html.contains("<dialog"))
        #expect(html.contains("aria-label=\"Camera, on\""))
    }

    @Test(arguments: [
        // A stage state, a device, a privilege; what is shown, and whether a click is taken.
        (true, MediaSourceState.open, StreamType.both, "streamOn", true),
        (true, .open, .none, "streamOff", true), (true, .close, .both, "deviceOff", false),
        (true, .error, .both, "deviceOff", false), (false, .open, .both, "offStage", false),
        (false, .close, .none, "offStage", false),
    ])
    func showsTheFourStatesOfADevice(
        _ onStage: Bool, _ source: MediaSourceState, _ type: StreamType, _ state: String, _ clickable: Bool
    ) {
        let seed = RoomSeed(
            users: [
                UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher),
                UserSeed(uuid: "a", name: "A", onStage: onStage),
            ],
            streams: [StreamSeed(uuid: "s-a", owner: "a", videoState: source, audioState: source, type: type)])
        let html = Stage<Roster>(seed).html
        for (column, action) in [("camera", "camera"), ("microphone", "mic")] {
            #expect(html.contains("icon-roster-\(column)-\(state)-image"))
            #expect(html.contains("data-action=\"\(action)\"") == clickable)
        }
    }

    @Test(arguments: [
        (["camera.offStage.clickable": true], MediaSourceState.open, true),
        (["camera.offStage.clickable": true], .close, false), ([:], .open, false),
    ])
    func takesAClickOffStageOnlyForAnOpenDevice(
        _ switches: [String: Bool], _ source: MediaSourceState, _ clickable: Bool
    ) {
        let seed = RoomSeed(
            users: [UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher), UserSeed(uuid: "a", name: "A")],
            streams: [StreamSeed(uuid: "s-a", owner: "a", videoState: source)])
        #expect(Stage<Roster>(seed, switches: switches).html.contains("data-action=\"camera\"") == clickable)
    }

    @Test func letsTheThemeTakeAClickAway() {
        let html = Stage<Roster>(classroom(), switches: ["camera.streamOn.clickable": false]).html
        #expect(!html.contains("data-action=\"camera\""))
    }

    @Test func looksAtTheCameraAndNotAtASharedScreen() {
        let seed = RoomSeed(
            users: [
                UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher), UserSeed(uuid: "a", name: "A", onStage: true),
            ],
            streams: [
                StreamSeed(uuid: "screen", owner: "a", video: .screen, audio: .none),
                StreamSeed(uuid: "camera", owner: "a", videoState: .close, audioState: .open),
            ])
        let html = Stage<Roster>(seed).html
        #expect(html.contains("icon-roster-camera-deviceOff-image"))
        #expect(html.contains("icon-roster-microphone-streamOn-image"))
    }

    @Test func listsMoreThanTwentyInALecture() {
        let html = Stage<Roster>(classroom(students: 60, roomType: .lecture), sceneType: "lecture").html
        #expect(html.ranges(of: "role=\"row\" id=").count == 62)
    }

    @Test(arguments: [("small", "lin", true), ("small", "on", false), ("lecture", "lin", false)])
    func offersTheCarouselToTeachersOfSmallClasses(_ sceneType: String, _ viewer: String, _ isThere: Bool) {
        let html = Stage<Roster>(classroom(), viewer: viewer, sceneType: sceneType).html
        #expect(html.contains("role=\"switch\"") == isThere)
        #expect(html.contains("Video Carousel") == isThere)
    }

    @Test func hidesTheCarouselsWordWithItsSwitch() {
        let html = Stage<Roster>(classroom(), switches: ["carousel.visible": false]).html
        #expect(!html.contains("Video Carousel"))
        #expect(!html.contains("role=\"switch\""))
    }

    @Test func keepsTheListWhenNobodyIsThere() {
        let seed = RoomSeed(users: [UserSeed(uuid: "lin", name: "Ms. Lin", role: .teacher)])
        let html = Stage<Roster>(seed).html
        #expect(html.contains("id=\"c-roster--list\""))
        #expect(html.contains("No students yet"))
        #expect(!html.contains("role=\"row\" id="))
    }

    @Test(arguments: [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", String(repeating: "名", count: 10_000), "مريم",
    ])
    func writesNamesAsText(_ name: String) {
        let seed = RoomSeed(users: [
            UserSeed(uuid: "lin", name: LiveText(name), role: .teacher),
            UserSeed(uuid: name, name: LiveText(name), onStage: true),
        ])
        let html = Stage<Roster>(seed).html
        #expect(!html.contains("<script"))
        #expect(!html.contains("<img"))
        #expect(html.contains("dir=\"auto\""))
    }
}
