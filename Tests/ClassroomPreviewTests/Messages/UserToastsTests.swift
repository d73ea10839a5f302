import ClassroomContexts
import HTTPServing
import LiveValues
import PreviewTestSupport
import Testing

@testable import ClassroomPreview
@testable import PreviewServing

@Suite struct UserToastsTests {
    @Test func saysToAViewerWhatHappensToThem() throws {
        let lesson = try Lesson()
        let teacher = try lesson.listen()
        let student = try lesson.listen(ViewRequest(viewer: "chen"))
        try lesson.store().setOnStage("chen", true)
        #expect(student.events().contains { $0.name == "toast" && $0.data.contains("You are on stage now") })
        #expect(!teacher.names().contains("toast"))
    }

    @Test func playsTheRewardsPictureForEverybody() throws {
        let lesson = try Lesson()
        let pages = try [lesson.listen(), lesson.listen(ViewRequest(viewer: "chen"))]
        try lesson.pool("lin").user.rewardUsers(userUuidList: ["chen"], rewardCount: 1)
        for page in pages {
            let toast = try #require(page.events().first { $0.name == "toast" })
            #expect(toast.data.contains("\"flourish\":\"reward-gifUrl\""))
        }
    }

    @Test func saysNothingOfThemToAViewerWhoLeaves() throws {
        let board = "netlessBoard: { active: true, properties: { grantedUsers: { chen: true } } }"
        let lesson = try Lesson(widgets: [board])
        let student = try lesson.listen(ViewRequest(viewer: "chen"))
        try lesson.store().setOnStage("chen", true)
        _ = student.events()
        try lesson.pool("chen").room.leaveRoom()
        lesson.time.pass(IntervalTimer.interval)
        let names = student.names()
        #expect(names.contains("refresh"))
        #expect(!names.contains("toast"))
        #expect(try lesson.page(ViewRequest(viewer: "chen")).contains(">陈小明 · student</option>"))
    }

    @Test(arguments: [(StreamType.both, ["fcr_stream_stop_video"]), (.none, ["fcr_stream_start_audio"]), (.audio, [])])
    func namesThePrivilegesThatAnUpdateChanges(before: StreamType, keys: [String]) {
        #expect(UserToasts.changes(from: before, to: .audio).map(\.key) == keys)
    }
}
