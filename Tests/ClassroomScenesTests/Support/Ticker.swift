import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A component in which widgets run.
struct Tray: Component {
    static let name = "tray"
    static let summary = "Widgets, one after the other."
    static let properties = PropertySpec.visibility
    static let reads: Set<Topic> = []
    static let styleSheet = ""
    static let examples: [ComponentExample] = []

    init(_ values: PropertyValues) {}

    func render(in context: RenderContext) -> HTMLNode {
        .element(.div, children: context.widgets(hostedBy: Self.name).map { context.render($0) })
    }
}

/// A widget that shows a text, what it was told last, and a draft of its viewer's.
struct Ticker: Widget {
    static let id = "ticker"
    static let summary = "A text for everybody."
    static let host = Tray.name
    static let properties = PropertySpec.visibility
    static let roomProperties = [
        PropertySpec("text", .string, "What it says; 'broken' cannot be drawn, 'refused' not be taken in.")
    ]
    static let styleSheet = ""
    static let examples: [ComponentExample] = []

    struct Broken: Error, CustomStringConvertible {
        let description: String
    }

    private var told = "nothing"
    private var draft = ""

    init() {}

    mutating func onLoad(in environment: WidgetEnvironment) throws { told = "load" }

    mutating func onRoomPropertiesChanged(_ change: WidgetPropertyChange, in environment: WidgetEnvironment) throws {
        told = "change"
        if text(environment) == "refused" { throw Broken(description: "it was refused") }
    }

    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {
        switch action.name {
        case "draft": draft = action.argument
        default: environment.updateRoomProperties(["text": .string(action.argument)])
        }
    }

    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        if text(environment) == "broken" { throw Broken(description: "it is broken") }
        return .element(.p, text: "\(text(environment)) after \(told), draft '\(draft)'")
    }

    private func text(_ environment: WidgetEnvironment) -> String {
        environment.roomProperties.value("text")?.stringValue ?? ""
    }
}
