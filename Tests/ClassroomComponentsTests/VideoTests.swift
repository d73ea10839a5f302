import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneModel
import SceneRendering
import Testing

@testable import ClassroomComponents

@Suite struct VideoStripTests {
    @Test func drawsOnlyTheWindowOfTheUserConcerned() throws {
        let bench = Bench(SmallClass.seed(students: 8, onStage: 3), viewer: "lin")
        let changes = try bench.changes(of: VideoStrip.self) {
            try bench.pool.stream.updateStreamPublishPrivilege(streamUuids: ["stream-s1"], videoPrivilege: false)
        }
        #expect(changes.map(\.replaced) == [["c-part--window-s1"]])
    }

    @Test func leavesTheStripAloneWhenSomebodyOffStageChanges() throws {
        let bench = Bench(SmallClass.seed(students: 8, onStage: 3), viewer: "lin")
        let changes = try bench.changes(of: VideoStrip.self) {
            bench.store.setVolume(90, streamUuid: "stream-s7")
            bench.store.userLeaves("s7")
        }
        #expect(!changes.isEmpty && changes.allSatisfy { $0.replaced == [] })
    }

    @Test func drawsEverythingAgainWhenTheStageChanges() throws {
        let bench = Bench(SmallClass.seed(students: 3, onStage: 1), viewer: "lin")
        let changes = try bench.changes(of: VideoStrip.self) { try bench.pool.user.addCoHost(userUuid: "s2") }
        #expect(changes.contains { $0.replaced == nil })
    }

    @Test(arguments: [(7, false), (6, false), (8, true)])
    func scrollsWithMoreWindowsThanSlots(windows: Int, scrolls: Bool) throws {
        let bench = Bench(SmallClass.seed(students: 10, onStage: windows - 1), viewer: "lin")
        #expect(try bench.markup(of: VideoStrip.self).contains("data-scrolls") == scrolls)
    }

    @Test func hidesTheStageWhenTheRoomSaysSo() throws {
        let bench = Bench(SmallClass.seed(onStage: 1), viewer: "lin")
        try bench.pool.room.updateRoomProperties(["area": 2])
        #expect(try bench.markup(of: VideoStrip.self) == "")
        try bench.pool.room.updateRoomProperties(["area": 3])
        #expect(try bench.markup(of: VideoStrip.self).contains("Student 0"))
    }

    @Test func leavesAWindowBlankWhoseStreamStandsInABigOne() throws {
        let bench = Bench(SmallClass.seed(onStage: 1), viewer: "lin")
        let changes = try bench.changes(of: VideoStrip.self) {
            try bench.pool.widget.setWidgetActive("streamWindow-stream-s0")
        }
        #expect(changes.map(\.replaced) == [["c-part--window-s0"]])
        #expect(try bench.markup(of: VideoStrip.self).contains("studentVideo is-detached"))
    }
}

@Suite struct VideoWindowTests {
    @Test(arguments: [(0, 0.0, false), (29, 0, false), (30, 0, true), (55, 0, true), (155, 0.5, true), (255, 1, true)])
    func fillsTheMicrophoneAndMarksTheSpeaker(volume: Int, share: Double, speaks: Bool) throws {
        let bench = Bench(SmallClass.seed(onStage: 1), viewer: "lin")
        bench.store.setVolume(volume, streamUuid: "stream-s0")
        let user = try #require(bench.pool.user.getUserInfo("s0"))
        let content = WindowContent(of: user, in: try bench.context())
        #expect(content.volumeShare == share)
        #expect(content.isSpeaking == speaks)
    }

    @Test func isSilentWithoutThePrivilegeToBeHeard() throws {
        let bench = Bench(SmallClass.seed(onStage: 1), viewer: "lin")
        bench.store.setVolume(200, streamUuid: "stream-s0")
        try bench.pool.stream.updateStreamPublishPrivilege(streamUuids: ["stream-s0"], audioPrivilege: false)
        let user = try #require(bench.pool.user.getUserInfo("s0"))
        #expect(WindowContent(of: user, in: try bench.context()).volume == 0)
    }

    @Test func showsNeitherRewardsNorCrownOfATeacher() throws {
        let bench = Bench(SmallClass.seed(), viewer: "s0")
        let markup = try bench.markup(of: TeacherVideo.self)
        #expect(markup.contains("Ms. Lin") && !markup.contains("crown") && !markup.contains("reward"))
    }

    @Test func followsTheFirstStudentWithoutStage() throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        #expect(try bench.markup(of: StudentVideo.self).contains("Student 0"))
        bench.store.userLeaves("s0")
        #expect(try bench.markup(of: StudentVideo.self).contains("Student 1"))
        bench.store.userLeaves("s1")
        #expect(try bench.markup(of: StudentVideo.self).contains("Empty seat"))
    }

    private static let monograms = [
        ("陈小明", "明"), ("Amélie Dubois", "AD"), ("noah", "N"), ("Maria da Silva", "MS"), ("🦊 fox", "F"), ("", "·"),
        ("김민준", "준"), ("  7B  Guest ", "7G"),
    ]

    @Test(arguments: monograms)
    func makesInitials(name: String, monogram: String) {
        #expect(Portrait.monogram(of: name) == monogram)
    }

    @Test func spreadsNeighbouringIdentifiersOverTheHues() throws {
        let hues = (1...12).map { Portrait.hue(of: "student-\($0)") }
        let lowest = try #require(hues.min())
        let highest = try #require(hues.max())
        #expect(lowest >= 175 && highest < 385)
        // Two of twelve may well meet; a row of nearly equal ones would be a bad hash.
        #expect(highest - lowest > 140)
        #expect(Set(hues).count > 8)
    }
}
