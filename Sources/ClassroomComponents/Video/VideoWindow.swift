import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// Draws one video window, with the configuration of `teacherVideo` or `studentVideo`.
///
/// There is no real video: a published picture is a portrait made of the user's initials on colours made of their
/// identifier, so that a person looks the same on every screen.
struct VideoWindow {
    /// `teacherVideo` or `studentVideo`: the configuration, and the class of the element.
    let component: String
    /// What is drawn for.
    let context: RenderContext

    /// The configuration for a user's window.
    static func component(for role: UserRole) -> String { role == .teacher ? TeacherVideo.name : StudentVideo.name }

    /// The identifier of a user's window.
    static func id(_ userUuid: String, in context: RenderContext) -> String { context.partID("window-" + userUuid) }

    /// A user's window; blank while the same stream stands in a big window.
    func render(_ content: WindowContent, attributes: [HTMLAttribute] = []) -> HTMLNode {
        var classes = [component]
        if !shows("cell") { classes.append("is-frameless") }
        if context.sceneType == "vocation" { classes.append("has-small-overlay") }
        if content.isDetached { classes.append("is-detached") }
        if content.isSpeaking { classes.append("is-speaking") }
        let opener: (window: [HTMLAttribute], button: HTMLNode) =
            content.isDetached ? ([], .nothing) : WindowMenu.opener(for: content.user, in: context)
        return .element(
            .div,
            [
                .id(Self.id(content.user.userUuid, in: context)), .class(classes.joined(separator: " ")),
                .role("group"),
                .aria("label", content.user.userName), configured("cell"),
            ] + opener.window + attributes,
            content.isDetached
                ? []
                : [
                    opener.button, picture(content), delivery(content), hand(content), reward(content),
                    caption(content), crown(content),
                ])
    }

    /// A seat that nobody sits in.
    func renderEmpty(label: String, attributes: [HTMLAttribute] = []) -> HTMLNode {
        .element(
            .div,
            [
                .class(component + (shows("cell") ? " is-empty" : " is-empty is-frameless")),
                configured("cell", "mask.backgroundColor"),
            ] + attributes,
            [shows("mask") ? icon("mask.noUserImage", "overlay", label: label) : .nothing])
    }

    /// What lies on the same person's big window, which draws picture and name itself.
    func renderMarks(_ content: WindowContent) -> HTMLNode {
        .element(
            .div, .id(Self.id(content.user.userUuid, in: context)),
            .class(component + (content.isSpeaking ? " marks is-speaking" : " marks")), configured("cell", "mask"),
            children: [
                delivery(content), hand(content), reward(content),
                shows("mask") ? .element(.div, .class("caption"), children: [microphone(content)]) : .nothing,
                crown(content),
            ])
    }

    // MARK: Parts

    private func picture(_ content: WindowContent) -> HTMLNode {
        if content.video == .both, content.delivery?.state != .failed {
            return .element(
                .div, .class("picture"), .aria("hidden", "true"),
                .style(.property("--hue", .number(Double(Portrait.hue(of: content.user.userUuid))))),
                children: [.element(.span, .class("monogram"), text: Portrait.monogram(of: content.user.userName))])
        }
        guard shows("mask") else { return .nothing }
        let isForbidden = content.video == .mediaSourceOpen
        let image = isForbidden ? "mask.cameraForbiddenImage" : "mask.cameraOffImage"
        return .element(
            .div, .class("picture is-off"), configured("mask.backgroundColor"),
            children: [
                icon(
                    image, "overlay",
                    label: context.string(isForbidden ? "diorama_camera_forbidden" : "diorama_camera_off"))
            ])
    }

    /// How far the picture lies behind what happens.
    private func delivery(_ content: WindowContent) -> HTMLNode {
        guard let info = content.delivery, shows("mask"), shows("label") else { return .nothing }
        return CdnBadge.node(info, keys: "/\(component).label /\(component).mask.micBackgroundColor", in: context)
    }

    private func hand(_ content: WindowContent) -> HTMLNode {
        guard content.isWaving, context.isShown("waveHands", of: StudentVideo.name) else { return .nothing }
        return .element(
            .span, .class("hand"),
            children: [
                context.icon(
                    "/\(StudentVideo.name).waveHands.gifUrl", of: component,
                    label: context.string("diorama_hand_raised"))
            ])
    }

    private func reward(_ content: WindowContent) -> HTMLNode {
        guard content.rewards > 0, shows("mask") else { return .nothing }
        return .element(
            .span, .class("reward"), configured("label", "mask.micBackgroundColor"),
            children: [
                icon("mask.rewardImage", nil, label: nil),
                .element(
                    .span, .class("count"), .role("img"),
                    .aria(
                        "label",
                        content.rewards == 1
                            ? context.string("diorama_reward")
                            : context.string("diorama_rewards", xxx: String(content.rewards))),
                    text: "x\(content.rewards)"),
            ])
    }

    private func crown(_ content: WindowContent) -> HTMLNode {
        guard content.hasBoard, shows("mask") else { return .nothing }
        return icon("mask.boardAuthWindowImage", "crown", label: context.string("diorama_board_granted"))
    }

    private func caption(_ content: WindowContent) -> HTMLNode {
        var children: [HTMLNode] = []
        if shows("mask") { children.append(microphone(content)) }
        if shows("label") {
            children.append(
                .element(.span, .class("name"), .dirAuto, configured("label"), text: content.user.userName))
        }
        return .element(
            .div, .class(content.hasBoard ? "caption has-crown" : "caption"), configured("mask.micBackgroundColor"),
            children: children)
    }

    private func microphone(_ content: WindowContent) -> HTMLNode {
        let (image, label) =
            switch content.audio {
            case .none, .hasStreamPublishPrivilege: ("mask.micOffImage", "diorama_mic_off")
            case .mediaSourceOpen: ("mask.micForbiddenImage", "diorama_mic_forbidden")
            case .both: ("mask.micOnImage", "diorama_mic_on")
            }
        var children = [icon(image, nil, label: context.string(label))]
        if content.volumeShare > 0 {
            children.append(
                .element(
                    .span, .class("volume"), .style(.property("--volume", .number(content.volumeShare))),
                    children: [icon("mask.micVolumeImage", nil, label: nil)]))
        }
        return .element(.span, .class("microphone"), configured("mask.micBackgroundColor"), children: children)
    }

    // MARK: Configuration

    private func shows(_ part: String) -> Bool { context.isShown(part, of: component) }

    private func configured(_ paths: String...) -> HTMLAttribute {
        .data(.keys, paths.map { "/\(component).\($0)" }.joined(separator: " "))
    }

    /// An icon, in an element of its own when the style sheet has to place it.
    private func icon(_ path: String, _ place: StaticString?, label: String?) -> HTMLNode {
        let icon = context.icon("/\(component).\(path)", of: component, label: label)
        return place.map { .element(.span, .class("\($0)"), children: [icon]) } ?? icon
    }
}
