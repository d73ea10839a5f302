import ClassroomContexts
import LiveValues
import Testing

/// Gives every command as every role and compares what the room does with the table.
@Suite struct PermissionTests {
    /// One command, given on somebody else's behalf where it can be, so that a reach of ``CommandReach/own`` is
    /// refused.
    static func give(_ command: ContextCommand, as pool: ContextPool, to other: String) throws(ContextError) {
        switch command {
        case .joinRoom: try pool.room.joinRoom()
        case .leaveRoom: pool.room.leaveRoom()
        case .startClass: try pool.room.startClass()
        case .updateRoomProperties: try pool.room.updateRoomProperties(["area": 3])
        case .deleteRoomProperties: try pool.room.deleteRoomProperties(["area"])
        case .addCoHost: try pool.user.addCoHost(userUuid: other)
        case .removeCoHost: try pool.user.removeCoHost(userUuid: other)
        case .removeAllCoHosts: try pool.user.removeAllCoHosts()
        case .startCoHostCarousel:
            try pool.user.startCoHostCarousel(interval: .seconds(20), count: 6, type: .sequence, condition: .none)
        case .stopCoHostCarousel: try pool.user.stopCoHostCarousel()
        case .rewardUsers: try pool.user.rewardUsers(userUuidList: [other], rewardCount: 1)
        case .kickOutUser: try pool.user.kickOutUser(userUuid: other, forever: false)
        case .updateUserProperties: try pool.user.updateUserProperties(userUuid: other, properties: ["a": 1])
        case .deleteUserProperties: try pool.user.deleteUserProperties(userUuid: other, keyPaths: ["a"])
        case .handsWave: try pool.user.handsWave()
        case .handsDown: try pool.user.handsDown()
        case .updateStreamPublishPrivilege:
            try pool.stream.updateStreamPublishPrivilege(streamUuids: ["s-2"], videoPrivilege: true)
        case .publishStreamToCdn: try pool.stream.startPublishStreamToCdn(streamUuid: stream(of: other))
        case .setLocalVideoConfig:
            try pool.stream.setLocalVideoConfig(streamUuid: stream(of: other), config: VideoConfig(frameRate: 30))
        case .setRemoteVideoStreamSubscribeLevel:
            try pool.stream.setRemoteVideoStreamSubscribeLevel(streamUuid: "s-2", level: .high)
        case .renderVideo: try pool.media.startRenderVideo(streamUuid: "s-2")
        case .playAudio: try pool.media.startPlayAudio(streamUuid: "s-2")
        case .mixAudio: try pool.media.startAudioMixing(filePath: "a.mp3")
        case .getSnapshot: try pool.media.getSnapshot(streamUuid: "s-1", filePath: "a.jpg")
        case .setAudioRawData: try pool.media.addAudioRawDataObserver()
        case .uploadLog: try pool.monitor.uploadLog()
        case .openLocalDevice: try pool.media.openLocalDevice(systemDevice: .mic)
        case .closeLocalDevice: try pool.media.closeLocalDevice(systemDevice: .mic)
        case .setWidgetActive: try pool.widget.setWidgetActive(WidgetID.webView)
        case .setWidgetInactive: try pool.widget.setWidgetInactive(WidgetID.webView)
        case .updateWidgetSyncFrame: try pool.widget.updateWidgetSyncFrame(.full, widgetId: WidgetID.webView)
        case .updateWidgetRoomProperties:
            try pool.widget.updateWidgetRoomProperties(["a": 1], widgetId: WidgetID.webView)
        case .deleteWidgetRoomProperties:
            try pool.widget.deleteWidgetRoomProperties(["a"], widgetId: WidgetID.webView)
        case .updateWidgetUserProperties:
            try pool.widget.updateWidgetUserProperties(["a": 1], widgetId: WidgetID.webView)
        case .deleteWidgetUserProperties:
            try pool.widget.deleteWidgetUserProperties(["a"], widgetId: WidgetID.webView)
        case .sendMessage: try pool.widget.sendMessage(WidgetMessage("joinBoard"), toWidget: WidgetID.board)
        case .sendWidgetRequest: try pool.widget.send(WidgetRequest("vote", to: WidgetID.webView))
        case .writeOnBoard: try pool.drawDot()
        case .grantBoard:
            try pool.widget.sendMessage(
                WidgetMessage("updateGrantedUsers", ["add": [.string(other)]]), toWidget: WidgetID.board)
        case .revokeBoard:
            try pool.widget.sendMessage(
                WidgetMessage("updateGrantedUsers", ["delete": [.string(other)]]), toWidget: WidgetID.board)
        case .addCloudFile:
            try pool.cloud.add(
                CloudFile(id: "f", name: "Notes.pdf", updated: Timestamp(milliseconds: 0), source: .address("")))
        case .removeCloudFile: try pool.cloud.remove("f")
        case .sendChatMessage: try pool.chat.send(text: "Hello")
        case .muteChat: try pool.chat.setMuted(true)
        case .setChatAnnouncement: try pool.chat.setAnnouncement("Bring your atlas")
        case .markChatRead: try pool.chat.markRead()
        default: try giveToGroups(command, as: pool, to: other)
        }
    }

