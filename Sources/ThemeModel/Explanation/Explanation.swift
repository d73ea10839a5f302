public import ConfigSchema
public import SourceDiagnostics

/// Why a property has its value: the line that set it, the tokens that it came from, and every line that it overrode.
///
/// The command `explain` prints one, and the inspector of the preview shows those behind the element that is pointed at.
/// A theme explains what files configure; whoever draws a scene explains in the same form what only the picture knows,
/// such as a frame.
public struct Explanation: Hashable, Sendable {
    /// The path from the component on: `toolBar.button.tint`.
    public let keyPath: String

    /// The value as a person would write it, every reference followed.
    public let value: String

    /// The value as a colour, for a swatch; nil when it is none.
    public let color: SRGBColor?

    /// One sentence about what the property is for.
    public let summary: String

    /// The places that have a say, the one that holds first.
    public let lines: [Line]

    /// Makes an explanation.
    public init(keyPath: String, value: String, color: SRGBColor? = nil, summary: String, lines: [Line]) {
        self.keyPath = keyPath
        self.value = value
        self.color = color
        self.summary = summary
        self.lines = lines
    }

    /// Whether no file says anything about the property, so that its declaration decides.
    public var isDefault: Bool { lines.allSatisfy(\.isBuiltIn) }

    /// One place that has a say.
    public struct Line: Hashable, Sendable {
        /// What the place does for the value.
        public let role: Role

        /// The layer, such as `theme agora`, or the token's category and name.
        public let layer: String

        /// The text as it is written there; empty when it does not stand on one line.
        public let text: String

        /// Where it is written.
        public let range: SourceRange

        /// Makes a line.
        public init(_ role: Role, layer: String, text: String, at range: SourceRange) {
            self.role = role
            self.layer = layer
            self.text = text
            self.range = range
        }

        /// What the program itself says, which stands in no file of its users.
        package static func builtIn(_ text: String, _ role: Role) -> Line {
            Line(
                role, layer: Cascade.builtInLayer, text: text,
                at: .startOf(SourceFile(path: "", text: "")))
        }

        /// Whether the place is the property's declaration, which stands in no file of the project.
        public var isBuiltIn: Bool { layer == Cascade.builtInLayer }
    }

    /// What a place does for a value.
    public enum Role: String, Sendable {
        /// It gives the value.
        case sets
        /// It defines a token that the value refers to.
        case token
        /// It is the alias or merge key through which the value came.
        case alias
        /// It would give the value if nothing stronger did.
        case overridden
    }
}
