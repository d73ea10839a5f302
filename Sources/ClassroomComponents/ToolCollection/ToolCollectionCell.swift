import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import SceneModel
import SceneRendering

/// The collection in the layout: a cell with the tool in the hand, and above it one for its settings.
struct ToolCollectionCell {
    private let context: RenderContext
    private let assistant: BoardAssistant
    private let tool: BoardMainTool

    init(_ context: RenderContext) {
        self.context = context
        assistant = context.pool.widget.getBoardAssistant()
        tool = BoardMainTool(assistant)
    }

    private var hasSettings: Bool {
        tool.hasSettings && BoardMainTool.offered(in: context).contains(tool) && context.hasPopup(from: "settings")
    }

    /// Whether the viewer has it: without the collection that it opens, the cell would do nothing.
    private var isThere: Bool { context.mayWriteOnBoard && context.hasPopup(from: "tools") }

    private var side: Double { Self.side(on: context.device.deviceClass) }

    private static func side(on device: DeviceClass) -> Double { device == .phone ? 32 : 34 }

    /// The size while a tool with settings is in the hand, if they can be opened.
    static func largestSize(on device: DeviceClass, hasSettings: Bool) -> LayoutSize {
        LayoutSize(width: side(on: device), height: hasSettings ? 80 : side(on: device))
    }

    /// 32 × 32, or 32 × 80 with settings; on a pad 34 wide: upstream's figures.
    ///
    /// Nothing for somebody who may not write, or has no popup to choose from.
    var size: LayoutSize {
        guard isThere else { return LayoutSize(width: 0, height: 0) }
        return Self.largestSize(on: context.device.deviceClass, hasSettings: hasSettings)
    }

    /// Where the popups open: the tool stays at the bottom, so that the pointer finds it again.
    func anchor(_ name: String) -> LayoutRect? {
        guard isThere else { return nil }
        switch name {
        case "tools": return LayoutRect(x: 0, y: size.height - side, width: side, height: side)
        case "settings" where hasSettings: return LayoutRect(x: 0, y: 0, width: side, height: size.height - side)
        default: return nil
        }
    }

    var node: HTMLNode {
        guard isThere else { return .element(.div, .class("toolCollection is-away"), .hidden) }
        return .element(
            .div, .class("toolCollection is-cell"), .role("group"),
            .aria("label", context.string("diorama_board_tools")), .style(.property("--side", .points(side))),
            .configured(by: "backgroundColor", "cellCornerRadius", "borderWidth", "borderColor", "shadow"),
            children: hasSettings
                ? [settings, .element(.hr, .class("line"), .configured(by: "sepLine")), tools] : [tools])
    }

    private var tools: HTMLNode {
        let name = context.string(tool.label)
        return button(
            "tools", label: context.string("diorama_board_tools") + ", " + name,
            title: context.string("diorama_board_tools"),
            [context.icon("/netlessBoard." + tool.images.selected, of: "")])
    }

    private var settings: HTMLNode {
        let label = context.string(tool == .text ? "diorama_board_text_settings" : "diorama_board_pen_settings")
        let what: HTMLNode =
            tool == .text
            ? .element(
                .span, .class(context.isShown("label", of: ToolCollection.name) ? "size" : "size is-unseen"),
                .configured(by: "label"), text: String(assistant.size / 2))
            : context.icon("/netlessBoard." + PaintShape(assistant.shape).image, of: "")
        return button("settings", label: label, title: label, [what, assistant.dot])
    }

    private func button(_ anchor: String, label: String, title: String, _ children: [HTMLNode]) -> HTMLNode {
        let opener = context.componentID + "." + anchor
        let isOpen = context.openAnchor == opener
        return .element(
            .button, .id(context.partID(anchor)), .type("button"), .class(isOpen ? "cell is-open" : "cell"),
            .aria("label", label), .title(title), .aria("haspopup", "dialog"), .aria("expanded", String(isOpen)),
            .opens(opener), .configured(by: "selectedBackgroundColor"), children: children)
    }
}
