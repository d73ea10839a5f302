import ConfigSchema
import SceneModel
package import ThemeModel

/// The style sheets of a scene: theme values as custom properties, frames, and the rules that components bring.
package enum SceneStyles {
    /// Every property of every component as a custom property below a selector, and the images of every icon.
    ///
    /// A switch that takes something away is `none`, for `display` of what no component draws. A colour edit changes this
    /// sheet and no element. `assetURL` gives the address of an image's file, or nil when it
    /// cannot be read.
    package static func values(
        _ values: [String: PropertyValues], scale: Double, scope: String, assetURL: (ResolvedImage) -> String?
    ) -> String {
        var properties = "--s:\(scale.shortText);"
        var icons = ""
        for component in values.values.sorted(by: { $0.component < $1.component }) {
            for (leaf, value) in zip(component.group.leaves, component.values) {
                guard let value else { continue }
                let name = component.component + "-" + dashed(leaf.path)
                if case .image(let image) = value {
                    let tint = tint(beside: leaf.path, in: component)
                    icons += icon(image, name: name, tint: tint, scope: scope, assetURL)
                } else if value == .boolean(false), ["visible", "enable"].contains(leaf.spec.key) {
                    properties += "--\(name):none;"
                } else if let text = cssText(value) {
                    properties += "--\(name):\(text);"
                }
            }
        }
        return "\(scope){\(properties)}\n\(icons)"
    }

    /// The rectangles of a scene's components, and the sizes of its canvas and screen.
    package static func layout(_ staged: StagedScene) -> String {
        let canvas = staged.plan.canvas
        var text = ".screen{width:\(px(canvas.screen.width));"
        text += "height:\(px(canvas.screen.height))}\n"
        text += "#scene{width:\(px(canvas.bounds.width));height:\(px(canvas.bounds.height))}\n"
        for instance in staged.instances {
            let rect = instance.frame
            // Ids are checked to be identifiers, so they can stand in a selector as they are.
            text += "#\(StagedScene.elementID(instance.placement.id)){left:\(px(rect.x));top:\(px(rect.y));"
            text += "width:\(px(rect.width));height:\(px(rect.height))}\n"
        }
        return text
    }

    /// The same for one component by itself.
    package static func layout(_ staged: StagedScene, alone id: String) -> String {
        guard let frame = staged.instance(id)?.frame else { return "" }
        let size = "width:\(px(frame.width));height:\(px(frame.height))"
        return ".screen{\(size)}\n#scene{\(size)}\n#\(StagedScene.elementID(id)){left:0;top:0;\(size)}\n"
    }

    /// The rules of the canvas, of icons and of every component; the same for all scenes.
    package static func rules(of registry: ComponentRegistry) -> String {
        base + registry.kinds.map(\.styleSheet).joined()
            + registry.components.map { "/* \($0.name) */\n\($0.styleSheet)\n" }.joined()
            + registry.kinds.map(\.partStyleSheet).joined()
            + registry.sharedConfigurations.map(\.styleSheet).joined() + forcedColors
    }

    /// The rules of every scene.
    ///
    /// While a scene arrives, for its first frame, it has `--arriving: hidden`. A part that may take long to paint has
    /// `content-visibility: var(--arriving, visible)`: everything else is seen without waiting for it.
    private static let base = """
        .screen { position: relative; overflow: hidden; display: grid; place-items: center; }
        .scene { position: relative; overflow: clip; box-sizing: border-box; flex: none; text-align: start;
          -webkit-font-smoothing: antialiased; animation: scene-arrives 1ms; }
        @keyframes scene-arrives { from, to { --arriving: hidden; } }
        :where(.scene) *, :where(.scene) *::before, :where(.scene) *::after { box-sizing: border-box; }
        :where(.scene) :where(button, input) { font: inherit; color: inherit; }
        .placed { position: absolute; isolation: isolate; pointer-events: none; }
        .placed[hidden] { display: none; }
        .placed[data-glides] { transition: left 0.25s ease-out, top 0.25s ease-out; }
        @media (prefers-reduced-motion: reduce) { .placed[data-glides] { transition: none; } }
        .placed > * { width: 100%; height: 100%; pointer-events: auto; }
        @media (forced-colors: active) { .placed[role=dialog] { border: 1px solid CanvasText; } }
        .sr-only { position: absolute !important; width: 1px !important; height: 1px !important; margin: -1px !important;
          overflow: hidden !important; clip-path: inset(50%) !important; white-space: nowrap !important; }
        .icon { display: inline-block; flex: none; width: 1em; height: 1em; background-color: var(--tint, transparent);
          -webkit-mask: var(--icon) center / contain no-repeat; mask: var(--icon) center / contain no-repeat; }

        """

    /// `networkState.goodColor` as `networkState-goodColor`.
    private static func dashed(_ path: String) -> String {
        // By bytes: there are more than a thousand such names in a sheet, and it is written anew for every save.
        String(decoding: path.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }

    private static func icon(
        _ image: ResolvedImage, name: String, tint: SRGBColor?, scope: String, _ assetURL: (ResolvedImage) -> String?
    ) -> String {
        guard let address = assetURL(image) else { return "" }
        let url = CSSValue.url(address).text
        if let tint = tint ?? image.tint {
            return "\(scope) .icon-\(name){--icon:\(url);--tint:\(CSSValue.color(tint).text)}\n"
        }
        return "\(scope) .icon-\(name){background:\(url) center/contain no-repeat;-webkit-mask:none;mask:none}\n"
    }

    /// The colour that stands beside an image under the key `tint`.
    private static func tint(beside path: String, in values: PropertyValues) -> SRGBColor? {
        let group = path.lastIndex(of: ".").map { path[...$0] } ?? ""
        return values.color(group + "tint")
    }

    private static func cssText(_ value: ResolvedValue) -> String? {
        switch value {
        case .number(let number): number.shortText
        case .length(let length): CSSValue.length(length).text
        case .color(let color): CSSValue.color(color).text
        case .font(let font): CSSValue.font(font).text
        case .shadow(let shadow): CSSValue.shadow(shadow).text
        default: nil
        }
    }

    private static func px(_ value: Double) -> String { CSSValue.points(value).text }
}
