import HomeScreenModel
import SceneModel
import SceneRendering

extension HomeSurface {
    /// The time, and how good the signal and the battery are.
    func status(_ device: HomeDevice, _ context: RenderContext) -> HTMLNode {
        .element(
            .div, .class(device.hasHomeButton || device.idiom == .pad ? "status low" : "status"),
            .aria("hidden", "true"),
            children: [
                // A lock screen has its own time, and a larger one.
                .element(.span, text: context.arrangement.surface == .lockScreen ? "" : context.clockText),
                .element(
                    .span, .class("signs"),
                    children: [
                        .element(.i, .class("bars")), .element(.i, .class("waves")), .element(.i, .class("battery")),
                    ]),
            ])
    }

    /// What is cut out of the screen for the camera; nothing where the camera stands beside it.
    func cutout(_ device: HomeDevice) -> HTMLNode {
        guard device.idiom == .phone, !device.hasHomeButton else { return .nothing }
        // 14 Pro and later, which have these screens, have an island; the others of this shape a notch.
        let hasIsland = [393, 430].contains(device.screen.width)
        return .element(.i, .class(hasIsland ? "cutout island" : "cutout"), .aria("hidden", "true"))
    }
}

extension HomeDevice {
    /// What the dock is kept from the bottom and how high it is; the style sheet has the same figures.
    private var dockTop: Double { screen.height - 92 - (hasHomeButton ? 0 : 12) }

    /// The row between the name below the lowest widget and the dock, in which the dots of the pages stand.
    ///
    /// As high as a finger needs where there is room, and as high as there is otherwise.
    var dotsRow: LayoutRect {
        let last = (frameOfLastRow?.bottom ?? 0) + Self.nameHeight
        let height = min(44, max(12, dockTop - last))
        return LayoutRect(x: 0, y: dockTop - height, width: screen.width, height: height)
    }

    /// What the name below a widget takes.
    static let nameHeight = 19.0

    private var frameOfLastRow: LayoutRect? {
        try? frame(of: .systemSmall, at: HomeCell(column: 0, row: cells.rows - 2))
    }

    /// Whether it is a telephone with a button below a screen that is not as high as those without one.
    var hasHomeButton: Bool { idiom == .phone && screen.height / screen.width < 1.9 }
}
