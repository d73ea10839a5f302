/// What the identifier of a widget means.
public enum WidgetIdentity: Hashable, Sendable {
    /// A kind of widget, or one of its instances: `webView` for `webView` and for `webView-lesson-3`.
    case kind(String)
    /// An instance of a kind that has none: `poll` for `poll-2`.
    case excess(of: String)
    /// Nothing that is known here; the clients of another app may know it.
    case unknown

    /// The kind of widget; nil when it means none.
    public var kind: String? {
        if case .kind(let kind) = self { kind } else { nil }
    }

    /// What an identifier means to a server that declares no widgets: what stands in front of its first hyphen is a kind.
    public static func beforeHyphen(_ id: String) -> WidgetIdentity { .kind(String(id.prefix { $0 != "-" })) }
}

extension Decision {
    /// Whether the room knows a widget: registered itself, registered by its kind, or activated before.
    func knowsWidget(_ id: String) -> Bool {
        state.widgets[id] != nil || rules.identify(id).kind.flatMap { state.widgets[$0] }?.isInstalled == true
    }

    func requireWidget(_ id: String, for caller: Caller) throws(ContextError) {
        guard state.widgets[id] != nil else { throw unknownWidget(id, for: caller) }
    }

    /// Refuses an identifier that no client can make a widget of.
    func requireIdentity(_ id: String, for caller: Caller) throws(ContextError) {
        if state.widgets[id] == nil, case .excess = rules.identify(id) { throw unknownWidget(id, for: caller) }
    }

    /// Keeps someone who acts by the board's grant to what the grant covers: web views and films.
    func requireReach(to id: String, for caller: Caller) throws(ContextError) {
        guard caller.command.permission.reach(of: caller.user.userRole) == .withBoardGrant else { return }
        guard [WidgetID.webView, WidgetID.mediaPlayer].contains(rules.identify(id).kind) else {
            throw caller.refusal(.notPermitted, "the board's grant covers web views and films only")
        }
    }

    func unknownWidget(_ id: String, for caller: Caller) -> ContextError {
        let sentence = "there is no widget '\(id)' in the room"
        guard case .excess(let kind) = rules.identify(id) else { return caller.refusal(.unknownWidget, sentence) }
        return caller.refusal(.unknownWidget, sentence + ": '\(kind)' has no instances")
    }
}
