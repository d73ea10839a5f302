public import LiveValues

/// Somebody who is in the room from the first moment.
public struct UserSeed: Codable, Hashable, Sendable {
    /// The user's identifier, unique in the room.
    public var uuid: String
    /// The name that is shown, by language.
    public var name: LiveText
    /// The user's role.
    public var role: UserRole
    /// Whether the user is on stage.
    ///
    /// The teacher never is: they have a place of their own.
    public var onStage: Bool
    /// How many rewards the user has.
    public var rewards: Int
    /// The user's properties.
    public var properties: LiveProperties

    /// Describes a user who is in the room from the start.
    public init(
        uuid: String, name: LiveText, role: UserRole = .student, onStage: Bool = false, rewards: Int = 0,
        properties: LiveProperties = [:]
    ) {
        self.uuid = uuid
        self.name = name
        self.role = role
        self.onStage = onStage
        self.rewards = rewards
        self.properties = properties
    }
}

/// A stream that is published from the first moment.
public struct StreamSeed: Codable, Hashable, Sendable {
    /// The stream's identifier, unique in the room.
    public var uuid: String
    /// The stream's name.
    public var name: String
    /// The identifier of the user whose stream it is.
    public var owner: String
    /// Where the picture comes from.
    public var video: VideoSourceType
    /// Where the sound comes from.
    public var audio: AudioSourceType
    /// What the picture's source does.
    public var videoState: MediaSourceState
    /// What the sound's source does.
    public var audioState: MediaSourceState
    /// What may be published.
    public var type: StreamType
    /// How loud it is, from 0 to 255.
    public var volume: Int
    /// Where it can be watched from a delivery network; nil leaves that to the room.
    public var addresses: StreamAddresses?

    /// A stream; the default is an open camera and microphone, both published.
    public init(
        uuid: String, name: String = "", owner: String, video: VideoSourceType = .camera,
        audio: AudioSourceType = .mic, videoState: MediaSourceState = .open, audioState: MediaSourceState = .open,
        type: StreamType = .both, volume: Int = 0, addresses: StreamAddresses? = nil
    ) {
        self.uuid = uuid
        self.name = name
        self.owner = owner
        self.video = video
        self.audio = audio
        self.videoState = videoState
        self.audioState = audioState
        self.type = type
        self.volume = volume
        self.addresses = addresses
    }
}

/// A device that the local user has from the first moment.
public struct DeviceSeed: Codable, Hashable, Sendable {
    /// The device's identifier.
    public var id: String
    /// The name that is shown, by language.
    public var name: LiveText
    /// What it is for.
    public var type: DeviceType
    /// What it does at the start.
    public var state: DeviceState
    /// Which part of the machine it is.
    ///
    /// When nil, the order decides: the first camera is the front one, the second the back one, the first microphone
    /// and speaker are the machine's own.
    public var systemDevice: SystemDevice?

    /// Describes a device that a user has from the start.
    public init(
        id: String, name: LiveText, type: DeviceType, state: DeviceState = .close, systemDevice: SystemDevice? = nil
    ) {
        self.id = id
        self.name = name
        self.type = type
        self.state = state
        self.systemDevice = systemDevice
    }

    /// What a tablet has: two cameras (the front one open), a microphone and a speaker.
    public static let standard: [DeviceSeed] = [
        DeviceSeed(id: "camera-front", name: "Front camera", type: .camera, state: .open),
        DeviceSeed(id: "camera-back", name: "Back camera", type: .camera),
        DeviceSeed(id: "microphone", name: "Microphone", type: .mic, state: .open),
        DeviceSeed(id: "speaker", name: "Speaker", type: .speaker, state: .open),
    ]
}

/// One installed widget of a ``RoomSeed``.
public struct WidgetSeed: Codable, Hashable, Sendable {
    /// Whether it is active.
    public var active: Bool
    /// The user whose leaving ends its activity; nil binds it to nobody.
    public var owner: String?
    /// The widget's room properties.
    ///
    /// The board's `grantedUsers` maps user identifiers to `true`.
    public var properties: LiveProperties
    /// The widget's properties of each user, by the user's identifier.
    public var userProperties: [String: LiveProperties]
    /// What the widget's server keeps to itself; see ``WidgetRequestHandler/prepare(_:)``.
    public var serverProperties: LiveProperties = [:]
    /// What the widget's server keeps to itself about each user, by the user's identifier.
    public var serverUserProperties: [String: LiveProperties] = [:]
    /// Where it stands; nil when no client has placed it.
    public var syncFrame: WidgetSyncFrame?
    /// What its registration hands to it.
    public var extraInfo: LiveProperties
    /// What every client's scene says to it when it starts there, in order.
    public var messages: [WidgetMessage]

    /// An installed widget.
    public init(
        active: Bool = false, owner: String? = nil, properties: LiveProperties = [:],
        userProperties: [String: LiveProperties] = [:], syncFrame: WidgetSyncFrame? = nil,
        extraInfo: LiveProperties = [:], messages: [WidgetMessage] = []
    ) {
        self.active = active
        self.owner = owner
        self.properties = properties
        self.userProperties = userProperties
        self.syncFrame = syncFrame
        self.extraInfo = extraInfo
        self.messages = messages
    }
}
