public import LiveValues

/// What changes of a classroom are about.
///
/// A component that declares `[.classState, .recording]` is drawn again when a change of one of these topics reaches
/// its viewer, and left alone otherwise.
extension Topic {
    /// Joining, the room's name and type, its properties, its closing.
    public static let room = Topic("room")
    /// The schedule and its state.
    public static let classState = Topic("classState")
    /// Whether the class is recorded.
    public static let recording = Topic("recording")
    /// Users who come, go, or change their name or role; the local user being removed.
    public static let user = Topic("user")
    /// Values that belong to one user.
    public static let userProperties = Topic("userProperties")
    /// Who is on stage.
    public static let coHost = Topic("coHost")
    /// The co-host carousel.
    public static let carousel = Topic("carousel")
    /// How many stars users have been given.
    public static let reward = Topic("reward")
    /// Hands that go up and down.
    public static let handsWave = Topic("handsWave")
    /// Streams that come, go, or change.
    public static let stream = Topic("stream")
    /// How loud streams are.
    public static let volume = Topic("volume")
    /// The sound file that the local user mixes in.
    public static let audioMixing = Topic("audioMixing")
    /// The delivery network.
    public static let cdn = Topic("cdn")
    /// Discussion groups: which there are, who is asked in, who comes and goes.
    public static let group = Topic("group")
    /// The local user's devices.
    public static let device = Topic("device")
    /// The local network's quality.
    public static let networkQuality = Topic("networkQuality")
    /// The local connection.
    public static let connection = Topic("connection")
    /// The local packet report.
    public static let packetStats = Topic("packetStats")
    /// What lies on the board's pages.
    public static let board = Topic("board")
    /// Components that fail.
    public static let componentFailure = Topic("componentFailure")
    /// Widgets becoming active or inactive.
    public static let widgetActivity = Topic("widgetActivity")
    /// Messages between scenes and widgets, the board's list of granted users included.
    public static let widgetMessage = Topic("widgetMessage")
    /// Widgets that fail, and that work again.
    public static let widgetFailure = Topic("widgetFailure")
    /// What widgets say to those who develop them.
    public static let widgetLog = Topic("widgetLog")
    /// Answers to what widgets have asked for and awaited.
    public static let widgetAnswer = Topic("widgetAnswer")
    /// How the preview answers property requests of widgets.
    public static let widgetController = Topic("widgetController")
    /// Where widgets stand, which all pages share.
    public static let widgetSyncFrame = Topic("widgetSyncFrame")
    /// Widget properties, of the room and of users.
    public static let widgetProperties = Topic("widgetProperties")
    /// The files in the cloud drive.
    public static let cloudFiles = Topic("cloudFiles")
    /// What is said, who may say something, and what the local user has read.
    public static let chat = Topic("chat")
}
