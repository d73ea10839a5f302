/// What a change is about, coarse enough for whoever draws to declare what it reads.
///
/// A component that declares two topics is drawn again when a change of one of them reaches its viewer, and left alone
/// otherwise. A kind of scene declares its own as static members; the text is what logs and stored facts call them.
///
/// ```swift
/// extension Topic { static let notices = Topic("notices") }
/// ```
public struct Topic: RawRepresentable, Hashable, Sendable {
    /// The name, unique among the topics of one store.
    public let rawValue: String

    /// The topic of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The topic of a name.
    public init(_ name: String) { rawValue = name }

    /// Changes that were not told, because too many waited: read the whole state again.
    public static let missed = Topic("missed")
}
