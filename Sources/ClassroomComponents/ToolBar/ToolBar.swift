import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The round buttons at the board's lower right corner, for everybody; each role has its own.
///
/// ```yaml
/// toolBar:
///   buttons:
///     teacher: [setting, message, roster, handsList]
///     student: { phone: [setting, message], pad: [setting] }
///   cell: { selectedColor: $systemBrandColor }
///   message: { dotColor: $systemErrorColor }
/// ```
struct ToolBar: Component {
    static let name = "toolBar"

    static let summary = "The round buttons that open settings, messages, roster and raised hands, for everybody."

    static let reads: Set<Topic> = [
        .chat, .group, .handsWave, .user, .widgetActivity, .widgetMessage, .widgetProperties,
    ]

    static let ownSize: OwnSize = [.width, .height]

    static let anchors = ToolBarButton.allCases.filter(\.isAnchor).map(\.rawValue)

    static let outline = ComponentOutline(
        isPressed: true, size: { size(of: buttons(in: $0).count, side: side(on: $0.deviceClass)) },
        buttons: { situation in
            listed(in: situation) { _ in true }
                .map { OutlineButton($0.rawValue, onlyOpens: $0.isAnchor, listedIn: "buttons") }
        }, servesEverybody: true, job: "tool bars", uses: ["agoraChat", "breakout", "handsList", "roster", "setting"])

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    // MARK: Size

    /// The distance between two buttons, in points.
    private static let gap = 12.0

    /// The side of a button, in points.
    private static func side(on device: DeviceClass) -> Double { device == .phone ? 32 : 34 }

    private func side(in context: RenderContext) -> Double { Self.side(on: context.device.deviceClass) }

    private static func size(of count: Int, side: Double) -> LayoutSize {
        LayoutSize(width: side, height: max(0, Double(count) * (side + gap) - gap))
    }

