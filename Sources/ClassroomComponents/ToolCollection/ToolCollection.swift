import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The board's tools at the corner below the tool bar, for those who may write on the board.
///
/// In the layout it is a cell that shows the tool in the hand; with pen or text in it a second cell above opens their
/// settings. The same component, placed as a popup, is the collection of tools or the settings, by the anchor that it
/// opens from.
///
/// ```yaml
/// - toolCollection: { roles: [teacher, student, assistant], centerX: toolBar.centerX, bottom: board.bottom - 20 }
/// - toolCollection: { id: boardTools, kind: suspend, opensFrom: toolCollection.tools }
/// - toolCollection: { id: penSettings, kind: suspend, opensFrom: toolCollection.settings }
/// ```
struct ToolCollection: Component {
    static let name = "toolCollection"

    static let titleKey: String? = "diorama_board_tools"

    static let summary = "The board's tools and the teacher's aids, for those who may write on the board."

    static let reads: Set<Topic> = [.widgetActivity, .widgetMessage, .widgetProperties, .user]

    static let ownSize: OwnSize = [.width, .height]

    static let anchors = ["tools", "settings"]

    /// Both cells, for whoever may ever write.
    static let outline = ComponentOutline(
        isPressed: true,
        size: { situation in
            guard situation.audience != UserRole.observer.name, situation.hasPopup(from: "tools", of: name) else {
                return LayoutSize(width: 0, height: 0)
            }
            return ToolCollectionCell.largestSize(
                on: situation.deviceClass, hasSettings: situation.hasPopup(from: "settings", of: name))
        },
        buttons: { situation in
            situation.audience == UserRole.observer.name
                ? [] : anchors.map { OutlineButton($0, onlyOpens: true) }
        }, job: "the board's tools", uses: ["netlessBoard"])

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    /// What an instance shows.
    private enum Form {
        case cell, tools, settings
    }

    private func form(in context: RenderContext) -> Form {
        guard let opener = context.opener else { return .cell }
        return opener.hasSuffix(".settings") ? .settings : .tools
    }

    // MARK: Size

    func size(in context: RenderContext) -> LayoutSize? {
        switch form(in: context) {
        case .cell: ToolCollectionCell(context).size
        case .tools: ToolCollectionTools(values, context).size
        case .settings: ToolCollectionSettings(context).size
        }
    }

    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        ToolCollectionCell(context).anchor(name)
    }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        switch form(in: context) {
        case .cell: ToolCollectionCell(context).node
        case .tools: ToolCollectionTools(values, context).node
        case .settings: ToolCollectionSettings(context).node
        }
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        case .onWidgetActive, .onWidgetInactive: return .everything
        default:
            // Grants, steps and what is in the hand name the users whom they concern.
            let concernsViewer = record.concernedUsers.contains(context.pool.localUser)
            return Self.reads.contains(record.topic) && concernsViewer ? .everything : .nothing
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        switch action.name {
        case "choose":
            guard let tool = BoardMainTool(rawValue: action.argument),
                BoardMainTool.offered(in: context).contains(tool)
            else { return }
            try tool.choose(with: context.pool.widget)
        case "start":
            guard let aid = TeachingAid(rawValue: action.argument), TeachingAid.offered(in: context).contains(aid)
            else { return }
            try aid.start(in: context.pool)
        default: try PenSettings.perform(action, with: context.pool.widget)
        }
    }
}
