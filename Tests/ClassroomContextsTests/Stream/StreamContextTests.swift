import ClassroomContexts
import LiveValues
import Testing

@Suite struct StreamContextTests {
    @Test func listsStreamsByOwnerWithTheOwnersName() throws {
        let room = Classroom()
        let stream = try #require(room.teacher.stream.getStreamList(userUuid: "student-1").first)
        #expect(stream.streamUuid == "s-1")
        #expect(stream.owner.userName == "陈小明")
        #expect(room.teacher.stream.getAllStreamList().map(\.streamUuid) == ["s-1", "s-2"])
        #expect(room.teacher.stream.getStreamList(userUuid: "nobody").isEmpty)
    }

    @Test(
        arguments: [
            (true, nil, StreamType.video), (nil, true, .audio), (true, true, .both), (false, nil, .none),
            (nil, nil, .none),
        ] as [(Bool?, Bool?, StreamType)])
    func changesOnlyThePrivilegesNamed(video: Bool?, audio: Bool?, expected: StreamType) throws {
        let room = Classroom()
        try room.teacher.stream.updateStreamPublishPrivilege(
            streamUuids: ["s-2"], videoPrivilege: video, audioPrivilege: audio)
        #expect(room.teacher.stream.getStream("s-2")?.streamType == expected)
    }

    @Test func tellsOfEachStreamThatReallyChanged() throws {
        let room = Classroom()
        let recorder = EventRecorder(room.store)
        let before = room.teacher.stream.getStream("s-2")
        try room.teacher.stream.updateStreamPublishPrivilege(streamUuids: ["s-1", "s-2"], videoPrivilege: true)
        let stream = try #require(room.teacher.stream.getStream("s-2"))
        #expect(recorder.events == [.onStreamUpdated(stream, before: before, operator: room.user("teacher-1"))])
        #expect(recorder.records.first?.concernedUsers == ["student-2"])
    }

    @Test func changesNoStreamWhenOneDoesNotExist() {
        let room = Classroom()
        let error = #expect(throws: ContextError.self) {
            try room.teacher.stream.updateStreamPublishPrivilege(streamUuids: ["s-2", "x"], videoPrivilege: true)
        }
        #expect(error?.code == .unknownStream)
        #expect(room.teacher.stream.getStream("s-2")?.streamType == StreamType.none)
    }

    @Test(arguments: [
        (StreamType.none, MediaSourceState.close, WindowMediaState.none), (.video, .close, .hasStreamPublishPrivilege),
        (.both, .error, .hasStreamPublishPrivilege), (.audio, .open, .mediaSourceOpen), (.both, .open, .both),
    ])
    func combinesPrivilegeAndSourceIntoTheWindowsState(
        type: StreamType, source: MediaSourceState, expected: WindowMediaState
    ) {
        let owner = UserInfo(userUuid: "u", userName: "U", userRole: .student)
        let stream = StreamInfo(streamUuid: "s", streamType: type, videoSourceState: source, owner: owner)
        #expect(stream.videoWindowState == expected)
    }

    @Test(arguments: [(30, 30), (300, 255), (-1, 0)])
    func keepsVolumeWithinItsScale(volume: Int, expected: Int) {
        let room = Classroom()
        room.store.setVolume(128, streamUuid: "s-1")
        let recorder = EventRecorder(room.store)
        room.store.setVolume(volume, streamUuid: "s-1")
        #expect(room.teacher.stream.getVolume("s-1") == expected)
        #expect(recorder.events == [.onVolumeUpdated(expected, streamUuid: "s-1")])
        #expect(recorder.records.first?.concernedUsers == ["student-1"])
    }

    @Test func leavesOutAStreamWithoutItsOwner() {
        let room = Classroom { $0.streams.append(StreamSeed(uuid: "s-9", owner: "nobody")) }
        #expect(room.teacher.stream.getAllStreamList().count == 2)
    }
}
