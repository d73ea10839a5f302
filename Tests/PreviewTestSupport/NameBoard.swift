import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A component that lists everybody's name, lets the teacher start the class, and takes files for the drive.
struct NameBoard: Component {
    static let name = "nameBoard"
    static let summary = "The names of everybody in the room."
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "white", "The surface."),
            .image("icon", default: nil, "The picture beside the names."),
            .boolean("commands", default: false, "Whether it gives a command where it may only read."),
        ]
    static let reads: Set<Topic> = [.user]
    static let takesFiles: Set<String> = ["give", "ignore"]
    static let styleSheet = ".nameBoard { background: var(--nameBoard-backgroundColor); }"
    static let examples = [
        ComponentExample(
            "One teacher", fixture: "users: [{ uuid: lin, name: Ms. Lin, role: teacher }]", viewer: "lin",
            expect: .markup(contains: ["Ms. Lin"])),
        ComponentExample(
            "A key that does not exist", configuration: "colour: white",
            fixture: "users: [{ uuid: lin, name: Ms. Lin, role: teacher }]", viewer: "lin",
            expect: .findings(["config.unknown-key"])),
    ]

    private let commands: Bool

    init(_ values: PropertyValues) { commands = values.boolean("commands") }

    func render(in context: RenderContext) -> HTMLNode {
        if commands { try? context.pool.room.startClass() }
        let names = context.pool.user.getAllUserList().map(\.userName).joined(separator: ", ")
        return .element(.p, .class(Self.name), .configured(by: "backgroundColor"), text: names)
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        switch (action.name, action.file) {
        case ("start", _): try context.pool.room.startClass()
        case ("give", let file?):
            let added = CloudFile(file, at: Timestamp(milliseconds: 0))
            try context.pool.cloud.add(added)
        default: break
        }
    }
}
