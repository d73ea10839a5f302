public import LiveValues

/// What happens by itself, while time goes by, to what one file describes: the plan that `timeline` prints.
public struct Forecast: Sendable {
    /// What is looked at, in a few words: in which form, where, for whom.
    public let subject: String

    /// When it begins.
    public let start: Timestamp

    /// The name of the time zone in which people read its times, such as `Asia/Shanghai`.
    public let timeZone: String

    /// What happens, in order.
    public let events: [Event]

    /// What it comes to, in numbers.
    public let totals: [Total]

    /// What is taken for granted because nobody knows it, one sentence without a full stop each.
    public let assumptions: [String]

    /// Makes a plan from its parts.
    public init(
        subject: String, start: Timestamp, timeZone: String = "UTC", events: [Event], totals: [Total],
        assumptions: [String]
    ) {
        self.subject = subject
        self.start = start
        self.timeZone = timeZone
        self.events = events
        self.totals = totals
        self.assumptions = assumptions
    }

    /// One thing that happens.
    public struct Event: Sendable {
        /// When, in the fixture's time.
        public let time: Timestamp
        /// What it is, in one word.
        public let kind: String
        /// What programs may want to know of it, by name.
        public let details: LiveProperties
        /// What it is, for people.
        public let text: String

        /// Notes something that happens.
        public init(at time: Timestamp, _ kind: String, _ text: String, details: LiveProperties = [:]) {
            self.time = time
            self.kind = kind
            self.text = text
            self.details = details
        }
    }

    /// How often something happens.
    public struct Total: Sendable {
        /// What is counted, in one word.
        public let name: String
        /// How often it happens in all of the plan.
        public let count: Int

        /// Counts something.
        public init(_ name: String, _ count: Int) {
            self.name = name
            self.count = count
        }
    }
}

/// What a plan is asked for.
public struct ForecastRequest: Sendable {
    /// The file that is looked at.
    public let file: KindDocument
    /// The scene in which it stands; nil for none.
    public let scene: Scene?
    /// How long the plan is.
    public let length: Duration
    /// What now is for a fixture that says no time of its own.
    public let now: Timestamp

    package init(_ file: KindDocument, in scene: Scene?, lasting length: Duration, now: Timestamp) {
        self.file = file
        self.scene = scene
        self.length = length
        self.now = now
    }
}
