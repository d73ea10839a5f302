/// A set of identifiers that remembers in which order they came.
///
/// A classroom asks both "who came first?" and "is this one in?", and lets anyone leave from the middle. Membership,
/// appending, and the first key take O(1), removal O(1) amortised: a removed key leaves a hole, and the holes are closed
/// when they outnumber the keys.
struct OrderedKeys: Sendable, Equatable {
    private var slots: [String?] = []
    private var positions: [String: Int] = [:]
    /// The index of the first slot that is not a hole, so that ``first`` stays cheap when many leave from the front.
    private var head = 0

    init(_ keys: some Sequence<String> = []) {
        for key in keys { append(key) }
    }

    var count: Int { positions.count }

    var isEmpty: Bool { positions.isEmpty }

    var first: String? { head < slots.count ? slots[head] : nil }

    func contains(_ key: String) -> Bool { positions[key] != nil }

    /// Adds `key` at the end and tells whether it is new.
    @discardableResult
    mutating func append(_ key: String) -> Bool {
        guard positions[key] == nil else { return false }
        positions[key] = slots.count
        slots.append(key)
        return true
    }

    /// Takes `key` out and tells whether it was in.
    @discardableResult
    mutating func remove(_ key: String) -> Bool {
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

    static func == (left: OrderedKeys, right: OrderedKeys) -> Bool { left.elementsEqual(right) }
}

extension OrderedKeys: Sequence {
    func makeIterator() -> some IteratorProtocol<String> {
        slots[head...].lazy.compactMap { $0 }.makeIterator()
    }
}
