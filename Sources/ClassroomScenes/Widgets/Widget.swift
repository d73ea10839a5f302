public import ClassroomContexts
public import ConfigSchema
public import LiveValues
public import SceneModel
public import SceneRendering
package import ThemeModel

/// A widget of the classroom: a self-contained piece of interface and logic, switched on and off for the whole room.
///
/// Widgets of home screens have nothing to do with it: they are files, without code.
///
/// The room keeps what is shared: whether the widget is active, its properties, each user's properties and its frame.
/// A value of this type is what one viewer's client keeps beside that, such as a choice that is not submitted yet. It is
/// made when the widget becomes active, told what happens through the `on…` callbacks, drawn after each, and let go when
/// the widget becomes inactive. Static members declare the widget, as a component's do; checks, JSON Schema,
/// reference, gallery and inspector are derived from them.
///
/// Callbacks change the value and ask the ``WidgetEnvironment`` for everything else. When one throws, its changes are
/// undone, the last good picture stays, the failure is shown on the widget and in the event log, and nothing else in
/// the scene notices.
///
/// A command that is given through ``WidgetEnvironment/pool``, which is for reading, is refused by throwing. A widget that
/// passes over that keeps its changes and its new picture, but the refusal is shown and logged like a failure: until the
/// next callback without one or, when it came while drawing, until the next drawing without one.
///
/// A widget that asks for more than 100 things within a second of the room's time, in answer to what it is told, answers
/// itself: what it asks for is not done any more until somebody clicks on it.
///
/// ```swift
/// struct Greeting: Widget {
///     static let id = "greeting"
///     static let summary = "Greets everybody."
///     static let roomProperties = [PropertySpec("text", .string, "What it says.", required: true)]
///     …
///     init() {}
///     func render(in environment: WidgetEnvironment) throws -> HTMLNode {
///         .element(.p, text: try environment.roomProperties.string("text"))
///     }
/// }
/// ```
public protocol Widget: Sendable {
    /// The identifier that it is registered under, such as `poll`.
    static var id: String { get }

    /// The name of its configuration in themes and scenes; the identifier by default.
    static var configurationName: String { get }

    /// One sentence that says what it shows, and to whom.
    static var summary: String { get }

    /// The name of the component that hosts it.
    static var host: String { get }

    /// Whether a room may have several, and how their identifiers are told.
    static var instances: WidgetInstances { get }

    /// Its configuration, in the order in which the reference lists it. Start with `visibility`.
    static var properties: [PropertySpec] { get }

    /// The properties that the room shares.
    static var roomProperties: [PropertySpec] { get }

    /// The properties that each user of the room has for themselves.
    static var userProperties: [PropertySpec] { get }

    /// The messages that it takes and sends, beside those that every widget knows.
    static var messages: [WidgetMessageDeclaration] { get }

    /// Whether it decides its own size, so that a frame only places it.
    static var ownsSize: Bool { get }

    /// The actions with which somebody may bring a file; with any other one, none is kept.
    static var takesFiles: Set<String> { get }

    /// In which layer of its host it lies.
    static var layer: WidgetLayer { get }

    /// What else in the room it reads: an event about it has the widget drawn again.
    static var reads: Set<Topic> { get }

    /// The roles whose clients are told of every user's properties, not only of their own: who sees a table of answers.
    static var overseers: Set<UserRole> { get }

    /// Its server's side in this process; nil when it needs none.
    static var service: (any WidgetRequestHandler)? { get }

    /// How simulated users answer it; nil when there is nothing to answer.
    static var simulation: (any WidgetSimulation)? { get }

    /// The style rules; selectors start with a class named after its configuration.
    static var styleSheet: String { get }

    /// Its texts by key and locale, beside the product's own.
    static var strings: [String: [String: String]] { get }

    /// Its examples: its tests, its reference and its entry in the gallery.
    static var examples: [ComponentExample] { get }

    /// What is wrong with room properties in a file, beyond each one's kind.
    static func problems(in properties: RecordValue) -> [PropertyProblem]

    /// A widget that has not been loaded.
    init()

