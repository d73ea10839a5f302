import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The students whose hands are up, longest first; a teacher's click puts one on stage.
///
/// ```yaml
/// handsList:
///   onImage: ic_handsup_on_stage
///   offImage: ic_handsup_off_stage
///   label: { color: $textLevel1Color, font: $font12 }
/// ```
struct HandsList: Component {
    static let name = "handsList"

    static let titleKey: String? = "diorama_tool_hands_list"

    static let summary = "The students whose hands are up, for the teacher, who puts one on stage with a click."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the list."),
            .length("cornerRadius", default: "$alertCornerRadius", "Radius of the list's corners."),
            .containerShadow("Shadow of the list."),
            .sepLine("The line below each row."),
            .image("onImage", default: "ic_handsup_on_stage", "Icon of a student who is on stage."),
            .image("offImage", default: "ic_handsup_off_stage", "Icon of a student who waits."),
            .group(
                "label", "The students' names.",
                PropertySpec.visibility + [
                    .color(
                        "color", default: "$textLevel1Color", "Colour of the students' names.",
                        on: ["backgroundColor"]),
                    .font("font", default: "$font12", "Font of the students' names."),
                ]),
        ]

    private static let panel = LayoutSize(width: 220, height: 245)

    static let outline = ComponentOutline(
        fill: "backgroundColor", isPressed: true, size: panel, job: "lists of raised hands")

    static let reads: Set<Topic> = [.handsWave, .coHost, .user]

    static let ownSize: OwnSize = [.width, .height]

    static let styleSheet = """
        .handsList { box-sizing: border-box; width: 100%; height: 100%; overflow: hidden;
          background: var(--handsList-backgroundColor); border-radius: var(--handsList-cornerRadius);
          box-shadow: var(--handsList-shadow); }
        .handsList .rows { height: 100%; margin: 0; padding: 0; overflow-y: auto; list-style: none; }
        .handsList .rows.has-lines li { border-bottom: 1px solid var(--handsList-sepLine-backgroundColor); }
        .handsList li { box-sizing: border-box; height: 40px; }
        .handsList .row { box-sizing: border-box; display: flex; align-items: center; gap: 8px; width: 100%; height: 100%;
          margin: 0; padding: 0 15px; border: 0; background: none; color: var(--handsList-label-color);
          font: var(--handsList-label-font); text-align: start; transition: background-color 120ms; }
        .handsList button.row { cursor: pointer; }
        .handsList button.row:hover { background: color-mix(in srgb, var(--handsList-label-color) 6%, transparent); }
        .handsList button.row:active .icon { transform: scale(1.2); }
        .handsList button.row:focus-visible { outline: 2px solid currentColor; outline-offset: -3px; }
        .handsList .name { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .handsList .name.is-unseen { visibility: hidden; }
        .handsList .row .icon { flex: none; width: 20px; height: 20px; transition: transform 120ms; }
        .handsList .empty { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 10px;
          height: 100%; margin: 0; color: var(--handsList-label-color); font: var(--handsList-label-font); }
        .handsList .empty .icon { width: 36px; height: 36px; opacity: .45; }
        @media (prefers-reduced-motion: reduce) { .handsList .row, .handsList .icon { transition: none; } }
        """

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func size(in context: RenderContext) -> LayoutSize? { Self.panel }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        let hands = context.pool.user.getHandsWaveList()
        let content: HTMLNode =
            if hands.isEmpty {
                .element(
                    .p, .class("empty"), .configured(by: "label", "offImage"),
                    children: [
                        context.icon("offImage", of: Self.name), .text(context.string("diorama_hands_empty")),
                    ])
            } else {
                .element(
                    .ul, .class(values.isShown("sepLine") ? "rows has-lines" : "rows"), .configured(by: "sepLine"),
                    children: hands.map { row($0, in: context) })
            }
        return .element(
            .div, .class(Self.name), .role("group"), .aria("label", context.string("diorama_tool_hands_list")),
            .configured(by: "backgroundColor", "cornerRadius", "shadow"), children: [content])
    }

    private func row(_ hand: HandsWave, in context: RenderContext) -> HTMLNode {
        let user = context.pool.user
        let sent = hand.payload?["userName"].flatMap { LiveText($0) }?.text(in: context.locale)
        let name = sent ?? user.getUserInfo(hand.userUuid)?.userName ?? hand.userUuid
        let isOnStage = user.isCoHost(hand.userUuid)
        let label = HTMLNode.element(
            .span, .class(values.isShown("label") ? "name" : "name is-unseen"), .dirAuto, .configured(by: "label"),
            text: name)
        let id = context.partID("hand-" + hand.userUuid)
        if isOnStage {
            let icon = context.icon("onImage", of: Self.name, label: context.string("diorama_state_on_stage"))
            return .element(
                .li, .id(id), children: [.element(.div, .class("row"), children: [label, icon])])
        }
        let accept = context.string("diorama_hands_accept")
        let button = HTMLNode.element(
            .button, .type("button"), .class("row"), .title(accept), .performs("accept"), .argument(hand.userUuid),
            children: [label, context.icon("offImage", of: Self.name, label: accept)])
        return .element(.li, .id(id), children: [button])
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.topic {
        case .handsWave: return record.concernedUsers.isEmpty ? .nothing : .everything
        case .coHost, .user:
            return record.concernedUsers.contains { context.pool.user.isHandsWaving($0) } ? .everything : .nothing
        default: return .nothing
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        guard action.name == "accept" else { return }
        try context.pool.user.addCoHost(userUuid: action.argument)
    }
}
