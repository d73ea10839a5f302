/// Somebody through whose eyes a scene can be seen.
public struct Viewer: Hashable, Sendable {
    /// The identifier, as addresses spell it.
    public let id: String
    /// What people read.
    public let label: String

    /// Names a viewer.
    public init(id: String, label: String) {
        self.id = id
        self.label = label
    }
}

/// Viewers under one heading.
public struct ViewerGroup: Hashable, Sendable {
    /// The group's name among those of its list, for viewers who come later; empty when none do.
    public let id: String
    /// What stands above them in the list; empty for none.
    public let title: String
    /// The viewers, in order.
    public let viewers: [Viewer]

    /// Gathers viewers.
    public init(id: String = "", title: String, viewers: [Viewer]) {
        self.id = id
        self.title = title
        self.viewers = viewers
    }
}

/// What a change does to the list of viewers.
public enum ViewerChange: Hashable, Sendable {
    /// A viewer has come, and stands at the end of a group.
    case came(Viewer, group: String)
    /// A viewer has gone.
    case left(id: String)
}
