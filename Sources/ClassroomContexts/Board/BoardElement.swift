/// Something that lies on the board: a stroke, a shape, a text or a picture.
///
/// It is drawn in the order of the numbers, which the board gives and which survive that it is taken back and done
/// again.
public struct BoardElement: Codable, Hashable, Sendable {
    /// What it is.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
        /// A line by hand, through all of its points.
        case curve
        /// A line between two points.
        case straight
        /// A line with a head at its second point.
        case arrow
        /// The rectangle between two corners.
        case rectangle
        /// The triangle that stands in the rectangle between two corners.
        case triangle
        /// The rhombus in the rectangle between two corners.
        case rhombus
        /// The star with five points in the rectangle between two corners.
        case pentagram
        /// The ellipse in the rectangle between two corners.
        case ellipse
        /// Lines of text, whose first begins at the one point.
        case text
        /// A picture in the rectangle between two corners, in its own proportions.
        case image

        /// How many points it has.
        package var pointCounts: ClosedRange<Int> {
            switch self {
            case .curve: 1...BoardElement.maxPoints
            case .text: 1...1
            case .straight, .arrow, .rectangle, .triangle, .rhombus, .pentagram, .ellipse, .image: 2...2
            }
        }
    }

    /// Its identifier, unique on the board: whoever draws it chooses it, so that pages that saw it grow know it again.
    public let id: String
    /// The identifier of the user who drew it; empty when it was there from the start.
    public internal(set) var author: String
    /// What it is.
    public let kind: Kind
    /// Where it lies; how many points there are depends on the kind.
    public internal(set) var points: [BoardPoint]
    /// How hard a pen was pressed at each point of a curve, from 0 to 8; empty when nothing tells, as with a mouse.
    public let pressures: [Int]
    /// Red, green and blue, from 0 to 255.
    public let color: [Int]
    /// The pen's width from 1 to 5; of a text the size of its letters, from 1 to 200.
    public let size: Int
    /// What it says; empty for what is no text.
    public internal(set) var text: String
    /// Where the bytes of a picture are; nil for what is none.
    public let picture: FileSource?
    /// Its place in the order of drawing, on its page; 0 until it lies there.
    public internal(set) var number = 0

    /// The most points of one curve: a hand that draws on begins another one.
    public static let maxPoints = 4000
    /// The longest text, in Unicode scalars.
    public static let maxTextLength = 2000
    /// How many different pressures there are.
    public static let pressureLevels = 0...8
    /// The most elements of a board.
    static let maxCount = 20_000

    /// Describes something; whether a board takes it is decided when it is drawn.
    public init(
        id: String, author: String = "", kind: Kind, points: [BoardPoint], pressures: [Int] = [],
        color: [Int] = [0, 115, 255], size: Int = 2, text: String = "", picture: FileSource? = nil
    ) {
        self.id = id
        self.author = author
        self.kind = kind
        self.points = points
        self.pressures = pressures
        self.color = color
        self.size = size
        self.text = text
        self.picture = picture
    }

    /// The sizes that it may have.
    private var sizes: ClosedRange<Int> { kind == .text ? BoardAssistant.sizes : BoardAssistant.widths }

    /// What is wrong with it, as the end of a sentence; nil when a board takes it.
    public var fault: String? {
        let letters = id.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
        if !letters || !(1...16).contains(id.utf8.count) {
            return "an element's id is 1 to 16 lower-case letters and digits"
        }
        if !kind.pointCounts.contains(points.count) {
            let counts = kind.pointCounts
            return counts.count == 1
                ? "a \(kind.rawValue) has \(counts.lowerBound == 1 ? "one point" : "two points")"
                : "a \(kind.rawValue) has at most \(counts.upperBound) points, and one at least"
        }
        if !points.allSatisfy(\.isOnPlane) {
            return "points lie between \(BoardPoint.limits.lowerBound) and \(BoardPoint.limits.upperBound)"
        }
        if !pressures.isEmpty,
            pressures.count != points.count || kind != .curve
                || !pressures.allSatisfy(Self.pressureLevels.contains)
        {
            return "a curve has a pressure from 0 to 8 for each of its points, or none at all"
        }
        if color.count != 3 || !color.allSatisfy((0...255).contains) {
            return "a color is three numbers from 0 to 255"
        }
        if !sizes.contains(size) {
            return "the size of a \(kind.rawValue) lies between \(sizes.lowerBound) and \(sizes.upperBound)"
        }
        if (kind == .image) != (picture != nil) {
            return kind == .image ? "an image needs its picture" : "a \(kind.rawValue) has no picture"
        }
        return kind == .text ? Self.fault(ofText: text) : text.isEmpty ? nil : "a \(kind.rawValue) says nothing"
    }

    /// What is wrong with what a text says, as the end of a sentence; nil when a board takes it.
    static func fault(ofText text: String) -> String? {
        let isBlank = text.allSatisfy(\.isWhitespace)
        guard isBlank || text.unicodeScalars.count > maxTextLength else { return nil }
        return isBlank ? "a text has to say something" : "a text has at most \(maxTextLength) characters"
    }
}
