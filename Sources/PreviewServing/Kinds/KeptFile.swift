public import LiveValues
public import SceneRendering

/// A file that somebody brought during an earlier run, and has not deleted.
public struct KeptFile: Hashable, Sendable {
    /// The file, under the identifier that it had.
    public let file: BroughtFile
    /// Whose it is: an identifier of the store's.
    public let owner: String
    /// When it was brought, on the store's clock.
    public let time: Timestamp
}
