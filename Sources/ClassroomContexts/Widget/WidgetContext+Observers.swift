public import LiveValues

extension WidgetContext {
    // MARK: Looking widgets up

    /// Every installed widget, sorted by identifier.
    public func getWidgetConfigs() -> [WidgetConfig] {
        store.read { state in
            state.widgets.filter(\.value.isInstalled).sorted { $0.key < $1.key }
                .map { WidgetConfig(widgetId: $0.key, extraInfo: $0.value.extraInfo) }
        }
    }

    /// The active widgets whose identifiers contain a text anywhere, sorted: all `webView` instances, say.
    ///
    /// Contain, not begin with, as upstream's host looks them up.
    public func getActiveWidgetList(widgetId text: String) -> [String] {
        store.read { state in state.widgets.filter { $0.value.active && $0.key.contains(text) }.keys.sorted() }
    }

    /// Whether a stream stands in a window of its own: an active widget whose identifier begins with `streamWindow` and
    /// contains the stream's.
    public func streamWindowWidgetIsActive(of streamUuid: String) -> Bool {
        getActiveWidgetList(widgetId: streamUuid).contains { $0.hasPrefix(WidgetID.streamWindow) }
    }

    // MARK: Observers

    /// Calls `handler` when any widget becomes active or inactive.
    ///
    /// It is not told what was missed: after `MissedChanges`, which ``ContextPool/subscribe(_:)``
    /// tells when 65,536 events have waited, read ``getActiveWidgets()`` again.
    ///
    /// - Parameter handler: Gets the widget's identifier and whether it is active now.
    /// - Returns: Keep it; letting it go ends the observation.
    public func addWidgetActivityObserver(
        _ handler: @escaping @Sendable (_ widgetId: String, _ isActive: Bool) -> Void
    ) -> Subscription {
        observe { event in
            switch event {
            case .onWidgetActive(let id): handler(id, true)
            case .onWidgetInactive(let id): handler(id, false)
            default: break
            }
        }
    }

    /// Calls `handler` for every message that one widget of the local user sends.
    ///
    /// Messages before `MissedChanges`, which ``ContextPool/subscribe(_:)`` tells when 65,536
    /// events have waited, may be lost: read what the widget's properties say again.
    ///
    /// - Parameters:
    ///   - widgetId: The widget.
    ///   - handler: Gets the message.
    /// - Returns: Keep it; letting it go ends the observation.
    public func addWidgetMessageObserver(
        widgetId: String, _ handler: @escaping @Sendable (WidgetMessage) -> Void
    ) -> Subscription {
        observe { event in
            if case .onMessageReceived(let message, widgetId, .toHost) = event { handler(message) }
        }
    }

    /// Calls `handler` when one widget is moved, by anybody.
    ///
    /// It is not told what was missed: after `MissedChanges`, which ``ContextPool/subscribe(_:)``
    /// tells when 65,536 events have waited, read ``getWidgetSyncFrame(_:)`` again.
    ///
    /// - Parameters:
    ///   - widgetId: The widget.
    ///   - handler: Gets the frame, nil when it was deleted, and who moved it, nil for the server. Hosts pass over the
    ///     local user's own moves.
    /// - Returns: Keep it; letting it go ends the observation.
    public func addWidgetSyncFrameObserver(
        widgetId: String, _ handler: @escaping @Sendable (WidgetSyncFrame?, UserInfo?) -> Void
    ) -> Subscription {
        observe { event in
            if case .onWidgetSyncFrameUpdated(let frame, widgetId, let user) = event { handler(frame, user) }
        }
    }

    private func observe(_ handler: @escaping @Sendable (ContextEvent) -> Void) -> Subscription {
        store.subscribe { record in
            if let event = record.event { handler(event) }
        }
    }
}