    func size(in context: RenderContext) -> LayoutSize? {
        Self.size(of: buttons(in: context).count, side: side(in: context))
    }

    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        guard let index = buttons(in: context).firstIndex(where: { $0.rawValue == name }) else { return nil }
        let side = side(in: context)
        return LayoutRect(
            x: (size.width - side) / 2, y: Double(index) * (side + Self.gap), width: side, height: side)
    }

    /// The viewer's buttons, from top to bottom: those of their role whose feature is switched on.
    func buttons(in context: RenderContext) -> [ToolBarButton] {
        ToolBarButton.all(in: values.texts("buttons", for: context.role.name) ?? []) {
            context.isShown($0, of: $1)
        } hasPopup: {
            context.hasPopup(from: $0)
        }.filter { Self.isUseful($0, in: context) }
    }

    /// Whether a button is of use.
    ///
    /// Where everybody watches from a delivery network nobody can be brought on stage, and no hand is raised.
    static func isUseful(_ button: ToolBarButton, in context: RenderContext) -> Bool {
        button != .waveHands || context.pool.room.getRoomInfo().serviceType != .cdn
    }

    private static func buttons(in situation: OutlineSituation) -> [ToolBarButton] {
        listed(in: situation) { situation.hasPopup(from: $0, of: name) }
    }

    private static func listed(
        in situation: OutlineSituation, hasPopup: (_ anchor: String) -> Bool
    ) -> [ToolBarButton] {
        ToolBarButton.all(
            in: situation.texts("buttons", for: situation.audience, of: name),
            isShown: { situation.isShown($0, of: $1) }, hasPopup: hasPopup)
    }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class(values.isShown("cell") ? Self.name : Self.name + " is-bare"), .role("toolbar"),
            .aria("label", context.string("diorama_tools")),
            .aria("orientation", "vertical"),
            .style(.property("--side", .points(side(in: context)))),
            .configured(by: "buttons", "backgroundColor"),
            children: buttons(in: context).map { render($0, in: context) })
    }

    private func render(_ button: ToolBarButton, in context: RenderContext) -> HTMLNode {
        switch button {
        case .setting, .message, .roster, .handsList, .breakout: renderOpening(button, in: context)
        case .waveHands: renderWaving(in: context)
        case .help: renderHelp(in: context)
        }
    }

    private func renderOpening(_ button: ToolBarButton, in context: RenderContext) -> HTMLNode {
        let hands = button == .handsList ? context.pool.user.getHandsWaveList().count : 0
        let anchor = context.componentID + "." + button.rawValue
        let isOpen = context.openAnchor == anchor
        // Without a hand up the list neither opens nor looks open; a list that is still open can be closed.
        let isSelected = isOpen && (button != .handsList || hands > 0)
        let opens = button != .handsList || hands > 0 || isOpen
        let isUnread = button == .message && !isOpen && context.pool.chat.getUnreadCount() > 0

        var label = context.string(button.label)
        if hands > 0 { label += ", \(hands)" }
        if !opens { label += ", " + context.string("diorama_hands_none") }
        if isUnread { label += ", " + context.string("diorama_unread") }
        let mark: HTMLNode =
            if hands > 0, values.isShown("handsList.label") {
                .element(
                    .span, .class("badge"), .aria("hidden", "true"), .configured(by: "handsList.label"),
                    text: hands > 99 ? "99+" : String(hands))
            } else if isUnread {
                .element(.span, .class("dot"), .aria("hidden", "true"), .configured(by: "message.dotColor"))
            } else {
                .nothing
            }
        return .element(
            .button,
            .id(context.partID(button.rawValue)), .type("button"), .class(isSelected ? "tool is-selected" : "tool"),
            .aria("label", label), .title(opens ? context.string(button.label) : label), .aria("haspopup", "dialog"),
            .aria("expanded", String(isOpen)), opens ? .opens(anchor) : .aria("disabled", "true"),
            .configured(by: "cell", isSelected ? button.images.selected : button.images.normal),
            children: [
                isSelected ? .nothing : disc(in: context),
                context.icon(isSelected ? button.images.selected : button.images.normal, of: Self.name), mark,
            ])
    }

    /// Pressing raises the hand; after the release a face counts 3, 2, 1 while the hand is still up, and takes no press.
    private func renderWaving(in context: RenderContext) -> HTMLNode {
        let isWaving = context.pool.user.isHandsWaving(context.pool.localUser)
        let isAllowed = context.pool.user.getHandsWaveEnable()
        var children = [
            disc(in: context),
            context.icon(ToolBarButton.waveHands.images.normal, of: Self.name),
            .element(
                .span, .class("countdown"), .aria("hidden", "true"),
                .configured(by: "/raiseHand.backgroundColor", "/raiseHand.textColor", "/raiseHand.font")),
        ]
        if context.isShown("tipView", of: "raiseHand") {
            children.append(
                .element(
                    .span, .class("tip"), .id(context.partID("tip")), .role("tooltip"),
                    .configured(by: "/raiseHand.tipView", "/raiseHand.popOverImage", "/raiseHand.shadow"),
                    children: [
                        context.icon("/raiseHand.popOverImage", of: Self.name),
                        .element(.span, .class("words"), text: context.string("fcr_user_hands")),
                    ]))
        }
        let label = context.string(ToolBarButton.waveHands.label, unless: isAllowed, "diorama_hands_off")
        return .element(
            .button,
            [
                .id(context.partID("waveHands")), .type("button"),
                .class(
                    (isWaving ? "tool wave is-waving" : "tool wave")
                        + (duration(in: context) > .seconds(3) ? " for-five" : "")),
                .aria("label", isWaving ? label + ", " + context.string("diorama_hand_raised") : label),
                .configured(by: "cell", "/raiseHand"),
            ] + (isAllowed ? HTMLAttribute.holds("wave", release: "release") : [.disabled, .title(label)]), children)
    }

    /// How long a hand stays up: three seconds, or what the class's service type says.
    private func duration(in context: RenderContext) -> Duration {
        context.pool.room.getRoomInfo().serviceType?.handsWaveDuration ?? .seconds(3)
    }

    /// What a button stands on.
    func disc(in context: RenderContext) -> HTMLNode {
        values.isShown("cell") ? context.icon("cell.normalImage", of: Self.name) : .nothing
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        let concernsViewer = record.concernedUsers.contains(context.pool.localUser)
        let changed: ToolBarButton?
        switch record.topic {
        case .user where concernsViewer: return .everything
        // The teacher comes to the viewer's group, or goes.
        case .user, .group: changed = buttons(in: context).first { $0 == .help }
        case .handsWave:
            // An event without a user allows or forbids raising hands.
            let waves = concernsViewer || record.concernedUsers.isEmpty
            changed = buttons(in: context).first { $0 == .handsList || $0 == .waveHands && waves }
        case .chat, .widgetActivity, .widgetMessage, .widgetProperties:
            // Votes and answers are such events too, a thousand of them in a large class.
            guard let event = record.event, UnreadMessages.areConcerned(by: event, in: context) else { return .nothing }
            changed = buttons(in: context).first { $0 == .message }
        default: return .nothing
        }
        guard let changed else { return .nothing }
        return .parts([.replace(id: context.partID(changed.rawValue), render(changed, in: context))])
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        switch action.name {
        case "help": try context.pool.group.requestHelp()
        case "wave", "release":
            // The release renews the hand, so that it stays up for the whole count however long the button was held.
            try context.pool.user.handsWave(
                duration: duration(in: context),
                payload: ["userName": context.pool.user.getLocalUserName().value])
        default: break
        }
    }
}
