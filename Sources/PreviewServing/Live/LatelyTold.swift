/// What the viewer is told of one change of the store.
struct Telling<Message: Encodable & Sendable>: Encodable, Sendable {
    /// The change, as pages count them: a viewer who was told of a later one has been told of it.
    let change: UInt64
    let messages: [Message]
}

/// Changes that a page has in its picture, and of which nobody may have told the viewer.
struct UntoldChanges {
    /// The last one of which the viewer was told, as the page counts.
    let told: UInt64
    /// The last one that is part of the page.
    let drawn: UInt64
}

/// What those who look into a store were told a short while ago, in the words in which they were told it.
struct LatelyTold {
    /// Somebody, and the language that they read.
    struct Listener: Hashable {
        let viewer: String
        let locale: String
    }

    private struct Told {
        let change: UInt64
        let event: PageEvent
    }

    /// What is kept for each; a page shows fewer messages at a time.
    private static let limit = 16

    private var told: [Listener: [Told]] = [:]

    /// Keeps what was said about a change; what another view of the same viewer said already is not kept twice.
    mutating func add(_ event: PageEvent, about change: UInt64, to listener: Listener) {
        var list = told[listener] ?? []
        guard !list.contains(where: { $0.change == change && $0.event.name == event.name }) else { return }
        list.append(Told(change: change, event: event))
        if list.count > Self.limit { list.removeFirst() }
        told[listener] = list
    }

    /// What was said about changes, in the order of these.
    func events(in untold: UntoldChanges, to listener: Listener) -> [PageEvent] {
        let list = (told[listener] ?? []).filter { $0.change > untold.told && $0.change <= untold.drawn }
        return list.sorted { $0.change < $1.change }.map(\.event)
    }
}
