import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The line along the top of a class that is only watched, which has no settings to leave from.
///
/// The network is at the left, the room's name and the time in the middle, the way out at the right.
///
/// ```yaml
/// exitBar:
///   scheduleTime: { textColor: $textLevel3Color, afterColor: $systemErrorColor }
///   exit: { image: ic_func_leave_room }
/// ```
///
/// The network's icons are those of `stateBar`.
struct ExitBar: Component {
    static let name = "exitBar"

    static let summary =
        "The line along the top of a class that is only watched, for everybody: network, name, time, and the way out."

    static let outline = ComponentOutline(
        fill: "backgroundColor", isPressed: true, job: "the way out", uses: [StateBar.name])

    static let reads: Set<Topic> = [.networkQuality, .connection, .room, .classState]

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        .element(
            .div, .class(Self.name), .configured(by: "backgroundColor", "borderColor", "borderWidth"),
            children: [network(in: context), title(in: context), exit(in: context)])
    }

    private func network(in context: RenderContext) -> HTMLNode {
        let level = context.networkLevel
        guard context.isShown("networkState", of: StateBar.name) else { return .nothing }
        return .element(
            .span, .class("network"), .id(context.partID("network")),
            .configured(by: "/\(StateBar.name).networkState"),
            children: [
                context.icon(
                    "/\(StateBar.name).networkState.\(level.rawValue)Image", of: Self.name,
                    label: context.string(level.stringKey))
            ])
    }

    private func title(in context: RenderContext) -> HTMLNode {
        let name = context.pool.room.getRoomInfo().roomName
        let parts = [
            name.isEmpty || !values.isShown("roomName")
                ? nil
                : HTMLNode.element(.span, .class("room"), .dirAuto, .configured(by: "roomName"), text: name),
            values.isShown("scheduleTime") ? time(in: context) : nil,
        ].compactMap(\.self)
        let line = HTMLNode.element(.span, .class("line"), .configured(by: "sepLine"))
        return .element(
            .div, .class("title"),
            children: values.isShown("sepLine") ? Array(parts.map { [$0] }.joined(separator: [line])) : parts)
    }

    private func time(in context: RenderContext) -> HTMLNode {
        let info = context.pool.room.getClassInfo()
        let schedule = ScheduleText(info, now: context.pool.monitor.getSyncTimestamp(), format: .full)
        let words = context.string(schedule.stringKey)
        var attributes: [HTMLAttribute] = [
            .class(info.state == .after ? "time after" : "time"),
            .configured(
                by: "scheduleTime.\(info.state == .after ? "afterColor" : "textColor")", "scheduleTime.textFont"),
        ]
        switch schedule.running {
        case .not: break
        case .from(let start): attributes += HTMLAttribute.runs(from: start.milliseconds, prefix: words, format: .full)
        case .until(let end): attributes += HTMLAttribute.runs(until: end.milliseconds, prefix: words, format: .full)
        }
        return .element(.time, attributes, [.text(words + (schedule.clock ?? ""))])
    }

    private func exit(in context: RenderContext) -> HTMLNode {
        guard values.isShown("exit") else { return .nothing }
        let label = context.string("fcr_room_leave_room")
        return .fragment([
            .element(
                .button, .id(context.partID("exit")), .type("button"), .class("exit"), .aria("label", label),
                .title(label), context.asks ? .asks(context.partID("leave")) : .performs("leave"),
                .configured(by: "exit"), children: [context.icon("exit.image", of: Self.name)]),
            context.asks ? LeaveDialog.render(in: context) : .nothing,
        ])
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.topic {
        case .networkQuality, .connection:
            guard context.isShown("networkState", of: StateBar.name) else { return .nothing }
            return .parts([.replace(id: context.partID("network"), network(in: context))])
        case .room:
            guard case .onRoomInfoUpdated = record.event else { return .nothing }
            return .everything
        case .classState: return .everything
        default: return .nothing
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        if action.name == "leave" { context.pool.room.leaveRoom() }
    }
}
