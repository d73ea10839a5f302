import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The line along the top of every scene: network at the left; recording, room name and time at the right.
///
/// ```yaml
/// components:
///   stateBar:
///     backgroundColor: $systemForegroundColor
///     networkState: { goodImage: ic_network_good, goodColor: $systemSafeColor }
///     scheduleTime: { textColor: $textLevel2Color, afterColor: $systemErrorColor }
/// ```
///
/// The dot and the label of recording are configured under `record`.
struct StateBar: Component {
    static let name = "stateBar"

    static let summary =
        "The line along the top for everybody: how good the network is, whether the class is recorded, where and when."

    static let outline = ComponentOutline(
        fill: "backgroundColor",
        openers: { $0.isShown("networkState", of: name) ? anchors : [] },
        labels: { situation, size in
            guard situation.isShown("networkState", of: name) else { return [] }
            // The icon is as wide as the bar is high, with 10 points before it and 3 behind it.
            let space = min(networkWidth, size.width) - 13 - size.height
            return NetworkLevel.allCases.map {
                OutlineLabel(
                    situation.string($0.stringKey), font: "networkState.textFont", of: name, space: space)
            }
        })

    static let reads: Set<Topic> = [.group, .networkQuality, .connection, .room, .classState, .recording]

    /// The network statistics open from the network's state.
    static let anchors = ["networkState"]

    /// They open below it.
    static let popupSide = PopupSide.below

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    /// Upstream's figure, in points.
    private static let networkWidth = 130.0

    /// The network button: at the left edge, as upstream.
    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        guard name == "networkState", values.isShown("networkState") else { return nil }
        return LayoutRect(x: 0, y: 0, width: min(Self.networkWidth, size.width), height: size.height)
    }

    func render(in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class(context.isPad ? "stateBar" : "stateBar phone"),
            .configured(by: "backgroundColor", "borderColor", "borderWidth"),
            children: [
                values.boolean("networkState.enable") ? network(in: context) : .nothing,
                .element(
                    .div, .class("end"),
                    children: [recording(in: context), roomName(in: context), schedule(in: context)]),
            ])
    }

    /// The network alone when only that changed, so that the time and the rest are not drawn again.
    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.topic {
        case .networkQuality, .connection:
            guard values.boolean("networkState.enable") else { return .nothing }
            return .parts([.replace(id: context.partID("network"), network(in: context))])
        case .room, .group:
            // The name of the class, or of the viewer's group.
            switch record.event {
            case .onRoomInfoUpdated, .onSubRoomListUpdated: return .everything
            default: return .nothing
            }
        case .classState, .recording: return .everything
        default: return .nothing
        }
    }

    // MARK: Parts

    private func network(in context: RenderContext) -> HTMLNode {
        let level = context.networkLevel
        let path = "networkState.\(level.rawValue)"
        let opening: [HTMLAttribute] = [
            .type("button"), .opens("\(context.componentID).networkState"),
            .title(context.string("diorama_network_statistics")),
        ]
        // Without the statistics it says how the network is, and cannot be pressed.
        let isButton = context.hasPopup(from: "networkState")
        return .element(
            isButton ? .button : .span,
            [.class("network"), .id(context.partID("network")), .configured(by: "networkState")]
                + (isButton ? opening : []) + (hidden("networkState").map { [$0] } ?? []),
            [
                context.icon("\(path)Image", of: Self.name),
                .element(
                    .span, .class("level \(level.rawValue)"), .configured(by: "\(path)Color", "networkState.textFont"),
                    text: context.string(level.stringKey)),
            ])
    }

    private func recording(in context: RenderContext) -> HTMLNode {
        let isShown = context.isShown("", of: "record") && context.isShown("recordingState", of: "record")
        guard isShown, context.pool.room.getRecordingState() == .started else { return .nothing }
        let hasImage = context.values(of: "record")?.image("image") != nil
        return .element(
            .span, .class(hasImage ? "recording has-image" : "recording"),
            .configured(by: "/record.recordingState", "/record.backgroundColor"),
            children: [
                hasImage ? context.icon("/record.image", of: Self.name) : .nothing,
                .text(context.string("fcr_record_recording")),
            ])
    }

    /// The name of the room that the viewer is in: their group's, else the class's.
    private static func name(in context: RenderContext) -> String {
        context.pool.subRoom?.getSubRoomInfo()?.subRoomName ?? context.pool.room.getRoomInfo().roomName
    }

    private func roomName(in context: RenderContext) -> HTMLNode {
        guard values.boolean("roomName.enable") else { return .nothing }
        return .element(
            .span, .class("room"), .dirAuto, .configured(by: "roomName"), hidden("roomName"),
            text: Self.name(in: context))
    }

    private func schedule(in context: RenderContext) -> HTMLNode {
        guard values.boolean("scheduleTime.enable") else { return .nothing }
        let info = context.pool.room.getClassInfo()
        let now = context.pool.monitor.getSyncTimestamp()
        let schedule = ScheduleText(info, now: now)
        let words = context.string(schedule.stringKey)
        let color = info.state == .after ? "afterColor" : "textColor"
        var attributes: [HTMLAttribute] = [
            .class(info.state == .after ? "time after" : "time"),
            .configured(by: "scheduleTime.\(color)", "scheduleTime.textFont"),
        ]
        switch schedule.running {
        case .not: break
        case .from(let start): attributes += HTMLAttribute.runs(from: start.milliseconds, prefix: words)
        case .until(let end): attributes += HTMLAttribute.runs(until: end.milliseconds, prefix: words)
        }
        if let hidden = hidden("scheduleTime") { attributes.append(hidden) }
        let line = HTMLNode.element(.span, .class("line"), .configured(by: "sepLine"))
        let warnings = ScheduleWarning.all(info, now: now).map { warning in
            HTMLNode.element(
                .span,
                [.hidden]
                    + HTMLAttribute.warns(
                        at: warning.time.milliseconds,
                        context.string(warning.stringKey, xxx: String(warning.minutes))), [])
        }
        let hasLine =
            values.isShown("sepLine") && values.isShown("roomName") && values.isShown("scheduleTime")
            && !Self.name(in: context).isEmpty
        return .fragment(
            (hasLine ? [line] : []) + [.element(.time, attributes, [.text(words + (schedule.clock ?? ""))])] + warnings)
    }

    /// Upstream lets `visible` act on the whole bar only; here it means what it means everywhere.
    private func hidden(_ item: String) -> HTMLAttribute? { values.boolean("\(item).visible") ? nil : .hidden }
}