    /// The commands about groups.
    private static func giveToGroups(
        _ command: ContextCommand, as pool: ContextPool, to other: String
    ) throws(ContextError) {
        let (group, own) = (pool.group, pool.localUser)
        let room = group.createSubRoomObject(subRoomUuid: "g-1")
        switch command {
        case .addSubRoomList: try group.addSubRoomList([SubRoomCreateConfig(subRoomName: "New")])
        case .removeSubRoomList: try group.removeSubRoomList(["g-1"])
        case .removeAllSubRoomList: try group.removeAllSubRoomList()
        case .inviteUserListToSubRoom:
            // For a student, "themselves" is the teacher for whom they call from their group.
            try group.inviteUserListToSubRoom(userList: [own == other ? "teacher-1" : other], subRoomUuid: "g-2")
        case .acceptInvitationToSubRoom:
            try group.userListAcceptInvitationToSubRoom(userList: [own], subRoomUuid: "g-1")
        case .rejectInvitationToSubRoom:
            try group.userListRejectInvitationToSubRoom(userList: [own], subRoomUuid: "g-1")
        case .addUserListToSubRoom: try group.addUserListToSubRoom(userList: [other], subRoomUuid: "g-1")
        case .removeUserListFromSubRoom: try group.removeUserListFromSubRoom(userList: [other], subRoomUuid: "g-1")
        case .moveUserListToSubRoom:
            try group.moveUserListToSubRoom(userList: ["student-1"], fromSubRoomUuid: "g-2", toSubRoomUuid: "g-1")
        case .broadcastToSubRooms: try group.broadcastToSubRooms("Five minutes")
        case .requestHelp: try group.requestHelp()
        case .joinSubRoom: try room?.joinSubRoom()
        case .leaveSubRoom: room?.leaveSubRoom()
        case .updateSubRoomProperties: try room?.updateSubRoomProperties(["a": 1])
        case .deleteSubRoomProperties: try room?.deleteSubRoomProperties(["a"])
        default: Issue.record("no test gives \(command.rawValue)")
        }
    }

    private static func stream(of user: String) -> String { user == "student-1" ? "s-1" : "s-2" }

    /// The room in which a command is tried: for those about groups, one with an empty group to which everybody was asked,
    /// and another one in which a student is.
    private static func classroom(for command: ContextCommand) -> Classroom {
        Classroom { seed in
            seed.widgets[WidgetID.easemobIM] = WidgetSeed()
            guard command.rawValue.contains("SubRoom") || command == .requestHelp else { return }
            seed.groups = [
                SubRoomSeed(
                    uuid: "g-2", name: "B",
                    users: command == .requestHelp ? seed.users.map(\.uuid) : ["student-1"]),
                SubRoomSeed(
                    // Whoever has been asked into one group cannot be called into another.
                    uuid: "g-1", name: "A",
                    invited: command == .inviteUserListToSubRoom ? [] : seed.users.map(\.uuid), properties: ["a": 0]),
            ]
        }
    }

    /// Commands that name another user, for which a reach of ``CommandReach/own`` is not enough.
    static let namesSomeoneElse: Set<ContextCommand> = [
        .updateUserProperties, .deleteUserProperties, .revokeBoard, .inviteUserListToSubRoom,
        .removeUserListFromSubRoom, .publishStreamToCdn, .setLocalVideoConfig,
    ]

    @Test(arguments: ContextCommand.allCases, UserRole.allCases)
    func allowsWhatTheTableAllowsAndNothingElse(command: ContextCommand, role: UserRole) throws {
        let room = Self.classroom(for: command)
        let mayAct =
            switch command.permission.reach(of: role) {
            case .everyone: true
            case .own: !Self.namesSomeoneElse.contains(command)
            // student-1 has the board's grant, assistant-1 has not.
            case .withBoardGrant: room.teacher.widget.isBoardGranted("\(role.name)-1")
            case .nobody: false
            }
        if mayAct {
            try Self.give(command, as: room.pool(role), to: "student-2")
        } else {
            let before = room.store.lastSequence
            let error = #expect(throws: ContextError.self) {
                try Self.give(command, as: room.pool(role), to: "student-2")
            }
            #expect(error?.code == .notPermitted)
            #expect(error?.role == role)
            #expect(error?.description.contains("\(role.name) '\(role.name)-1'") == true)
            #expect(room.store.lastSequence == before)
        }
    }

    @Test(arguments: [ContextCommand.setWidgetInactive, .updateWidgetSyncFrame, .writeOnBoard])
    func refusesAStudentWithoutTheBoardsGrant(command: ContextCommand) {
        let error = #expect(throws: ContextError.self) {
            try Self.give(command, as: Classroom().pool("student-2"), to: "student-1")
        }
        #expect(error?.code == .notPermitted)
    }

    @Test(arguments: PermissionTests.namesSomeoneElse)
    func allowsAStudentTheSameForThemselves(command: ContextCommand) throws {
        try Self.give(command, as: Self.classroom(for: command).pool("student-1"), to: "student-1")
    }

    @Test(arguments: ContextCommand.allCases.filter { ![.joinRoom, .leaveRoom, .leaveSubRoom].contains($0) })
    func refusesEveryCommandOfSomeoneWhoIsNotInTheRoom(command: ContextCommand) {
        let error = #expect(throws: ContextError.self) {
            try Self.give(command, as: Self.classroom(for: command).pool("stranger"), to: "student-1")
        }
        #expect(error?.code == .notInRoom)
        #expect(error?.role == nil)
    }

    @Test func keepsTheLessonItselfToTheTeacher() {
        let teachersOwn = ContextCommand.allCases.filter { $0.permission.roles == [.teacher] }
        #expect(teachersOwn == [.startClass, .startCoHostCarousel, .stopCoHostCarousel, .kickOutUser])
    }

    @Test func saysInOneSentenceWhoMay() {
        let error = #expect(throws: ContextError.self) {
            try Classroom().pool("student-2").user.rewardUsers(userUuidList: ["student-2"], rewardCount: 1)
        }
        #expect(error?.description == "student 'student-2' cannot rewardUsers: only a teacher or an assistant may")
    }
}
