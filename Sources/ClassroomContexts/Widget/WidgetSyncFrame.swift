public import LiveValues

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

    /// Describes a place; without arguments, a point in the upper left corner.
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

    /// Whether clients can be told it: false with infinity and with what is no number.
    var isFinite: Bool { [x, y, z, width, height].allSatisfy(\.isFinite) }

    /// Whether the frame fills the area.
    public var isFullScreen: Bool { width == 1 && height == 1 }
}

extension WidgetSyncFrame: Codable {
    private enum CodingKeys: String, CodingKey {
        case x, y, z, width, height
    }

    /// Reads five numbers; `null` is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func number(_ key: CodingKeys) throws -> Double { try container.decode(Double?.self, forKey: key) ?? .nan }
        self.init(
            x: try number(.x), y: try number(.y), z: try number(.z), width: try number(.width),
            height: try number(.height))
    }

    /// Writes five numbers; `null` for one that JSON cannot write, which no room takes up.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        for (key, value) in zip([CodingKeys.x, .y, .z, .width, .height], [x, y, z, width, height]) {
            try container.encode(value.isFinite ? value : nil, forKey: key)
        }
    }
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
    /// The list of files that can be opened on the board.
    public static let cloudDrive = "cloudDrive"
    /// A vote with one or several choices.
    public static let poll = "poll"
    /// A quick question with right answers.
    public static let popupQuiz = "popupQuiz"
    /// A clock that runs down for everybody.
    public static let countdownTimer = "countdownTimer"
    /// Chat, first choice.
    public static let easemobIM = "easemobIM"
    /// Chat, second choice.
    public static let agoraChat = "AgoraChatWidget"
    /// Widgets that each user opens for themselves alone.
    public static let personal: Set<String> = [cloudDrive]
    /// The widgets behind the messages, first choice first.
    public static let chats = [easemobIM, agoraChat]
    /// Text that wanders over the screen.
    public static let watermark = "watermark"
    /// The address under which others find the room.
    public static let sharingLink = "sharingLink"
}

/// A widget that is installed.
public struct WidgetConfig: Hashable, Sendable {
    /// The widget's identifier.
    public var widgetId: String
    /// What its registration hands to it.
    public var extraInfo: LiveProperties

    /// An installed widget.
    public init(widgetId: String, extraInfo: LiveProperties = [:]) {
        self.widgetId = widgetId
        self.extraInfo = extraInfo
    }
}
