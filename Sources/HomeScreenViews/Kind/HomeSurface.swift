public import ConfigSchema
import Foundation
import HomeScreenModel
public import LiveValues
import SceneModel
public import SceneRendering
public import ThemeModel

/// What lies behind the widgets of a screen: the wallpaper, the status bar, icons and the dock, or the clock.
///
/// Scenes do not place it; it is there by itself.
public struct HomeSurface: Component {
    /// The name in themes and in a scene's `components`.
    public static let name = "homeSurface"

    /// What it shows.
    public static let summary = "The wallpaper, the status bar and the icons behind the widgets of a screen."

    /// What a theme and a screen can set.
    public static let properties: [PropertySpec] = [
        .group(
            "wallpaper", "The wallpaper: three colours from top to bottom.",
            [
                .color("top", default: "#8FB8FF", "The colour at the top."),
                .color("middle", default: "#7C6CF2", "The colour in the middle."),
                .color("bottom", default: "#2B2A6B", "The colour at the bottom."),
            ]),
        .color("textColor", default: "white", "The status bar, the names of icons, the clock of a lock screen."),
        .color("iconColor", default: "white @ 22%", "Icons of apps that nobody has described."),
        .color("dockColor", default: "white @ 24%", "The bar behind the lowest icons."),
    ]

    /// The time in the status bar and on the lock screen.
    public static let reads: Set<Topic> = [.phone]

    /// The rules of its picture.
    public static let styleSheet = """
        .homeSurface { position: relative; overflow: hidden; color: var(--homeSurface-textColor);
          font: \(HomeSurface.font);
          background: radial-gradient(120% 70% at 80% 0%,
            color-mix(in srgb, var(--homeSurface-wallpaper-top), white 18%), transparent 60%),
            linear-gradient(170deg, var(--homeSurface-wallpaper-top), var(--homeSurface-wallpaper-middle) 48%,
            var(--homeSurface-wallpaper-bottom)); }
        .homeSurface > * { position: absolute; }
        .homeSurface .status { inset: 0 0 auto; height: 47px; padding: 0 28px; display: flex; align-items: center;
          justify-content: space-between; font-weight: 600; font-size: 16px; }
        .homeSurface .status.low { height: 20px; padding: 0 8px; font-size: 12px; }
        .homeSurface .signs { display: flex; gap: 6px; align-items: center; }
        .homeSurface .bars { width: 17px; height: 11px;
          background: linear-gradient(currentColor, currentColor) 0 100% / 3px 4px,
          linear-gradient(currentColor, currentColor) 4.6px 100% / 3px 6px,
          linear-gradient(currentColor, currentColor) 9.2px 100% / 3px 8.5px,
          linear-gradient(currentColor, currentColor) 100% 100% / 3px 11px; background-repeat: no-repeat; }
        .homeSurface .battery { width: 24px; height: 12px; border: 1px solid currentColor; border-radius: 4px;
          padding: 1.5px; }
        .homeSurface .battery::before { content: ""; display: block; height: 100%; width: 80%; border-radius: 2px;
          background: currentColor; }
        .homeSurface .app { display: grid; justify-items: center; }
        .homeSurface .app > .tile { width: 100%; aspect-ratio: 1; border-radius: 24%; display: grid; place-items: center;
          background: var(--homeSurface-iconColor) center / 55% no-repeat;
          font-size: 26px; font-weight: 600; }
        .homeSurface .app > .label { position: absolute; top: calc(100% + 4px); font-size: 11.5px; line-height: 1.2;
          white-space: nowrap; text-shadow: 0 1px 3px rgb(0 0 0 / 30%); }
        .homeSurface .dock { left: 12px; right: 12px; bottom: 12px; height: 92px; border-radius: 32px; display: flex;
          align-items: center; justify-content: space-evenly;
          background: var(--homeSurface-dockColor); -webkit-backdrop-filter: blur(20px); backdrop-filter: blur(20px); }
        .homeSurface .dots { left: 0; right: 0; bottom: 116px; display: flex; gap: 9px; justify-content: center; }
        .homeSurface .dots > span { width: 7px; height: 7px; border-radius: 50%; background: currentColor; opacity: .35; }
        .homeSurface .dots > .now { opacity: 1; }
        .homeSurface .clock { left: 0; right: 0; text-align: center; font-weight: 600; line-height: 1; }
        .homeSurface .day { left: 0; right: 0; text-align: center; font-weight: 600; font-size: 20px; }
        .homeSurface .search { left: 12px; right: 12px; height: 36px; border-radius: 12px; padding: 0 14px; display: flex;
          align-items: center; background: var(--homeSurface-dockColor); font-size: 16px; }
        """

    /// The font of everything that is no view.
    static let font = CSSValue.font(FontValue(size: 17, weight: .regular, family: SystemFamilies.word)).text

    /// A page of icons, and a page of nobody's telephone.
    public static let examples: [ComponentExample] = []

    /// Values are read by the style sheet alone.
    public init(_ values: PropertyValues) {}

    /// Draws the screen of the scene's type.
    public func render(in context: RenderContext) -> HTMLNode {
        let device = HomeDevice.nearest(to: context.device)
        let arrangement = context.arrangement
        let parts: [HTMLNode]
        switch arrangement.surface {
        case .homeScreen: parts = icons(arrangement, context) + [dots(arrangement, context.page), dock(device)]
        case .lockScreen: parts = clock(device, context)
        case .todayView: parts = today(context)
        }
        return .element(
            .section, .class("homeSurface"), .aria("label", context.string("home_\(arrangement.surface.rawValue)")),
            .configured(
                by: "wallpaper.top", "wallpaper.middle", "wallpaper.bottom", "textColor", "iconColor", "dockColor"),
            children: [status(device, context)] + parts)
    }
}
