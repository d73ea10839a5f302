public import LiveValues

/// Says how the preview answers the property requests of widgets, in the place of an app's controller.
public struct SetWidgetController: ServerCommand {
    /// How requests are answered from now on.
    public var controller: SimulatedController

    /// Chooses a way to answer.
    public init(controller: SimulatedController) {
        self.controller = controller
    }

    static let name = "setWidgetController"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        guard decision.state.simulatedController ?? .atOnce != controller else { return }
        decision.tell(.onWidgetControllerUpdated(controller))
    }
}

/// A way in which a controller can answer the property requests of widgets.
public enum SimulatedController: Int, NamedCase {
    /// The app's own controller answers; without one, the room does what is asked.
    case atOnce = 0
    /// As ``atOnce``, after two seconds.
    case slow = 1
    /// Each request fails.
    case refusing = 2
    /// Requests stay open without an answer.
    case offline = 3
}

extension WidgetContext {
    /// How property requests of widgets are answered in the preview.
    public func getSimulatedController() -> SimulatedController {
        gateway.store.read { $0.simulatedController ?? .atOnce }
    }
}
