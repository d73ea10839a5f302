import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The picture of a class that everybody only watches: a film that is played as if it were a class, or the class's
/// recording, from a delivery network.
///
/// Which of the two follows from the scene's service type. A hosted class is where the film would be that began with
/// it; upstream's player seeks there in the same way. There is no film: a lesson is drawn in its place.
///
/// ```yaml
/// cdnPlayer:
///   placeholder: { image: window_no_user, color: $textLevel2Color }
///   progress: { color: $systemBrandColor }
/// ```
struct CdnPlayer: Component {
    static let name = "cdnPlayer"

    static let summary = "The picture of a class that is only watched, for everybody: a film, or the class's recording."

    static let reads: Set<Topic> = [.classState, .recording, .room, .cdn]

    static let outline = ComponentOutline(fill: "backgroundColor")

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        let children: [HTMLNode] =
            switch PlayedPicture(context.pool) {
            case .film(let start, let length, let isReserve, let hasReserve):
                [
                    lesson(in: context),
                    bar(
                        sources: [("diorama_player_film", !isReserve)]
                            + (hasReserve ? [("diorama_player_reserve", isReserve)] : []),
                        time: time(from: start, length: length, in: context), in: context),
                    progress(from: start, length: length, in: context),
                ]
            case .recording(let protocols):
                [
                    lesson(in: context),
                    bar(
                        sources: protocols.enumerated().map { ($1, $0 == 0) },
                        time: .element(.span, .class("live"), text: context.string("diorama_player_live")),
                        in: context),
                ]
            case .absent: [placeholder("fcr_vocational_teacher_absent", in: context)]
            case .over: [placeholder("diorama_player_over", in: context)]
            case .failed: [placeholder("diorama_cdn_failed", in: context), bar(in: context)]
            }
        return .element(
            .section, .class(Self.name), .aria("label", context.string("diorama_player")),
            .configured(by: "backgroundColor", "cornerRadius", "borderColor", "borderWidth"), children: children)
    }

    private func placeholder(_ key: String, in context: RenderContext) -> HTMLNode {
        guard values.isShown("placeholder") else { return .nothing }
        return .element(
            .div, .class("placeholder"), .role("status"), .configured(by: "placeholder"),
            children: [
                context.icon("placeholder.image", of: Self.name),
                .element(.p, text: context.string(key)),
            ])
    }

    /// A board with a few lines, and somebody in front of it.
    private func lesson(in context: RenderContext) -> HTMLNode {
        let info = context.pool.room.getRoomInfo()
        let teacher = context.pool.user.getFirstUser(role: .teacher)
        return .element(
            .div, .class("lesson"), .role("img"), .aria("label", info.roomName),
            .style(.property("--hue", .number(Double(Portrait.hue(of: info.roomUuid))))),
            children: [
                .element(.span, .class("slide")),
                .element(
                    .span, .class("speaker"), text: Portrait.monogram(of: teacher?.userName ?? info.roomName)),
            ])
    }

    private func bar(
        sources: [(name: String, isUsed: Bool)] = [], time: HTMLNode = .nothing, in context: RenderContext
    ) -> HTMLNode {
        let list = sources.map { source in
            HTMLNode.element(
                .span, .class(source.isUsed ? "source is-used" : "source"),
                text: source.name.hasPrefix("diorama_") ? context.string(source.name) : source.name.uppercased())
        }
        return .element(
            .div, .class("bar"), .configured(by: "bar"),
            children: list + [CdnBadge.node(context.pool.stream.getCdnInfo(), keys: "bar", in: context), time])
    }

    private func time(from start: Timestamp, length: Duration, in context: RenderContext) -> HTMLNode {
        let passed = RunningTime.full.text(context.pool.monitor.getSyncTimestamp() - start)
        return .element(
            .span, .class("time"),
            children: [
                .element(.time, HTMLAttribute.runs(from: start.milliseconds, format: .full), [.text(passed)]),
                .text(" / " + RunningTime.full.text(length)),
            ])
    }

    private func progress(from start: Timestamp, length: Duration, in context: RenderContext) -> HTMLNode {
        guard values.isShown("progress") else { return .nothing }
        let now = context.pool.monitor.getSyncTimestamp().milliseconds
        return .element(
            .div,
            [.class("progress"), .aria("hidden", "true"), .configured(by: "progress")]
                + HTMLAttribute.plays(from: start.milliseconds, for: length.milliseconds, now: now),
            [])
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.event {
        case .onClassStateUpdated, .onRecordingStateUpdated, .onRecordingStreamUrlListUpdated, .onCdnUpdated,
            .onRoomInfoUpdated, .onRoomPropertiesUpdated, .onRoomPropertiesDeleted:
            .everything
        default: .nothing
        }
    }
}
