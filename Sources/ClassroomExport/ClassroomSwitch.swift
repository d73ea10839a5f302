import ConfigSchema
import Exporting
import SceneModel
import SourceDiagnostics
import ThemeModel

/// A part of the screen that Agora's apps can leave out, and what decides it in a scene.
///
/// The list is upstream's: `FcrUIConfig` of the web app and of the Android app have these names, and each app knows the
/// switches that have a path here.
struct ClassroomSwitch {
    /// The path in the web app's configuration, such as `header.stateBar.roomName`; nil if the web app has no such switch.
    let web: String?

    /// The field of the Android app's configuration, such as `stateBar.roomName.isVisible`; nil if it has none.
    let android: String?

    /// The component whose `enable` and `visible` decide it; empty for a part that scenes do not have, which stays on.
    let component: String

    /// The path of the part in the component; empty for all of it.
    let part: String

    /// The components of which a scene has to place at least one, because they draw the part.
    let hosts: [String]

    private init(
        web: String? = nil, android: String? = nil, _ component: String = "", _ part: String = "",
        in hosts: [String] = []
    ) {
        self.web = web
        self.android = android.map { $0.hasPrefix("is") ? $0 : $0 + ".isVisible" }
        self.component = component
        self.part = part
        self.hosts = hosts
    }

    /// The name of the value, for findings.
    var name: String {
        let name = component + (part.isEmpty ? "" : "." + part)
        return name.isEmpty ? web ?? android ?? "" : name
    }

    private static let teacher = ["teacherVideo", "videoStrip"]
    private static let student = ["studentVideo", "videoStrip", "classTools"]

    /// All of them, in the order of the web app.
    static let all: [ClassroomSwitch] =
        [
            ClassroomSwitch(web: "header.stateBar", android: "isHeaderVisible", "stateBar", in: ["stateBar"]),
            stateBar("networkState"), stateBar("roomName"), stateBar("scheduleTime"),
            ClassroomSwitch(web: "header.stateBar.classState", "classState", in: ["classState"]),
            ClassroomSwitch(web: "header.stateBar.microphone", "setting", "microphone", in: ["setting"]),
            ClassroomSwitch(web: "header.stateBar.camera", "setting", "camera", in: ["setting"]),
            ClassroomSwitch(web: "stage.teacherVideo", android: "isStageVisible", "teacherVideo", in: teacher),
            ClassroomSwitch(web: "stage.teacherVideo.resetPosition", android: "teacherVideo.resetPosition"),
            ClassroomSwitch(
                web: "stage.teacherVideo.offStage", android: "teacherVideo.offStage", "teacherVideo", "offStage",
                in: teacher),
            ClassroomSwitch(web: "stage.studentVideo", "studentVideo", in: student),
        ]
        + ["camera", "microphone", "boardAuthorization", "reward", "offStage"].map {
            ClassroomSwitch(
                web: "stage.studentVideo.\($0)", android: "studentVideo.\($0)", "studentVideo", $0, in: student)
        } + [
            ClassroomSwitch(
                web: "engagement.netlessBoard", android: "isEngagementVisible", "netlessBoard", in: ["netlessBoard"]),
            ClassroomSwitch(web: "engagement.netlessBoard.switch", android: "netlessBoard.Switch"),
            board("mouse"), board("text"), board("selector"), board("pencil", "paint"), board("eraser"),
            ClassroomSwitch(web: "engagement.netlessBoard.move"),
            board("save"),
            ClassroomSwitch(android: "netlessBoard.clear", "netlessBoard", "clear", in: ["netlessBoard"]),
            ClassroomSwitch(
                web: "engagement.laserPointer", "netlessBoard", "laser", in: ["netlessBoard"]),
            tool("popupQuiz"), tool("counter"), tool("poll"), tool("screenShare"), tool("cloudStorage"),
            tool("breakoutRoom", in: ["breakout", "invitation"]), tool("roster", in: ["roster"]),
            tool("raiseHand", in: ["handsList"]),
            ClassroomSwitch(web: "extension.agoraChat", android: "isExtensionVisible", "agoraChat", in: ["agoraChat"]),
            ClassroomSwitch(android: "agoraChat", "agoraChat", in: ["agoraChat"]),
        ]
        + ["muteAll", "emoji", "picture"].map {
            ClassroomSwitch(
                web: "extension.agoraChat.\($0)", android: "agoraChat.\($0)", "agoraChat", $0, in: ["agoraChat"])
        }

