public import ConfigSchema

/// A widget of the classroom that fixtures and scenes may name: its identifier, and what may be said of it.
public struct WidgetDeclaration: Sendable {
    /// The identifier that the widget is registered under, such as `poll`.
    public let id: String

    /// What the widget does, in one sentence for the reference and for editors.
    public let summary: String

    /// Whether a room may have several, and how their identifiers are told.
    public let instances: WidgetInstances

    /// The name of its configuration among the components.
    public let configurationName: String

    /// The name of the component that hosts it; nil when that is not known.
    public let host: String?

    /// What a registration hands to it; nil when that is not declared, and anything goes.
    public let extraInfo: PropertyGroup?

    /// The properties that the room shares; nil when they are not declared, and anything goes.
    ///
    /// They travel as JSON, so their kinds are those that JSON can express; an `instant` and a `duration` become whole
    /// milliseconds. Several files may say a part each, so no single one has to have the required ones.
    public let roomProperties: PropertyGroup?

    /// The properties that each user has; nil when they are not declared.
    public let userProperties: PropertyGroup?

    /// The messages that it takes and sends.
    public let messages: [WidgetMessageDeclaration]

    /// Whether the widget decides its own size, so that a frame can only place it.
    public let ownsSize: Bool

    /// Whether every room has it, without a file naming it.
    public let isBuiltIn: Bool

    /// What is wrong with the room properties of a file beyond each one's kind.
    package let problems: @Sendable (RecordValue) -> [PropertyProblem]

    /// Declares a widget.
    ///
    /// - Parameters:
    ///   - id: The identifier that it is registered under.
    ///   - summary: One sentence.
    ///   - instances: Whether a room may have several, and how their identifiers are told.
    ///   - configurationName: The name of its configuration; the identifier when nil.
    ///   - host: The name of the component that hosts it.
    ///   - extraInfo: What a registration hands to it; nil when anything goes.
    ///   - roomProperties: The properties that the room shares; nil when anything goes.
    ///   - userProperties: The properties of each user; nil when anything goes.
    ///   - messages: The messages that it takes and sends; any go when there are none.
    ///   - ownsSize: Whether it decides its own size.
    ///   - isBuiltIn: Whether every room has it.
    ///   - problems: What is wrong with room properties beyond each one's kind.
    public init(
        _ id: String, _ summary: String, instances: WidgetInstances = .none, configurationName: String? = nil,
        host: String? = nil, extraInfo: [PropertySpec]? = nil, roomProperties: [PropertySpec]? = nil,
        userProperties: [PropertySpec]? = nil, messages: [WidgetMessageDeclaration] = [], ownsSize: Bool = false,
        isBuiltIn: Bool = false, problems: @escaping @Sendable (RecordValue) -> [PropertyProblem] = { _ in [] }
    ) {
        self.id = id
        self.summary = summary
        self.instances = instances
        self.configurationName = configurationName ?? id
        self.host = host
        self.extraInfo = extraInfo.map { PropertyGroup("the extraInfo of widget '\(id)'", $0) }
        self.roomProperties = roomProperties.map {
            PropertyGroup("the properties of widget '\(id)'", $0, isPartial: true)
        }
        self.userProperties = userProperties.map {
            PropertyGroup("a user's properties in widget '\(id)'", $0, isPartial: true)
        }
        self.messages = messages
        self.ownsSize = ownsSize
        self.isBuiltIn = isBuiltIn
        self.problems = problems
    }
}

/// Whether a room may have several of a widget, and how their identifiers are told.
///
/// Files and rooms read identifiers by this alone.
public enum WidgetInstances: Hashable, Sendable {
    /// Only one, under the widget's own identifier.
    case none
    /// Several, `<id>-<anything>`.
    case hyphenated
    /// Several, `<id><anything>`, with a hyphen or without.
    case suffixed

    /// What the identifiers of a widget's instances begin with; nil when it has none.
    package func prefix(of id: String) -> String? {
        switch self {
        case .none: nil
        case .hyphenated: id + "-"
        case .suffixed: id
        }
    }
}

/// One message of a widget's vocabulary.
public struct WidgetMessageDeclaration: Sendable {
    /// Which way it goes.
    public enum Direction: String, Hashable, Sendable {
        /// From the scene to the widget.
        case toWidget
        /// From the widget to the scene.
        case toHost
    }

    /// The key of the message, or the bare word.
    public let name: String
    /// Which way it goes.
    public let direction: Direction
    /// What comes with it; nil for a signal without a payload.
    public let payload: PropertyKind?
    /// When the message is sent, in one sentence for the reference.
    public let summary: String

    /// Declares a message that carries something.
    public init(_ name: String, _ direction: Direction, _ payload: PropertyKind?, _ summary: String) {
        self.name = name
        self.direction = direction
        self.payload = payload
        self.summary = summary
    }

    /// Declares a signal.
    public init(_ name: String, _ direction: Direction, _ summary: String) {
        self.init(name, direction, nil, summary)
    }
}

/// What is wrong with a widget's properties in a file, beyond each one's kind.
public struct PropertyProblem: Sendable {
    /// The value that has to change.
    public let value: ConfigValue
    /// The message, in lower case and without a full stop.
    public let message: String
    /// What to do about it.
    public let hint: String?
    /// Whether the file can be used all the same.
    public let isWarning: Bool

    /// Makes a problem.
    public init(at value: ConfigValue, _ message: String, hint: String? = nil, isWarning: Bool = false) {
        self.value = value
        self.message = message
        self.hint = hint
        self.isWarning = isWarning
    }
}
