public import ClassroomContexts
public import LiveValues
import Synchronization

/// Performs what widgets ask to have changed in their properties: the part of an app's controller.
///
/// Hand one to ``ClassroomKind``; without one, ``StoreController`` writes into the room at once.
///
/// ```swift
/// struct BackendController: WidgetController {
///     func perform(
///         _ request: WidgetPropertyRequest, in pool: ContextPool,
///         answer: @escaping @Sendable (Result<Void, ContextError>) -> Void
///     ) {
///         backend.post(request.change, to: request.widgetId) { isSaved in
///             answer(isSaved ? Result { try request.perform(in: pool) } : .failure(request.refusal("the backend is full")))
///         }
///     }
/// }
/// ```
public protocol WidgetController: Sendable {
    /// Performs a request, or refuses it.
    ///
    /// - Parameters:
    ///   - request: The change that a widget asks for.
    ///   - pool: The contexts of the user in whose scene the widget runs.
    ///   - answer: Takes the end of the request: at once or later, on any thread. Only the first call counts.
    func perform(
        _ request: WidgetPropertyRequest, in pool: ContextPool,
        answer: @escaping @Sendable (Result<Void, ContextError>) -> Void)
}

/// A change of a widget's properties that the widget asks for, itself or through its server.
public struct WidgetPropertyRequest: Hashable, Sendable {
    /// One of the changes that widgets can ask for.
    public enum Change: Hashable, Sendable {
        /// Merges values into the properties that the room shares, by key path.
        case updateRoomProperties(LiveProperties)
        /// Deletes shared properties, by key path.
        case deleteRoomProperties([String])
        /// Merges values into the local user's properties, by key path.
        case updateUserProperties(LiveProperties)
        /// Deletes the local user's properties, by key path.
        case deleteUserProperties([String])
        /// Sends a request, such as a vote, to the widget's server, which changes the properties.
        case send(WidgetRequest)
    }

    /// Which properties change, of whom, and to which values.
    public let change: Change
    /// The widget's identifier, or its instance's.
    public let widgetId: String
    /// The identifier of the user in whose scene the widget runs.
    public let userUuid: String
    /// The author's word about the change, which its event carries.
    public let cause: LiveProperties?

    /// Writes the change into the room.
    ///
    /// - Throws: The room's refusal, such as `notPermitted` for a student's change of shared properties.
    public func perform(in pool: ContextPool) throws(ContextError) {
        switch change {
        case .updateRoomProperties(let values):
            try pool.widget.updateWidgetRoomProperties(values, widgetId: widgetId, cause: cause)
        case .deleteRoomProperties(let keyPaths):
            try pool.widget.deleteWidgetRoomProperties(keyPaths, widgetId: widgetId, cause: cause)
        case .updateUserProperties(let values):
            try pool.widget.updateWidgetUserProperties(values, widgetId: widgetId, cause: cause)
        case .deleteUserProperties(let keyPaths):
            try pool.widget.deleteWidgetUserProperties(keyPaths, widgetId: widgetId, cause: cause)
        case .send(let request):
            try pool.widget.send(request)
        }
    }

    /// Returns the error with which a controller refuses the request; the reason is the end of a sentence.
    public func refusal(_ reason: String) -> ContextError {
        let command: ContextCommand =
            switch change {
            case .updateRoomProperties: .updateWidgetRoomProperties
            case .deleteRoomProperties: .deleteWidgetRoomProperties
            case .updateUserProperties: .updateWidgetUserProperties
            case .deleteUserProperties: .deleteWidgetUserProperties
            case .send: .sendWidgetRequest
            }
        return .refusedByController(command, of: widgetId, by: userUuid, reason)
    }
}

/// A controller that writes each change into the room at once.
public struct StoreController: WidgetController {
    /// A request of a widget for a change of properties.
    public init() {}

    /// Writes the change, and answers with the room's refusal if there is one.
    public func perform(
        _ request: WidgetPropertyRequest, in pool: ContextPool,
        answer: @escaping @Sendable (Result<Void, ContextError>) -> Void
    ) {
        do throws(ContextError) {
            try request.perform(in: pool)
            answer(.success(()))
        } catch {
            answer(.failure(error))
        }
    }
}

/// A controller that answers as the preview's panel says.
struct PreviewedController: WidgetController {
    /// The app's own controller.
    let own: any WidgetController

    func perform(
        _ request: WidgetPropertyRequest, in pool: ContextPool,
        answer: @escaping @Sendable (Result<Void, ContextError>) -> Void
    ) {
        switch pool.widget.getSimulatedController() {
        case .atOnce: own.perform(request, in: pool, answer: answer)
        case .slow:
            Task {
                try? await Task.sleep(for: .seconds(2))
                own.perform(request, in: pool, answer: answer)
            }
        case .refusing: answer(.failure(request.refusal("the server refused it")))
        case .offline: break
        }
    }
}

extension WidgetHosting {
    /// Returns why nobody answers what a click asked of the controller; `nil` while the simulated one is not offline.
    ///
    /// The requests stay open: only the viewer is told.
    func unanswered(_ effects: [WidgetEffect]) -> ContextError? {
        guard pool.widget.getSimulatedController() == .offline else { return nil }
        for case .request(let request, _) in effects { return request.refusal("the server does not answer") }
        return nil
    }
}

/// The answer to one request, which may come before or after somebody waits for it.
final class ControllerAnswer: Sendable {
    private enum State {
        case open
        case awaited(@Sendable (Result<Void, ContextError>) -> Void)
        case given(Result<Void, ContextError>)
        case over
    }

    private let state = Mutex(State.open)

    /// Takes the answer in; only the first one counts.
    func give(_ result: Result<Void, ContextError>) {
        let handler = state.withLock { state -> (@Sendable (Result<Void, ContextError>) -> Void)? in
            switch state {
            case .open: state = .given(result)
            case .awaited(let handler):
                state = .over
                return handler
            case .given, .over: break
            }
            return nil
        }
        handler?(result)
    }

    /// Returns an answer that was given already; otherwise `handler` gets it when it comes.
    func result(
        orLater handler: @escaping @Sendable (Result<Void, ContextError>) -> Void
    ) -> Result<Void, ContextError>? {
        state.withLock { state in
            guard case .given(let result) = state else {
                state = .awaited(handler)
                return nil
            }
            state = .over
            return result
        }
    }
}
