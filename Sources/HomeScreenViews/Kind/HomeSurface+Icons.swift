import ConfigSchema
import HomeScreenModel
import SceneModel
import SceneRendering
import ThemeModel

/// An icon of a home screen: a picture on a colour, with a name below it.
struct AppIcon: Sendable {
    let title: String
    let color: SRGBColor
    /// The address of the picture; nil where the first letter of the title stands in for it.
    let picture: String?

    /// What an app's file says.
    init(_ app: KindDocument, in context: RenderContext) {
        title = app.title(context.locale)
        color = context.color(app.record?["color"]) ?? AppFormat.color
        if case .image(let image)? = app.record?["icon"].flatMap({ context.resolve($0) }) {
            picture = context.address(of: image)
        } else {
            picture = nil
        }
    }

    /// What a theme says of an app that has no file; nil for what could not be read.
    init?(_ value: ResolvedValue, in context: RenderContext) {
        guard case .map(let entries) = value else { return nil }
        var (title, color, picture): (String?, SRGBColor?, String?)
        for entry in entries {
            switch (entry.key, entry.value) {
            case ("title", .text(let text)): title = text
            case ("color", .color(let value)): color = value
            case ("icon", .image(let image)): picture = context.address(of: image)
            default: break
            }
        }
        guard let title else { return nil }
        self.title = title
        self.color = color ?? AppFormat.color
        self.picture = picture
    }

    /// What themes say of one.
    static let group = PropertyGroup(
        "an app's icon",
        [
            PropertySpec("title", .text, "The name below it.", required: true),
            PropertySpec("icon", .image, "The picture on it; without one, the first letter of its title."),
            PropertySpec("color", .color, default: AppFormat.color.hexText, "Its colour, behind the picture."),
        ])

    /// The icon without its name.
    var tile: HTMLNode {
        let color = CSSDeclaration.property("background-color", .color(color))
        guard let picture else { return .element(.span, .class("tile"), .style(color), text: String(title.prefix(1))) }
        return .element(
            .span, .class("tile"), .style(color),
            children: [
                .element(.span, .class("glyph"), .style(.property("background-image", .url(picture))))
            ])
    }
}

extension HomeSurface {
    /// The icons of a page, in the cells that no widget takes: the apps whose files are known, then those of the theme.
    ///
    /// An app of which only an added widget stands there comes last: the system puts no icon before others when a widget
    /// is added, so that icons only make room.
    func icons(_ arrangement: ScreenArrangement, _ context: RenderContext) -> [HTMLNode] {
        let cells = arrangement.freeCells(onPage: context.page)
        let earlier = (1..<context.page).reduce(0) { $0 + arrangement.freeCells(onPage: $1).count }
        let (own, added) = context.apps
        let icons =
            own.map { AppIcon($0, in: context) } + themed("apps", context) + added.map { AppIcon($0, in: context) }
        return zip(cells, icons.dropFirst(earlier)).compactMap { cell, icon in
            arrangement.device.iconFrame(at: cell).map { frame in
                .element(
                    .div, .class("app"),
                    .style(
                        .property("left", .points(frame.x)), .property("top", .points(frame.y)),
                        .property("width", .points(frame.width))),
                    children: [icon.tile, .element(.span, .class("label"), .dirAuto, text: icon.title)])
            }
        }
    }

    /// The bar with the icons that every page has.
    func dock(_ device: HomeDevice, _ context: RenderContext) -> HTMLNode {
        let side = device.iconFrame(at: HomeCell(column: 0, row: 0))?.width ?? 60
        let form = device.idiom == .pad ? "dock wide" : device.hasHomeButton ? "dock low" : "dock"
        return .element(
            .div, .class(form), .aria("hidden", "true"),
            children: themed("dock", context).prefix(device.cells.columns).map { icon in
                .element(.div, .class("app"), .style(.property("width", .points(side))), children: [icon.tile])
            })
    }

    private func themed(_ key: String, _ context: RenderContext) -> [AppIcon] {
        guard case .list(let items)? = values[key] else { return [] }
        return items.compactMap { AppIcon($0, in: context) }
    }
}
