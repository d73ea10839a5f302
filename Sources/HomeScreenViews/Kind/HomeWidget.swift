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
        .color(
            "backgroundColor", default: "{ light: white, dark: \"#1C1C1E\" }",
            "Behind widgets that say no background."),
        .color("labelColor", default: "white", "The name below a widget on a home screen."),
        .color(
            "headColor", default: "{ light: black, dark: white }", "The name above a widget in a Today view.",
            on: ["backgroundColor"]),
        .color(
            "tintColor", default: "#FFD60A",
            "What people have chosen for accented views where the system tints widgets."),
    ]

    /// Everything that widgets are drawn from.
    public static let reads: Set<Topic> = [.phone, .timelines]

    /// The rules of its frame and of all views.
    public static let styleSheet = """
        .homeWidget { position: relative; font: \(HomeSurface.font); }
        .homeWidget > .face { position: absolute; inset: 0; overflow: hidden; border-radius: 22px;
          background: var(--homeWidget-backgroundColor); }
        .homeWidget > .face.own { background: none; }
        .homeWidget.glass > .face { background: rgb(20 20 30 / 42%);
          box-shadow: inset 0 0 0 0.5px rgb(255 255 255 / 22%);
          -webkit-backdrop-filter: blur(24px); backdrop-filter: blur(24px); }
        .alone .homeWidget > :is(.name, .head) { display: none; }
        .alone .homeWidget:is(.bare, .glass)::before { content: ""; position: absolute; inset: 0; border-radius: 22px;
          background: linear-gradient(170deg, var(--homeSurface-wallpaper-top), var(--homeSurface-wallpaper-middle) 48%,
          var(--homeSurface-wallpaper-bottom)); }
        .alone .homeWidget.bare::before { inset: -10px; border-radius: 18px; }
        .homeWidget.bare > .face { border-radius: 0; background: none; color: white; }
        .homeWidget .canvas { position: absolute; left: 0; top: 0; transform-origin: 0 0; pointer-events: none; }
        .homeWidget .canvas button { pointer-events: auto; }
        .homeWidget .whole { position: absolute; inset: 0; border: 0; padding: 0; background: none; cursor: pointer; }
        .homeWidget.bare .whole { inset: -2px 0; }
        .homeWidget .whole:focus-visible, .homeWidget .canvas button:focus-visible {
          outline: 3px solid #0A84FF; outline-offset: -3px; }
        .homeWidget > .remove { display: none; position: absolute; top: -8px; left: -8px; width: 26px; height: 26px; padding: 0;
          border: 0; border-radius: 50%; place-items: center; background: #D8D8DC; color: black; cursor: pointer;
          box-shadow: 0 1px 4px rgb(0 0 0 / 35%); }
        .homeWidget > .remove::before { content: ""; position: absolute; inset: -9px; }
        .homeWidget > .remove > i { width: 12px; height: 2px; background: currentColor; }
        .homeWidget > .remove:focus-visible { outline: 3px solid #0A84FF; outline-offset: 1px; }
        [data-edits-home] .homeWidget > .remove { display: grid; }
        .homeWidget > .name { position: absolute; top: calc(100% + 5px); left: 0; right: 0; text-align: center;
          font-size: 11.5px; line-height: 1.2; color: var(--homeWidget-labelColor); white-space: nowrap;
          overflow: hidden; text-overflow: ellipsis; text-shadow: 0 1px 3px rgb(0 0 0 / 30%); }

        """ + headStyle + EditSheet.styleSheet + WidgetStack.styleSheet + ViewPicture.styleSheet(of: .builtIn)

    /// Its examples are widgets, which the gallery draws by themselves.
    public static let examples: [ComponentExample] = []

    /// Values are read by the style sheet alone.
    public init(_ values: PropertyValues) {}

    /// Draws the widget in its family, with the name of its app below it on a home screen.
    public func render(in context: RenderContext) -> HTMLNode {
        guard let stack = context.stack, let widget = context.widget(stack.shown.name) else { return .nothing }
        let sheet = context.sheet(of: stack.shown, in: stack)
        let title = widget.title(context.locale)
        guard let face = WidgetFace(context) else { return .element(.article, .class("homeWidget")) }
        context.seat.note(face.failures, drawing: stack.key(of: stack.shown))
        let surface = face.family.surface
        let isFull = context.rendering(of: face.family) == .fullColor
        return .element(
            .article,
            .class(surface == .lockScreen ? "homeWidget bare" : isFull ? "homeWidget" : "homeWidget glass"),
            .aria("label", title),
            .configured(
                by: "backgroundColor", "labelColor", "headColor",
                "tintColor"),
            .data("family", face.family.rawValue), moved(stack, context),
            children: [caption(stack, widget, context), node(of: face, title)]
                + (sheet.map { [$0.button, $0.dialog] } ?? []) + [stack.turns(context), remover(title, context)])
    }

    /// The button that takes back what was added while the screen is edited; nothing for what stands in a file.
    private func remover(_ title: String, _ context: RenderContext) -> HTMLNode {
        guard let placed = context.placed, placed.isAdded else { return .nothing }
        let label = context.string("home_remove", xxx: title)
        return .element(
            .button, .type("button"), .class("remove"), .data(.takesBack, placed.id), .aria("label", label),
            .title(label), children: [.element(.i, .aria("hidden", "true"))])
    }

    private func node(of face: WidgetFace, _ title: String) -> HTMLNode {
        .element(
            .div, .class(face.hasBackground ? "face own" : "face"),
            children: [
                .element(
                    .button, .class("whole"), .type("button"), .performs("tap"), .argument(face.picture.link ?? ""),
                    .aria("label", title)),
                .element(
                    .div, .class("canvas"),
                    .style(
                        .property("width", .points(face.design.width)),
                        .property("height", .points(face.design.height)), .property("scale", .number(face.scale))),
                    children: [face.picture.node]),
            ])
    }

    /// Everything when it shows something else, or the time may have passed for what it shows.
    public func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        guard Self.reads.contains(record.topic) else { return .nothing }
        guard let fact = record.payload as? PhoneFact, let placed = context.placed else { return .everything }
        return placed.members.contains { fact.concerns(context.key(of: $0)) } ? .everything : .nothing
    }
}
