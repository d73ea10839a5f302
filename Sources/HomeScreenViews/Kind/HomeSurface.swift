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
        wallpaper,
        .color("textColor", default: "white", "The status bar, the names of icons, the clock of a lock screen."),
        PropertySpec(
            "apps", .list(of: .record(AppIcon.group), count: 0...60), default: "[]",
            "Icons of other apps, in the cells behind those of the apps whose widgets stand on the screen."),
        PropertySpec(
            "dock", .list(of: .record(AppIcon.group), count: 0...8), default: "[]",
            "The icons in the bar that all pages of a home screen have."),
        .color("dockColor", default: "white @ 24%", "The bar behind the lowest icons."),
    ]

    /// What lies behind everything; a screen may also have it at its top level.
    static let wallpaper = PropertySpec.group(
        "wallpaper", "The wallpaper: three colours from top to bottom.",
        [
            .color("top", default: "#8FB8FF", "The colour at the top."),
            .color("middle", default: "#7C6CF2", "The colour in the middle."),
            .color("bottom", default: "#2B2A6B", "The colour at the bottom."),
        ])

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
        .homeSurface .status { inset: 0 0 auto; height: 47px; padding: 6px 24px 0 38px; display: flex;
          align-items: center; justify-content: space-between; font-weight: 600; font-size: 16px; }
        .homeSurface .status.low { height: 20px; padding: 0 8px; font-size: 12px; }
        .homeSurface .signs { display: flex; gap: 6px; align-items: center; }
        .homeSurface .bars { width: 17px; height: 11px;
          background: linear-gradient(currentColor, currentColor) 0 100% / 3px 4px,
          linear-gradient(currentColor, currentColor) 4.6px 100% / 3px 6px,
          linear-gradient(currentColor, currentColor) 9.2px 100% / 3px 8.5px,
          linear-gradient(currentColor, currentColor) 100% 100% / 3px 11px; background-repeat: no-repeat; }
        .homeSurface .waves { width: 16px; height: 11px; clip-path: polygon(0 0, 100% 0, 50% 100%);
          background: radial-gradient(circle at 50% 100%, currentColor 2.6px, transparent 3.1px 4.6px,
          currentColor 5.1px 6.9px, transparent 7.4px 8.7px, currentColor 9.2px 11px, transparent 11.4px); }
        .homeSurface .battery { position: relative; width: 25px; height: 12px; border-radius: 4px; padding: 2px;
          box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 45%, transparent); }
        .homeSurface .battery::before { content: ""; display: block; height: 100%; width: 80%; border-radius: 2px;
          background: currentColor; }
        .homeSurface .battery::after { content: ""; position: absolute; right: -2.5px; top: 4px; width: 1.5px; height: 4px;
          border-radius: 0 2px 2px 0; background: currentColor; opacity: .5; }
        .homeSurface .cutout { left: 50%; top: -1px; width: 158px; height: 32px; margin-left: -79px; background: black;
          border-radius: 0 0 20px 20px; }
        .homeSurface .cutout.island { top: 11px; width: 122px; height: 36px; margin-left: -61px; border-radius: 18px; }
        .homeSurface .app { display: grid; justify-items: center; }
        .homeSurface .tile { position: relative; width: 100%; aspect-ratio: 1; border-radius: 23.5%; display: grid;
          place-items: center; overflow: hidden; color: white; font-size: 28px; font-weight: 600; }
        .homeSurface .tile::before { content: ""; position: absolute; inset: 0;
          background: linear-gradient(rgb(255 255 255 / 26%), transparent 55%, rgb(0 0 0 / 14%)); }
        .homeSurface .glyph { position: relative; width: 62%; height: 62%; background: center / contain no-repeat; }
        .homeSurface .app > .label { position: absolute; top: calc(100% + 4px); font-size: 11.5px; line-height: 1.2;
          white-space: nowrap; text-shadow: 0 1px 3px rgb(0 0 0 / 30%); }
        .homeSurface .dock { left: 12px; right: 12px; bottom: 12px; height: 92px; border-radius: 32px; display: flex;
          align-items: center; justify-content: space-evenly;
          background: var(--homeSurface-dockColor); -webkit-backdrop-filter: blur(20px); backdrop-filter: blur(20px); }
        .homeSurface .dock.low { left: 0; right: 0; bottom: 0; border-radius: 0; }
        .homeSurface .dock.wide { left: 50%; right: auto; padding: 0 18px; gap: 24px; transform: translateX(-50%); }
        .homeSurface .dots { left: 0; right: 0; display: flex; gap: 9px; justify-content: center; align-items: center; }
        .homeSurface .dots > span { width: 7px; height: 7px; border-radius: 50%; background: currentColor; }
        .homeSurface .dots[role="group"] { gap: 0; }
        .homeSurface .dots > button { flex: none; width: 32px; height: max(100%, 32px); padding: 0; border: 0;
          background: none; cursor: pointer; display: grid; place-items: center; }
        .homeSurface .dots > button::before { content: ""; width: 7px; height: 7px; border-radius: 50%;
          background: currentColor; opacity: .4; }
        .homeSurface .dots > .now::before { opacity: 1; }
        .homeSurface .dots > button:focus-visible { outline: 3px solid #0A84FF; outline-offset: -3px; border-radius: 8px; }
        .luminance-reduced .homeSurface { background: black; color: #9A9A9A; }
        .luminance-reduced .homeWidget > .face { filter: brightness(.62); }
        .rendering-accented .homeSurface .tile { filter: grayscale(1) brightness(.8); }
        .homeSurface .corner { bottom: 48px; width: 50px; height: 50px; border-radius: 50%;
          background: rgb(0 0 0 / 32%); -webkit-backdrop-filter: blur(20px); backdrop-filter: blur(20px); }
        .homeSurface .corner.torch { left: 44px; }
        .homeSurface .corner.camera { right: 44px; }
        .homeSurface .corner::before { content: ""; position: absolute; background: currentColor; }
        .homeSurface .torch::before { left: 20px; top: 13px; width: 10px; height: 24px;
          clip-path: polygon(0 0, 100% 0, 100% 16%, 0 16%, 0 24%, 100% 24%, 100% 34%, 80% 50%, 80% 100%, 20% 100%,
          20% 50%, 0 34%); border-radius: 2px; }
        .homeSurface .camera::before { left: 13px; top: 18px; width: 24px; height: 17px; border-radius: 4px;
          background: radial-gradient(circle at 50% 52%, currentColor 3.2px, transparent 3.7px 5.2px, currentColor 5.7px); }
        .homeSurface .camera::after { content: ""; position: absolute; left: 20px; top: 15px; width: 10px; height: 4px;
          border-radius: 2px 2px 0 0; background: currentColor; }
        .homeSurface > :is(.add, .done) { display: none; top: 12px; height: 32px; padding: 0; border: 0; border-radius: 16px;
          place-items: center; background: rgb(255 255 255 / 72%); color: black; font-size: 15px; font-weight: 500;
          cursor: pointer; }
        .homeSurface > :is(.add, .done).low { top: 2px; height: 25px; }
        .homeSurface > .add { left: 20px; width: 56px; }
        .homeSurface > .done { right: 20px; min-width: 56px; padding: 0 14px; }
        .homeSurface > :is(.add, .done)::before { content: ""; position: absolute; inset: -6px; }
        .homeSurface > :is(.add, .done):focus-visible { outline: 3px solid #0A84FF; outline-offset: 1px; }
        .homeSurface > .add > i { width: 14px; height: 14px;
          background: linear-gradient(currentColor, currentColor) 50% 50% / 14px 2px no-repeat,
          linear-gradient(currentColor, currentColor) 50% 50% / 2px 14px no-repeat; }
        [data-edits-home] .homeSurface > :is(.add, .done) { display: grid; }
        [data-edits-home] .homeSurface > .status { visibility: hidden; }
        .homeSurface .grip { left: 50%; bottom: 8px; width: 136px; height: 5px; margin-left: -68px; border-radius: 3px;
          background: currentColor; }
        .homeSurface .clock { left: 0; right: 0; text-align: center; font-weight: 600; line-height: 1;
          letter-spacing: -.02em; }
        .homeSurface .day { left: 0; right: 0; text-align: center; font-weight: 600; font-size: 20px; }
        .homeSurface .note { left: 24px; right: 24px; top: 31%; text-align: center; font-size: 15px; line-height: 1.35;
          text-wrap: balance; }
        .homeSurface .search { left: 12px; right: 12px; height: 36px; border-radius: 12px; padding: 0 14px; display: flex;
          align-items: center; background: var(--homeSurface-dockColor); font-size: 16px; }
        """

    /// The font of everything that is no view.
    package static let fontValue = CSSValue.font(FontValue(size: 17, weight: .regular, family: SystemFamilies.word))

    /// The font of the telephone, in the spelling of style sheets.
    static let font = fontValue.text

    /// A page of icons, and a page of nobody's telephone.
    public static let examples: [ComponentExample] = []

    let values: PropertyValues

    /// Everything when the time is another one; what widgets show is theirs.
    public func changes(for record: ChangeRecord, in context: RenderContext) -> ComponentChanges {
        guard Self.reads.contains(record.topic) else { return .nothing }
        switch record.payload as? PhoneFact {
        case .minutePassed, .timeMoved, .fixtureRead, nil: return .everything
        default: return .nothing
        }
    }

    /// Takes the icons that the theme brings; the style sheet reads the rest.
    public init(_ values: PropertyValues) { self.values = values }

    /// Draws the screen of the scene's type.
    public func render(in context: RenderContext) -> HTMLNode {
        let device = HomeDevice.nearest(to: context.device)
        let arrangement = context.arrangement
        let parts: [HTMLNode]
        switch arrangement.surface {
        case .homeScreen:
            parts =
                icons(arrangement, context) + [dots(arrangement, context), dock(device, context)]
                + editing(device, context)
        case .lockScreen: parts = clock(device, context) + [emptyNote(arrangement, context)]
        case .todayView: parts = today(context)
        }
        return .element(
            .section, .class(arrangement.surface == .todayView ? "homeSurface list" : "homeSurface"),
            .aria("label", context.string("home_\(arrangement.surface.rawValue)")),
            .configured(
                by: "wallpaper.top", "wallpaper.middle", "wallpaper.bottom", "textColor", "apps", "dock", "dockColor"),
            children: (arrangement.surface == .todayView
                ? [.element(.i, .class("paper"), .aria("hidden", "true"))] : [])
                + [cutout(device), status(device, context)] + parts)
    }
}
