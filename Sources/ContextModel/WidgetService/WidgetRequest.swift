/// What a client of a widget asks of the server, such as a vote: a name and a body, as a REST call has a path and a body.
///
/// ```swift
/// try pool.widget.send(WidgetRequest("submit", ["selectIndex": [1]], to: "poll"))
/// ```
public struct WidgetRequest: Hashable, Sendable {
    /// The widget, or one of its instances.
    public var widgetId: String
    /// What is asked, such as `submit`.
    public var name: String
    /// The details.
    public var body: ContextProperties

    /// A request.
    public init(_ name: String, _ body: ContextProperties = [:], to widgetId: String) {
        self.widgetId = widgetId
        self.name = name
        self.body = body
    }
}

/// The server behind the widgets of a room: it takes requests, and writes what follows from them into the room.
///
/// ``LocalWidgetService`` is the one in this process. A client of a real backend takes its place with a type of its own,
/// which sends the request and applies what the backend answers, now or later, through the ``WidgetServer`` that it was
/// given.
public protocol WidgetRoomService: Sendable {
    /// Takes a request of a user who is in the room.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - user: Who asks; what their role may ask is the service's decision.
    ///   - server: The way back into the room.
    /// - Throws: Why the request is refused, when that is known at once.
    func send(_ request: WidgetRequest, from user: UserInfo, to server: WidgetServer) throws(ContextError)

    /// Moves what only the server may know of a widget in a fixture to its server's properties; by default nothing.
    ///
    /// - Parameters:
    ///   - widget: The widget, before anybody has seen it.
    ///   - widgetId: Its identifier.
    func prepare(_ widget: inout WidgetSeed, id widgetId: String)

    /// What the identifier of a widget means; by default what stands in front of its first hyphen is a kind.
    ///
    /// It must be quick and touch nothing of the room, which is locked meanwhile.
    func identify(_ widgetId: String) -> WidgetIdentity
}

extension WidgetRoomService {
    /// What stands in front of the first hyphen is its kind.
    public func identify(_ widgetId: String) -> WidgetIdentity { .beforeHyphen(widgetId) }

    /// Moves nothing.
    public func prepare(_ widget: inout WidgetSeed, id widgetId: String) {}

    /// What a room starts with, without what only the server may know.
    func prepared(_ seed: RoomSeed) -> RoomSeed {
        var seed = seed
        for (id, var widget) in seed.widgets {
            prepare(&widget, id: id)
            seed.widgets[id] = widget
        }
        return seed
    }
}

/// The server's side of one kind of widget, for the service in this process: it counts votes, compares answers.
///
/// ```swift
/// struct PollService: WidgetRequestHandler {
///     func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
///         guard request.name == "stop" else { throw ledger.unknownRequest(request) }
///         ledger.updateRoomProperties(["pollState": 0])
///     }
/// }
/// ```
public protocol WidgetRequestHandler: Sendable {
    /// Carries out a request.
    ///
    /// The room is locked meanwhile, so that of two votes at once both count; it must be quick and touch nothing but the
    /// ledger. When it throws after changes, the changes stay: check first.
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError)

    /// Moves what only the server may know of a widget in a fixture, such as the key of an open quiz, to the seed's
    /// `serverProperties`; by default nothing.
    ///
    /// Called before the room opens, and whenever its fixture changes.
    func prepare(_ seed: inout WidgetSeed)
}

extension WidgetRequestHandler {
    /// Moves nothing.
    public func prepare(_ seed: inout WidgetSeed) {}
}

/// The widget service in this process: one handler for each kind of widget.
public struct LocalWidgetService: WidgetRoomService {
    private let handlers: [String: any WidgetRequestHandler]
    private let identity: @Sendable (String) -> WidgetIdentity

    /// A service.
    ///
    /// - Parameters:
    ///   - handlers: By the identifier that the widget is registered under; instances share their kind's.
    ///   - identity: What the identifier of a widget means.
    public init(
        _ handlers: [String: any WidgetRequestHandler] = [:],
        identity: @escaping @Sendable (String) -> WidgetIdentity = WidgetIdentity.beforeHyphen
    ) {
        self.handlers = handlers
        self.identity = identity
    }

    /// What the identifier of a widget means.
    public func identify(_ widgetId: String) -> WidgetIdentity { identity(widgetId) }

    /// Hands the request to the handler of the widget's kind.
    public func send(_ request: WidgetRequest, from user: UserInfo, to server: WidgetServer) throws(ContextError) {
        let handler = handler(of: request.widgetId)
        try server.change(request.widgetId, for: user) { (ledger: inout WidgetLedger) throws(ContextError) in
            guard let handler else { throw ledger.unknownRequest(request) }
            try handler.handle(request, in: &ledger)
        }
    }

    /// Has the handler of the widget's kind prepare it.
    public func prepare(_ widget: inout WidgetSeed, id widgetId: String) { handler(of: widgetId)?.prepare(&widget) }

    private func handler(of id: String) -> (any WidgetRequestHandler)? {
        handlers[id] ?? identify(id).kind.flatMap { handlers[$0] }
    }
}
