import LiveValues

/// The truth of one room, without its time and its listeners: what facts make of it, and nothing else.
///
/// It is opaque: read it through a ``ContextPool``. Two states are equal when everything that any decision depends on
/// is equal, and written as JSON with sorted keys they are then the same bytes.
///
/// A ``RoomStore`` never copies the one that it changes, except for checkpoints: a copy makes the next change of each
/// table copy that table.
public struct RoomState: Codable, Equatable, Sendable {
    var room = RoomInfo()
    var classInfo = ClassInfo()
    var recording = RecordingState.stopped
    /// Where the recording can be watched, by protocol.
    var recordingUrls: [String: String] = [:]
    var properties: LiveProperties = [:]
    var isClosed = false

    var users: [String: UserRecord] = [:]
    var arrivals = OrderedKeys()
    var arrivalsByRole: [UserRole: OrderedKeys] = [:]
    /// Users who left and may come back as they were.
    var away: [String: UserRecord] = [:]
    var removedForever = OrderedKeys()
    /// The number in the last identifier made up for a student who came in, so that the next search starts behind it.
    var lastStudentNumber = 0

    var coHosts = OrderedKeys()
    var carousel = CarouselInfo()
    var carouselTurn = CarouselTurn()
    var hands = RaisedHands()
    var handsWaveEnabled = true

    /// Users by the streams that they publish.
    var streamOwners: [String: String] = [:]
    /// The devices of everybody's machine, parts of the machine resolved.
    var devices: [DeviceRecord] = []

    /// The delivery network of a class that is watched from one.
    var cdn = CdnInfo()
    /// What users' clients were asked for, by user; whoever asked for nothing has no entry.
    var mediaUses: [String: MediaUse] = [:]

    /// The connection of everybody who has none of their own below.
    var monitor = MonitorInfo()
    var monitors: [String: MonitorInfo] = [:]

    var widgets: [String: WidgetRecord] = [:]
    var lastActivation = 0
    /// How the preview answers property requests of widgets; nil until somebody chooses.
    var simulatedController: SimulatedController?
    /// Who may write on the board, in the order of the grants.
    var grantedUsers = OrderedKeys()

    var chat = ChatRecord()
    /// What lies on the board.
    var board = BoardInk()
    /// The files that stand on it.
    var boardWindows = BoardWindows()
    var cloud = CloudFiles()

    /// The discussion groups; a group's own room has none.
    var groups = GroupTable()
}

/// Whose turn on stage it is while the carousel runs.
struct CarouselTurn: Codable, Equatable, Sendable {
    /// When the next group takes over; nil while the carousel stands still.
    var deadline: Timestamp?
    /// The last student who was brought on stage.
    var last: String?
}
