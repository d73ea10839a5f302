import ContextModel
import SceneModel
import SceneRendering

/// The device frame with the scene in it.
enum Stage {
    /// The middle of the page.
    static func node(
        _ picture: LivePicture?, departure: Departure?, notes: [String], overlay: HTMLNode
    ) -> HTMLNode {
        .element(
            .main, .id("d-stage"), .class("d-stage"), .tabIndex(-1), .aria("label", "Scene"),
            children: [
                .element(
                    .h1, .id("d-title"), .class("d-hidden"),
                    text: picture.map { $0.staged.scene.title(locale: $0.staged.view.locale) } ?? "Preview"),
                self.notes(notes),
                .element(.div, .class("d-fit"), children: [device(picture, departure)]),
                caption(picture), overlay,
                .element(.div, .id("d-toasts"), .class("d-toasts"), .role("status"), .aria("live", "polite")),
            ])
    }

    /// What the page has to say about the URL: values that it could not use.
    static func notes(_ notes: [String]) -> HTMLNode {
        let id = HTMLAttribute.id("d-notes")
        if notes.isEmpty { return .element(.div, id, .hidden) }
        return .element(
            .div, id, .class("d-notes"), .role("status"),
            children: [.element(.ul, children: notes.map { .element(.li, text: $0) })])
    }

    static func device(_ picture: LivePicture?, _ departure: Departure?) -> HTMLNode {
        guard let picture else {
            let text = "Nothing can be shown before the findings beside this are fixed. This page follows every save."
            return .element(
                .div, .id("d-device"), .class("d-empty"),
                children: [.element(.h1, text: "No picture yet"), .element(.p, text: text)])
        }
        let screen = HTMLNode.element(
            .div, .class("d-screen screen"), children: [departure.map(exit) ?? scene(picture)])
        let device = picture.staged.device
        return .element(
            .div, .id("d-device"), .class("d-device"), .data("class", device.deviceClass.rawValue),
            .style(
                .property("--d-width", .points(max(device.width, device.height))),
                .property("--d-height", .points(min(device.width, device.height)))),
            children: [screen])
    }

    /// What stands in the frame once the viewer is out of the room: the app has handed over to what opened it (§1.1).
    private static func exit(_ departure: Departure) -> HTMLNode {
        let name = departure.user.userName
        let isRemoved = departure.reason == .kickOut
        let how = isRemoved ? "was removed from" : "left"
        let reason = isRemoved ? "kicked out" : "normal"
        return .element(
            .div, .id("d-exit"), .class("d-exit"), .role("status"),
            children: [
                .element(.h2, text: "\(name) \(how) the classroom"),
                .element(.p, text: "The app closes the classroom and tells its host: exit, \(reason)."),
                .element(
                    .form, .class("d-needs-script"), .data("simulates", "returns"), .autocompleteOff,
                    children: [
                        .element(.input, .type("hidden"), .name("value"), .value(departure.user.userUuid)),
                        .element(.button, .class("d-button"), text: "Comes back"),
                    ]),
            ])
    }

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
    static func caption(_ picture: LivePicture?) -> HTMLNode {
        .element(.p, .id("d-caption"), .class("d-caption"), text: picture.map(captionText) ?? "")
    }

    private static func captionText(_ picture: LivePicture) -> String {
        let staged = picture.staged
        let device = staged.device
        let box = staged.plan.box.bounds
        let size = "\(whole(max(device.width, device.height))) × \(whole(min(device.width, device.height)))"
        let content = "content \(whole(box.width)) × \(whole(box.height))"
        return [staged.scene.title(locale: staged.view.locale), "\(device.deviceClass.rawValue) \(size)", content]
            .joined(separator: "  ·  ")
    }

    private static func whole(_ value: Double) -> Int { Int(value.rounded()) }
}