    /// The size that it asks for with the present configuration and properties; nil when it takes its frame's.
    func size(in environment: WidgetEnvironment) throws -> LayoutSize?

    /// Where it stands: what the room says, or where it begins while nobody has placed it; nil for the middle.
    func frame(in environment: WidgetEnvironment) throws -> WidgetSyncFrame?

    /// Its place among the windows of its host; of two with the same one, the later lies above.
    func depth(in environment: WidgetEnvironment) throws -> Int

    /// The widget has its information: read it, and ask for what is needed.
    mutating func onLoad(in environment: WidgetEnvironment) throws

    /// The scene has sent a message.
    mutating func onMessageReceived(_ message: WidgetMessage, in environment: WidgetEnvironment) throws

    /// The local user's name or role has changed, or they have come back to the room.
    mutating func onLocalUserInfoUpdated(_ info: UserInfo, in environment: WidgetEnvironment) throws

    /// The room's name or type has changed.
    mutating func onRoomInfoUpdated(_ info: RoomInfo, in environment: WidgetEnvironment) throws

    /// Room properties have been merged or deleted; ``WidgetEnvironment/roomProperties`` has the complete map already.
    mutating func onRoomPropertiesChanged(_ change: WidgetPropertyChange, in environment: WidgetEnvironment) throws

    /// The local user's properties have been merged or deleted.
    mutating func onUserPropertiesChanged(_ change: WidgetPropertyChange, in environment: WidgetEnvironment) throws

    /// Another user's properties have been merged or deleted; only ``overseers`` are told.
    mutating func onUserPropertiesChanged(
        of userUuid: String, _ change: WidgetPropertyChange, in environment: WidgetEnvironment) throws

    /// Something else has happened in the room, about one of the topics in ``reads``.
    mutating func onContextEvent(_ record: ChangeRecord, in environment: WidgetEnvironment) throws

    /// Something that was asked for under a name is done, or was refused: upstream's `success` and `failure`.
    ///
    /// The picture is drawn again afterwards.
    ///
    /// - Parameters:
    ///   - name: What the widget called it when it asked.
    ///   - result: The refusal, if there was one. The widget says so itself then: the viewer is not told.
    ///   - environment: The room after it.
    /// - Throws: What the widget has failed with; its changes are undone then.
    mutating func onFinished(
        _ name: String, _ result: Result<Void, ContextError>, in environment: WidgetEnvironment) throws

    /// The widget is about to go.
    mutating func release(in environment: WidgetEnvironment)

    /// Draws the widget for the local user, inside its frame; what it throws is shown in its place.
    func render(in environment: WidgetEnvironment) throws -> HTMLNode

    /// Does what a user's click asks for.
    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws
}

/// The layers of a host, bottom to top.
public enum WidgetLayer: Hashable, Sendable {
    /// Windows, which lie by their depth.
    case windows
    /// Tools, which lie above all windows; the one whose frame has changed last lies on top.
    case tools
}

/// A change of a widget's properties, the room's or the local user's.
public struct WidgetPropertyChange: Hashable, Sendable {
    /// Whether values were merged or taken away.
    public enum Kind: Hashable, Sendable {
        /// Values were merged.
        case updated
        /// Values were deleted.
        case deleted
    }

    /// Whether values were merged or taken away.
    public let kind: Kind
    /// The key paths that were merged or deleted, sorted.
    public let keyPaths: [String]
    /// What the author of the change says about it.
    public let cause: LiveProperties?
    /// Who made the change; nil for the server.
    public let operatorUser: UserInfo?

    /// Describes a change.
    public init(_ kind: Kind, _ keyPaths: [String], cause: LiveProperties? = nil, operatorUser: UserInfo? = nil) {
        self.kind = kind
        self.keyPaths = keyPaths
        self.cause = cause
        self.operatorUser = operatorUser
    }
}

// MARK: - What most widgets need not say

