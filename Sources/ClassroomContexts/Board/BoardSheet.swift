/// What lies on one page of the board, in the order of drawing.
///
/// It is kept in chunks of so many numbers each, and drawn in the same: a change costs one chunk, however much there
/// is.
public struct BoardSheet: Hashable, Sendable {
    /// How many numbers one chunk covers.
    public static let chunkLength = 32

    /// The elements by the chunk of their numbers, each in order; one whose elements are all gone is empty.
    public private(set) var chunks: [[BoardElement]] = []
    /// The number that was given last.
    private(set) var lastNumber = 0

    init() {}

    /// All elements, in the order of drawing.
    public var elements: [BoardElement] { chunks.flatMap(\.self) }

    /// The chunk that has a number, or will have it.
    static func chunk(of number: Int) -> Int { max(0, number - 1) / chunkLength }

    /// The number of an element that is drawn now.
    var nextNumber: Int { lastNumber + 1 }

    /// Puts an element where its number says.
    mutating func insert(_ element: BoardElement) {
        let index = Self.chunk(of: element.number)
        lastNumber = max(lastNumber, element.number)
        while chunks.count <= index { chunks.append([]) }
        let place = chunks[index].firstIndex { $0.number > element.number } ?? chunks[index].count
        chunks[index].insert(element, at: place)
    }

    /// Takes an element out.
    mutating func remove(_ number: Int) -> BoardElement? {
        guard let (chunk, place) = place(of: number) else { return nil }
        return chunks[chunk].remove(at: place)
    }

    /// Changes an element where it lies.
    mutating func update(_ number: Int, _ change: (inout BoardElement) -> Void) {
        guard let (chunk, place) = place(of: number) else { return }
        change(&chunks[chunk][place])
    }

    /// The element with a number; nil when it is gone.
    subscript(number: Int) -> BoardElement? {
        place(of: number).map { chunks[$0.chunk][$0.place] }
    }

    private func place(of number: Int) -> (chunk: Int, place: Int)? {
        let chunk = Self.chunk(of: number)
        guard chunks.indices.contains(chunk), let place = chunks[chunk].firstIndex(where: { $0.number == number })
        else { return nil }
        return (chunk, place)
    }
}

extension BoardSheet: Codable {
    private enum CodingKeys: String, CodingKey {
        case elements, lastNumber
    }

    /// The highest number that is read: far more than a lesson has strokes, and not so many that empty chunks would
    /// count.
    private static let numbers = 1...10_000_000

    /// Reads the elements; one without a number of its own is left out.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        for element in try container.decode([BoardElement].self, forKey: .elements)
        where Self.numbers.contains(element.number) && self[element.number] == nil {
            insert(element)
        }
        let last = try container.decode(Int.self, forKey: .lastNumber)
        if Self.numbers.contains(last) { lastNumber = max(lastNumber, last) }
    }

    /// Writes the elements in their order.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(elements, forKey: .elements)
        try container.encode(lastNumber, forKey: .lastNumber)
    }

    /// Two pages are equal when the same lies on them and the next number is the same; empty chunks do not count.
    public static func == (left: BoardSheet, right: BoardSheet) -> Bool {
        left.lastNumber == right.lastNumber && left.elements == right.elements
    }

    /// Hashes what the comparison compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(lastNumber)
        hasher.combine(elements)
    }
}
