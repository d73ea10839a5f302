public import LiveValues

/// Everything a room starts with, as plain values: what a fixture becomes when its room opens.
///
/// Hand it to ``RoomStore/init(seed:clock:widgetService:)`` to open the room, and a changed one to
/// ``RoomStore/apply(_:)`` to bring an open room up to date. References are not checked here: of two users with one
/// identifier the first counts, a stream without its owner is left out, an unknown identifier on stage or with a raised
/// hand is ignored.
public struct RoomSeed: Codable, Hashable, Sendable {
    /// What "now" is when the room opens; nil means the machine's time.
    public var clock: Timestamp?
    /// The room's identity.
    public var room: RoomInfo
    /// When the class starts and ends, and whether it has begun.
    public var classInfo: ClassInfo
    /// Whether the class is recorded.
    public var recording: RecordingState
    /// Where the recording can be watched, by protocol.
    public var recordingUrls: [String: String] = [:]
    /// The delivery network of a class that is watched from one.
    public var cdn = CdnInfo()
    /// The room's properties.
    public var properties: LiveProperties
    /// Who is there, in the order of arrival.
    public var users: [UserSeed]
    /// The streams, each user's first one first.
    public var streams: [StreamSeed]
    /// The devices of every user's machine.
    ///
    /// Where a user's own stream says that a camera or microphone is closed or open, the stream decides.
    public var devices: [DeviceSeed]
    /// The connection of every user.
    public var monitor: MonitorInfo
    /// The installed widgets by identifier.
    public var widgets: [String: WidgetSeed]
    /// What lies on the board.
    public var board: BoardSeed
    /// The co-host carousel.
    public var carousel: CarouselInfo
    /// The order on stage.
    ///
    /// Users who are ``UserSeed/onStage`` and not named here follow in the order of arrival.
    public var stageOrder: [String]
    /// Hands that are up from the first moment, in the order in which they went up.
    public var handsUp: [HandsWave]
    /// Whether students may raise their hands.
    public var handsWaveEnabled: Bool
    /// What was said before the room opened.
    public var chat = ChatSeed()
    /// The files in the cloud drive.
    public var cloud = CloudSeed()
    /// The discussion groups, in order.
    public var groups: [SubRoomSeed]

    /// A room; everything left out is what an empty, quiet room has.
    public init(
        clock: Timestamp? = nil, room: RoomInfo = RoomInfo(), classInfo: ClassInfo = ClassInfo(),
        recording: RecordingState = .stopped, properties: LiveProperties = [:], users: [UserSeed] = [],
        streams: [StreamSeed] = [], devices: [DeviceSeed] = DeviceSeed.standard, monitor: MonitorInfo = MonitorInfo(),
        widgets: [String: WidgetSeed] = [:], board: BoardSeed = BoardSeed(), carousel: CarouselInfo = CarouselInfo(),
        stageOrder: [String] = [],
        handsUp: [HandsWave] = [], handsWaveEnabled: Bool = true, groups: [SubRoomSeed] = []
    ) {
        self.clock = clock
        self.room = room
        self.classInfo = classInfo
        self.recording = recording
        self.properties = properties
        self.users = users
        self.streams = streams
        self.devices = devices
        self.monitor = monitor
        self.widgets = widgets
        self.board = board
        self.carousel = carousel
        self.stageOrder = stageOrder
        self.handsUp = handsUp
        self.handsWaveEnabled = handsWaveEnabled
        self.groups = groups
    }

    /// Who is on stage, in order.
    package var stage: [String] {
        var seen: Set<String> = []
        return (stageOrder + users.filter(\.onStage).map(\.uuid)).filter { seen.insert($0).inserted }
    }
}
