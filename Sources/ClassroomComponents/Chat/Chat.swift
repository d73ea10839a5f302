import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The seat of the chat widget: beside the board, or as a popup.
///
/// It says so when there is nothing to show.
///
/// ```yaml
/// agoraChat:
///   backgroundColor: $systemForegroundColor
///   shadow: $container                        # as a popup
///   title: { color: $textLevel1Color, font: $font12 }
/// ```
struct Chat: Component {
    static let name = "agoraChat"

    static let titleKey: String? = "diorama_tool_message"

    static let summary = "The messages, for everybody: the seat of the chat widget."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemForegroundColor", "Fill behind the messages."),
            .length(
                "cornerRadius", default: "2",
                "Radius of the corners while the messages are a popup."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the line around the popup."),
            .length("borderWidth", default: "$borderWidth", "Width of the line around the popup."),
            .containerShadow("Shadow while the messages are a popup."),
            .group(
                "title", "The words at the top.",
                PropertySpec.visibility + [
                    .color("color", default: "$textLevel1Color", "Colour of the title.", on: ["backgroundColor"]),
                    .font("font", default: "$font12", "Font of the title."),
                ]),
            .sepLine("The line below the title."),
            .group(
                "emptyLabel", "What stands where no message is.",
                PropertySpec.visibility + [
                    .color(
                        "color", default: "$textLevel2Color", "Colour of the words and the picture.",
                        on: ["backgroundColor"]),
                    .font("font", default: "$font12", "Font of the words."),
                ]),
        ]

    private static let panel = LayoutSize(width: 200, height: 287)

    static let outline = ComponentOutline(
        fill: "backgroundColor", isPressed: true, size: panel, job: "messages", uses: [ToolBar.name],
        labels: { situation, size in
            guard situation.isShown("title", of: name) else { return [] }
            let title = situation.string("diorama_tool_message")
            return [OutlineLabel(title, font: "title.font", of: name, space: size.width - 24)]
        })

    static let reads: Set<Topic> = [.widgetActivity]

    static let ownSize: OwnSize = [.width, .height]

    static let styleSheet = """
        .agoraChat { box-sizing: border-box; display: flex; flex-direction: column; width: 100%; height: 100%;
          overflow: hidden; background: var(--agoraChat-backgroundColor); }
        .agoraChat.is-popup { border: var(--agoraChat-borderWidth) solid var(--agoraChat-borderColor);
          border-radius: var(--agoraChat-cornerRadius); box-shadow: var(--agoraChat-shadow); }
        .agoraChat .title { flex: none; box-sizing: border-box; height: 30px; margin: 0; padding: 0 12px; overflow: hidden;
          color: var(--agoraChat-title-color); font: var(--agoraChat-title-font); line-height: 30px;
          text-overflow: ellipsis; white-space: nowrap; }
        .agoraChat .title.has-line { border-bottom: 1px solid var(--agoraChat-sepLine-backgroundColor); }
        .agoraChat .empty { flex: 1; min-height: 0; display: flex; flex-direction: column; align-items: center;
          justify-content: center; gap: 4px; padding: 0 16px; text-align: center;
          color: var(--agoraChat-emptyLabel-color); font: var(--agoraChat-emptyLabel-font); }
        .agoraChat .empty .icon { width: 36px; height: 36px; margin-bottom: 6px; opacity: .45; }
        .agoraChat .empty p { margin: 0; }
        """

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func size(in context: RenderContext) -> LayoutSize? { Self.panel }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        let titleID = context.partID("title")
        let hasWidget = ChatWidget.installed(in: context) != nil
        var content: [HTMLNode] = []
        if values.isShown("title") {
            content.append(
                .element(
                    .h2, .id(titleID), .class(values.isShown("sepLine") ? "title has-line" : "title"),
                    .configured(by: "title", "sepLine"), text: context.string("diorama_tool_message")))
        }
        if values.isShown("emptyLabel") {
            content.append(
                .element(
                    .div, .class("empty"), .configured(by: "emptyLabel"),
                    children: [
                        context.icon("/toolBar.message.normalImage", of: Self.name),
                        .element(.p, text: context.string("diorama_chat_empty")),
                        hasWidget ? .nothing : .element(.p, .class("hint"), text: context.string("diorama_chat_hint")),
                    ]))
        }
        let isPopup = context.openAnchor?.hasSuffix(".message") ?? false
        return .element(
            .section, .class(isPopup ? "\(Self.name) is-popup" : Self.name),
            values.isShown("title")
                ? .aria("labelledby", titleID) : .aria("label", context.string("diorama_tool_message")),
            .configured(by: "backgroundColor", "borderColor", "shadow"), children: content)
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        case .onWidgetActive(let id), .onWidgetInactive(let id):
            id == ChatWidget.installed(in: context) ? .everything : .nothing
        default: .nothing
        }
    }
}
