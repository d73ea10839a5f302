public import LiveValues

/// In which order a carousel brings students on stage.
public enum CarouselType: Int, NamedCase {
    /// By arrival.
    case sequence = 1
    /// By chance.
    case random = 2
}

/// Whom a carousel brings on stage.
public enum CarouselCondition: Int, NamedCase {
    /// Every student.
    case none = 1
    /// Students whose camera is open.
    case cameraOpened = 2
}

/// The co-host carousel: students take turns on stage while it runs.
public struct CarouselInfo: Codable, Hashable, Sendable {
    /// Whether it runs.
    public var state: Bool
    /// How the next group is chosen.
    public var type: CarouselType
    /// Who takes turns at all.
    public var condition: CarouselCondition
    /// The time on stage of one group.
    public var interval: Duration
    /// How many are on stage at a time.
    public var count: Int

    /// A carousel; upstream's defaults describe one that stands still.
    public init(
        state: Bool = false, type: CarouselType = .sequence, condition: CarouselCondition = .none,
        interval: Duration = .zero, count: Int = 0
    ) {
        self.state = state
        self.type = type
        self.condition = condition
        self.interval = interval
        self.count = count
    }
}

/// A hand that is up.
public struct HandsWave: Codable, Hashable, Sendable {
    /// The identifier of the user whose hand it is.
    public var userUuid: String
    /// How long it stays up when nothing takes it down.
    public var duration: Duration
    /// What the user's client sent along; the hands list needs `userName`.
    public var payload: LiveProperties?

    /// A raised hand; the product's students wave for three seconds.
    public init(userUuid: String, duration: Duration = .seconds(3), payload: LiveProperties? = nil) {
        self.userUuid = userUuid
        self.duration = duration
        self.payload = payload
    }
}
