import ClassroomContexts
import LiveValues

/// A small class with one user of each role, two more students, and a board: the room most tests start from.
struct Classroom {
    let clock = ManualClock()
    let store: RoomStore

    init(_ adjust: (inout RoomSeed) -> Void = { _ in }) {
        var seed = Classroom.seed
        adjust(&seed)
        store = RoomStore(seed: seed, clock: clock, widgetService: LocalWidgetService([WidgetID.webView: Ballot()]))
    }

    static let seed = RoomSeed(
        room: RoomInfo(roomUuid: "physics-7b", roomName: "Physics 7B"),
        users: [
            UserSeed(uuid: "teacher-1", name: "Ms. Lin", role: .teacher),
            UserSeed(uuid: "assistant-1", name: "Mr. Okafor", role: .assistant),
            UserSeed(uuid: "student-1", name: "陈小明", onStage: true, rewards: 3),
            UserSeed(uuid: "student-2", name: "Ada"),
            UserSeed(uuid: "student-3", name: "Émile"),
            UserSeed(uuid: "observer-1", name: "Guest", role: .observer),
        ],
        streams: [
            StreamSeed(uuid: "s-1", owner: "student-1", audioState: .close),
            StreamSeed(uuid: "s-2", owner: "student-2", type: .none),
        ],
        widgets: [
            WidgetID.board: WidgetSeed(active: true, properties: ["grantedUsers": ["student-1": true]]),
            WidgetID.webView: WidgetSeed(),
        ])

    var teacher: ContextPool { pool("teacher-1") }

    func pool(_ uuid: String) -> ContextPool { ContextPool(store, localUser: uuid) }

    func user(_ uuid: String) -> UserInfo {
        teacher.user.getUserInfo(uuid) ?? UserInfo(userUuid: uuid, userName: "", userRole: .observer)
    }

    /// The user of a role whom permission tests let act.
    func pool(_ role: UserRole) -> ContextPool { pool("\(role.name)-1") }
}

/// A widget's server that counts votes, one for each request.
struct Ballot: WidgetRequestHandler {
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        guard request.name == "vote" else { throw ledger.unknownRequest(request) }
        let votes = ledger.roomProperty("votes")?.integerValue ?? 0
        ledger.updateRoomProperties(["votes": .integer(votes + 1)])
    }
}
