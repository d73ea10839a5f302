import LiveValues

/// A tool of the board that takes no settings; the raw value is what `changeAssistantType` sends.
public enum BoardTool: Int, CaseIterable, Hashable, Sendable {
    /// Clicks what lies on the board.
    case clicker = 0
    /// Selects an area.
    case area = 1
    /// Points.
    case laserPointer = 2
    /// Rubs out.
    case eraser = 3
}

/// A shape that the board's pen draws; the raw value is what `changeAssistantType` sends.
public enum BoardShape: Int, CaseIterable, Hashable, Sendable {
    /// A line by hand.
    case curve = 0
    /// A straight line.
    case straight = 1
    case arrow = 2
    case rectangle = 3
    case triangle = 4
    case rhombus = 5
    /// A star with five points.
    case pentagram = 6
    case ellipse = 7
}

/// What one user holds in the hand at the board, and how it writes: the state behind `changeAssistantType`.
///
/// Upstream's client forgets it with its window; here the board keeps it as the user's property `assistant`, so that a
/// page that is drawn afresh knows it.
public struct BoardAssistant: Hashable, Sendable {
    /// What is in the hand.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// A tool without settings.
        case tool
        /// The text tool.
        case text
        case shape
    }

    /// What is in the hand.
    public var kind = Kind.tool
    /// The tool that is, or was last.
    public var tool = BoardTool.clicker
    /// What the pen draws.
    public var shape = BoardShape.curve
    /// The pen's width, from 1 to 5.
    public var width = 2
    /// The size of texts, as the board takes it: twice what people choose.
    public var size = 36
    /// The colour of pen and text: red, green, blue, from 0 to 255.
    public var color = [0, 115, 255]

    /// What everybody begins with, as upstream: the clicker, and for later a blue pen of width 2 and texts of size 18.
    public init() {}

    /// The message that makes the board take it up.
    public var message: WidgetMessage {
        let color = LiveValue.array(color.map(LiveValue.integer))
        let payload: LiveValue =
            switch kind {
            case .tool: ["tool": .integer(tool.rawValue)]
            case .text: ["text": ["size": .integer(size), "color": color]]
            case .shape: ["shape": ["type": .integer(shape.rawValue), "width": .integer(width), "color": color]]
            }
        return WidgetMessage("changeAssistantType", payload)
    }

    /// As the board keeps it among a user's properties.
    var property: LiveValue {
        [
            "kind": .string(kind.rawValue), "tool": .integer(tool.rawValue), "shape": .integer(shape.rawValue),
            "width": .integer(width), "size": .integer(size), "color": .array(color.map(LiveValue.integer)),
        ]
    }

    /// Reads a user's property; what is missing or makes no sense stays as everybody begins.
    init(property: LiveValue?) {
        let values = property?.objectValue ?? [:]
        kind = values["kind"]?.stringValue.flatMap { Kind(rawValue: $0) } ?? kind
        tool = values["tool"]?.integerValue.flatMap { BoardTool(rawValue: $0) } ?? tool
        shape = values["shape"]?.integerValue.flatMap { BoardShape(rawValue: $0) } ?? shape
        width = values["width"]?.integerValue.flatMap { Self.widths.contains($0) ? $0 : nil } ?? width
        size = values["size"]?.integerValue.flatMap { Self.sizes.contains($0) ? $0 : nil } ?? size
        color = Self.color(values["color"]) ?? color
    }

    /// Takes up the payload of `changeAssistantType`.
    ///
    /// - Returns: What is wrong with it, as the end of a sentence; nil when it was taken up.
    mutating func take(_ payload: LiveValue) -> String? {
        guard let values = payload.objectValue, values.count == 1, let (name, value) = values.first else {
            return "the message needs one of tool, text and shape"
        }
        switch Kind(rawValue: name) {
        case .tool:
            guard let tool = value.integerValue.flatMap({ BoardTool(rawValue: $0) }) else {
                return "tool is a number from 0 to 3"
            }
            (kind, self.tool) = (.tool, tool)
        case .text:
            guard let size = value.objectValue?["size"]?.integerValue, Self.sizes.contains(size),
                let color = Self.color(value.objectValue?["color"])
            else { return "text needs a size from 1 to 200 and a color of three numbers from 0 to 255" }
            (kind, self.size, self.color) = (.text, size, color)
        case .shape:
            guard let shape = value.objectValue?["type"]?.integerValue.flatMap({ BoardShape(rawValue: $0) }),
                let width = value.objectValue?["width"]?.integerValue, Self.widths.contains(width),
                let color = Self.color(value.objectValue?["color"])
            else {
                return "shape needs a type from 0 to 7, a width from 1 to 5 and a color of three numbers from 0 to 255"
            }
            (kind, self.shape, self.width, self.color) = (.shape, shape, width, color)
        case nil: return "'\(name)' is none of tool, text and shape"
        }
        return nil
    }

    static let widths = 1...5
    static let sizes = 1...200

    private static func color(_ value: LiveValue?) -> [Int]? {
        guard let parts = value?.arrayValue?.compactMap(\.integerValue), parts.count == 3,
            parts.allSatisfy({ (0...255).contains($0) })
        else { return nil }
        return parts
    }
}
