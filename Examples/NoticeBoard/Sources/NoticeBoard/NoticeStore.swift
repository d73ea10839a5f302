public import LiveValues
import Synchronization

/// One notice on the board.
public struct Notice: Hashable, Sendable {
    /// Unique on the board.
    public let id: String
    /// What it says.
    public let text: String
}

/// A fact: a notice was put up, or taken down.
public enum NoticeFact: ChangePayload, Hashable {
    /// A notice hangs at the end now.
    case posted(Notice)
    /// A notice is gone.
    case removed(id: String)

    /// The case's name.
    public var name: String {
        switch self {
        case .posted: "posted"
        case .removed: "removed"
        }
    }

    /// Both facts concern the notices, so that the list follows both.
    public var topic: Topic { .notices }

    /// Nobody in particular.
    public var concernedUsers: [String] { [] }
}

extension Topic {
    /// Notices that come and go.
    public static let notices = Topic("notices")
}

/// Why the board was not changed.
public enum NoticeRefusal: String, Refusal {
    /// A visitor asked to post or to take down.
    case visitorsOnlyRead
    /// A notice says something.
    case empty
    /// Somebody else was quicker.
    case gone

    /// The case's name.
    public var reasonCode: String { rawValue }

    /// A clause for people.
    public var description: String {
        switch self {
        case .visitorsOnlyRead: "visitors read the board, and only the janitor changes it"
        case .empty: "a notice without words helps nobody"
        case .gone: "this notice has been taken down already"
        }
    }
}

/// The board: notices that everybody sees.
public final class NoticeStore: LiveStore {
    private let state: Mutex<State>
    private let feed = ChangeFeed()
    private let clock: any LiveClock

    private struct State {
        var notices: [Notice]
        /// What the files said, to tell what an edit changes.
        var seed: [String]
        var lastNumber = 0

        mutating func add(_ text: String) -> Notice {
            lastNumber += 1
            let notice = Notice(id: "notice-\(lastNumber)", text: text)
            notices.append(notice)
            return notice
        }
    }

    /// Hangs up the notices of a fixture.
    init(_ texts: [String], clock: any LiveClock) {
        self.clock = clock
        state = Mutex(State(notices: [], seed: []))
        update(texts)
    }

    /// The notices, oldest first.
    public var notices: [Notice] { state.withLock { $0.notices } }

    /// Puts a notice up.
    public func post(_ text: String, by user: String) throws(NoticeRefusal) {
        guard user == NoticeBoardKind.janitor else { throw .visitorsOnlyRead }
        guard !text.allSatisfy(\.isWhitespace) else { throw .empty }
        let notice = state.withLock { $0.add(text) }
        feed.tell(NoticeFact.posted(notice), at: now)
    }

    /// Takes a notice down.
    public func remove(_ id: String, by user: String) throws(NoticeRefusal) {
        guard user == NoticeBoardKind.janitor else { throw .visitorsOnlyRead }
        let wasThere = state.withLock { state in
            let count = state.notices.count
            state.notices.removeAll { $0.id == id }
            return state.notices.count < count
        }
        guard wasThere else { throw .gone }
        feed.tell(NoticeFact.removed(id: id), at: now)
    }

    /// Takes in what a saved fixture says: what it adds is posted, what it drops is removed, the rest stays.
    func update(_ texts: [String]) {
        let facts: [NoticeFact] = state.withLock { state in
            defer { state.seed = texts }
            var facts: [NoticeFact] = []
            for change in texts.difference(from: state.seed) {
                switch change {
                case .insert(_, let text, _): facts.append(.posted(state.add(text)))
                case .remove(_, let text, _):
                    guard let index = state.notices.lastIndex(where: { $0.text == text }) else { continue }
                    facts.append(.removed(id: state.notices.remove(at: index).id))
                }
            }
            return facts
        }
        for fact in facts { feed.tell(fact, at: now) }
    }

    // MARK: A live store

    /// The board's time.
    public var now: Timestamp { clock.now }

    /// The number of the last fact.
    public var lastSequence: Int { feed.lastSequence }

    /// Nothing happens by itself.
    public var nextDeadline: Timestamp? { nil }

    /// Nothing is due.
    public func advance() {}

    /// Tells every fact from now on.
    public func subscribe(_ handler: @escaping @Sendable (ChangeRecord) -> Void) -> Subscription {
        feed.subscribe(handler)
    }

    /// Passed over: the list gives no commands while it is drawn.
    public func reportFailure(_ message: String, ofComponent id: String, to viewer: String) {}
}
