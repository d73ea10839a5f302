import LiveValues
import Synchronization

/// A row of lamps that somebody switches.
final class LampStore: LiveStore {
    struct Lamp: Hashable {
        let name: String
        var isLit = false
    }

    /// What happened to the lamps.
    enum Fact: ChangePayload, Hashable {
        case switched(String)
        case added(String)

        var name: String {
            switch self {
            case .switched: "switched"
            case .added: "added"
            }
        }

        var topic: Topic { .lamps }
        var concernedUsers: [String] { [] }
    }

    /// Why a lamp was not switched.
    struct Locked: Refusal, Hashable {
        let reasonCode = "locked"
        let description = "guests only look"
    }

    let now = Timestamp(milliseconds: 0)
    let nextDeadline: Timestamp? = nil
    private let state: Mutex<[Lamp]>
    private let feed = ChangeFeed()

    init(_ names: [String]) { state = Mutex(names.map { Lamp(name: $0) }) }

    var lamps: [Lamp] { state.withLock { $0 } }

    func toggle(_ name: String, by user: String) throws(Locked) {
        guard user == LampKind.keeper else { throw Locked() }
        state.withLock { lamps in
            for index in lamps.indices where lamps[index].name == name { lamps[index].isLit.toggle() }
        }
        feed.tell(Fact.switched(name), at: now)
    }

    func add(_ name: String, telling audience: Audience = .everyone) {
        state.withLock { $0.append(Lamp(name: name)) }
        feed.tell(Fact.added(name), at: now, to: audience)
    }

    var lastSequence: Int { feed.lastSequence }

    func advance() {}

    func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription { feed.subscribe(handler) }

    func reportFailure(_ message: String, ofComponent id: String, to viewer: String) {}
}

extension Topic {
    static let lamps = Topic("lamps")
}
