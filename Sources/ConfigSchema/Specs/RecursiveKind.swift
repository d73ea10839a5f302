import Synchronization

/// A kind that may contain itself, such as a tree whose branches are trees.
///
/// It is made when it is first asked for, so that its own parts can name it. Make one for a format and keep it: what it
/// is made of holds it in turn.
///
/// ```swift
/// static let tree: RecursiveKind = RecursiveKind("Tree", "a tree", example: "{ name: oak }") {
///     .record(PropertyGroup("a tree", [PropertySpec("branches", .list(of: .nested(tree), count: 0...99), "Its branches.")]))
/// }
/// ```
public final class RecursiveKind: Sendable {
    /// The name under which a JSON Schema has it, in capitals: `Tree`.
    public let name: String

    /// One of its values, for the end of a sentence: `a tree`.
    public let noun: String

    /// A value on one line, as sample files have it.
    public let example: String

    private let make: @Sendable () -> PropertyKind
    private let made = Mutex<PropertyKind?>(nil)

    /// Takes a kind that is made later.
    ///
    /// - Parameters:
    ///   - name: The name in a JSON Schema, of letters and digits, and no other kind's.
    ///   - noun: One of its values with an article, for messages.
    ///   - example: A value on one line.
    ///   - make: Makes the kind, and may name this one with ``PropertyKind/nested(_:)`` but not ask for it.
    public init(_ name: String, _ noun: String, example: String, _ make: @escaping @Sendable () -> PropertyKind) {
        self.name = name
        self.noun = noun
        self.example = example
        self.make = make
    }

    /// What a value may be.
    public var kind: PropertyKind {
        if let kind = made.withLock({ $0 }) { return kind }
        // Outside of the lock, because making it may take a while; of two that were made at once the first stays.
        let kind = make()
        return made.withLock { known in
            if let known { return known }
            known = kind
            return kind
        }
    }
}
