public import ClassroomContexts
public import SceneRendering

/// A component that acts on the messages of the widgets which it hosts.
///
/// A component that only draws what a message changes needs no more than the topic `widgetMessage` in its `reads`.
///
/// ```swift
/// extension Shelf: WidgetMessageReceiver {
///     func receive(_ message: WidgetMessage, from widgetId: String, in context: RenderContext) throws {
///         if message.name == "finished" { try context.pool.widget.setWidgetInactive(widgetId) }
///     }
/// }
/// ```
public protocol WidgetMessageReceiver: Component {
    /// Acts on a message of a widget that runs in the component, as the viewer.
    ///
    /// - Parameters:
    ///   - message: The message; `size` has been carried out already.
    ///   - widgetId: The widget's identifier, or its instance's.
    ///   - context: What the component sees; its pool takes commands.
    /// - Throws: Why the message cannot be acted on, which the event log shows.
    func receive(_ message: WidgetMessage, from widgetId: String, in context: RenderContext) throws
}
