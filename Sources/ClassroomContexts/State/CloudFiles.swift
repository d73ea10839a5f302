import LiveValues

/// The files that can be opened for the class: those of everybody who leads it, and each user's own.
struct CloudFiles: Codable, Equatable, Sendable {
    var shared: [CloudFile] = []
    var own: [String: [CloudFile]] = [:]

    /// When conversions are taken a step further; nil while none is under way.
    private(set) var nextStep: Timestamp?

    /// How long a step of a conversion takes, and how far it leads: long enough to be seen, short enough to be waited for.
    private static let step = Duration.milliseconds(1500)
    static let percentPerStep = 25

    /// The most files of one user; far above what anybody looks through.
    static let limit = 1000

    init() {}

    init(_ seed: CloudSeed) {
        shared = seed.shared
        own = seed.own.mapValues { Array($0.prefix(Self.limit)) }
    }

    /// Takes a file in, in the place of one with its identifier.
    mutating func add(_ file: CloudFile, of uuid: String, at time: Timestamp) {
        if let place = own[uuid]?.firstIndex(where: { $0.id == file.id }) {
            own[uuid]?[place] = file
        } else {
            own[uuid, default: []].append(file)
        }
        scheduleStep(after: time)
    }

    mutating func remove(_ id: String, of uuid: String) {
        own[uuid]?.removeAll { $0.id == id }
        if converting.isEmpty { nextStep = nil }
    }

    /// The files whose conversion goes on, with their owners, in an order that is always the same.
    ///
    /// Those of a fixture stand still: they show a state, and were never uploaded.
    var converting: [(owner: String, file: CloudFile)] {
        own.flatMap { owner, files in
            files.filter { if case .brought = $0.source { $0.isConverting } else { false } }.map { (owner, $0) }
        }.sorted { ($0.owner, $0.file.id) < ($1.owner, $1.file.id) }
    }

    /// What is under way already keeps its time, so that nobody who goes on uploading puts it off.
    private mutating func scheduleStep(after time: Timestamp) {
        if converting.isEmpty {
            nextStep = nil
        } else if nextStep.map({ $0 <= time }) ?? true {
            nextStep = time + Self.step
        }
    }

    /// Keeps what is waiting as far away as it is, on another clock.
    mutating func shift(by duration: Duration) { nextStep = nextStep.map { $0 + duration } }
}

/// The files that are there when a room opens.
public struct CloudSeed: Codable, Hashable, Sendable {
    /// Those of everybody who leads the class.
    public var shared: [CloudFile]
    /// Those of one user each, by the user's identifier.
    public var own: [String: [CloudFile]]

    /// A drive; without arguments, one with nothing in it.
    public init(shared: [CloudFile] = [], own: [String: [CloudFile]] = [:]) {
        self.shared = shared
        self.own = own
    }
}
