import ClassroomContexts
import LiveValues
import Testing

// What is said, shown and discussed in the hour.
extension HourOfLesson {
    /// Who may speak, and what stands above the messages.
    func talk(_ minute: Int) throws {
        switch minute {
        case 2: try ask { try $0.chat.setAnnouncement("Bring your atlas") }
        case 13: try ask { try $0.chat.setMuted(true) }
        case 16: try ask { try $0.chat.setMuted(false) }
        case 19: try ask { try $0.chat.setMuted(true, userUuid: "chen") }
        case 21: try ask { try $0.chat.setMuted(false, userUuid: "chen") }
        case 22: try ask { try $0.chat.setAnnouncement(nil) }
        case 23: store.setChatClient(ChatClient(connection: .loggedInElsewhere), of: "chen")
        case 24: store.setChatClient(ChatClient(), of: "chen")
        default: break
        }
    }

    /// Somebody writes or shows a picture, and whoever has the messages open has read it.
    func saySomething(_ minute: Int) throws {
        let someone = try student()
        let isSilent = pool(someone).chat.isAllMuted() || pool(someone).chat.isUserMuted(someone)
        let author = isSilent || pool(someone).chat.getClient().connection != .connected ? "lin" : someone
        try ask(
            { pool in
                if minute.isMultiple(of: 9) {
                    try pool.chat.send(ChatPicture(.brought(id: "p\(minute)"), name: "p.png", width: 4, height: 3))
                } else {
                    try pool.chat.send(text: "Minute \(minute)")
                }
            }, as: author)
        for reader in readers { try ask({ try $0.chat.markRead() }, as: reader) }
    }

    /// The drive opens and closes, files are uploaded, and a film is shown.
    func shareFiles(_ minute: Int) throws {
        func file(_ id: String, _ name: String) -> CloudFile {
            CloudFile(id: id, name: name, size: 9, updated: store.now, source: .brought(id: id))
        }
        switch minute {
        case 27, 41: try ask { try $0.widget.setWidgetActive(WidgetID.cloudDrive) }
        case 28: try ask { try $0.cloud.add(file("film", "Film.mp4")) }
        case 29:
            try ask {
                try $0.widget.setWidgetActive("mediaPlayer-film", roomProperties: ["webViewUrl": "/files/film"])
            }
        case 31:
            try ask { try $0.cloud.add(file("waves", "Waves.pptx")) }
            try request("measure", of: "mediaPlayer-film", ["time": 600_000])
            try request("play", of: "mediaPlayer-film")
        case 34: try request("seek", of: "mediaPlayer-film", ["time": 60_000])
        case 35:
            try request("pause", of: "mediaPlayer-film")
            try ask { try $0.cloud.remove("film") }
        case 39: try ask { try $0.widget.setWidgetInactive(WidgetID.cloudDrive) }
        default: break
        }
    }

    /// A discussion in groups, from the invitation to the return.
    func discuss(_ minute: Int) throws {
        let groups = pool("lin").group
        switch minute {
        case 51:
            try ask {
                try $0.group.addSubRoomList([
                    SubRoomCreateConfig(subRoomName: "Optics", invitationUserList: ["ouyang", "zhang"]),
                    SubRoomCreateConfig(subRoomName: "Sound"),
                ])
            }
        case 52:
            let optics = try #require(groups.getSubRoomList().first).subRoomUuid
            for student in ["ouyang", "zhang"] {
                try ask(
                    { try $0.group.userListAcceptInvitationToSubRoom(userList: [student], subRoomUuid: optics) },
                    as: student)
            }
        case 53: try ask { try $0.group.broadcastToSubRooms("Five minutes left") }
        case 54:
            // The teacher goes in and comes out again: meanwhile nobody leads the class.
            let optics = try #require(groups.getSubRoomList().first).subRoomUuid
            let room = try #require(groups.createSubRoomObject(subRoomUuid: optics))
            try room.joinSubRoom()
            pass(20_000)
            room.leaveSubRoom()
        case 57: try ask { try $0.group.removeAllSubRoomList() }
        default: break
        }
    }
}
