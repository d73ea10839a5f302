import HomeScreenModel
import SceneModel
import SceneRendering

extension HomeWidget {
    /// What the system writes beside a widget: in a Today view the app's icon and name above it, on a home screen the
    /// name below it, on a lock screen nothing.
    func caption(_ title: String, of app: KindDocument?, on surface: WidgetFamily.Surface, _ context: RenderContext)
        -> HTMLNode
    {
        let name = app?.title(context.locale) ?? title
        switch surface {
        case .homeScreen: return .element(.span, .class("name"), .dirAuto, text: name)
        case .lockScreen: return .nothing
        case .todayView:
            return .element(
                .div, .class("head"), .style(.property("height", .points(ScreenArrangement.todayHead))),
                children: [
                    app.map { AppIcon($0, in: context).tile } ?? .nothing,
                    .element(.span, .dirAuto, text: name),
                ])
        }
    }

    /// The rules of a Today view's heads.
    static let headStyle = """
        .homeWidget > .head { position: absolute; left: 0; right: 0; bottom: 100%; box-sizing: border-box;
          padding: 0 16px; display: flex; gap: 8px; align-items: center; border-radius: 14px 14px 0 0; font-size: 13px;
          background: color-mix(in srgb, var(--homeWidget-backgroundColor) 72%, transparent);
          color: var(--homeWidget-headColor); text-transform: uppercase; }
        .homeWidget > .head .tile { width: 20px; height: 20px; border-radius: 5px; display: grid; place-items: center;
          overflow: hidden; color: white; font-size: 11px; }
        .homeWidget > .head .glyph { width: 68%; height: 68%; background: center / contain no-repeat; }
        .homeWidget > .head ~ .face { border-radius: 0 0 14px 14px; }
        .alone .homeWidget > .head ~ .face { border-radius: 14px; }

        """
}
