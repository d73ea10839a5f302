/// Values by keys, as in a `Dictionary`, for the few that every small command makes with keys of a type of our own.
///
/// The first dictionary or set of a type makes the runtime look through all conformances of the program: 0.12 ms, a
/// hundredth of a whole `validate`, for each type of key. The type of this table asks nothing of its keys, so that the
/// runtime has nothing to look for.
package struct KeyTable<Key, Value> {
    // Where an entry stands, counted from 1; 0 for a free slot. As many as a power of two, half of them free.
    private var slots: [Int32] = []
    private var entries: [(key: Key, value: Value)] = []

    package init() {}

    /// The values, in the order in which their keys came.
    package var values: [Value] { entries.map(\.value) }
}

extension KeyTable: Sendable where Key: Sendable, Value: Sendable {}

extension KeyTable where Key: Hashable {
    /// The value of a key; nil where it has none.
    package subscript(key: Key) -> Value? {
        guard !slots.isEmpty else { return nil }
        let place = Int(slots[slot(of: key)])
        return place == 0 ? nil : entries[place - 1].value
    }

    /// Gives a key its value; one that it had is replaced.
    package mutating func set(_ value: Value, for key: Key) {
        if 2 * entries.count >= slots.count { grow() }
        let slot = slot(of: key)
        let place = Int(slots[slot])
        if place > 0 {
            entries[place - 1].value = value
        } else {
            entries.append((key, value))
            slots[slot] = Int32(truncatingIfNeeded: entries.count)
        }
    }

    /// The slot that has a key, or would take it.
    private func slot(of key: Key) -> Int {
        var slot = key.hashValue & (slots.count - 1)
        while slots[slot] > 0, entries[Int(slots[slot]) - 1].key != key { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: max(16, 2 * slots.count))
        for place in entries.indices { slots[slot(of: entries[place].key)] = Int32(truncatingIfNeeded: place + 1) }
    }
}
