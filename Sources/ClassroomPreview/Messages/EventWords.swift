import ClassroomContexts
import LiveValues
import PreviewServing

/// The words of the event log for what happens in a classroom.
///
/// They name people as the room does, in all its languages, and by identifiers only if the room has never known them.
struct EventWords {
    let room: RoomStore
    /// The only user who is told of the event; nil if others are too.
    ///
    /// All pages read the same line, so that none says "you".
    var recipient: String?

    /// Returns an event as a line of the log; in a group, with the group's name in front.
    func sentence(of event: ContextEvent, inGroup group: String?) -> LogSentence {
        let place: LiveText = group.map { "\(name(ofGroup: $0)): " } ?? ""
        return LogSentence(
            place + text(of: event), about: LogSubject(event.topic), values: values(of: event),
            several: several(like: event).map { place + $0 }, isRoutine: Self.isRoutine(event))
    }

    // MARK: Names

    /// Who is told of the event.
    var told: LiveText { recipient.map { name($0) } ?? both("Everybody", "所有人") }

    /// The network of whoever is told of the event, at the start of a sentence.
    var network: LiveText {
        recipient.map { both("The network of \(name($0))", "\(name($0))的网络") } ?? both("The network", "网络")
    }

    func name(_ uuid: String) -> LiveText {
        let pool = ContextPool(room, localUser: uuid)
        return pool.user.getUserInfo(uuid)?.name ?? pool.room.getDeparture()?.user.name ?? LiveText(uuid)
    }

    func names(of uuids: [String]) -> LiveText { uuids.map { name($0) }.joined(separator: comma) }

    func names(_ users: [UserInfo]) -> LiveText { users.map(\.name).joined(separator: comma) }

    /// The sign between the items of a list.
    var comma: LiveText { both(", ", "、") }

    /// The name of a group, also of one that was closed lately; its identifier if no group of that name is remembered.
    func name(ofGroup uuid: String) -> LiveText {
        ContextPool(room, localUser: "").group.getSubRoomInfo(uuid)?.name ?? nameOfClosedGroup(uuid) ?? LiveText(uuid)
    }

    private func nameOfClosedGroup(_ uuid: String) -> LiveText? {
        let history = room.history
        let facts = history.facts(after: max(history.firstSequence, history.lastSequence - Self.recentFacts)) ?? []
        for fact in facts.reversed() {
            guard case .onSubRoomListRemoved(let closed)? = fact.event else { continue }
            if let group = closed.first(where: { $0.subRoomUuid == uuid }) { return group.name }
        }
        return nil
    }

    /// How many facts are read for the name of a closed group: more than one command has.
    private static let recentFacts = 4096

    func title(ofWindow id: String) -> String {
        ContextPool(room, localUser: "").widget.getBoardWindow(id)?.title ?? id
    }

    func owner(of stream: String) -> LiveText {
        let pool = ContextPool(room, localUser: "")
        let rooms =
            [pool.stream]
            + pool.group.getSubRoomList().compactMap {
                pool.group.createSubRoomObject(subRoomUuid: $0.subRoomUuid)?.stream
            }
        return rooms.lazy.compactMap { $0.getStream(stream) }.first?.owner.name ?? LiveText(stream)
    }
}

extension LogSubject {
    static let people = LogSubject("people", english: "People", chinese: "人员")
    static let media = LogSubject("media", english: "Camera and sound", chinese: "音视频")
    static let room = LogSubject("room", english: "Room", chinese: "房间")
    static let groups = LogSubject("groups", english: "Groups", chinese: "分组")
    static let board = LogSubject("board", english: "Board", chinese: "白板")
    static let chat = LogSubject("chat", english: "Chat", chinese: "聊天")
    static let widgets = LogSubject("widgets", english: "Widgets", chinese: "小组件")
    static let network = LogSubject("network", english: "Network", chinese: "网络")

    /// All groups of a classroom's events.
    static let ofClassrooms = [people, media, room, groups, board, chat, widgets, network]

    /// The group of a topic.
    init(_ topic: Topic) {
        self =
            switch topic {
            case .user, .userProperties, .coHost, .carousel, .reward, .handsWave: .people
            case .stream, .volume, .device, .audioMixing: .media
            case .group: .groups
            case .board: .board
            case .chat: .chat
            case .networkQuality, .connection, .packetStats, .cdn: .network
            case .room, .classState, .recording: .room
            // Topics of widgets, of the drive, which is one, and of failures while drawing.
            default: .widgets
            }
    }
}
