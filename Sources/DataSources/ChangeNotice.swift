import LiveValues

/// Tells listeners that something is different now, and leaves it to them to look.
final class ChangeNotice: Sendable {
    private struct Changed: ChangePayload {
        var name: String { "onSourceChanged" }
        var topic: Topic { Topic("sources") }
        var concernedUsers: [String] { [] }
    }

    private let clock: any LiveClock
    private let feed = ChangeFeed()

    init(clock: any LiveClock) {
        self.clock = clock
    }

    func tell() {
        feed.tell(Changed(), at: clock.now)
    }

    func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription {
        feed.subscribe { _ in handler() }
    }
}
