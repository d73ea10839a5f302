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

extension RoomState {
    /// Whether the room knows a widget: registered itself, registered by its kind, or activated before.
    func knowsWidget(_ id: String) -> Bool {
        widgets[id] != nil || identify(id).kind.flatMap { widgets[$0] }?.isInstalled == true
    }

    func requireWidget(_ id: String, for caller: Caller) throws(ContextError) {
        guard widgets[id] != nil else { throw unknownWidget(id, for: caller) }
    }

    /// Refuses an identifier that no client can make a widget of.
    func requireIdentity(_ id: String, for caller: Caller) throws(ContextError) {
        if widgets[id] == nil, case .excess = identify(id) { throw unknownWidget(id, for: caller) }
    }

    func unknownWidget(_ id: String, for caller: Caller) -> ContextError {
        let sentence = "there is no widget '\(id)' in the room"
        guard case .excess(let kind) = identify(id) else { return caller.refusal(.unknownWidget, sentence) }
        return caller.refusal(.unknownWidget, sentence + ": '\(kind)' has no instances")
    }
}
