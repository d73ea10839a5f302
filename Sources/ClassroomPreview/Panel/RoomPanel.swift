import ClassroomContexts
import ClassroomScenes
import LiveValues
import PreviewServing
import SceneRendering

/// The controls that play the part of the server and of other people's machines.
///
/// Each group is an element of its own, so that an event redraws only the group that shows what changed.
struct RoomPanel: PreviewPanel {
    /// The room through the viewer's eyes.
    let pool: ContextPool

    var texts: RoomTexts { RoomTexts(pool) }

    /// The widgets that can run in the room's scenes.
    var widgets: [any Widget.Type] = []

    /// The students that the list offers; a list of ten thousand helps nobody and slows every page.
    static let maxListed = 200

    /// The whole section.
    var node: HTMLNode {
        .element(
            .div, .id("d-room"), .class("d-controls"),
            children: [
                title, quality, connection, classStates, recordings, peopleNode, classNode, groupsNode, delivery,
                chatClient, controller, sounds,
            ])
    }

    /// Whether this browser sounds with a reward, which `reward.js` remembers: no page sounds unasked.
    private var sounds: HTMLNode {
        .element(
            .label, .class("d-sounds d-needs-script"),
            children: [.element(.input, .type("checkbox")), .element(.span, text: texts.sounds)])
    }

    /// The groups that events change.
    var parts: [HTMLNode] {
        [
            title, classStates, recordings, delivery, quality, connection, counts, groupsNode, classNode, chatClient,
            controller,
        ]
    }

    /// The group that shows what an event of this topic is about.
    func part(showing topic: Topic) -> HTMLNode? {
        switch topic {
        case .room: title
        case .classState: classStates
        case .recording: recordings
        case .cdn: delivery
        case .networkQuality: quality
        case .connection: connection
        case .chat: chatClient
        case .widgetController: controller
        case .user, .coHost: counts
        case .group: groupsNode
        case .widgetActivity, .widgetProperties: classNode
        default: nil
        }
    }

    private var title: HTMLNode {
        let name = pool.room.getRoomInfo().roomName
        return .element(
            .div, .id("d-room-title"), .class("d-heading"),
            children: [
                .element(.h2, .dirAuto, text: name.isEmpty ? texts.room : name), closing,
                .element(
                    .span, children: [.element(.span, .class("d-time"), .showsClock), .text(" UTC")]),
            ])
    }

    /// What the server does some time after the class.
    private var closing: HTMLNode {
        let isClosed = pool.room.isClosed()
        return .element(
            .form, .class("d-needs-script"), .sends(PanelMessage.command(.closeRoom(CloseRoom()))),
            children: [
                .element(
                    .button, .class("d-button"), isClosed ? .disabled : nil,
                    isClosed ? .title(texts.closedHelp) : nil,
                    text: isClosed ? texts.closed : texts.close)
            ])
    }

    private var quality: HTMLNode {
        let monitor = pool.monitor.getMonitorInfo()
        return segments(
            "quality", texts.network, id: "d-room-quality", chosen: monitor.quality,
            .setNetworkQuality(SetNetworkQuality(quality: monitor.quality, userUuid: pool.localUser)))
    }

    private var classStates: HTMLNode {
        let state = pool.room.getClassInfo().state
        return segments(
            "classState", texts.classState, id: "d-room-class", chosen: state,
            .setClassState(SetClassState(classState: state)))
    }

    private var recordings: HTMLNode {
        let recording = pool.room.getRecordingState()
        return segments(
            "recording", texts.recording, id: "d-room-recording", chosen: recording,
            .setRecording(SetRecording(recording: recording)))
    }

    private var connection: HTMLNode {
        let monitor = pool.monitor.getMonitorInfo()
        let choices = ConnectionState.allCases.map {
            Choice($0.name, texts.title(of: $0), isChosen: $0 == monitor.connection)
        }
        return .element(
            .div, .id("d-room-connection"),
            children: [
                ChoiceControl.select(
                    name: "connection", label: texts.connection, groups: [ChoiceGroup(choices: choices)],
                    .sends(
                        PanelMessage.command(
                            .setConnection(
                                SetConnection(connection: monitor.connection, userUuid: pool.localUser)))))
            ])
    }

    /// How what widgets ask for is answered, in the place of an app's controller.
    private var controller: HTMLNode {
        let chosen = pool.widget.getSimulatedController()
        let choices = SimulatedController.allCases.map { Choice($0.name, texts.title(of: $0), isChosen: $0 == chosen) }
        return .element(
            .div, .id("d-room-controller"),
            children: [
                ChoiceControl.select(
                    name: "controller", label: texts.requests, groups: [ChoiceGroup(choices: choices)],
                    .title(texts.requestsHelp),
                    .sends(PanelMessage.command(.setWidgetController(SetWidgetController(controller: chosen)))))
            ])
    }

    /// A row of buttons that fills the property of its name in the command.
    private func segments<Case: NamedCase>(
        _ name: String, _ legend: String, id: String, chosen: Case, _ command: RoomCommand
    ) -> HTMLNode {
        ChoiceControl.segments(
            name: name, legend: legend,
            choices: Case.allCases.map { Choice($0.name, texts.title(of: $0), isChosen: $0 == chosen) }, id: id,
            .sends(PanelMessage.command(command)))
    }
}
