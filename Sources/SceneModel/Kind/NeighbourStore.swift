public import LiveValues

/// What a live store sees of another one, which a scene of another kind may have.
public struct NeighbourStore: Sendable {
    /// The scene that the other store belongs to.
    public let scene: String
    private let find: @Sendable (String) -> LiveValue?

    /// Looks into a store of a scene by what its kind says of it.
    public init(scene: String, _ find: @escaping @Sendable (String) -> LiveValue?) {
        self.scene = scene
        self.find = find
    }

    /// What stands at a path at this moment; nil where there is nothing.
    public func value(at path: String) -> LiveValue? { find(path) }
}
