import ClassroomContexts
import LiveValues
import Testing

/// Groups from their making to their end, and who is where meanwhile.
@Suite struct GroupContextTests {
    private let room = Classroom()

    /// Makes a group with some members, and answers its identifier.
    private func group(of members: String...) throws -> String {
        try room.teacher.group.addSubRoomList([SubRoomCreateConfig(subRoomName: "Optics")])
        let uuid = try #require(room.teacher.group.getSubRoomList().last?.subRoomUuid)
        if !members.isEmpty { try room.teacher.group.addUserListToSubRoom(userList: members, subRoomUuid: uuid) }
        return uuid
    }

    @Test func asksPeopleInWhoAnswerForThemselves() throws {
        let uuid = try group()
        let group = room.teacher.group
        try group.inviteUserListToSubRoom(userList: ["student-1", "student-2"], subRoomUuid: uuid)
        #expect(group.getUserListFromSubRoom(uuid) == [])
        #expect(group.getInvitation(of: "student-1")?.subRoomUuid == uuid)
        #expect(group.getInvitation(of: "student-1")?.inviterUuid == "teacher-1")
        try room.pool("student-1").group.userListAcceptInvitationToSubRoom(userList: ["student-1"], subRoomUuid: uuid)
        try room.pool("student-2").group.userListRejectInvitationToSubRoom(userList: ["student-2"], subRoomUuid: uuid)
        #expect(group.getUserListFromSubRoom(uuid) == ["student-1"])
        #expect(group.getInvitation(of: "student-1") == nil)
        #expect(group.getInvitation(of: "student-2") == nil)
        let error = #expect(throws: ContextError.self) {
            try room.pool("student-2").group.userListAcceptInvitationToSubRoom(
                userList: ["student-2"], subRoomUuid: uuid)
        }
        #expect(error?.code == .wrongState)
    }

    @Test func takesStreamsAlongAndBringsThemBack() throws {
        let uuid = try group(of: "student-2")
        let inside = try #require(room.teacher.group.createSubRoomObject(subRoomUuid: uuid))
        #expect(room.teacher.stream.getStream("s-2") == nil)
        #expect(inside.stream.getStream("s-2")?.owner.userUuid == "student-2")
        #expect(inside.user.getCoHostList().map(\.userUuid) == ["student-2"])
        room.pool("student-2").group.createSubRoomObject(subRoomUuid: uuid)?.leaveSubRoom()
        #expect(room.teacher.stream.getStream("s-2") != nil)
        #expect(inside.stream.getAllStreamList().isEmpty)
        #expect(room.teacher.user.getCoHostList().map(\.userUuid) == ["student-1"], "the class's stage is untouched")
    }

    @Test func showsEverybodyTheRoomThatTheyAreIn() throws {
        let uuid = try group(of: "student-1", "student-2")
        let student = room.pool("student-1")
        #expect(student.subRoom == nil)
        let seated = student.whereSeated
        #expect(seated.subRoom?.getSubRoomInfo()?.subRoomName == "Optics")
        #expect(seated.user.getAllUserList().map(\.userUuid) == ["student-1", "student-2"])
        #expect(seated.room.getRoomInfo().roomName == "Physics 7B")
        #expect(seated.widget.getWidgetActivity(WidgetID.board))
        #expect(seated.widget.isBoardGranted("student-2"), "students write on their group's board")
        #expect(!student.widget.isBoardGranted("student-2"))
        #expect(room.teacher.whereSeated.subRoom == nil)
        try room.teacher.group.createSubRoomObject(subRoomUuid: uuid)?.joinSubRoom()
        try room.teacher.whereSeated.user.rewardUsers(userUuidList: ["student-2"], rewardCount: 2)
        #expect(seated.user.getUserRewardCount("student-2") == 2)
        try room.teacher.group.removeAllSubRoomList()
        #expect(student.whereSeated.subRoom == nil)
        #expect(student.user.getUserRewardCount("student-2") == 2, "rewards are brought back into the class")
    }

    @Test func keepsWhatHappensInAGroupThere() throws {
        let uuid = try group(of: "student-1", "student-2")
        let inClass = EventRecorder(room.pool("student-3"))
        let inGroup = EventRecorder(room.pool("student-1"))
        try room.pool("student-2").whereSeated.user.handsWave()
        try room.pool("student-3").user.handsWave()
        room.store.setRecording(.started)
        #expect(inGroup.names == ["onUserHandsWave", "onRecordingStateUpdated"])
        #expect(inClass.names == ["onUserHandsWave", "onRecordingStateUpdated"])
        #expect(inGroup.records.first?.subRoom == uuid)
        #expect(inClass.records.first?.subRoom == nil)
    }

    @Test func movesTheTeacherBetweenGroups() throws {
        let (first, second) = (try group(of: "student-1"), try group(of: "student-2"))
        let recorder = EventRecorder(room.teacher)
        try room.teacher.group.createSubRoomObject(subRoomUuid: first)?.joinSubRoom()
        try room.teacher.group.createSubRoomObject(subRoomUuid: second)?.joinSubRoom()
        #expect(room.teacher.group.getUserListFromSubRoom(first) == ["student-1"])
        #expect(room.teacher.group.getUserListFromSubRoom(second) == ["student-2", "teacher-1"])
        #expect(recorder.names.filter { $0 == "onUserMovedToSubRoom" }.count == 1)
        #expect(recorder.names.last == "onJoinSubRoomSuccess")
        let error = #expect(throws: ContextError.self) {
            try room.pool("student-3").group.createSubRoomObject(subRoomUuid: first)?.joinSubRoom()
        }
        #expect(error?.code == .wrongState)
    }

    @Test func callsTheTeacherIntoOneGroupAtATime() throws {
        let (first, second) = (try group(of: "student-1"), try group(of: "student-2"))
        try room.pool("student-1").group.inviteUserListToSubRoom(userList: ["teacher-1"], subRoomUuid: first)
        let refused = #expect(throws: ContextError.self) {
            try room.pool("student-2").group.inviteUserListToSubRoom(userList: ["teacher-1"], subRoomUuid: second)
        }
        #expect(refused?.code == .alreadyInvited)
        let foreign = #expect(throws: ContextError.self) {
            try room.pool("student-1").group.inviteUserListToSubRoom(userList: ["teacher-1"], subRoomUuid: second)
        }
        #expect(foreign?.code == .notPermitted)
    }

    @Test func endsAGroupForWhoeverLeavesTheClass() throws {
        let uuid = try group(of: "student-1", "student-2")
        room.pool("student-1").room.leaveRoom()
        #expect(room.teacher.group.getUserListFromSubRoom(uuid) == ["student-2"])
        try room.teacher.user.kickOutUser(userUuid: "student-2", forever: false)
        #expect(room.teacher.group.getUserListFromSubRoom(uuid) == [])
        try room.pool("student-1").room.joinRoom()
        #expect(room.pool("student-1").whereSeated.subRoom == nil)
        #expect(room.teacher.stream.getStream("s-1") != nil)
    }

    @Test func closesTheStudentsCameraWhereverTheyAre() throws {
        let uuid = try group(of: "student-1")
        try room.pool("student-1").whereSeated.media.closeLocalDevice(systemDevice: .frontCamera)
        let inside = try #require(room.teacher.group.createSubRoomObject(subRoomUuid: uuid))
        #expect(inside.stream.getStream("s-1")?.videoSourceState == .close)
    }

    @Test func lowersHandsInGroupsWhenTheirTimeHasCome() throws {
        _ = try group(of: "student-1")
        let seated = room.pool("student-1").whereSeated
        try seated.user.handsWave(duration: .seconds(3))
        #expect(room.store.nextDeadline == room.clock.now + .seconds(3))
        room.clock.advance(by: .seconds(3))
        room.store.advance()
        #expect(seated.user.getHandsWaveList().isEmpty)
    }

    @Test func followsTheGroupsOfAnEditedFixture() throws {
        var seed = Classroom.seed
        seed.groups = [SubRoomSeed(uuid: "a", name: "A", users: ["student-1"], invited: ["student-2"])]
        let room = Classroom { $0 = seed }
        #expect(room.teacher.group.getSubRoom(of: "student-1") == "a")
        #expect(room.teacher.group.getInvitation(of: "student-2")?.inviterUuid == "teacher-1")
        seed.groups = [
            SubRoomSeed(uuid: "a", name: "Air", users: []), SubRoomSeed(uuid: "b", name: "B", users: ["student-1"]),
        ]
        room.store.apply(seed)
        #expect(room.teacher.group.getSubRoomList().map(\.subRoomName) == ["Air", "B"])
        #expect(room.teacher.group.getSubRoom(of: "student-1") == "b")
        seed.groups = []
        room.store.apply(seed)
        #expect(room.teacher.group.getSubRoom(of: "student-1") == nil)
        #expect(!room.teacher.group.getGroupInfo())
    }

    @Test func dividesTheClassEvenly() {
        room.store.setGroups(2)
        let group = room.teacher.group
        let sizes = group.getSubRoomList().map { group.getUserListFromSubRoom($0.subRoomUuid)?.count }
        #expect(sizes == [2, 1])
        room.store.setGroups(0)
        #expect(group.getSubRoomList().isEmpty)
    }
}
