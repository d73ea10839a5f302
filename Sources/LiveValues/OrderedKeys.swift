/// A set of identifiers that remembers in which order they came.
///
/// For lists that are asked both "who came first?" and "is this one in?", and that anyone may leave from the middle. Membership,
/// appending, and the first key take O(1), removal O(1) amortised: a removed key leaves a hole, and the holes are closed
/// when they outnumber the keys.
package struct OrderedKeys: Sendable, Equatable {
    private var slots: [String?] = []
    private var positions: [String: Int] = [:]
    /// The index of the first slot that is not a hole, so that ``first`` stays cheap when many leave from the front.
    private var head = 0

    package init(_ keys: some Sequence<String> = []) {
        for key in keys { append(key) }
    }

    package var count: Int { positions.count }

    package var isEmpty: Bool { positions.isEmpty }

    package var first: String? { head < slots.count ? slots[head] : nil }

    package func contains(_ key: String) -> Bool { positions[key] != nil }

    /// Adds `key` at the end and tells whether it is new.
    @discardableResult
    package mutating func append(_ key: String) -> Bool {
        guard positions[key] == nil else { return false }
        positions[key] = slots.count
        slots.append(key)
        return true
    }

    /// Takes `key` out and tells whether it was in.
    @discardableResult
    package mutating func remove(_ key: String) -> Bool {
        guard let position = positions.removeValue(forKey: key) else { return false }
        slots[position] = nil
        while head < slots.count, slots[head] == nil { head += 1 }
        // The constant keeps small sets from being rebuilt at every second removal.
        if slots.count > 2 * count + 16 { close() }
        return true
    }

    private mutating func close() {
        slots.removeAll { $0 == nil }
        head = 0
        for (position, key) in slots.enumerated() {
            if let key { positions[key] = position }
        }
    }

    package static func == (left: OrderedKeys, right: OrderedKeys) -> Bool { left.elementsEqual(right) }
}

extension OrderedKeys: Sequence {
    package func makeIterator() -> some IteratorProtocol<String> {
        slots[head...].lazy.compactMap { $0 }.makeIterator()
    }
}

extension OrderedKeys: Codable {
    /// Reads a list of keys; of two equal ones the first counts.
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([String].self))
    }

    /// Writes the keys in their order.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Array(self))
    }
}
