import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

extension HomeSurface {
    /// Which of the pages is looked at; a click shows another one.
    func dots(_ arrangement: ScreenArrangement, _ context: RenderContext) -> HTMLNode {
        let count = arrangement.pageCount
        let device = arrangement.device
        guard count > 1 else {
            return .element(
                .div, .class("dots"), .aria("hidden", "true"), dotsPlace(device),
                children: [.element(.span, .class("now"))])
        }
        let dots = (1...count).map { page in
            HTMLNode.element(
                .button, .type("button"), .id(context.partID("page-\(page)")),
                page == context.page ? .class("now") : nil,
                page == context.page ? .aria("current", "page") : nil,
                .aria("label", context.string("home_page", xxx: String(page), yyy: String(count))),
                .chooses(HomeScreenKind.page.name, String(page)))
        }
        return .element(
            .div, .class("dots"), .role("group"), .aria("label", context.string("home_pages")), dotsPlace(device),
            children: dots)
    }

    private func dotsPlace(_ device: HomeDevice) -> HTMLAttribute {
        let row = device.dotsRow
        return .style(.property("top", .points(row.y)), .property("height", .points(row.height)))
    }

    /// The buttons that end the editing of a home screen and add a widget meanwhile; a page without a script never shows them.
    func editing(_ device: HomeDevice, _ context: RenderContext) -> [HTMLNode] {
        let add = context.string("home_add")
        let low = device.hasHomeButton ? " low" : ""
        return [
            .element(
                .button, .type("button"), .class("add" + low), .data(.offers), .aria("label", add), .title(add),
                children: [.element(.i, .aria("hidden", "true"))]),
            .element(
                .button, .type("button"), .class("done" + low), .data(.editsHome), text: context.string("home_done")),
        ]
    }

    /// The day and the time of a lock screen, and what can be done without unlocking it.
    func clock(_ device: HomeDevice, _ context: RenderContext) -> [HTMLNode] {
        let height = device.screen.height
        return [
            .element(.div, .class("day"), .style(.property("top", .points(height * 0.07))), text: context.dayText),
            .element(
                .div, .class("clock"),
                .style(
                    .property("top", .points(height * 0.14)), .property("font-size", .points(height * 0.115))),
                text: context.clockText),
            .element(.i, .class("corner torch"), .aria("hidden", "true")),
            .element(.i, .class("corner camera"), .aria("hidden", "true")),
            .element(.i, .class("grip"), .aria("hidden", "true")),
        ]
    }

    /// Why no widget stands on a lock screen that has some elsewhere; nothing where one does.
    func emptyNote(_ arrangement: ScreenArrangement, _ context: RenderContext) -> HTMLNode {
        guard arrangement.items.isEmpty, !context.neighbours.isEmpty else { return .nothing }
        let isPhone = arrangement.device.idiom == .phone
        return .element(
            .div, .class("note"), .dirAuto, text: context.string(isPhone ? "home_noneOnPhone" : "home_noneOnPad"))
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
