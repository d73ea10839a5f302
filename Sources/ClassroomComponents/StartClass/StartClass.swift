import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The teacher's button that starts the class, until it has started.
///
/// ```yaml
/// classState:
///   startClass: { normalBackgroundColor: $systemBrandColor, cornerRadius: 16 }
/// ```
struct StartClass: Component {
    static let name = "classState"

    static let summary = "The button that starts the class, for the teacher, as long as it has not started."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .group(
                "startClass", "The button.",
                PropertySpec.visibility + [
                    .color("normalBackgroundColor", default: "$systemBrandColor", "Fill of the button."),
                    .color(
                        "normalTitleColor", default: "$textContrastColor", "Colour of the button's words.",
                        on: ["startClass.normalBackgroundColor"]),
                    .length("cornerRadius", default: "$roundContainerCornerRadius", "Radius of the button's corners."),
                    .font("font", default: "$font13", "Font of the button's words."),
                    .shadow("shadow", default: "$container", "Shadow of the button."),
                ])
        ]

    static let reads: Set<Topic> = [.board, .classState, .user, .widgetProperties]

    static let ownSize: OwnSize = [.width, .height]

    static let outline = ComponentOutline(
        isPressed: true, size: { size(on: $0.deviceClass) }, job: "buttons that start the class",
        labels: { situation, size in
            guard situation.isShown("startClass", of: name) else { return [] }
            let words = situation.string("fcr_room_start_class")
            return [OutlineLabel(words, font: "startClass.font", of: name, space: size.width - 8)]
        })

    static let styleSheet = """
        .classState { transition: transform 0.25s ease-out; }
        .classState.makes-room { transform: translateX(var(--aside)); }
        .classState .start { box-sizing: border-box; width: 100%; height: 100%; margin: 0; padding: 0 4px; border: 0;
          overflow: hidden; background: var(--classState-startClass-normalBackgroundColor);
          border-radius: var(--classState-startClass-cornerRadius); box-shadow: var(--classState-startClass-shadow);
          color: var(--classState-startClass-normalTitleColor); font: var(--classState-startClass-font);
          white-space: nowrap; cursor: pointer; transition: filter 120ms, transform 120ms; }
        .classState .start:hover { filter: brightness(1.08); }
        .classState .start:active { transform: scale(1.04); filter: brightness(.94); }
        .classState .start:focus-visible { outline: 2px solid var(--classState-startClass-normalBackgroundColor);
          outline-offset: 2px; }
        @media (prefers-reduced-motion: reduce) { .classState, .classState .start { transition: none; } .classState .start:active { transform: none; } }
        """

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func size(in context: RenderContext) -> LayoutSize? { Self.size(on: context.device.deviceClass) }

    private static func size(on device: DeviceClass) -> LayoutSize {
        LayoutSize(width: 100, height: device == .phone ? 32 : 34)
    }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        guard values.isShown("startClass"), context.role == .teacher,
            context.pool.room.getClassInfo().state == .before
        else { return .nothing }
        // A minimised window of the board stands where the button begins; the board's own pages make room for it, too.
        let makesRoom = context.pool.widget.getBoardWindowState() == .minimised
        let aside: Double = context.device.deviceClass == .phone ? 44 : 49
        return .element(
            .div, .class(makesRoom ? Self.name + " makes-room" : Self.name),
            .style(.property("--aside", .points(aside))),
            children: [
                .element(
                    .button, .id(context.partID("start")), .type("button"), .class("start"), .performs("startClass"),
                    .configured(by: "startClass"), text: context.string("fcr_room_start_class"))
            ])
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.topic {
        case .classState: .everything
        case .board:
            if case .onBoardWindowsChanged? = record.event { .everything } else { .nothing }
        case .user: record.concernedUsers.contains(context.pool.localUser) ? .everything : .nothing
        case .widgetProperties:
            if case .onWidgetUserPropertiesUpdated(_, context.pool.localUser, WidgetID.board, _, _)? = record.event {
                .everything
            } else {
                .nothing
            }
        default: .nothing
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        guard action.name == "startClass" else { return }
        try context.pool.room.startClass()
    }
}
