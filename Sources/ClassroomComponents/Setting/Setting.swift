import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The panel with the viewer's own devices and the way out, for everybody; and the room's link, where the app has
/// registered the widget `sharingLink`.
///
/// ```yaml
/// setting:
///   camera: { tintColor: $systemBrandColor, direction: { selectedBackgroundColor: $systemBrandColor } }
///   speaker: { visible: false }
///   exit: { backgroundColor: $systemErrorColor }
/// ```
struct Setting: Component {
    static let name = "setting"

    static let titleKey: String? = "diorama_tool_setting"

    static let summary = "The panel with the viewer's camera, microphone and speaker, and the way out, for everybody."

    private static let panel = LayoutSize(width: 201, height: 241)

    /// How much higher the panel is with the way to the room's link, in points: upstream's figure.
    private static let shareRow = 44.0

    static let outline = ComponentOutline(
        fill: "backgroundColor", isPressed: true, size: panel, job: "settings",
        labels: { labels(in: $0, width: $1.width) })

    /// The names of the rows beside their switches, the choice of the camera, and the way out.
    private static func labels(in situation: OutlineSituation, width: Double) -> [OutlineLabel] {
        let row = width - 32
        var labels = [
            ("camera", "fcr_media_camera"), ("microphone", "fcr_media_mic"), ("speaker", "fcr_media_speaker"),
        ].filter { situation.isShown($0.0, of: name) && situation.isShown($0.0 + ".title", of: name) }
            .map { OutlineLabel(situation.string($1), font: $0 + ".title.font", of: name, space: row - 42) }
        if situation.isShown("camera", of: name), situation.isShown("camera.direction", of: name) {
            let choices = ["fcr_media_camera_direction_front", "fcr_media_camera_direction_back"].map { key in
                let words = situation.width(of: situation.string(key), font: "camera.direction.font", of: name)
                return max(40, (words ?? 0) + 12)
            }
            labels.append(
                OutlineLabel(
                    situation.string("fcr_media_camera_direction"), font: "camera.direction.font", of: name,
                    space: row - choices.reduce(20, +)))
        }
        if situation.isShown("exit", of: name) {
            labels.append(
                OutlineLabel(
                    situation.string("fcr_room_leave_room"), font: "exit.titleFont", of: name, space: row - 24))
        }
        return labels
    }

    static let reads: Set<Topic> = [.device, .stream]

    static let ownSize: OwnSize = [.width, .height]

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func size(in context: RenderContext) -> LayoutSize? {
        LayoutSize(
            width: Self.panel.width, height: Self.panel.height + (sharesLink(in: context) ? Self.shareRow : 0))
    }

    /// Whether the room's link can be shared: where the app has registered a widget for it.
    private func sharesLink(in context: RenderContext) -> Bool {
        values.isShown("share") && SharingLink.isRegistered(in: context)
    }

    // MARK: Picture

    func render(in context: RenderContext) -> HTMLNode {
        let cameras = CameraChoice(context.pool.media)
        var rows: [HTMLNode] = sharesLink(in: context) ? [SharingLink.row(in: context)] : []
        if values.isShown("camera") {
            rows.append(
                row(
                    "camera", "fcr_media_camera", action: "toggleCamera", isOpen: cameras.isOpen,
                    exists: !cameras.all.isEmpty, in: context))
            if values.isShown("camera.direction") { rows.append(direction(cameras, in: context)) }
        }
        let others = [
            deviceRow("microphone", "fcr_media_mic", action: "toggleMicrophone", .mic, in: context),
            deviceRow("speaker", "fcr_media_speaker", action: "toggleSpeaker", .speaker, in: context),
        ].compactMap(\.self)
        if !rows.isEmpty, !others.isEmpty, values.isShown("sepLine") {
            rows.append(.element(.hr, .class("line"), .configured(by: "sepLine")))
        }
        rows += others
        if values.isShown("exit") {
            rows.append(
                .element(
                    .button, .id(context.partID("exit")), .type("button"), .class("exit"),
                    context.asks ? .asks(context.partID("leave")) : .performs("leave"), .configured(by: "exit"),
                    text: context.string("fcr_room_leave_room")
                ))
            if context.asks { rows.append(LeaveDialog.render(in: context)) }
        }
        if sharesLink(in: context) { rows.append(SharingLink.view(in: context)) }
        return .element(
            .div, .class(Self.name), .role("group"), .aria("label", context.string("diorama_tool_setting")),
            .configured(by: "backgroundColor", "cornerRadius", "shadow"), children: rows)
    }

