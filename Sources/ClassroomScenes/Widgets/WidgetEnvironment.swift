public import ClassroomContexts
public import LiveValues
public import SceneModel
public import SceneRendering
import Synchronization
public import ThemeModel

/// What a widget of the classroom sees of its room and its viewer, and what it can ask for.
///
/// Reading answers from the room's present state. What is asked for is done after the callback has returned, in the
/// order of the calls, and not at all when the callback throws.
public struct WidgetEnvironment: Sendable {
    /// The widget's identifier, or its instance's.
    public let widgetId: String

    /// Its configuration, for the viewer's mode, device and locale.
    public let values: PropertyValues

    /// The scene around it: device, locale, texts, icons.
    public let scene: RenderContext

    let effects: WidgetEffects

    private let configurationName: String

    init(
        _ widgetId: String, _ configurationName: String, _ values: PropertyValues, in scene: RenderContext,
        _ effects: WidgetEffects
    ) {
        self.widgetId = widgetId
        self.values = values
        self.configurationName = configurationName
        self.scene = scene
        self.effects = effects
    }

    // MARK: Information

    /// The live contexts, through the eyes of the viewer, for reading.
    ///
    /// Commands go through `run`. One that is given here is refused with `readOnly`, because it would change the room
    /// while a picture of it is being made. The refusal is shown on the widget and in the event log even when the widget
    /// passes over it, until the next callback without one or, when it came while drawing, the next such drawing.
    public var pool: ContextPool { scene.pool }

    /// The room's name, times and state.
    public var roomInfo: RoomInfo { pool.room.getRoomInfo() }

    /// The local user; an observer when they are not in the room.
    public var localUserInfo: UserInfo { pool.user.getLocalUserInfo() }

    /// The local user's role.
    public var role: UserRole { scene.role }

    /// The properties that the room shares, complete.
    public var roomProperties: WidgetProperties {
        WidgetProperties(pool.widget.getWidgetRoomProperties(widgetId) ?? [:], locale: scene.locale)
    }

    /// The local user's properties in this widget, complete.
    public var userProperties: WidgetProperties {
        WidgetProperties(pool.widget.getWidgetUserProperties(widgetId) ?? [:], locale: scene.locale)
    }

    /// Where the widget stands; nil when it was not placed.
    public var syncFrame: WidgetSyncFrame? { pool.widget.getWidgetSyncFrame(widgetId) }

    /// What the registration hands to it.
    public var extraInfo: LiveProperties { pool.widget.getWidgetConfig(widgetId)?.extraInfo ?? [:] }

    /// The server's time.
    public var now: Timestamp { pool.monitor.getSyncTimestamp() }

    /// The text of a key, in the viewer's language and with the theme's overrides.
    public func string(_ key: String, xxx: String? = nil, yyy: String? = nil) -> String {
        scene.string(key, xxx: xxx, yyy: yyy)
    }

    /// An icon whose image is a property of the configuration.
    public func icon(_ path: String, label: String? = nil) -> HTMLNode {
        scene.icon(path, of: configurationName, label: label)
    }

    /// The identifier of a part of this widget, unique in the page.
    public func partID(_ part: String) -> String { scene.partID(part) }

    // MARK: Asking
    //
    // What is asked for under a name is awaited: the widget is told by `onFinished` whether it was done. Changes of
    // properties, and requests to the widget's server, go through the app's controller, which may answer later; the
    // steps behind one wait for its answer.

    /// Merges values into the shared properties, by key path; send only what changes.
    public func updateRoomProperties(
        _ properties: LiveProperties, cause: LiveProperties? = nil, awaiting awaited: String? = nil
    ) {
        request(.updateRoomProperties(properties), cause, awaited)
    }

    /// Deletes shared properties, by key path.
    public func deleteRoomProperties(
        _ keyPaths: [String], cause: LiveProperties? = nil, awaiting awaited: String? = nil
    ) {
        request(.deleteRoomProperties(keyPaths), cause, awaited)
    }

    /// Merges values into the local user's properties, by key path.
    public func updateUserProperties(
        _ properties: LiveProperties, cause: LiveProperties? = nil, awaiting awaited: String? = nil
    ) {
        request(.updateUserProperties(properties), cause, awaited)
    }

    /// Deletes the local user's properties, by key path.
    public func deleteUserProperties(
        _ keyPaths: [String], cause: LiveProperties? = nil, awaiting awaited: String? = nil
    ) {
        request(.deleteUserProperties(keyPaths), cause, awaited)
    }

    private func request(_ change: WidgetPropertyRequest.Change, _ cause: LiveProperties?, _ awaited: String?) {
        let request = WidgetPropertyRequest(
            change: change, widgetId: widgetId, userUuid: pool.localUser, cause: cause)
        effects.append(.request(request, awaited: awaited))
    }

    /// Sends a message to everything in the viewer's scene that listens to this widget.
    public func sendMessage(_ message: WidgetMessage) {
        run { [widgetId] pool throws(ContextError) in try pool.widget.sendMessage(message, fromWidget: widgetId) }
    }

    /// Sends a request to the widget's server.
    public func send(_ name: String, _ body: LiveProperties = [:], awaiting awaited: String? = nil) {
        request(.send(WidgetRequest(name, body, to: widgetId)), nil, awaited)
    }

    /// Makes the widget inactive for everybody.
    ///
    /// - Parameter isRemove: Whether its properties and its place are deleted too.
    public func close(isRemove: Bool = false) {
        run { [widgetId] pool throws(ContextError) in
            try pool.widget.setWidgetInactive(widgetId, isRemove: isRemove)
        }
    }

    /// Asks for another size than ``Widget/size(in:)`` says, in points, until the next call.
    public func requestSize(_ size: LayoutSize) { effects.append(.size(size)) }

    /// Says something to those who develop the widget: a line of the preview's event log, of up to 500 characters.
    public func log(_ text: String) {
        run { [widgetId] pool throws(ContextError) in pool.widget.log(text, ofWidget: widgetId) }
    }

    /// Gives a command to the room, such as a reward.
    ///
    /// When it is refused, what was asked for after it is not done, and the viewer is told the reason.
    ///
    /// - Parameters:
    ///   - awaited: A name under which ``Widget/onFinished(_:_:in:)`` is told whether it was done; the viewer is not told
    ///     of a refusal then.
    ///   - command: Gives the command.
    public func run(
        awaiting awaited: String? = nil, _ command: @escaping @Sendable (ContextPool) throws(ContextError) -> Void
    ) {
        effects.append(.command(command, awaited: awaited))
    }
}

/// What a callback asked for.
enum WidgetEffect: Sendable {
    case size(LayoutSize)
    case request(WidgetPropertyRequest, awaited: String?)
    case command(@Sendable (ContextPool) throws(ContextError) -> Void, awaited: String?)
}

/// Collects what a callback or a drawing asks for, and what it gave itself though it may only read.
final class WidgetEffects: Sendable {
    private let effects = Mutex<[WidgetEffect]>([])
    private let firstRefusal = Mutex<ContextError?>(nil)

    func append(_ effect: WidgetEffect) { effects.withLock { $0.append(effect) } }

    var all: [WidgetEffect] { effects.withLock { $0 } }

    func note(_ refusal: ContextError) { firstRefusal.withLock { $0 = $0 ?? refusal } }

    /// The refusal of the first command that was given where it may only read.
    var misuse: ContextError? { firstRefusal.withLock { $0 } }
}
