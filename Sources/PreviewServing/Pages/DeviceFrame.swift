import SceneModel
import SceneRendering

/// The device frame with the scene in it.
enum DeviceFrame {
    /// The middle of the page; what stands in the frame is `exit` while the viewer is out of the scene.
    static func node(
        _ picture: LivePicture?, exit: HTMLNode?, notes: [String], time: StageTime, overlay: HTMLNode,
        deviceTitle: String, _ texts: PageTexts
    ) -> HTMLNode {
        .element(
            .main, .id(.main), .class("d-main"), .tabIndex(-1), .aria("label", texts.scene),
            children: [
                .element(
                    .h1, .id(.title), .class("sr-only"),
                    text: picture.map { $0.staged.scene.title(locale: $0.staged.view.locale) } ?? texts.preview),
                self.notes(notes, texts),
                .element(.div, .class("d-fit"), children: [device(picture, exit, texts)]),
                .element(.div, .class("d-under"), children: [caption(picture, deviceTitle, texts), time.node]), overlay,
                .element(.div, .id(.messages), .class("d-messages"), .role("status"), .aria("live", "polite")),
            ])
    }

    /// Notes about the URL: values that the page could not use, in English as findings are.
    static func notes(_ notes: [String], _ texts: PageTexts) -> HTMLNode {
        let id = HTMLAttribute.id(.notes)
        if notes.isEmpty { return .element(.div, id, .hidden) }
        return .element(
            .div, id, .class("d-notes"), .role("status"), texts.english,
            children: [.element(.ul, children: notes.map { .element(.li, text: $0) })])
    }

    static func device(_ picture: LivePicture?, _ exit: HTMLNode?, _ texts: PageTexts) -> HTMLNode {
        guard let picture else {
            return .element(
                .div, .id(.device), .class("d-empty"),
                children: [.element(.h1, text: texts.noPicture), .element(.p, text: texts.noPictureHelp)])
        }
        // The scene's class gives the toasts the theme's values.
        let toasts = HTMLNode.element(
            .div, .id(.toasts), .class("d-toasts scene"), .data(.own), .role("status"), .aria("live", "polite"))
        let flourishes = HTMLNode.element(
            .div, .id(.flourishes), .class("d-flourishes scene"), .data(.own), .aria("hidden", "true"))
        let screen = HTMLNode.element(
            .div, .class("d-screen screen"), children: [exit ?? scene(picture), flourishes, toasts])
        let device = picture.staged.device
        return .element(
            .div, .id(.device), .class("d-device"), .data("class", device.deviceClass.rawValue),
            .data(.bezel, picture.staged.plan.canvas.screen.height < thinBelow ? "thin" : "thick"),
            .style(
                .property("--d-width", .points(picture.staged.plan.canvas.screen.width)),
                .property("--d-height", .points(picture.staged.plan.canvas.screen.height))),
            children: [screen])
    }

    /// Screens lower than this, in points, have a thin bezel, as what is held in a hand has.
    private static let thinBelow = 500.0

    /// The scene, with a mask below the open popup that closes it when it is clicked.
    private static func scene(_ picture: LivePicture) -> HTMLNode {
        guard case .element(let tag, let attributes, var children) = picture.render(), picture.staged.popup != nil
        else {
            return picture.render()
        }
        children.insert(mask, at: max(0, children.count - 1))
        return .element(tag, attributes, children)
    }

    // Takes every click beside the open popup.
    private static let mask = HTMLNode.element(
        .div, .id("d-mask"), .class("d-mask"), .aria("hidden", "true"))

    /// What is shown, and how large.
    static func caption(_ picture: LivePicture?, _ deviceTitle: String, _ texts: PageTexts) -> HTMLNode {
        .element(
            .p, .id(.caption), .class("d-caption"), text: picture.map { captionText($0, deviceTitle, texts) } ?? "")
    }

    private static func captionText(_ picture: LivePicture, _ deviceTitle: String, _ texts: PageTexts) -> String {
        let staged = picture.staged
        let screen = staged.plan.canvas.screen
        let box = staged.plan.canvas.bounds
        let size = "\(whole(screen.width)) × \(whole(screen.height))"
        let content = texts.content("\(whole(box.width)) × \(whole(box.height))")
        return [staged.scene.title(locale: staged.view.locale), "\(deviceTitle) \(size)", content]
            .joined(separator: "  ·  ")
    }

    private static func whole(_ value: Double) -> Int { Int(value.rounded()) }
}