    private func deviceRow(
        _ item: String, _ title: String, action: String, _ type: DeviceType, in context: RenderContext
    ) -> HTMLNode? {
        guard values.isShown(item) else { return nil }
        let devices = context.pool.media.getLocalDevices(deviceType: type)
        let isOpen = devices.contains { context.pool.media.getLocalDeviceState($0) == .open }
        return row(item, title, action: action, isOpen: isOpen, exists: !devices.isEmpty, in: context)
    }

    private func row(
        _ item: String, _ title: String, action: String, isOpen: Bool, exists: Bool, in context: RenderContext
    ) -> HTMLNode {
        let titleID = context.partID(item + "-title")
        return .element(
            .div, .class("row for-\(item)"),
            children: [
                .element(
                    .span, .id(titleID), .class(values.isShown(item + ".title") ? "title" : "sr-only"),
                    .configured(by: item + ".title"), text: context.string(title)),
                .element(
                    .button, .id(context.partID(item)), .type("button"), .class("switch"), .role("switch"),
                    .aria("checked", String(isOpen)), .aria("labelledby", titleID),
                    exists ? nil : .disabled, exists ? nil : .title(context.string("diorama_device_none")),
                    .performs(action), .configured(by: item + ".tintColor")),
            ])
    }

    private func direction(_ cameras: CameraChoice, in context: RenderContext) -> HTMLNode {
        let titleID = context.partID("direction-title")
        let buttons = [
            (SystemDevice.frontCamera, "fcr_media_camera_direction_front"),
            (SystemDevice.backCamera, "fcr_media_camera_direction_back"),
        ].map { device, title in
            let isChosen = cameras.direction == device
            let state = isChosen ? "selected" : "normal"
            let exists = context.pool.media.getLocalDevice(device) != nil
            let canChoose = cameras.isOpen && exists
            return HTMLNode.element(
                .button, .id(context.partID(device.name)), .type("button"), .class("choice"),
                .aria("pressed", String(isChosen)), canChoose ? nil : .disabled,
                canChoose ? nil : .title(context.string(exists ? "diorama_camera_closed" : "diorama_device_none")),
                .performs("chooseCamera"),
                .argument(device.name),
                .configured(
                    by: "camera.direction.\(state)BackgroundColor", "camera.direction.\(state)LabelColor",
                    "camera.direction.cornerRadius", "camera.direction.font"),
                text: context.string(title))
        }
        return .element(
            .div, .class("row for-direction"), .role("group"), .aria("labelledby", titleID),
            children: [
                .element(
                    .span, .id(titleID), .class("title"), .configured(by: "camera.direction.titleColor"),
                    text: context.string("fcr_media_camera_direction"))
            ] + buttons)
    }

    // MARK: Life

    func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        switch record.topic {
        // Heard only by the user whose device it is.
        case .device: .everything
        case .stream: record.concernedUsers.contains(context.pool.localUser) ? .everything : .nothing
        default: .nothing
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        let media = context.pool.media
        switch action.name {
        case "toggleCamera":
            let cameras = CameraChoice(media)
            if cameras.isOpen {
                for camera in cameras.open { try media.closeLocalDevice(camera) }
            } else if let camera = media.getLocalDevice(cameras.direction) ?? cameras.all.first {
                try media.openLocalDevice(camera)
            }
        case "chooseCamera":
            guard let device = SystemDevice(name: action.argument), CameraChoice(media).isOpen else { return }
            try media.openLocalDevice(systemDevice: device)
        case "toggleMicrophone": try toggle(.mic, media)
        case "toggleSpeaker": try toggle(.speaker, media)
        case "leave":
            if let subRoom = context.pool.subRoom, action.values["to"] != "outside" {
                subRoom.leaveSubRoom()
            } else {
                context.pool.room.leaveRoom()
            }
        default: break
        }
    }

    private func toggle(_ type: DeviceType, _ media: MediaContext) throws(ContextError) {
        let devices = media.getLocalDevices(deviceType: type)
        let open = devices.filter { media.getLocalDeviceState($0) == .open }
        for device in open { try media.closeLocalDevice(device) }
        if open.isEmpty, let device = devices.first { try media.openLocalDevice(device) }
    }
}

/// Which of the viewer's cameras is open.
private struct CameraChoice {
    let all: [LocalDevice]
    /// Those that are open: one at most, as long as the fixture does not say otherwise.
    let open: [LocalDevice]

    init(_ media: MediaContext) {
        all = media.getLocalDevices(deviceType: .camera)
        open = all.filter { media.getLocalDeviceState($0) == .open }
    }

    var isOpen: Bool { !open.isEmpty }

    /// The direction that is chosen: the open camera's, and front while none is open.
    var direction: SystemDevice { open.first?.systemDevice == .backCamera ? .backCamera : .frontCamera }
}
