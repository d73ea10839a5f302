public import LiveValues

/// The widgets as one user sees them.
///
/// Upstream's `contextPool.widget`. The commands are in extensions, each beside what it decides.
public struct WidgetContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// An installed widget, or an instance of one; nil when it is not installed.
    public func getWidgetConfig(_ widgetId: String) -> WidgetConfig? {
        let kind = store.rules.identify(widgetId).kind
        return store.read { state in
            guard
                let widget = [widgetId, kind].lazy.compactMap({ $0 })
                    .compactMap({ state.widgets[$0] }).first(where: { $0.isInstalled })
            else { return nil }
            return WidgetConfig(widgetId: widgetId, extraInfo: widget.extraInfo)
        }
    }

    /// The kind of widget that an identifier means: `webView` for `webView-lesson-3`; nil when it means none.
    public func getWidgetKind(_ widgetId: String) -> String? { store.rules.identify(widgetId).kind }

    /// Whether a widget is active for everybody, or a personal one for the local user.
    public func getWidgetActivity(_ widgetId: String) -> Bool {
        store.read { [localUser] state in
            state.widgets[widgetId]?.active == true || state.users[localUser]?.ownWidgets.contains(widgetId) == true
        }
    }

    /// Every known widget, and whether it is active.
    public func getAllWidgetActivity() -> [String: Bool] {
        store.read { $0.widgets.mapValues(\.active) }
    }

    /// The active widgets, in the order in which they became active, which is the same for everybody; behind them the
    /// local user's personal ones.
    public func getActiveWidgets() -> [String] {
        store.read { [localUser] state in
            state.activeWidgets
                + (state.users[localUser]?.ownWidgets ?? OrderedKeys()).filter { state.widgets[$0] != nil }
        }
    }

    /// The user whose leaving ends a widget's activity; nil when nobody's does.
    public func getWidgetOwner(_ widgetId: String) -> String? {
        store.read { $0.widgets[widgetId]?.owner }
    }

    /// What the scene says to a widget when it starts, in order: the room's files say it, for every client alike.
    package func getWidgetStartMessages(_ widgetId: String) -> [WidgetMessage] {
        store.read { $0.widgets[widgetId]?.messages ?? [] }
    }

    /// Where a widget stands; nil when it was not placed.
    public func getWidgetSyncFrame(_ widgetId: String) -> WidgetSyncFrame? {
        store.read { [localUser] state in
            state.users[localUser]?.ownFrames[widgetId] ?? state.widgets[widgetId]?.syncFrame
        }
    }

    /// A widget's room properties; nil when the room knows no such widget.
    public func getWidgetRoomProperties(_ widgetId: String) -> LiveProperties? {
        store.read { $0.widgetProperties(of: widgetId) }
    }

    /// The local user's properties in a widget; nil when the room knows no such widget.
    public func getWidgetUserProperties(_ widgetId: String) -> LiveProperties? {
        store.read { state in state.widgets[widgetId].map { $0.userProperties[localUser] ?? [:] } }
    }

    // MARK: Board

    /// Who may write on the board, in the order of the grants.
    ///
    /// The teacher's own list begins with the teacher.
    ///
    /// Upstream keeps the last `getBoardGrantedUsers` message instead; a page that is drawn afresh has not heard one.
    public func getBoardGrantedUsers() -> [String] {
        store.read { state in
            let isTeacher = state.users[localUser]?.info.userRole == .teacher
            return (isTeacher ? [localUser] : []) + state.grantedUsers
        }
    }

    /// Whether a user may write on the board: the teacher always, others when granted.
    ///
    /// In constant time.
    public func isBoardGranted(_ userUuid: String) -> Bool {
        store.read { $0.mayWriteOnBoard(userUuid) }
    }
}
