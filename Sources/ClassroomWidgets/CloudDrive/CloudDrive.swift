import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The files that can be opened for the class, over the board, for the one who has opened it alone.
///
/// Pictures, slides and documents open on the board, films and sounds in a media player, pages of the network in a web
/// view.
///
/// ## What differs from upstream
/// - The lists are the room's, where upstream asks a server; the search does not mind capitals.
/// - Files can be sorted, added and deleted here.
/// - The drive closes when a file opens, which it would cover.
struct CloudDrive: Widget {
    static let id = WidgetID.cloudDrive

    static let configurationName = "cloudStorage"

    static let summary = "The files that a teacher opens for the class, for the teacher alone."

    static let ownsSize = true

    static let reads: Set<Topic> = [.cloudFiles]

    static let takesFiles: Set<String> = ["add"]

    static let messages = [
        WidgetMessageDeclaration("selectedFile", .toHost, .anything, "The file that is opened."),
        WidgetMessageDeclaration("close", .toHost, .boolean, "The drive is closed."),
    ]

    private var list = CloudList()

    init() {}

    // Upstream's measures.
    func size(in environment: WidgetEnvironment) throws -> LayoutSize? {
        let isLecture = environment.roomInfo.roomType == .lecture
        let area = environment.scene.frame
        let wanted = isLecture ? LayoutSize(width: 360, height: 214) : LayoutSize(width: 435, height: 253)
        return LayoutSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height))
    }

    func frame(in environment: WidgetEnvironment) throws -> WidgetSyncFrame? {
        environment.syncFrame ?? WidgetSyncFrame(x: 0.5, y: 0.5)
    }

    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        CloudPicture(list: list, environment: environment).render()
    }

    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {
        switch action.name {
        case "show": list.show(action.argument)
        case "search": list.query = action.values["query"] ?? action.values["value"] ?? ""
        case "refresh": list = CloudList(tab: list.tab)
        case "sort": list.sort(by: action.argument)
        case "select": list.select(action.argument, action.values["value"] == "true")
        case "open":
            if let file = environment.pool.cloud.getFile(action.argument) {
                CloudOpening(file: file, environment: environment).open()
            }
        case "add":
            guard let file = action.file else { return }
            let added = CloudFile(file, at: environment.now)
            environment.run { pool throws(ContextError) in try pool.cloud.add(added) }
        case "delete":
            for id in list.selected {
                environment.run { pool throws(ContextError) in try pool.cloud.remove(id) }
            }
            list.selected = []
        case "close":
            environment.sendMessage(WidgetMessage("close", true))
            environment.close()
        default: break
        }
    }
}
