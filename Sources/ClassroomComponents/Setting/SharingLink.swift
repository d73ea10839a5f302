import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

/// The link under which others find the room: a row of the setting panel, and the view over the whole scene that it opens.
///
/// Upstream shows the view of a widget that the app brings; here it is the address that the registration hands over as
/// `sharingLink`, which is upstream's name for it.
enum SharingLink {
    /// Whether the app has registered a widget for it.
    static func isRegistered(in context: RenderContext) -> Bool { config(in: context) != nil }

    private static func config(in context: RenderContext) -> WidgetConfig? {
        context.pool.widget.getWidgetConfig(WidgetID.sharingLink)
    }

    /// The row of the panel.
    static func row(in context: RenderContext) -> HTMLNode {
        .element(
            .button, .id(context.partID("share")), .type("button"), .class("row for-share"),
            .aria("haspopup", "dialog"), .asks(context.partID("share-view")),
            .configured(by: "share"),
            children: [
                .element(.span, .class("title"), text: context.string("fcr_inshare_button_share")),
                context.icon("share.image", of: Setting.name),
            ])
    }

    /// The view over the scene, until somebody closes it.
    static func view(in context: RenderContext) -> HTMLNode {
        let titleID = context.partID("share-title")
        let link = config(in: context)?.extraInfo["sharingLink"].flatMap { LiveText($0)?.text(in: context.locale) }
        let text =
            link.map { link in
                [
                    HTMLNode.element(.p, .class("link"), .tabIndex(0), .configured(by: "share"), text: link),
                    .element(.p, .class("hint"), text: context.string("diorama_share_hint")),
                ]
            } ?? [.element(.p, .class("hint"), text: context.string("diorama_share_none"))]
        return .element(
            .dialog, .id(context.partID("share-view")), .class("sharing"), .aria("labelledby", titleID),
            .configured(by: "backgroundColor"),
            children: [
                .element(
                    .div, .class("page"),
                    children: [
                        .element(.h2, .id(titleID), text: context.string("fcr_inshare_button_share"))
                    ] + text + [
                        .element(
                            .button, .type("button"), .class("exit"), .value("cancel"), .configured(by: "exit"),
                            text: context.string("diorama_share_close"))
                    ])
            ])
    }

    static let styleSheet = """
        .setting .for-share { flex: 0 0 44px; width: 100%; margin: 0; border: 0; background: none;
          color: var(--setting-share-titleColor); font: var(--setting-share-titleFont); text-align: start; cursor: pointer; }
        .setting .for-share:hover { background: color-mix(in srgb, currentColor 6%, transparent); }
        .setting .for-share:focus-visible { outline: 2px solid var(--setting-camera-tintColor); outline-offset: -3px; }
        .setting .for-share .icon { flex: none; width: 12px; height: 12px; }
        .setting .sharing { box-sizing: border-box; width: 100vw; height: 100vh; padding: 0; border: 0;
          background: var(--setting-backgroundColor); color: var(--setting-share-titleColor); }
        .setting .sharing .page { box-sizing: border-box; display: flex; flex-direction: column; align-items: center;
          justify-content: center; gap: 14px; height: 100%; padding: 24px; text-align: center; }
        .setting .sharing h2, .setting .sharing p { margin: 0; max-width: 100%; overflow-wrap: anywhere; }
        .setting .sharing h2, .setting .sharing .hint { font: var(--setting-share-titleFont); }
        .setting .sharing .hint { opacity: .75; }
        .setting .sharing .link { font: var(--setting-share-linkFont); user-select: all; -webkit-user-select: all; }
        .setting .sharing .link:focus-visible { outline: 2px solid var(--setting-camera-tintColor); outline-offset: 4px; }
        .setting .sharing .exit { min-width: 120px; margin: 8px 0 0; }
        """
}
