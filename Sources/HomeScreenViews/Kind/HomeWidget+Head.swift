import HomeScreenModel
import SceneModel
import SceneRendering

extension HomeWidget {
    /// What the system writes beside a widget: in a Today view the app's icon and the widget's name above it, on a home
    /// screen the app's name below it, on a lock screen nothing.
    func caption(_ stack: WidgetStack, _ widget: WidgetDocument, _ context: RenderContext) -> HTMLNode {
        let app = context.app(widget.app)
        let title = widget.title(context.locale)
        switch stack.item.family.surface {
        case .homeScreen:
            return .element(.span, .class("name"), .dirAuto, text: app?.title(context.locale) ?? title)
        case .lockScreen: return .nothing
        case .todayView:
            return .element(
                .div, .class("head"), .style(.property("height", .points(ScreenArrangement.todayHead))),
                children: [
                    app.map { AppIcon($0, in: context).tile } ?? .nothing,
                    .element(.span, .class("title"), .dirAuto, text: title),
                    expander(of: widget, in: stack.item.family, title, context),
                ])
        }
    }

    /// The button between the two display modes of a Today view; nothing for a widget that has one of them.
    private func expander(
        of widget: WidgetDocument, in family: WidgetFamily, _ title: String, _ context: RenderContext
    ) -> HTMLNode {
        let modes: [WidgetFamily] = [.todayCompact, .todayExpanded]
        guard modes.allSatisfy({ widget.families.contains($0) && widget.layout(for: $0) != nil }) else {
            return .nothing
        }
        let isExpanded = family == .todayExpanded
        let text = context.string(isExpanded ? "home_less" : "home_more")
        return .element(
            .button, .class("expander"), .type("button"), .performs("expand"),
            .aria("expanded", isExpanded ? "true" : "false"), .aria("label", "\(text): \(title)"), text: text)
    }

    /// The rectangle that the widget takes where that is another than the screen's file says; nil where it is not.
    func moved(_ stack: WidgetStack, _ context: RenderContext) -> HTMLAttribute? {
        guard let written = context.arrangement.item(of: stack.item.placed.id)?.frame, written != stack.item.frame
        else { return nil }
        let way = stack.item.frame.y - written.y
        return .style(
            .property("height", .points(stack.item.frame.height)),
            .property("translate", CSSValue(unchecked: "0 \(CSSValue.points(way).text)")))
    }

    /// The rules of a Today view's heads, and of the list, which scrolls below the status bar.
    static let headStyle = """
        .homeWidget > .head { position: absolute; left: 0; right: 0; bottom: 100%; box-sizing: border-box;
          padding: 0 16px; display: flex; gap: 8px; align-items: center; border-radius: 14px 14px 0 0; font-size: 13px;
          background: color-mix(in srgb, var(--homeWidget-backgroundColor) 72%, transparent);
          color: var(--homeWidget-headColor); }
        .homeWidget > .head .title { flex: 1; overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
          text-transform: uppercase; }
        .homeWidget > .head .tile { flex: none; width: 20px; height: 20px; border-radius: 5px; display: grid;
          place-items: center; overflow: hidden; color: white; font-size: 11px; }
        .homeWidget > .head .glyph { width: 68%; height: 68%; background: center / contain no-repeat; }
        .homeWidget > .head .expander { flex: none; height: 36px; padding: 0 8px; margin-right: -8px; border: 0;
          border-radius: 8px; background: none; cursor: pointer; }
        .homeWidget > .head .expander:focus-visible { outline: 3px solid #0A84FF; outline-offset: -3px; }
        .homeWidget > .head ~ .face { border-radius: 0 0 14px 14px; }
        .homeWidget:has(> .head)::after { content: ""; position: absolute; top: 100%; width: 1px; height: 24px; }
        .alone .homeWidget > .head ~ .face { border-radius: 14px; }
        .screen:has(.homeSurface.list) { contain: paint; }
        .scene:has(> .placed > .homeSurface.list) { overflow: hidden auto; scrollbar-width: none; }
        .placed:has(> .homeSurface.list) { isolation: auto; }
        .homeSurface.list { overflow: visible; }
        .homeSurface.list > .paper { position: fixed; inset: 0; background: inherit; }
        .homeSurface.list > :is(.status, .cutout) { position: fixed; z-index: 1; }
        .homeSurface.list > .status { -webkit-backdrop-filter: blur(12px); backdrop-filter: blur(12px);
          background: color-mix(in srgb, var(--homeSurface-wallpaper-top) 40%, transparent); }
        .homeSurface.list > .cutout { z-index: 2; }

        """
}
