import ClassroomContexts
import LiveValues
import TestSupport

/// A room's seed by chance, and commands by chance that fit it more or less.
struct RandomRoom {
    var chance: SplitMix
    /// What the room's seed says now.
    private(set) var roomSeed = RoomSeed()

    static let users = [
        "teacher-1", "assistant-1", "student-1", "student-2", "student-3", "student-4", "student-12", "observer-1",
        "nobody", "", "a.b",
    ]
    static let streams = ["s-1", "s-2", "s-3", "stream-student-4", "stream-student-7", "s-x", ""]
    static let widgets = [
        WidgetID.board, WidgetID.cloudDrive, WidgetID.easemobIM, WidgetID.poll, WidgetID.popupQuiz,
        WidgetID.countdownTimer, WidgetID.webView,
        "webView-lesson-1", "streamWindow-s-1", "poll-2", "other", "",
    ]
    private static let keys = [
        "a", "b", "a.b", "a.b.c", "area", "grantedUsers", "grantedUsers.student-1", "pageIndex", "pageCount",
        "pollState",
        "pollItems", "pollId", "answerState", "state", "startTime", "duration", "", ".", "a..b",
    ]

    init(seed: UInt64) {
        chance = SplitMix(state: seed)
        roomSeed = makeRoomSeed()
    }

