import LiveValues

/// Notes that a component has failed for a user: their pages tell it.
public struct ReportComponentFailure: ServerCommand {
    /// What went wrong, as one clause.
    public var message: String
    /// The component's identifier in the scene.
    public var component: String
    /// The user whose picture was being drawn.
    public var viewer: String

    /// Carries what a person needs to find the component: its instance and what it said.
    public init(message: String, component: String, viewer: String) {
        self.message = message
        self.component = component
        self.viewer = viewer
    }

    static let name = "reportComponentFailure"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        let user = decision.state.users[viewer]?.info
        decision.tell(.onComponentFailed(message, component: component, viewer: user), to: .user(viewer))
    }
}

extension RoomStore {
    /// Notes that a component has failed for a user: their pages tell it.
    public func reportFailure(_ message: String, ofComponent id: String, to viewer: String) {
        simulate(
            .reportComponentFailure(ReportComponentFailure(message: message, component: id, viewer: viewer)))
    }
}
