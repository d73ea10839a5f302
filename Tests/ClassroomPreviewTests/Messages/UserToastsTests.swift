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

    @Test(arguments: [(StreamType.both, ["fcr_stream_stop_video"]), (.none, ["fcr_stream_start_audio"]), (.audio, [])])
    func namesThePrivilegesThatAnUpdateChanges(before: StreamType, keys: [String]) {
        let owner = UserInfo(userUuid: "chen", userName: "陈小明", userRole: .student)
        let privileges = StreamPrivileges([StreamInfo(streamUuid: "s", streamType: before, owner: owner)])
        let now = StreamInfo(streamUuid: "s", streamType: .audio, owner: owner)
        #expect(privileges.changes(to: now).map(\.key) == keys)
    }
}
