import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A widget on a screen with values in its views, laid out: what is drawn, measured and explained.
struct WidgetFace {
    /// The file that it is drawn from.
    let widget: WidgetDocument
    /// The form in which it stands.
    let family: WidgetFamily
    /// Where its layout stands among the file's keys, such as `layouts.systemMedium`.
    let path: String
    /// What the widget is laid out in.
    let design: LayoutSize
    /// How much larger it is drawn.
    let scale: Double
    /// What its bindings find.
    let scope: BindingScope
    /// The mode, the screen and the language in which its values hold.
    let situation: Situation
    let picture: WidgetPicture
    /// The bindings without a value, for each of which a shape stands in; none where no live data are drawn.
    let failures: [BindingFailure]
    /// Whether its layout says what it stands on.
    let hasBackground: Bool

    /// Nil for a component that draws no widget, and for a family without a layout.
    init?(_ context: RenderContext) {
        guard let stack = context.stack, let widget = context.widget(stack.shown.name), let themed = context.theme,
            let layout = widget.layout(for: stack.item.family)
        else { return nil }
        let item = stack.item
        let device = HomeDevice.nearest(to: context.device)
        let family = item.family
        let content = context.content
        design =
            device.designSize(of: family, expandedHeight: widget.record["expandedHeight"]?.literalNumber)
            ?? item.frame.size
        scale = item.frame.width / design.width
        let rendering = context.rendering(of: family)
        let mode = themed.theme.mode(of: rendering, insteadOf: context.mode)
        situation = themed.theme.situation(
            mode: mode, deviceClass: themed.situation.deviceClass, locale: themed.situation.locale)
        var view = ViewContext(
            themed.theme, mode: mode, container: design, files: themed.files.system,
            findImage: context.viewImage)
        // What stands on a lock screen has no edge that could be round, and in a Today view a head above it.
        view.cornerRadius = family.surface == .homeScreen ? HomeDevice.cornerRadius / scale : 0
        view.rendering = rendering
        view.isPlaceholder = content == .placeholder
        view.isLocked = context.isLocked
        if let tint = context.values(of: HomeWidget.name)?.color("tintColor") { view.tint = tint }
        let live = context.scope(of: stack.shown, widget, in: stack)
        let (state, intents) = (context.seat.state, context.app(widget.app)?.intents ?? [])
        view.hasLinks = family.hasLinks
        view.isUsable = { state.takes($0, of: intents, in: live) }
        scope = widget.scope(drawing: content, insteadOf: live, family, in: context)
            .drawn(as: rendering, isDimmed: context.isDimmed)
        path = "layouts.\(layout.name)"
        hasBackground = layout.record["background"] != nil
        let reasons = BindingFailures()
        picture = WidgetPicture(
            layout.record, path: path, parts: widget.record["parts"],
            margins: family.hasMargins && widget.hasMargins ? HomeDevice.margin : 0, context.seat.views,
            BoundEnvironment(
                family, scope, now: context.seat.now, themed.theme, situation, widget.bindings, noting: reasons,
                textSize: context.textSize),
            view)
        failures = content == .live ? picture.failures(reasons) + reasons.notes : []
        self.widget = widget
        self.family = family
    }
}

extension Theme {
    /// The mode in which a rendering takes its colours: what is vibrant lies on a dark material in every mode.
    fileprivate func mode(of rendering: WidgetRendering, insteadOf mode: String) -> String {
        guard rendering == .vibrant, !isDark(mode: mode) else { return mode }
        return modes.first { isDark(mode: $0) } ?? mode
    }
}

extension BindingScope {
    /// Adds how the widget is drawn, which bindings find as `{device.rendering}` and `{device.isDimmed}`.
    fileprivate func drawn(as rendering: WidgetRendering, isDimmed: Bool) -> BindingScope {
        guard case .object(var device)? = roots["device"] else { return self }
        device["rendering"] = .string(rendering.rawValue)
        device["isDimmed"] = .bool(isDimmed)
        return setting("device", to: .object(device))
    }
}
