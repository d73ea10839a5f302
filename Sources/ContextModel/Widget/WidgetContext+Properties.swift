extension WidgetContext {
    /// Sets a widget's room properties; a dot in a key steps into a nested map.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func updateWidgetRoomProperties(
        _ properties: ContextProperties, widgetId: String, cause: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.updateWidgetRoomProperties) { (state, caller) throws(ContextError) in
            try state.requireWidget(widgetId, for: caller)
            state.updateWidgetProperties(properties, of: widgetId, cause: cause, by: caller.user)
        }
    }

    /// Deletes a widget's room properties, by key or path with dots.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func deleteWidgetRoomProperties(
        _ keyPaths: [String], widgetId: String, cause: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.deleteWidgetRoomProperties) { (state, caller) throws(ContextError) in
            try state.requireWidget(widgetId, for: caller)
            state.deleteWidgetProperties(keyPaths, of: widgetId, cause: cause, by: caller.user)
        }
    }

    /// Sets the local user's properties in a widget; a dot in a key steps into a nested map.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func updateWidgetUserProperties(
        _ properties: ContextProperties, widgetId: String, cause: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.updateWidgetUserProperties) { (state, caller) throws(ContextError) in
            try state.requireWidget(widgetId, for: caller)
            state.updateWidgetUserProperties(properties, of: widgetId, user: localUser, cause: cause, by: caller.user)
        }
    }

    /// Deletes the local user's properties in a widget, by key or path with dots.
    ///
    /// - Throws: ``ContextError/Code/unknownWidget``.
    public func deleteWidgetUserProperties(
        _ keyPaths: [String], widgetId: String, cause: ContextProperties? = nil
    ) throws(ContextError) {
        try gateway.run(.deleteWidgetUserProperties) { (state, caller) throws(ContextError) in
            try state.requireWidget(widgetId, for: caller)
            state.deleteWidgetUserProperties(keyPaths, of: widgetId, user: localUser, cause: cause, by: caller.user)
        }
    }
}
