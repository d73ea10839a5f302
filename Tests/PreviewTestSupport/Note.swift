import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A component in which widgets run, one after the other.
struct Shelf: Component {
    static let name = "shelf"
    static let summary = "Widgets, one after the other."
    static let properties = PropertySpec.visibility
    static let reads: Set<Topic> = []
    static let styleSheet = ""
    static let examples: [ComponentExample] = []

    init(_ values: PropertyValues) {}

    func render(in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class(Self.name),
            children: context.widgets(hostedBy: Self.name).map { widget in
                // As a host asks that gives its widgets a place.
                _ = context.size(of: widget)
                return context.render(widget)
            })
    }
}

extension Shelf: WidgetMessageReceiver {
    func receive(_ message: WidgetMessage, from widgetId: String, in context: RenderContext) throws {
        if message.name == "done" { try context.pool.widget.setWidgetInactive(widgetId) }
    }
}

/// A widget that shows a text, and misbehaves when its properties say so.
///
/// `text` is what it shows. `throws` names the callback that fails, `commands` the one that gives a command itself,
/// `answers` has it answer each change of its properties with another one.
struct Note: Widget {
    static let id = "note"
    static let summary = "A text for everybody."
    static let host = Shelf.name
    static let instances = WidgetInstances.hyphenated
    static let properties = PropertySpec.visibility
    static let roomProperties: [PropertySpec] = [
        PropertySpec("text", .string, "What it says."), PropertySpec("throws", .string, "The callback that fails."),
        PropertySpec("commands", .string, "The callback that gives a command itself instead of asking for it."),
        PropertySpec("answers", .boolean, "Whether it answers its own changes."),
        PropertySpec("count", .integer(0...Int.max), "How often it did."),
    ]
    static let styleSheet = ""
    static let examples: [ComponentExample] = []

    private var heard: [String] = []
    private var draft = ""

    init() {}

    mutating func onLoad(in environment: WidgetEnvironment) throws { try hear("load", environment) }

    mutating func onMessageReceived(_ message: WidgetMessage, in environment: WidgetEnvironment) throws {
        guard message.name != "syncTimestamp" else { return }
        try hear("message", environment)
        if message.name == "ask" { environment.updateRoomProperties(["text": message.payload], awaiting: "ask") }
    }

    mutating func onRoomPropertiesChanged(_ change: WidgetPropertyChange, in environment: WidgetEnvironment) throws {
        try hear("room", environment)
        guard environment.roomProperties.value("answers") == true else { return }
        let count = environment.roomProperties.value("count")?.integerValue ?? 0
        environment.updateRoomProperties(["count": .integer(count + 1)])
    }

    mutating func onUserPropertiesChanged(_ change: WidgetPropertyChange, in environment: WidgetEnvironment) throws {
        try hear("user", environment)
    }

    mutating func onRoomInfoUpdated(_ info: RoomInfo, in environment: WidgetEnvironment) throws {
        try hear("info", environment)
    }

    mutating func onFinished(
        _ name: String, _ result: Result<Void, ContextError>, in environment: WidgetEnvironment
    ) throws {
        switch result {
        case .success: try hear("\(name)-done", environment)
        case .failure(let refusal): try hear("\(name)-\(refusal.code)", environment)
        }
    }

    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {
        switch action.name {
        case "ask": environment.updateRoomProperties(["text": .string(action.argument)], awaiting: "ask")
        case "draft": draft = action.argument
        case "say": environment.sendMessage(WidgetMessage(action.argument))
        case "write": environment.updateRoomProperties(["text": .string(action.argument)])
        default: try hear("perform", environment)
        }
    }

    func size(in environment: WidgetEnvironment) throws -> LayoutSize? {
        try check("size", environment)
        return nil
    }

    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        try check("render", environment)
        let text = environment.roomProperties.value("text")?.stringValue ?? ""
        return .element(.p, text: "note: \(text) [\(heard.joined(separator: " "))] \(draft)")
    }

    private mutating func hear(_ name: String, _ environment: WidgetEnvironment) throws {
        heard = Array((heard + [name]).suffix(4))
        try check(name, environment)
    }

    private func check(_ name: String, _ environment: WidgetEnvironment) throws {
        if environment.roomProperties.value("commands")?.stringValue == name {
            try? environment.pool.widget.updateWidgetRoomProperties(["count": 1], widgetId: environment.widgetId)
            environment.scene.pool.room.leaveRoom()
        }
        if environment.roomProperties.value("throws")?.stringValue == name { throw Failure(callback: name) }
    }

    private struct Failure: Error, CustomStringConvertible {
        let callback: String
        var description: String { "'\(callback)' went wrong" }
    }
}
