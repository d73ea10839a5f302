/// What an event is about, coarse enough for a component to declare what it reads.
///
/// A component that declares `[.classState, .recording]` is rendered again when an event of one of these topics reaches
/// its viewer, and left alone otherwise.
public enum ContextTopic: String, CaseIterable, Hashable, Sendable {
    /// Events that were not told, because too many waited.
    case missed
    /// Joining, the room's name and type, its properties, its closing.
    case room
    /// The schedule and its state.
    case classState
    /// Recording.
    case recording
    /// Users who come, go, or change their name or role; the local user being removed.
    case user
    /// User properties.
    case userProperties
    /// Who is on stage.
    case coHost
    /// The co-host carousel.
    case carousel
    /// Rewards.
    case reward
    /// Raised hands.
    case handsWave
    /// Streams that come, go, or change.
    case stream
    /// How loud streams are.
    case volume
    /// The local user's devices.
    case device
    /// The local network's quality.
    case networkQuality
    /// The local connection.
    case connection
    /// The local packet report.
    case packetStats
    /// Components that fail.
    case componentFailure
    /// Widgets becoming active or inactive.
    case widgetActivity
    /// Messages between scenes and widgets, the board's list of granted users included.
    case widgetMessage
    /// Widgets that fail, and that work again.
    case widgetFailure
    /// Widgets moving.
    case widgetSyncFrame
    /// Widget properties, of the room and of users.
    case widgetProperties
}
