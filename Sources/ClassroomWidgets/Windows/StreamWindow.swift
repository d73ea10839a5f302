import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A camera or a shared screen in a window over the board.
///
/// ## What differs from upstream
/// - Stream identifiers may have hyphens; upstream refuses a widget's identifier with more than one.
/// - A camera's window that comes fades in where it stands, instead of flying there from the tile that it was.
struct StreamWindow: Widget {
    static let id = WidgetID.streamWindow

    static let summary = "A camera or a shared screen in a window over the board, as large as those who lead make it."

    static let instances = WidgetInstances.hyphenated

    static let layer = WidgetLayer.windows

    static let reads: Set<Topic> = [.stream, .user, .cdn]

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill, behind the picture."),
            .length("cornerRadius", default: "$windowCornerRadius", "Radius of the corners."),
            .length("borderWidth", default: "$borderWidth", "Width of the border."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the border."),
            .group(
                "mask", "What stands in for a picture, as in the video windows. Of our own.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemBackgroundColor", "Fill of a window without a picture."),
                    .image("noUserImage", default: "window_no_user", "Icon of a stream that has ended."),
                    .image("cameraOffImage", default: "window_device_off", "Icon while the camera is closed."),
                    .image(
                        "cameraForbiddenImage", default: "window_device_forbidden",
                        "Icon while the camera is open and its picture withheld."),
                ]),
            .group(
                "label", "The name of the person. Of our own.",
                PropertySpec.visibility + [
                    .font("font", default: "$font12", "Font of the name."),
                    .color(
                        "color", default: "white", "Colour of the name.",
                        on: ["mask.backgroundColor", "label.backgroundColor"]),
                    .color("backgroundColor", default: "black @ 55%", "What lies under the name."),
                ]),
        ]

    static let roomProperties: [PropertySpec] = [
        PropertySpec("zIndex", .integer(WindowOrder.range), "Its place above others.")
    ]

    static let messages = [
        WidgetMessageDeclaration(
            "zIndex", .toHost, .integer(WindowOrder.range), "Its properties have changed: its place above others.")
    ]

    static let service: (any WidgetRequestHandler)? = WindowService()

    // MARK: Place

    func frame(in environment: WidgetEnvironment) throws -> WidgetSyncFrame? {
        Self.frame(
            environment.syncFrame, in: environment.roomInfo.roomType, openBefore: Self.openBefore(environment))
    }

    /// Where a window stands.
    ///
    /// - Parameters:
    ///   - frame: What the room says; without a size it is the whole area.
    ///   - type: The kind of class; in a lecture a window that nobody has placed begins as those of the stage do.
    ///   - openBefore: How many stream windows there are already.
    /// - Returns: The frame.
    static func frame(_ frame: WidgetSyncFrame?, in type: RoomType, openBefore: Int) -> WidgetSyncFrame {
        if let frame { return frame.width == 0 && frame.height == 0 ? .full : frame }
        return type == .lecture ? .onStage(openBefore) : .full
    }

    private static func openBefore(_ environment: WidgetEnvironment) -> Int {
        let widgets = environment.pool.widget
        return widgets.getAllWidgetActivity().count { id, isActive in
            isActive && widgets.getWidgetKind(id) == Self.id && id < environment.widgetId
        }
    }

    func depth(in environment: WidgetEnvironment) throws -> Int {
        WindowOrder.streamDepth(
            environment.roomProperties, environment.syncFrame,
            isScreen: Self.stream(of: environment.widgetId, in: environment)?.videoSourceType == .screen)
    }

    mutating func onRoomPropertiesChanged(
        _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {
        environment.sendMessage(WidgetMessage("zIndex", .integer(try depth(in: environment))))
    }

    // MARK: Picture

    /// The stream that the identifier means: what stands behind its first hyphen.
    static func stream(of id: String, in environment: WidgetEnvironment) -> StreamInfo? {
        let parts = id.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 ? environment.pool.stream.getStream(String(parts[1])) : nil
    }

    /// Nothing for a shared screen where the configuration of `screenShare` hides it.
    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        guard let stream = Self.stream(of: environment.widgetId, in: environment) else {
            return window([mask("noUserImage", "diorama_stream_gone", environment)], environment)
        }
        if stream.videoSourceType == .screen, environment.scene.values(of: "screenShare")?.isShown("") == false {
            return .nothing
        }
        let label = HTMLNode.element(
            .p, .class("label"), .configured(by: "label"), .dirAuto,
            environment.values.isShown("label") ? nil : .hidden, text: stream.owner.userName)
        return window(
            [picture(of: stream, environment), label], environment, isScreen: stream.videoSourceType == .screen)
    }

    private func picture(of stream: StreamInfo, _ environment: WidgetEnvironment) -> HTMLNode {
        let name = stream.owner.userName
        let isScreen = stream.videoSourceType == .screen
        let streams = environment.pool.stream
        let isLost = streams.isWatchedFromCdn(stream) && streams.getCdnInfo().state == .failed
        guard stream.videoWindowState == .both, !isLost else {
            let isForbidden = stream.videoWindowState == .mediaSourceOpen
            let label = isForbidden ? "diorama_camera_forbidden" : "diorama_camera_off"
            return mask(
                isForbidden ? "cameraForbiddenImage" : "cameraOffImage",
                isScreen ? "diorama_stream_no_picture" : label, environment)
        }
        return .element(
            .div, .class("picture" + (isScreen ? " is-screen" : "")), .role("img"),
            .aria(
                "label", environment.string(isScreen ? "diorama_stream_screen" : "diorama_stream_camera", xxx: name)),
            .style(.property("--hue", .number(Double(Portrait.hue(of: stream.owner.userUuid))))),
            children: isScreen
                ? [.element(.span, .class("desktop"))]
                : [.element(.span, .class("monogram"), text: Portrait.monogram(of: name))])
    }

    private func mask(_ image: String, _ label: String, _ environment: WidgetEnvironment) -> HTMLNode {
        guard environment.values.isShown("mask") else { return .nothing }
        return .element(
            .div, .class("picture is-off"), .configured(by: "mask.backgroundColor"),
            children: [environment.icon("mask." + image, label: environment.string(label))])
    }

    private func window(
        _ children: [HTMLNode], _ environment: WidgetEnvironment, isScreen: Bool = false
    ) -> HTMLNode {
        .element(
            .section, .class("streamWindow" + (isScreen ? " has-screen" : "")), .id(environment.partID("window")),
            .configured(by: "backgroundColor", "borderColor", "borderWidth", "cornerRadius"), children: children)
    }

    static let strings: [String: [String: String]] = [
        "diorama_stream_camera": ["en": "{xxx}'s camera", "zh-Hans": "{xxx}的摄像头"],
        "diorama_stream_screen": ["en": "{xxx}'s screen", "zh-Hans": "{xxx}的屏幕"],
        "diorama_stream_no_picture": ["en": "No picture", "zh-Hans": "暂无画面"],
        "diorama_stream_gone": ["en": "This stream has ended", "zh-Hans": "该视频流已结束"],
    ]

    static let styleSheet = """
        .widget:has(> .streamWindow) { transition-timing-function: ease-out; }
        .streamWindow { position: relative; width: 100%; height: 100%; overflow: hidden; container-type: size;
          border-radius: var(--streamWindow-cornerRadius); background: var(--streamWindow-backgroundColor);
          animation: streamWindow-appear 0.25s ease-out; }
        .streamWindow.has-screen { background: var(--screenShare-backgroundColor, var(--streamWindow-backgroundColor));
          animation: none; }
        @keyframes streamWindow-appear { from { opacity: 0; transform: scale(.96); } }
        .streamWindow::after { content: ""; position: absolute; inset: 0; pointer-events: none; border-radius: inherit;
          border: var(--streamWindow-borderWidth) solid var(--streamWindow-borderColor); }
        .streamWindow .picture { position: absolute; inset: 0; display: grid; place-items: center;
          background: radial-gradient(circle at 30% 15%, hsl(var(--hue) 60% 66% / .75), transparent 65%),
          linear-gradient(155deg, hsl(var(--hue) 42% 50%), hsl(calc(var(--hue) + 42) 48% 32%)); }
        .streamWindow .picture.is-screen { background: linear-gradient(155deg, hsl(var(--hue) 22% 30%), hsl(var(--hue) 28% 18%)); }
        .streamWindow .monogram { display: grid; place-items: center; width: min(48cqh, 48cqw); aspect-ratio: 1;
          border-radius: 50%; background: rgb(255 255 255 / .16); box-shadow: inset 0 0 0 1px rgb(255 255 255 / .3);
          color: rgb(255 255 255 / .95); font: 500 min(20cqh, 20cqw)/1 -apple-system, BlinkMacSystemFont, Inter,
          "Segoe UI", Roboto, "PingFang SC", "Noto Sans CJK SC", "Noto Sans", sans-serif; }
        .streamWindow .desktop { width: min(52cqw, 84cqh); aspect-ratio: 16 / 10; border-radius: 6px;
          border: 2px solid rgb(255 255 255 / .35);
          background: linear-gradient(rgb(255 255 255 / .3) 12%, transparent 0) 0 0 / 100% 100%,
          repeating-linear-gradient(rgb(255 255 255 / .14) 0 8%, transparent 8% 18%) 50% 90% / 80% 60% no-repeat; }
        .streamWindow .picture.is-off { background: var(--streamWindow-mask-backgroundColor); }
        .streamWindow .picture.is-off .icon { width: min(53cqh, 80cqw); height: min(53cqh, 80cqw); }
        .streamWindow .label { position: absolute; left: 6px; bottom: 6px; max-width: calc(100% - 12px); margin: 0;
          padding: 1px 8px; overflow: hidden; border-radius: 10px; background: var(--streamWindow-label-backgroundColor);
          color: var(--streamWindow-label-color); font: var(--streamWindow-label-font); text-overflow: ellipsis;
          white-space: nowrap; }
        .streamWindow .label[hidden] { display: none; }
        @media (prefers-reduced-motion: reduce) { .streamWindow { animation: none; } }
        """
}
