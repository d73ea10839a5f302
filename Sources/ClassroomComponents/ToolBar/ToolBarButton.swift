import ClassroomContexts
import ConfigSchema
import SceneRendering

enum ToolBarButton: String, CaseIterable {
    case setting, message, roster, handsList, waveHands, help, breakout

    /// What the button is for, for the reference.
    var summary: String {
        switch self {
        case .setting: "Opens the settings."
        case .message: "Opens the messages; a dot says that some are unread."
        case .roster: "Opens the roster."
        case .handsList: "Opens the list of raised hands; a badge counts them."
        case .waveHands: "Raises the viewer's hand while it is pressed, and for three seconds after."
        case .help: "Asks the teacher into the viewer's group."
        case .breakout: "Opens the discussion groups, which the teacher makes and closes."
        }
    }

    /// The button's name for a screen reader, as a key of the product's texts.
    var label: String {
        switch self {
        case .setting: "diorama_tool_setting"
        case .message: "diorama_tool_message"
        case .roster: "fcr_user_list"
        case .handsList: "diorama_tool_hands_list"
        case .waveHands: "diorama_tool_wave_hands"
        case .help: "diorama_tool_help"
        case .breakout: "diorama_groups"
        }
    }

    /// The images of the button at rest and while its popup is open; those of another component's configuration start
    /// with a slash.
    var images: (normal: String, selected: String) {
        switch self {
        case .setting: ("setting.normalImage", "setting.selectedImage")
        case .message: ("message.normalImage", "message.selectedImage")
        case .roster: ("/roster.normalImage", "/roster.selectedImage")
        case .handsList: ("handsList.normalImage", "handsList.selectedImage")
        case .waveHands: ("/raiseHand.normalImage", "/raiseHand.normalImage")
        case .help: ("/breakoutRoom.help.enabledImage", "/breakoutRoom.help.disabledImage")
        case .breakout: ("/breakout.normalImage", "/breakout.selectedImage")
        }
    }

    /// The configurations that have to be enabled and visible for the button to be listed: the owner's name, and the
    /// path in it.
    var switches: [(component: String, path: String)] {
        switch self {
        case .setting: [("toolBar", "setting"), ("setting", "")]
        case .message: [("toolBar", "message"), ("agoraChat", "")]
        case .roster: [("roster", "")]
        case .handsList: [("toolBar", "handsList"), ("handsList", "")]
        case .waveHands: [("raiseHand", "")]
        case .help: [("breakoutRoom", ""), ("breakoutRoom", "help")]
        case .breakout: [("breakoutRoom", ""), ("breakout", "")]
        }
    }

    /// Whether the button opens a popup.
    var isAnchor: Bool {
        switch self {
        case .setting, .message, .roster, .handsList, .breakout: true
        case .waveHands, .help: false
        }
    }

    /// The buttons of a list, each once, whose features are switched on and whose popups are there.
    static func all(
        in names: [String], isShown: (_ path: String, _ component: String) -> Bool,
        hasPopup: (_ anchor: String) -> Bool
    ) -> [ToolBarButton] {
        names.reduce(into: []) { buttons, name in
            guard let button = ToolBarButton(rawValue: name), !buttons.contains(button),
                !button.isAnchor || hasPopup(name), button.switches.allSatisfy({ isShown($0.path, $0.component) })
            else { return }
            buttons.append(button)
        }
    }

    static let cases = allCases.map { EnumerationCase($0.rawValue, $0.summary) }
}
