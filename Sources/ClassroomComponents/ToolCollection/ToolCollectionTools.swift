import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import SceneModel
import SceneRendering
import ThemeModel

/// The popup with the teacher's aids and the tools, four in a row.
struct ToolCollectionTools {
    private let values: PropertyValues
    private let context: RenderContext
    private let aids: [TeachingAid]
    private let tools: [BoardMainTool]

    init(_ values: PropertyValues, _ context: RenderContext) {
        self.values = values
        self.context = context
        aids = TeachingAid.offered(in: context)
        tools = BoardMainTool.offered(in: context)
    }

    private static let perRow = 4
    private static let item = 30.0
    private static let gap = 12.0

    private static func rows(_ count: Int) -> Double { Double((count + perRow - 1) / perRow) }

    /// 172s wide; 96s high with two rows of tools, 54s more with one of aids, 42s with each further one.
    ///
    /// The laser pointer, which upstream does not offer, stands in a third row of tools.
    var size: LayoutSize {
        let rows = Self.rows(aids.count) + Self.rows(tools.count)
        // Each row with the gap below it, one gap above all, and one more between aids and tools.
        let gaps = Self.gap + (aids.isEmpty || tools.isEmpty ? 0 : Self.gap)
        let height = rows * (Self.item + Self.gap) + gaps
        return LayoutSize(width: 172 * context.scale, height: height * context.scale)
    }

    var node: HTMLNode {
        var groups: [HTMLNode] = []
        if !aids.isEmpty { groups.append(group("diorama_board_aids", aids.map(button))) }
        if !aids.isEmpty, !tools.isEmpty, values.isShown("sepLine") {
            groups.append(.element(.hr, .class("line"), .configured(by: "sepLine")))
        }
        if !tools.isEmpty { groups.append(group("diorama_board_tools", tools.map(button))) }
        return .element(
            .div, .class("toolCollection is-tools"), .role("group"),
            .aria("label", context.string("diorama_board_tools")),
            .configured(by: "backgroundColor", "windowCornerRadius", "borderWidth", "borderColor", "shadow"),
            children: groups)
    }

    private func group(_ label: String, _ buttons: [HTMLNode]) -> HTMLNode {
        .element(.div, .class("items"), .role("group"), .aria("label", context.string(label)), children: buttons)
    }

    private func button(_ aid: TeachingAid) -> HTMLNode {
        let isActive = aid.isActive(in: context.pool)
        let name = context.string(aid.label)
        return .element(
            .button, .id(context.partID(aid.rawValue)), .type("button"),
            .class(isActive ? "item is-active" : "item"),
            .aria("label", isActive ? name + ", " + context.string("diorama_aid_active") : name), .title(name),
            .performs("start"), .argument(aid.rawValue), closing, .configured(by: aid.image),
            children: [context.icon(aid.image, of: "")])
    }

    private func button(_ tool: BoardMainTool) -> HTMLNode {
        let isSelected = tool.isSelectable && tool == BoardMainTool(context.pool.widget.getBoardAssistant())
        let steps = context.pool.widget.getBoardSteps()
        let isPossible = tool == .pre ? steps.canUndo : tool == .next ? steps.canRedo : true
        let name = context.string(tool.label, unless: isPossible, "diorama_board_step_none")
        let image = !isPossible ? tool.path + ".disabledImage" : isSelected ? tool.images.selected : tool.images.normal
        return .element(
            .button, .id(context.partID(tool.rawValue)), .type("button"),
            .class(isSelected ? "item is-selected" : "item"), .aria("label", name), .title(name),
            tool.isSelectable ? .aria("pressed", String(isSelected)) : nil,
            isPossible ? .performs("choose") : .aria("disabled", "true"), .argument(tool.rawValue),
            // What acts at once may be wanted again.
            tool.isSelectable ? closing : nil, .configured(by: "/netlessBoard." + image),
            children: [context.icon("/netlessBoard." + image, of: "")])
    }

    /// A choice closes the popup, because the next thing that one does lies under it.
    private var closing: HTMLAttribute? { context.openAnchor.map { .opens($0) } }
}
