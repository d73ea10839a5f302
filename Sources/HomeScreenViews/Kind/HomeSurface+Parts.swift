import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

extension HomeSurface {
    /// Which of the pages is looked at.
    func dots(_ arrangement: ScreenArrangement, _ page: Int) -> HTMLNode {
        .element(
            .div, .class("dots"), .aria("hidden", "true"),
            children: (1...arrangement.pageCount).map { .element(.span, $0 == page ? .class("now") : nil) })
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
