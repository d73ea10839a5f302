/// The files that can be opened for the class: those of everybody who leads it, and each user's own.
struct CloudFiles: Codable, Equatable, Sendable {
    var shared: [CloudFile] = []
    var own: [String: [CloudFile]] = [:]

    /// The most files of one user; far above what anybody looks through.
    static let limit = 1000

    init() {}

    init(_ seed: CloudSeed) {
        shared = seed.shared
        own = seed.own.mapValues { Array($0.prefix(Self.limit)) }
    }

    mutating func add(_ file: CloudFile, of uuid: String) {
        own[uuid, default: []].removeAll { $0.id == file.id }
        own[uuid, default: []].append(file)
    }

    mutating func remove(_ id: String, of uuid: String) { own[uuid]?.removeAll { $0.id == id } }
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
