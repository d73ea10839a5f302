public import SourceDiagnostics

/// The way from the top of a YAML file down to a place: what an editor needs to say where a cursor stands.
///
/// ```yaml
/// components:
///   stateBar:
///     borderWidth: 1│
/// ```
///
/// leads through the values of `components` and `stateBar` to the value of `borderWidth`. A place where nothing stands
/// yet leads to the map or list that would take up what is typed there, by the indentation of its line or by the brackets
/// around it. In a file with syntax errors the way goes through what could be read.
public struct SyntaxPath: Hashable, Sendable {
    /// The nodes that hold the place, the whole file's first; empty for a file in which nothing stands.
    public let steps: [Step]

    /// One node on the way.
    public struct Step: Hashable, Sendable {
        /// What the node is for the one before it.
        public let role: Role

        /// What the node is.
        public let shape: Shape

        /// Where it is written; empty for a value that is still missing.
        public let range: SourceRange

        /// A scalar's or key's text, without quotes; an alias's name, without its `*`.
        public let text: String?
    }

    /// What a node is for the one around it.
    public enum Role: Hashable, Sendable {
        /// It is all that the file holds.
        case root
        /// It is a key of the map before it, and the place is on it.
        case key
        /// It is the value of a key.
        case value(key: String)
        /// It is an item of a list, which counts from 0.
        case item(Int)
    }

    /// The shapes of nodes.
    public enum Shape: Hashable, Sendable {
        /// Text, in whatever quotes; a missing value, too.
        case scalar
        /// A list.
        case sequence
        /// Keys with values.
        case mapping
        /// A reference to an anchor, which the way does not follow.
        case alias
    }

    /// The keys and indexes that lead to the last node, as in `compose.2.stateBar.left`; a key that the place is on is
    /// the last of them.
    public var keyPath: [String] {
        steps.compactMap { step in
            switch step.role {
            case .root: nil
            case .key: step.text
            case .value(let key): key
            case .item(let index): String(index)
            }
        }
    }

    /// Finds the way to a place in a file.
    ///
    /// The file is read for it; who asks often keeps the document.
    public init(to position: SourcePosition, in file: SourceFile) {
        var ignored: [Diagnostic] = []
        self = YAMLParser.parse(file, diagnostics: &ignored).path(to: position)
    }

    init(steps: [Step]) { self.steps = steps }
}
