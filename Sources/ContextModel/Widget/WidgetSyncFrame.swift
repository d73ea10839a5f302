/// Where a widget stands on everybody's screen, as fractions of the area it may move in.
public struct WidgetSyncFrame: Hashable, Sendable {
    /// The left edge over the free width: left / (W − w), 0 when there is none.
    public var x: Double
    /// The top edge over the free height: top / (H − h), 0 when there is none.
    public var y: Double
    /// The order in depth; ``clientDepth`` when a client makes the frame.
    public var z: Double
    /// The width over the area's width.
    public var width: Double
    /// The height over the area's height.
    public var height: Double

    /// A frame.
    public init(
        x: Double = 0, y: Double = 0, z: Double = Self.clientDepth, width: Double = 0, height: Double = 0
    ) {
        self.x = x
        self.y = y
        self.z = z
        self.width = width
        self.height = height
    }

    /// The whole area.
    public static let full = WidgetSyncFrame(width: 1, height: 1)

    /// The order in depth that clients write, whatever it was before.
    public static let clientDepth: Double = 2

    /// Whether the frame fills the area.
    public var isFullScreen: Bool { width == 1 && height == 1 }
}

/// The identifiers of the widgets that the product knows.
public enum WidgetID {
    /// The white board.
    public static let board = "netlessBoard"
    /// A stream in a window of its own; instances are `streamWindow-<streamUuid>`.
    public static let streamWindow = "streamWindow"
    /// A web page; instances are `webView-<resourceUuid>`.
    public static let webView = "webView"
    /// A film; instances are `mediaPlayer<anything>`.
    public static let mediaPlayer = "mediaPlayer"
    /// The cloud drive.
    public static let cloudDrive = "cloudDrive"
    /// A poll.
    public static let poll = "poll"
    /// A quiz.
    public static let popupQuiz = "popupQuiz"
    /// A countdown.
    public static let countdownTimer = "countdownTimer"
    /// Chat, first choice.
    public static let easemobIM = "easemobIM"
    /// Chat, second choice.
    public static let agoraChat = "AgoraChatWidget"
    /// The watermark.
    public static let watermark = "watermark"
    /// The sharing link.
    public static let sharingLink = "sharingLink"
}

/// A widget that is installed.
public struct WidgetConfig: Hashable, Sendable {
    /// The widget's identifier.
    public var widgetId: String
    /// What its registration hands to it.
    public var extraInfo: ContextProperties

    /// An installed widget.
    public init(widgetId: String, extraInfo: ContextProperties = [:]) {
        self.widgetId = widgetId
        self.extraInfo = extraInfo
    }
}
