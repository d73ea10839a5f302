public import ConfigSchema
import HomeScreenModel
public import LiveValues
import SceneModel
public import SceneRendering
public import ThemeModel

/// One widget on a screen, drawn as its file says with what its sources have.
///
/// Scenes place the files of widgets, each of which is drawn by this component.
public struct HomeWidget: Component {
    /// The name in themes and in a scene's `components`.
    public static let name = "homeWidget"

    /// What it shows.
    public static let summary = "A widget on a screen: what its file says, over the values that its sources have."

    /// What a theme and a screen can set for all widgets.
    public static let properties: [PropertySpec] = [
        .color("backgroundColor", default: "white", "Behind widgets that say no background."),
        .color("labelColor", default: "white", "The name below a widget on a home screen."),
        .color("headColor", default: "black", "The name above a widget in a Today view."),
    ]

    /// Everything that widgets are drawn from.
    public static let reads: Set<Topic> = [.phone]

    /// The rules of its frame and of all views.
    public static let styleSheet = """
        .homeWidget { position: relative; font: \(HomeSurface.font); }
        .homeWidget > .face { position: absolute; inset: 0; overflow: hidden; border-radius: 22px;
          background: var(--homeWidget-backgroundColor); }
        .homeWidget > .face.own { background: none; }
        .homeWidget.bare > .face { border-radius: 0; background: none; color: white; }
        .homeWidget .canvas { position: absolute; left: 0; top: 0; transform-origin: 0 0; pointer-events: none; }
        .homeWidget .canvas button { pointer-events: auto; }
        .homeWidget .whole { position: absolute; inset: 0; border: 0; padding: 0; background: none; cursor: pointer; }
        .homeWidget .whole:focus-visible, .homeWidget .canvas button:focus-visible {
          outline: 3px solid #0A84FF; outline-offset: -3px; }
        .homeWidget > .name { position: absolute; top: calc(100% + 5px); left: 0; right: 0; text-align: center;
          font-size: 11.5px; line-height: 1.2; color: var(--homeWidget-labelColor); white-space: nowrap;
          overflow: hidden; text-overflow: ellipsis; text-shadow: 0 1px 3px rgb(0 0 0 / 30%); }

        """ + headStyle + ViewPicture.styleSheet(of: .builtIn)

    /// Its examples are widgets, which the gallery draws by themselves.
    public static let examples: [ComponentExample] = []

    /// Values are read by the style sheet alone.
    public init(_ values: PropertyValues) {}

    /// Draws the widget in its family, with the name of its app below it on a home screen.
    public func render(in context: RenderContext) -> HTMLNode {
        guard let placed = context.placed, let widget = context.widget(placed.name),
            let item = context.arrangement.item(of: placed.id), item.page == context.page
        else { return .nothing }
        let app = context.app(widget.app)
        let title = widget.title(context.locale)
        return .element(
            .article, .class(item.family.surface == .lockScreen ? "homeWidget bare" : "homeWidget"),
            .aria("label", title), .configured(by: "backgroundColor", "labelColor", "headColor"),
            .data("family", item.family.rawValue),
            children: [
                caption(title, of: app, on: item.family.surface, context), face(widget, item, app, context),
            ])
    }

    private func face(
        _ widget: WidgetDocument, _ item: ScreenArrangement.Item, _ app: KindDocument?, _ context: RenderContext
    ) -> HTMLNode {
        let device = HomeDevice.nearest(to: context.device)
        guard let layout = widget.layout(for: item.family), let themed = context.theme else {
            return .element(.div, .class("face"))
        }
        let design =
            device.designSize(of: item.family, expandedHeight: widget.record["expandedHeight"]?.literalNumber)
            ?? item.frame.size
        let scale = item.frame.width / design.width
        var view = ViewContext(
            themed.theme, mode: context.mode, container: design, files: themed.files.system,
            findImage: context.viewImage)
        // What stands on a lock screen has no edge that could be round, and in a Today view a head above it.
        view.cornerRadius = item.family.surface == .homeScreen ? HomeDevice.cornerRadius / scale : 0
        view.rendering = item.family.surface == .lockScreen ? .vibrant : .fullColor
        let margins = item.family.hasMargins && widget.hasMargins ? HomeDevice.margin : 0
        let picture = WidgetPicture(
            layout.record, path: "layouts.\(layout.name)", parts: widget.record["parts"], margins: margins, .builtIn,
            BoundEnvironment(
                item.family,
                context.scope(
                    of: widget.placed(
                        item.placed.id, on: context.sceneID, as: item.family, app: app, device,
                        configuration: item.placed.entry["configuration"])),
                now: context.seat.now,
                themed.theme, themed.situation, widget.bindings), view)
        return .element(
            .div, .class(layout.record["background"] == nil ? "face" : "face own"),
            children: [
                .element(
                    .button, .class("whole"), .type("button"), .performs("tap"), .argument(picture.link ?? ""),
                    .aria("label", widget.title(context.locale))),
                .element(
                    .div, .class("canvas"),
                    .style(
                        .property("width", .points(design.width)), .property("height", .points(design.height)),
                        .property("scale", .number(scale))), children: [picture.node]),
            ])
    }

    /// Everything when it shows something else, or the time may have passed for what it shows.
    public func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        guard Self.reads.contains(record.topic) else { return .nothing }
        guard let fact = record.payload as? PhoneFact, let placed = context.placed else { return .everything }
        let key = InstanceKey(
            screen: context.sceneID, id: placed.id, person: context.viewer, locale: context.locale)
        return fact.concerns(key) ? .everything : .nothing
    }

    /// Opens the app, and in it what a link leads to.
    public func perform(_ action: ComponentAction, in context: RenderContext) throws {
        guard action.name == "tap", let placed = context.placed else { return }
        let app = String(placed.name.prefix { $0 != "/" })
        try context.seat.phone?.perform(.tap(app: app, url: action.argument.isEmpty ? nil : action.argument))
    }
}
