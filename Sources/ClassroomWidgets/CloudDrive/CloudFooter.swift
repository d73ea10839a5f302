import ClassroomContexts
import ClassroomScenes
import SceneRendering
import ThemeModel

/// What stands below the list of one's own files: bringing more, deleting those that are marked, and what can be opened.
struct CloudFooter {
    let list: CloudList
    let environment: WidgetEnvironment

    func render() -> HTMLNode {
        .element(
            .footer, .class("foot"),
            children: [
                .element(
                    .form, .class("uploads"), .performs("add"),
                    children: [
                        upload("uploadFile", "fcr_cloud_upload_file"),
                        upload(
                            "uploadPictures", "fcr_cloud_upload_pictures",
                            .accepts("image/png,image/jpeg,image/gif,image/webp")),
                    ]),
                help, .element(.span, .class("gap")), deletion, question,
                .element(
                    .div, [.class("transfers"), .id(environment.partID("transfers"))] + HTMLAttribute.showsTransfers, []
                ),
            ])
    }

    private func upload(_ key: String, _ label: String, _ kinds: HTMLAttribute? = nil) -> HTMLNode {
        guard environment.values.isShown(key) else { return .nothing }
        let text = environment.string(label)
        return .element(
            .label, .class("deed"), .configured(by: key), .title(text),
            children: [
                .element(
                    .input, .type("file"), .class("sr-only"), .id(environment.partID(key)), .brings("add"), kinds,
                    .several, .aria("label", text)),
                environment.icon("\(key).image"),
                .element(.span, text: text),
            ])
    }

    // MARK: Deleting

    private static let questionName = "deletion"

    private var deletion: HTMLNode {
        guard environment.values.isShown("delete") else { return .nothing }
        let text = environment.string("fcr_cloud_button_delete")
        let isIdle = list.selected.isEmpty
        let deed =
            environment.scene.asks
            ? HTMLAttribute.asks(environment.partID(Self.questionName)) : HTMLAttribute.performs("delete")
        return .element(
            .button, .type("button"), .class("deed delete"), .configured(by: "delete"), isIdle ? .disabled : deed,
            .title(isIdle ? environment.string("diorama_cloud_delete_none") : text),
            children: [environment.icon("delete.image"), .element(.span, text: text)])
    }

    private var question: HTMLNode {
        guard environment.values.isShown("delete"), environment.scene.asks, !list.selected.isEmpty else {
            return .nothing
        }
        return AlertBox(
            name: Self.questionName, title: environment.string("fcr_cloud_tips_delete_confirm_title"),
            text: environment.string("fcr_cloud_tips_delete_confirm_content"),
            answers: (
                no: environment.string("fcr_cloud_tips_delete_confirm_cancel_text"),
                yes: environment.string("fcr_cloud_tips_delete_confirm_ok_text")
            )
        ).dialog(performing: "delete", in: environment.scene)
    }

    // MARK: What can be opened

    private var help: HTMLNode {
        guard environment.values.isShown("help") else { return .nothing }
        let label = environment.string("diorama_cloud_formats")
        let kinds: [CloudFile.Kind] = [.ppt, .doc, .pdf, .video, .audio, .pic, .alf]
        return .element(
            .details, .class("help"), .id(environment.partID("help")), .configured(by: "help"),
            children: [
                .element(
                    .summary, .class("button"), .aria("label", label), .title(label),
                    children: [environment.icon("help.image")]),
                environment.values.isShown("formats")
                    ? .element(
                        .ul, .class("formats"), .aria("label", label), .configured(by: "formats"),
                        children: kinds.map { format($0) }) : .nothing,
            ])
    }

    private func format(_ kind: CloudFile.Kind) -> HTMLNode {
        let endings = kind.endings.sorted().joined(separator: ", ")
        return .element(
            .li,
            children: [
                environment.icon("formats.\(kind.rawValue)Image"),
                .element(.b, text: environment.string("diorama_cloud_format_\(kind.rawValue)")),
                .element(.span, text: environment.string("fcr_cloud_label_format") + ": " + endings),
            ])
    }
}
