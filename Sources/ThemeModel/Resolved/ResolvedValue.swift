public import ConfigSchema

/// A property's value for one mode, device class and locale, with every reference followed.
public indirect enum ResolvedValue: Hashable, Sendable {
    /// A switch.
    case boolean(Bool)
    case number(Double)
    case length(Length)
    /// A colour.
    case color(SRGBColor)
    case font(FontValue)
    case shadow(ResolvedShadow)
    case image(ResolvedImage)
    /// Text, an enumeration's case or a layout expression.
    case text(String)
    case duration(milliseconds: Int64)
    /// Values in order.
    case list([ResolvedValue])
    /// Values by key, in the file's order.
    case map([ResolvedEntry])
}

/// One entry of a resolved map.
public struct ResolvedEntry: Hashable, Sendable {
    /// The key as the file spells it.
    public let key: String
    /// What it has for the mode, device class and locale that were asked for.
    public let value: ResolvedValue

    /// Makes an entry.
    public init(key: String, value: ResolvedValue) {
        self.key = key
        self.value = value
    }
}

/// A shadow with every reference followed.
public struct ResolvedShadow: Hashable, Sendable {
    /// The colour, its opacity already multiplied by the shadow's.
    public let color: SRGBColor
    /// Points to the right.
    public let offsetX: Double
    /// Points down.
    public let offsetY: Double
    /// The blur's radius in points.
    public let radius: Double
}

/// An image with every reference followed.
public struct ResolvedImage: Hashable, Sendable {
    /// The token's name.
    public let name: String
    /// The file that its bytes are read from.
    package let file: ImageFile
    /// The colour of a one-colour shape; nil shows the file as it is.
    public let tint: SRGBColor?

    /// The path of the file relative to the project's root.
    public var path: String { file.path }
}

extension ResolvedValue {
    /// A value that is the same in every theme, mode, device class and locale; nil for any other one.
    package init?(literal value: ConfigValue) {
        switch value.value {
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .number(Double(value))
        case .number(.literal(let value)): self = .number(value)
        case .length(.literal(let length)): self = .length(length)
        case .string(let text), .text(let text), .enumeration(let text), .layout(let text), .token(let text):
            self = .text(text)
        case .duration(let milliseconds): self = .duration(milliseconds: milliseconds)
        default: return nil
        }
    }
}
