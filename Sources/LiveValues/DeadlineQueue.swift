/// Who is due next, in O(log n): a binary heap of deadlines.
///
/// A deadline that was renewed or given up is not searched for; its entry stays until it reaches the front, where the
/// owner of the queue recognises it by its ticket.
package struct DeadlineQueue: Sendable {
    /// One deadline of one key.
    package struct Entry: Sendable, Comparable {
        package var deadline: Timestamp
        package var key: String
        /// Tells this entry from earlier ones of the same key.
        package var ticket: Int

        package init(deadline: Timestamp, key: String, ticket: Int) {
            self.deadline = deadline
            self.key = key
            self.ticket = ticket
        }

        /// Of two entries that are due together the older one comes first.
        package static func < (left: Entry, right: Entry) -> Bool {
            (left.deadline, left.ticket) < (right.deadline, right.ticket)
        }
    }

    private var heap: [Entry] = []

    package init() {}

    /// The entry that is due first.
    package var first: Entry? { heap.first }

    package mutating func insert(_ entry: Entry) {
        heap.append(entry)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard heap[child] < heap[parent] else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    @discardableResult
    package mutating func removeFirst() -> Entry? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if heap[child] < heap[least] { least = child }
            }
            guard least != parent else { return first }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    /// Moves every deadline by the same time, which leaves their order as it is.
    package mutating func shift(by duration: Duration) {
        for index in heap.indices { heap[index].deadline = heap[index].deadline + duration }
    }
}
