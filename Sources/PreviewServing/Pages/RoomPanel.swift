import ContextModel
import SceneRendering

/// The controls that play the part of the server and of other people's machines.
///
/// Each group is an element of its own, so that an event redraws only the group that shows what changed.
struct RoomPanel: Sendable {
    /// The room through the viewer's eyes.
    let pool: ContextPool

    /// The widgets that can run in the room's scenes.
    var widgets: [any Widget.Type] = []

    /// The students that the list offers; a list of ten thousand helps nobody and slows every page.
    static let longestList = 200

    /// The whole section.
    var node: HTMLNode {
        .element(
            .div, .id("d-room"), .class("d-room"),
            children: [title, quality, connection, classStates, recordings, peopleNode, classNode])
    }

    /// The part that shows what an event of this topic is about; nil when none does.
    func part(showing topic: ContextTopic) -> HTMLNode? {
        switch topic {
        case .room: title
        case .classState: classStates
        case .recording: recordings
        case .networkQuality: quality
        case .connection: connection
        case .user, .coHost: counts
        case .widgetActivity, .widgetProperties: classStatus
        default: nil
        }
    }

    private var title: HTMLNode {
        let name = pool.room.getRoomInfo().roomName
        return .element(
            .div, .id("d-room-title"), .class("d-room-title"),
            children: [
                .element(.h2, .dirAuto, text: name.isEmpty ? "Room" : name),
                .element(
                    .span, children: [.element(.span, .class("d-time"), .data("room-clock", "")), .text(" UTC")]),
            ])
    }

    private var quality: HTMLNode {
        let monitor = pool.monitor.getMonitorInfo()
        return segments("networkQuality", "Network", id: "d-room-quality", chosen: monitor.quality)
    }

    private var classStates: HTMLNode {
        segments("classState", "Class", id: "d-room-class", chosen: pool.room.getClassInfo().state)
    }

    private var recordings: HTMLNode {
        segments("recording", "Recording", id: "d-room-recording", chosen: pool.room.getRecordingState())
    }

    private var connection: HTMLNode {
        let monitor = pool.monitor.getMonitorInfo()
        let choices = ConnectionState.allCases.map {
            Choice($0.name, title(of: $0), isChosen: $0 == monitor.connection)
        }
        return .element(
            .div, .id("d-room-connection"),
            children: [
                ChoiceControl.select(
                    name: "connection", label: "Connection", groups: [ChoiceGroup(title: "", choices: choices)],
                    class: "", .data("simulates", "connection"))
            ])
    }

    private func segments<Case: ContextCase>(_ change: String, _ legend: String, id: String, chosen: Case) -> HTMLNode {
        ChoiceControl.segments(
            name: change, legend: legend,
            choices: Case.allCases.map { Choice($0.name, title(of: $0), isChosen: $0 == chosen) }, id: id,
            .data("simulates", change))
    }

    private func title(of item: some ContextCase) -> String { item.name.prefix(1).uppercased() + item.name.dropFirst() }
}
