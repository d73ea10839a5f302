public import LiveValues

/// What a client of a widget asks of the server, such as a vote: a name and a body, as a REST call has a path and a body.
///
/// ```swift
/// try pool.widget.send(WidgetRequest("submit", ["selectIndex": [1]], to: "poll"))
/// ```
public struct WidgetRequest: Codable, Hashable, Sendable {
    /// The widget, or one of its instances.
    public var widgetId: String
    /// What is asked, such as `submit`.
    public var name: String
    /// What the request is about, as its service declares it.
    public var body: LiveProperties

    /// Describes a request to a widget's server.
    public init(_ name: String, _ body: LiveProperties = [:], to widgetId: String) {
        self.widgetId = widgetId
        self.name = name
        self.body = body
    }
}

/// The server behind the widgets of a room: it takes requests, and says what follows from them in the room.
///
/// ``LocalWidgetService`` is the one in this process, which decides at once. A client of a real backend takes its place with
/// a type of its own, which sends the request and writes what the backend answers, now or later, through the
/// ``WidgetServer`` that it was given.
public protocol WidgetRoomService: Sendable {
    /// Decides a request of a user who is in the room, by changing the ledger; by default it changes nothing.
    ///
    /// The room is locked meanwhile, so that of two votes at once both count. It must be quick, touch nothing but the ledger,
    /// and decide the same for the same ledger: no clock of its own, no chance.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - ledger: What belongs to the widget, and who asks; what their role may ask is the service's decision.
    /// - Throws: Why the request is refused; nothing has changed then.
    func decide(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError)

    /// Sends a request that was not refused to a server elsewhere; by default there is none.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - user: Who asks.
    ///   - server: The way back into the room.
    /// - Throws: Why the request is refused, when that is known at once.
    func send(_ request: WidgetRequest, from user: UserInfo, to server: WidgetServer) throws(ContextError)

    /// Moves what only the server may know of a widget in a seed to its server's properties; by default nothing.
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

    /// Lets the request pass and leaves the ledger as it is.
    public func decide(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {}

    /// Leaves the server out: the room's own decision is all.
    public func send(_ request: WidgetRequest, from user: UserInfo, to server: WidgetServer) throws(ContextError) {}

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
    /// ledger: no clock of its own, no chance. When it throws, nothing has changed; check first, because taking back what
    /// was changed costs more.
    func handle(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError)

    /// Moves what only the server may know of a widget in a seed, such as the key of an open quiz, to the seed's
    /// `serverProperties`; by default nothing.
    ///
    /// Called before the room opens, and whenever its seed changes.
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

    /// Serves the widgets of some kinds; requests to all others are refused.
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

    /// Has the handler of the widget's kind decide.
    public func decide(_ request: WidgetRequest, in ledger: inout WidgetLedger) throws(ContextError) {
        guard let handler = handler(of: request.widgetId) else { throw ledger.unknownRequest(request) }
        try handler.handle(request, in: &ledger)
    }

    /// Has the handler of the widget's kind prepare it.
    public func prepare(_ widget: inout WidgetSeed, id widgetId: String) { handler(of: widgetId)?.prepare(&widget) }

    private func handler(of id: String) -> (any WidgetRequestHandler)? {
        handlers[id] ?? identify(id).kind.flatMap { handlers[$0] }
    }
}