    // MARK: Values

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &chance) }

    mutating func flag() -> Bool { Bool.random(using: &chance) }

    mutating func oneIn(_ count: Int) -> Bool { number(1...count) == 1 }

    mutating func pick<Element>(_ list: [Element], or fallback: Element) -> Element {
        list.randomElement(using: &chance) ?? fallback
    }

    mutating func choice<Case: NamedCase>(_ fallback: Case) -> Case { pick(Array(Case.allCases), or: fallback) }

    mutating func user() -> String { pick(Self.users, or: "") }

    mutating func stream() -> String { pick(Self.streams, or: "") }

    mutating func widget() -> String { pick(Self.widgets, or: "") }

    mutating func duration() -> Duration {
        pick([.zero, .seconds(-1), .milliseconds(1500), .seconds(3), .seconds(Int64.max), .microseconds(1)], or: .zero)
    }

    mutating func value(_ depth: Int = 2) -> LiveValue {
        switch number(0...(depth > 0 ? 9 : 7)) {
        case 0: .null
        case 1: .bool(flag())
        case 2: .integer(number(-2...5))
        case 3: .integer(pick([.max, .min, 10_000, 1_700_000_000_000], or: 0))
        case 4: .number(pick([0.5, 2, -0.0, .infinity, .nan, 1e300, 1e18], or: 0))
        case 5, 6: .string(pick(["", "student-1", "\u{0}\"<é", "1", "A"], or: ""))
        case 7: .string(user())
        case 8: .array((0..<number(0...3)).map { _ in value(depth - 1) })
        default: .object(properties(depth - 1))
        }
    }

    mutating func properties(_ depth: Int = 2) -> LiveProperties {
        var properties: LiveProperties = [:]
        for _ in 0..<number(0...4) { properties[pick(Self.keys, or: "a")] = value(depth) }
        return properties
    }

    mutating func paths() -> [String] { (0..<number(0...4)).map { _ in pick(Self.keys, or: "a") } }

    mutating func list(_ one: (inout RandomRoom) -> String) -> [String] { (0..<number(0...3)).map { _ in one(&self) } }

    mutating func optional<Value>(_ value: Value) -> Value? { flag() ? value : nil }

    mutating func frame() -> WidgetSyncFrame {
        WidgetSyncFrame(
            x: pick([0, 0.25, 1, -3, .nan], or: 0), y: pick([0, 0.5, 7, .infinity], or: 0),
            z: Double(number(0...3)), width: pick([0, 0.5, 1], or: 1), height: pick([0, 0.5, 1], or: 1))
    }

    mutating func message() -> WidgetMessage {
        switch number(0...8) {
        case 0: WidgetMessage("updateGrantedUsers", ["add": .array(list { $0.user() }.map(LiveValue.string))])
        case 1: WidgetMessage("updateGrantedUsers", ["delete": .array(list { $0.user() }.map(LiveValue.string))])
        case 2: WidgetMessage("joinBoard")
        case 3: WidgetMessage("changeAssistantType", ["tool": value()])
        case 4: WidgetMessage("boardStepChanged", [pick(["pre", "next"], or: "pre"): value(0)])
        case 5: WidgetMessage("clearBoard")
        case 6: WidgetMessage("getBoardGrantedUsers", ["student-1"])
        case 7: WidgetMessage(pick(["saveBoard", "hideSubmit", "size"], or: ""), value())
        default: WidgetMessage(text: pick(["hideSubmit", "{\"a\":1}", "[]", ""], or: ""))
        }
    }

    mutating func request() -> WidgetRequest {
        switch number(0...6) {
        case 0:
            WidgetRequest(
                "start", ["mode": 1, "pollTitle": "?", "pollItems": ["A", "B"], "items": ["A", "B"], "duration": 30],
                to: widget())
        case 1: WidgetRequest("submit", ["selectIndex": [.integer(number(0...2))]], to: WidgetID.poll)
        case 2: WidgetRequest("start", ["items": ["A", "B"], "correctItems": ["A"]], to: WidgetID.popupQuiz)
        case 3: WidgetRequest("submit", ["selectedItems": ["A"]], to: WidgetID.popupQuiz)
        default:
            WidgetRequest(
                pick(["start", "stop", "submit", "raise", "reward", "close", ""], or: ""), properties(), to: widget())
        }
    }

    // MARK: Fixtures

    private mutating func makeRoomSeed() -> RoomSeed {
        var seed = RoomSeed(
            room: RoomInfo(roomName: "R", roomType: choice(.small), serviceType: optional(choice(.fusion))),
            properties: properties(),
            users: [UserSeed(uuid: "teacher-1", name: "Ms. Lin", role: .teacher)])
        for uuid in Self.users.dropFirst().dropLast(3) where !oneIn(4) { seed.users.append(makeUser(uuid)) }
        for uuid in Self.streams where flag() { seed.streams.append(makeStream(uuid)) }
        for id in Self.widgets.dropLast() where !oneIn(3) { seed.widgets[id] = makeWidget() }
        if flag() { seed.handsUp = [HandsWave(userUuid: user())] }
        seed.chat = chat()
        seed.cloud = cloud()
        if flag() { seed.groups = makeGroups() }
        return seed
    }

    private mutating func makeUser(_ uuid: String) -> UserSeed {
        let role = UserRole.allCases.first { uuid.hasPrefix($0.name) } ?? choice(.student)
        return UserSeed(
            uuid: uuid, name: "U \(uuid)", role: oneIn(8) ? choice(.student) : role, onStage: flag(),
            rewards: number(0...3), properties: properties())
    }

    private mutating func makeStream(_ uuid: String) -> StreamSeed {
        StreamSeed(
            uuid: uuid, owner: user(), video: choice(.camera), audio: choice(.mic), videoState: choice(.open),
            audioState: choice(.open), type: choice(.both), volume: number(-5...300))
    }

    private mutating func makeWidget() -> WidgetSeed {
        var seed = WidgetSeed(
            active: flag(), owner: optional(user()), properties: properties(), userProperties: [user(): properties()],
            syncFrame: optional(frame()), extraInfo: properties(), messages: flag() ? [message()] : [])
        seed.serverProperties = properties()
        seed.serverUserProperties = [user(): properties()]
        return seed
    }

    /// What somebody saves who works on the room's seed.
    private mutating func edit() -> RoomCommand {
        let before = roomSeed
        switch number(0...12) {
        case 10:
            if flag() { roomSeed.chat = oneIn(3) ? chat() : longer(roomSeed.chat) } else { roomSeed.cloud = cloud() }
        case 11:
            roomSeed.board = BoardSeed(
                pages: [list { $0.mark() }, list { $0.mark() }].map { ids in ids.map { element($0) } },
                windows: boardWindows(), windowState: flag() ? .normal : .minimised)
        case 12: roomSeed.groups = makeGroups()
        case 0: roomSeed = makeRoomSeed()
        case 1: roomSeed.users.append(makeUser(user()))
        case 2: if roomSeed.users.count > 1 { roomSeed.users.remove(at: number(1...(roomSeed.users.count - 1))) }
        case 3: roomSeed.streams.append(makeStream(stream()))
        case 4: if !roomSeed.streams.isEmpty { roomSeed.streams[0] = makeStream(roomSeed.streams[0].uuid) }
        case 5: roomSeed.widgets[widget()] = optional(makeWidget())
        case 6: roomSeed.stageOrder = list { $0.user() }
        case 7:
            roomSeed.devices = roomSeed.devices.filter { _ in !oneIn(4) }
            roomSeed.monitor = MonitorInfo(quality: choice(.good), connection: choice(.connected))
        case 8:
            roomSeed.handsUp = [HandsWave(userUuid: user(), duration: duration())]
            roomSeed.carousel = CarouselInfo(state: flag(), type: choice(.random), interval: .seconds(1), count: 2)
        default:
            roomSeed.classInfo = ClassInfo(state: choice(.during), startTime: optional(Timestamp(milliseconds: 5)))
            roomSeed.properties = properties()
            if let index = roomSeed.users.indices.randomElement(using: &chance) {
                roomSeed.users[index] = makeUser(roomSeed.users[index].uuid)
            }
        }
        return .applySeed(ApplySeed(before: before, after: roomSeed))
    }

    // MARK: Commands

    /// The next command, and who gives it.
    mutating func next() -> (command: RoomCommand, actor: RoomActor) {
        if oneIn(4) { return groupCommand() }
        if flag() {
            return (userCommand(), oneIn(40) ? .server : .user(flag() ? "teacher-1" : user()))
        }
        return (serverCommand(), oneIn(40) ? .user(user()) : .server)
    }

    mutating func userCommand() -> RoomCommand {
        switch number(0...40) {
        case 30...35: mediaCommand()
        case 36...39: oneIn(4) ? cloudCommand() : chatCommand()
        case 0: .joinRoom(JoinRoom())
        case 1: oneIn(3) ? .leaveRoom(LeaveRoom()) : .joinRoom(JoinRoom())
        case 2: .startClass(StartClass())
        case 3: .updateRoomProperties(UpdateRoomProperties(properties: properties(), cause: optional(properties())))
        case 4: .deleteRoomProperties(DeleteRoomProperties(keyPaths: paths()))
        case 5: .addCoHost(AddCoHost(userUuid: user()))
        case 6: .removeCoHost(RemoveCoHost(userUuid: user()))
        case 7: .removeAllCoHosts(RemoveAllCoHosts())
        case 8:
            .startCoHostCarousel(
                StartCoHostCarousel(
                    interval: duration(), count: number(-1...3), type: choice(.random), condition: choice(.none)))
        case 9: .stopCoHostCarousel(StopCoHostCarousel())
        case 10:
            .rewardUsers(
                RewardUsers(userUuidList: list { $0.user() }, rewardCount: pick([1, 2, 0, -1, .max], or: 1)))
        case 11: .kickOutUser(KickOutUser(userUuid: user(), forever: oneIn(4)))
        case 12: .updateUserProperties(UpdateUserProperties(userUuid: user(), properties: properties()))
        case 13: .deleteUserProperties(DeleteUserProperties(userUuid: user(), keyPaths: paths()))
        case 14, 15: .handsWave(WaveHand(duration: duration(), payload: optional(properties())))
        case 16: .handsDown(LowerHand())
        case 17:
            .updateStreamPublishPrivilege(
                UpdateStreamPublishPrivilege(
                    streamUuids: list { $0.stream() }, videoPrivilege: optional(flag()),
                    audioPrivilege: optional(flag())))
        case 18: .openLocalDevice(OpenLocalDevice(device: .part(choice(.mic))))
        case 19: .closeLocalDevice(CloseLocalDevice(device: .id(pick(["camera-front", "microphone", "x"], or: ""))))
        case 20:
            .setWidgetActive(
                SetWidgetActive(
                    widgetId: widget(), ownerUuid: optional(user()), roomProperties: optional(properties()),
                    syncFrame: optional(frame())))
        case 21: .setWidgetInactive(SetWidgetInactive(widgetId: widget(), isRemove: flag()))
        case 22: .updateWidgetSyncFrame(UpdateWidgetSyncFrame(frame: frame(), widgetId: widget()))
        case 23: .updateWidgetRoomProperties(UpdateWidgetRoomProperties(properties: properties(), widgetId: widget()))
        case 24: .deleteWidgetRoomProperties(DeleteWidgetRoomProperties(keyPaths: paths(), widgetId: widget()))
        case 25: .updateWidgetUserProperties(UpdateWidgetUserProperties(properties: properties(), widgetId: widget()))
        case 26: .deleteWidgetUserProperties(DeleteWidgetUserProperties(keyPaths: paths(), widgetId: widget()))
        case 27:
            .sendMessage(
                SendMessage(
                    message: message(), widgetId: flag() ? WidgetID.board : widget(),
                    direction: oneIn(4) ? .toHost : .toWidget))
        case 28: oneIn(3) ? boardFileCommand() : boardCommand()
        case 29:
            flag()
                ? .openBoardPage(OpenBoardPage(index: pick([0, 1, -1, .max], or: 0))) : .addBoardPage(AddBoardPage())
        default: .sendWidgetRequest(SendWidgetRequest(request: request()))
        }
    }

    private mutating func boardCommand() -> RoomCommand {
        let ids = list { $0.mark() }
        return switch number(0...5) {
        case 0: .eraseFromBoard(EraseFromBoard(ids: ids))
        case 1: .moveOnBoard(MoveOnBoard(ids: ids, by: BoardPoint(x: number(-5...5), y: pick([0, 1, .max], or: 0))))
        case 2: .rewriteOnBoard(RewriteOnBoard(id: mark(), text: pick(["F = m a", "", "x"], or: "")))
        default: .drawOnBoard(DrawOnBoard(element: element(), sheet: optional(number(-1...2))))
        }
    }

    private mutating func mark() -> String { "m\(number(0...30))" }

    private mutating func element(_ id: String? = nil) -> BoardElement {
        let kind: BoardElement.Kind = oneIn(4) ? .text : pick([.curve, .ellipse, .arrow], or: .curve)
        let points = (0..<(kind == .text ? 1 : 2)).map { _ in BoardPoint(x: number(-9...9), y: number(0...900)) }
        return BoardElement(
            id: id ?? mark(), author: user(), kind: kind, points: points, size: number(1...6),
            text: kind == .text ? "a" : "")
    }

    mutating func serverCommand() -> RoomCommand {
        switch number(0...22) {
        case 20, 21: cdnCommand()
        case 0: oneIn(100) ? .closeRoom(CloseRoom()) : .lowerDueHands(LowerDueHands())
        case 19: .keepBoardStroke(KeepBoardStroke(element: element(), sheet: number(-1...2)))
        case 1:
            .setClassState(
                SetClassState(classState: choice(.during), startTime: optional(Timestamp(milliseconds: .max))))
        case 2: .setRecording(SetRecording(recording: choice(.started)))
        case 3: .refuseJoining(RefuseJoining(userUuid: user(), refusal: anyRefusal()))
        case 4:
            .reportComponentFailure(ReportComponentFailure(message: "no", component: "roster", viewer: user()))
        case 5 where oneIn(3): .forgetRemoval(ForgetRemoval(userUuid: user()))
        case 5: .turnCarousel(TurnCarousel(chance: number(0...1000)))
        case 6 where oneIn(3): .setWidgetController(SetWidgetController(controller: choice(.slow)))
        case 6: .raiseHand(RaiseHand(wave: HandsWave(userUuid: user(), duration: duration())))
        case 7: .setHandsWaveEnabled(SetHandsWaveEnabled(isEnabled: !oneIn(4)))
        case 8: .admitStudent(AdmitStudent(name: "New", userUuid: optional(user())))
        case 9: .dismissUser(DismissUser(userUuid: user()))
        case 10: .setOnStage(SetOnStage(userUuid: user(), isOnStage: flag()))
        case 11: .setVolume(SetVolume(volume: pick([0, 40, 255, .max, .min], or: 0), streamUuid: stream()))
        case 12: .setNetworkQuality(SetNetworkQuality(quality: choice(.bad), userUuid: optional(user())))
        case 13: .setConnection(SetConnection(connection: choice(.connected), userUuid: optional(user())))
        case 14:
            .setPacketStats(
                SetPacketStats(
                    stats: PacketStats(lastMileDelay: number(0...3), txPacketLossRate: .max, rxPacketLossRate: .min),
                    userUuid: optional(user())))
        case 15: .changeWidget(ChangeWidget(widgetId: widget(), changes: widgetChanges()))
        case 16:
            flag()
                ? .reportWidgetFailure(
                    ReportWidgetFailure(message: optional("no"), widgetId: widget(), viewer: user()))
                : flag()
                    ? .finishWidgetRequest(
                        FinishWidgetRequest(request: "save", refusal: nil, widgetId: widget(), viewer: user()))
                    : .logFromWidget(LogFromWidget(text: "tick", widgetId: widget(), viewer: user()))
        case 17: .setClock(SetClock(forwardBy: pick([.zero, .seconds(-3), .seconds(Int64.max)], or: .zero)))
        default: edit()
        }
    }

    private mutating func widgetChanges() -> [WidgetChange] {
        (0..<number(0...3)).map { _ in
            switch number(0...7) {
            case 0: .updateRoomProperties(properties())
            case 1: .deleteRoomProperties(keyPaths: paths())
            case 2: .updateUserProperties(properties(), userUuid: user())
            case 3: .setServerProperties(properties())
            case 4: .setServerUserProperties(properties(), userUuid: user())
            case 5: .forgetServerUserProperties
            case 6: .activate(owner: optional(user()), frame: optional(frame()))
            default: .deactivate
            }
        }
    }

    /// Some refusal, as a room gives it.
    mutating func anyRefusal() -> ContextError {
        let pool = ContextPool(RoomStore(), localUser: user())
        do throws(ContextError) { try pool.room.joinRoom() } catch { return error }
        return anyRefusal()
    }
}
