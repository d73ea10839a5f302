import LiveValues

/// What a room keeps about one user.
struct UserRecord: Codable, Equatable, Sendable {
    var info: UserInfo
    var rewards = 0
    var properties: LiveProperties = [:]
    /// Why the user is away.
    var leaveReason = UserLeaveReason.normal
    /// The user's streams, first one first.
    var streams: [StreamRecord] = []
    /// The widgets that go inactive when the user leaves.
    var ownedWidgets = OrderedKeys()
    /// The personal widgets that the user has open.
    var ownWidgets = OrderedKeys()
    /// Where they stand.
    var ownFrames: [String: WidgetSyncFrame] = [:]
    /// The states of the user's devices; nil until the user touches one, so that 10,000 users cost no device tables.
    var deviceStates: [String: DeviceState]?
}

/// What a room keeps about one stream.
struct StreamRecord: Codable, Hashable, Sendable {
    var uuid: String
    var name = ""
    /// The identifier of the user whose record holds it.
    var owner: String
    var video = VideoSourceType.camera
    var audio = AudioSourceType.mic
    var videoState = MediaSourceState.open
    var audioState = MediaSourceState.open
    var type = StreamType.both
    /// From 0 to 255.
    var volume = 0
    /// Where it can be watched from the delivery network.
    var addresses: StreamAddresses?
    /// How it is sent there; nil when it is not.
    var publication: CdnPublication?
    /// Whether the stream came into being because its owner went on stage, and goes when they step down.
    var belongsToStage = false

    init(uuid: String, owner: String) {
        self.uuid = uuid
        self.owner = owner
    }

    init(_ info: StreamInfo) {
        self.init(uuid: info.streamUuid, owner: info.owner.userUuid)
        take(info)
    }

    init(_ seed: StreamSeed) {
        self.init(uuid: seed.uuid, owner: seed.owner)
        name = seed.name
        (video, audio, videoState, audioState) = (seed.video, seed.audio, seed.videoState, seed.audioState)
        type = seed.type
        addresses = seed.addresses
        volume = min(max(seed.volume, 0), 255)
    }

    /// Takes over what everybody is told of a stream.
    mutating func take(_ info: StreamInfo) {
        name = info.streamName
        type = info.streamType
        (video, audio) = (info.videoSourceType, info.audioSourceType)
        (videoState, audioState) = (info.videoSourceState, info.audioSourceState)
        addresses = info.addresses
    }
}

/// What a room keeps about one device, which is the same for everybody's machine.
struct DeviceRecord: Codable, Hashable, Sendable {
    var id: String
    var name: LiveText
    var type: DeviceType
    /// What it does for users who have not touched a device.
    var state: DeviceState
    var systemDevice: SystemDevice?

    /// The devices of a seed, with their parts of the machine filled in where it leaves that to the order.
    static func resolved(_ seeds: [DeviceSeed]) -> [DeviceRecord] {
        var taken = Set(seeds.compactMap(\.systemDevice))
        return seeds.map { seed in
            let part = seed.systemDevice ?? SystemDevice.parts(of: seed.type).first { taken.insert($0).inserted }
            return DeviceRecord(id: seed.id, name: seed.name, type: seed.type, state: seed.state, systemDevice: part)
        }
    }
}

extension SystemDevice {
    /// The parts of a machine that a device of this type can be, in the order in which they are given away.
    static func parts(of type: DeviceType) -> [SystemDevice] {
        switch type {
        case .camera: [.frontCamera, .backCamera]
        case .mic: [.mic]
        case .speaker: [.speaker]
        }
    }
}

/// What a room keeps about one widget.
struct WidgetRecord: Codable, Equatable, Sendable {
    var active = false
    /// Tells which of two active widgets became active later.
    var activation = 0
    var owner: String?
    var properties: LiveProperties = [:]
    var userProperties: [String: LiveProperties] = [:]
    /// What only the widget's server knows, such as the key of an open quiz: no client is told.
    var serverProperties: LiveProperties = [:]
    /// What only the widget's server knows about each user, such as whether an answer is right.
    var serverUserProperties: [String: LiveProperties] = [:]
    var syncFrame: WidgetSyncFrame?
    var extraInfo: LiveProperties = [:]
    var messages: [WidgetMessage] = []
    /// Whether the widget is registered, as opposed to an instance that somebody activated.
    var isInstalled = false
}