    private static func stateBar(_ part: String) -> ClassroomSwitch {
        ClassroomSwitch(
            web: "header.stateBar.\(part)", android: "stateBar.\(part)", "stateBar", part, in: ["stateBar"])
    }

    private static func board(_ name: String, _ part: String? = nil) -> ClassroomSwitch {
        ClassroomSwitch(
            web: "engagement.netlessBoard.\(name)", android: "netlessBoard.\(name)", "netlessBoard", part ?? name,
            in: ["netlessBoard"])
    }

    private static func tool(_ name: String, in hosts: [String] = ["classTools"]) -> ClassroomSwitch {
        ClassroomSwitch(web: "engagement.\(name)", android: name, name, in: hosts)
    }
}

extension ClassroomSwitch {
    /// Whether a scene shows the part, and the line that decides it.
    ///
    /// A part is shown if a component that draws it is placed and neither `enable` nor `visible` is off. Of what no file
    /// says, the place is the beginning of the scene's file.
    func value(in scene: ExportedScene, _ theme: ExportedTheme) -> (isOn: Bool, place: SourceRange) {
        guard !component.isEmpty else { return (true, scene.place) }
        let device = scene.deviceClass
        if !hosts.isEmpty, !hosts.contains(where: { scene.places($0, on: device) }) { return (false, scene.place) }
        var place: SourceRange?
        for key in ["enable", "visible"] {
            let path = part.isEmpty ? key : part + "." + key
            guard let value = scene.value(of: component, path, mode: theme.modes[0], deviceClass: device) else {
                continue
            }
            if case .boolean(false) = value.resolved { return (false, value.isBuiltIn ? scene.place : value.place) }
            if !value.isBuiltIn, place == nil { place = value.place }
        }
        return (true, place ?? scene.place)
    }

    /// A finding if the part is shown on one device class and not on another: the apps have one switch for all.
    func deviceFinding(in scene: ExportedScene, _ theme: ExportedTheme, for target: String) -> Diagnostic? {
        guard !component.isEmpty else { return nil }
        let own = value(in: scene, theme).isOn
        for device in theme.deviceClasses where device != scene.deviceClass {
            for key in ["enable", "visible"] {
                let path = part.isEmpty ? key : part + "." + key
                guard let other = scene.value(of: component, path, mode: theme.modes[0], deviceClass: device),
                    case .boolean(false) = other.resolved, !other.isBuiltIn, own
                else { continue }
                return .lost(
                    "'\(target)' has one switch for all devices: '\(name)' stays on, although it is off on '\(device)'",
                    at: other.place)
            }
        }
        return nil
    }
}

extension ExportedScene {
    /// The class of the screen that the scene is made for.
    var deviceClass: String { scene.device.deviceClass.rawValue }

    /// Whether the scene places a component on a class of screens, for some role at least.
    func places(_ component: String, on deviceClass: String) -> Bool {
        scene.placements.contains { $0.name == component && ($0.devices?.contains(deviceClass) ?? true) }
    }

    /// Findings about what the apps decide themselves: where components stand, and how they look.
    func losses(_ theme: ExportedTheme, for target: String) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        if let compose = scene.values("compose").first {
            findings.append(
                .lost(
                    "'\(target)' places the parts of the screen itself: 'compose' only says which there are",
                    at: compose.range))
        }
        return findings + theme.valueLosses(componentValues, for: target)
    }
}