extension Widget {
    /// Its configuration has the widget's ``id`` for a name.
    public static var configurationName: String { id }
    /// Nobody brings it files.
    public static var takesFiles: Set<String> { [] }
    /// `classTools`, which hosts what a teacher opens over the board.
    public static var host: String { "classTools" }
    /// One.
    public static var instances: WidgetInstances { .none }
    /// None.
    public static var roomProperties: [PropertySpec] { [] }
    /// None.
    public static var userProperties: [PropertySpec] { [] }
    /// None.
    public static var messages: [WidgetMessageDeclaration] { [] }
    /// Its frame decides.
    public static var ownsSize: Bool { false }
    /// ``WidgetLayer/tools``, above all windows.
    public static var layer: WidgetLayer { .tools }
    /// Nothing but its own properties.
    public static var reads: Set<Topic> { [] }
    /// Nobody.
    public static var overseers: Set<UserRole> { [] }
    /// None.
    public static var service: (any WidgetRequestHandler)? { nil }
    /// None.
    public static var simulation: (any WidgetSimulation)? { nil }
    /// None.
    public static var strings: [String: [String: String]] { [:] }
    /// Nothing.
    public static func problems(in properties: RecordValue) -> [PropertyProblem] { [] }

    /// Its frame's.
    public func size(in environment: WidgetEnvironment) throws -> LayoutSize? { nil }
    /// What the room says.
    public func frame(in environment: WidgetEnvironment) throws -> WidgetSyncFrame? { environment.syncFrame }
    /// The lowest one.
    public func depth(in environment: WidgetEnvironment) throws -> Int { 0 }
    /// Passed over by a widget that does not need it.
    public mutating func onLoad(in environment: WidgetEnvironment) throws {}
    /// Passed over by a widget that does not need it.
    public mutating func onMessageReceived(_ message: WidgetMessage, in environment: WidgetEnvironment) throws {}
    /// Passed over by a widget that does not need it.
    public mutating func onLocalUserInfoUpdated(_ info: UserInfo, in environment: WidgetEnvironment) throws {}
    /// Passed over by a widget that does not need it.
    public mutating func onRoomInfoUpdated(_ info: RoomInfo, in environment: WidgetEnvironment) throws {}
    /// Does nothing: the picture is drawn from the properties.
    public mutating func onRoomPropertiesChanged(
        _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {}
    /// Passed over by a widget that does not need it.
    public mutating func onUserPropertiesChanged(
        _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {}
    /// Does nothing: the picture is drawn from the properties.
    public mutating func onUserPropertiesChanged(
        of userUuid: String, _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {}
    /// Does nothing: the picture is drawn again anyway.
    public mutating func onContextEvent(_ record: ChangeRecord, in environment: WidgetEnvironment) throws {}
    /// Passed over by a widget that does not need it.
    public mutating func onFinished(
        _ name: String, _ result: Result<Void, ContextError>, in environment: WidgetEnvironment
    ) throws {}
    /// Passed over by a widget that does not need it.
    public mutating func release(in environment: WidgetEnvironment) {}
    /// Does nothing: a widget without actions.
    public mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {}

    /// What the catalog says of this widget.
    package static var declaration: WidgetDeclaration {
        WidgetDeclaration(
            id, summary, instances: instances, configurationName: configurationName, host: host,
            roomProperties: roomProperties, userProperties: userProperties, messages: messages + .everyWidget,
            ownsSize: ownsSize, isBuiltIn: true, problems: problems)
    }

    /// What the catalog says of its configuration.
    package static var configuration: ComponentDeclaration {
        ComponentDeclaration(name: configurationName, summary: summary, properties: properties, isPlaceable: false)
    }
}

extension [WidgetMessageDeclaration] {
    /// What every widget takes and sends.
    package static let everyWidget = [
        WidgetMessageDeclaration("size", .toHost, .anything, "The size that the widget asks for, in points."),
        WidgetMessageDeclaration(
            "syncTimestamp", .toWidget, .integer(0...253_402_300_799_999), "The server's time in milliseconds."),
        WidgetMessageDeclaration("hideSubmit", .toWidget, "The local user only watches."),
        WidgetMessageDeclaration(
            "keys", .toWidget, .anything,
            "Access to a backend's REST interface: agoraAppId, token, host. The service in this process needs none."),
    ]
}
