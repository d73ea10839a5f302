/// What a room keeps about one user.
struct UserRecord: Sendable {
    var info: UserInfo
    var rewards: Int
    var properties: ContextProperties
    /// Why the user is away.
    var leaveReason = UserLeaveReason.normal
    /// The user's streams, first one first.
    var streams: [StreamRecord] = []
    /// The widgets that go inactive when the user leaves.
    var ownedWidgets: Set<String> = []
    /// What the user can take back on the board, and do again.
    var boardSteps = BoardSteps()
    /// The states of the user's devices; nil until the user touches one, so that 10,000 users cost no device tables.
    var deviceStates: [String: DeviceState]?
}

/// What a room keeps about one stream.
///
/// The owner is whoever's record holds it.
struct StreamRecord: Sendable {
    var seed: StreamSeed
    /// From 0 to 255; starts as the seed says.
    var volume: Int
    /// Whether the stream came into being because its owner went on stage, and goes when they step down.
    var belongsToStage: Bool

    init(seed: StreamSeed, belongsToStage: Bool = false) {
        self.seed = seed
        self.belongsToStage = belongsToStage
        volume = min(max(seed.volume, 0), 255)
    }
}

/// What a room keeps about one raised hand.
struct HandRecord: Sendable {
    var wave: HandsWave
    /// Tells this raising from earlier ones of the same user.
    var ticket: Int
}

/// What a room keeps about one widget.
struct WidgetRecord: Sendable {
    var active = false
    /// Tells which of two active widgets became active later.
    var activation = 0
    var owner: String?
    var properties: ContextProperties = [:]
    var userProperties: [String: ContextProperties] = [:]
    /// What only the widget's server knows, such as the key of an open quiz: no client is told, and no event says so.
    var serverProperties: ContextProperties = [:]
    /// What only the widget's server knows about each user, such as whether an answer is right.
    var serverUserProperties: [String: ContextProperties] = [:]
    var syncFrame: WidgetSyncFrame?
    var extraInfo: ContextProperties = [:]
    var messages: [WidgetMessage] = []
    /// Whether the widget is registered, as opposed to an instance that somebody activated.
    var isInstalled = false
}

/// The truth of one room.
///
/// Lives behind ``RoomStore``'s lock and is never copied out of it: a copy would make the next change copy every table.
struct RoomState: Sendable {
    var clock: any ContextClock
    /// Says what the identifier of a widget means.
    let identify: @Sendable (String) -> WidgetIdentity
    /// The values that the fixture last asked for; ``apply(_:)`` compares new ones with them.
    var seed: RoomSeed

    var room: RoomInfo
    var classInfo: ClassInfo
    var recording: RecordingState
    var properties: ContextProperties
    var isClosed = false

    var users: [String: UserRecord] = [:]
    var arrivals = OrderedKeys()
    var arrivalsByRole: [UserRole: OrderedKeys] = [:]
    /// Users who left and may come back as they were.
    var away: [String: UserRecord] = [:]
    var removedForever: Set<String> = []
    /// The number in the last identifier made up for a student who came in, so that the next search starts behind it.
    var lastStudentNumber = 0

    var coHosts = OrderedKeys()
    var carousel = CarouselInfo()
    var carouselTurn = CarouselTurn()
    var hands: [String: HandRecord] = [:]
    var handDeadlines = DeadlineQueue()
    var lastHandTicket = 0
    var handsWaveEnabled = true

    /// The owner of each stream.
    var streamOwners: [String: String] = [:]
    /// The devices of everybody's machine, parts of the machine resolved.
    var devices: [DeviceSeed] = []

    /// The connection of everybody who has none of their own below.
    var monitor = MonitorInfo()
    var monitors: [String: MonitorInfo] = [:]

    var widgets: [String: WidgetRecord] = [:]
    var lastActivation = 0
    /// Who may write on the board, in the order of the grants.
    var grantedUsers = OrderedKeys()

    var outbox = EventOutbox()
}

/// Whose turn on stage it is while the carousel runs.
struct CarouselTurn: Sendable {
    /// When the next group takes over; nil while the carousel stands still.
    var deadline: Timestamp?
    /// The last student who was brought on stage.
    var last: String?
}
