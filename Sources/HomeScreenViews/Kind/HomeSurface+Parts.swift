import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

extension HomeSurface {
    /// The time, and how good the signal and the battery are.
    func status(_ device: HomeDevice, _ context: RenderContext) -> HTMLNode {
        // Screens without a home button have a taller bar, for what is cut out of them.
        let isLow = device.screen.height / device.screen.width < 1.9
        return .element(
            .div, .class(isLow ? "status low" : "status"), .aria("hidden", "true"),
            children: [
                .element(.span, text: context.clockText),
                .element(
                    .span, .class("signs"),
                    children: [.element(.i, .class("bars")), .element(.i, .class("battery"))]),
            ])
    }

    /// The icons of the apps whose files are known, then of others, in the cells that no widget takes.
    func icons(_ arrangement: ScreenArrangement, _ context: RenderContext) -> [HTMLNode] {
        let page = context.page
        var apps = page == 1 ? context.apps[...] : []
        return arrangement.freeCells(onPage: page).compactMap { cell in
            arrangement.device.iconFrame(at: cell).map { icon(of: apps.popFirst(), at: $0, context) }
        }
    }

    private func icon(of app: KindDocument?, at frame: LayoutRect, _ context: RenderContext) -> HTMLNode {
        var children: [HTMLNode] = []
        if let app {
            let title = app.title(context.locale)
            children = [
                tile(of: app, title, context), .element(.span, .class("label"), .dirAuto, text: title),
            ]
        } else {
            children = [.element(.span, .class("tile"))]
        }
        return .element(
            .div, .class("app"), app == nil ? .aria("hidden", "true") : nil,
            .style(
                .property("left", .points(frame.x)), .property("top", .points(frame.y)),
                .property("width", .points(frame.width))), children: children)
    }

    /// An icon: its picture, or the first letter of the app's title, on its colour.
    private func tile(of app: KindDocument, _ title: String, _ context: RenderContext) -> HTMLNode {
        let color = CSSDeclaration.property(
            "background-color", .color(context.color(app.record?["color"]) ?? AppFormat.color))
        guard case .image(let image)? = app.record?["icon"].flatMap({ context.resolve($0) }),
            let address = context.address(of: image)
        else { return .element(.span, .class("tile"), .style(color), text: String(title.prefix(1))) }
        return .element(
            .span, .class("tile"), .style(color, .property("background-image", .url(address))))
    }

    /// Which of the pages is looked at.
    func dots(_ arrangement: ScreenArrangement, _ page: Int) -> HTMLNode {
        .element(
            .div, .class("dots"), .aria("hidden", "true"),
            children: (1...arrangement.pageCount).map { .element(.span, $0 == page ? .class("now") : nil) })
    }

    /// The bar with the icons that every page has.
    func dock(_ device: HomeDevice) -> HTMLNode {
        let side = device.iconFrame(at: HomeCell(column: 0, row: 0))?.width ?? 60
        let icon = HTMLNode.element(
            .div, .class("app"), .style(.property("width", .points(side))),
            children: [.element(.span, .class("tile"))])
        return .element(
            .div, .class("dock"), .aria("hidden", "true"), children: Array(repeating: icon, count: 4))
    }

    /// The day and the time of a lock screen.
    func clock(_ device: HomeDevice, _ context: RenderContext) -> [HTMLNode] {
        let height = device.screen.height
        return [
            .element(.div, .class("day"), .style(.property("top", .points(height * 0.075))), text: context.dayText),
            .element(
                .div, .class("clock"),
                .style(
                    .property("top", .points(height * 0.15)), .property("font-size", .points(height * 0.105))),
                text: context.clockText),
        ]
    }

    /// The day and the search field above the list of a Today view.
    func today(_ context: RenderContext) -> [HTMLNode] {
        [
            .element(.div, .class("day"), .style(.property("top", .points(50))), text: context.dayText),
            .element(
                .div, .class("search"), .aria("hidden", "true"), .style(.property("top", .points(84))),
                text: context.string("home_search")),
        ]
    }
}
