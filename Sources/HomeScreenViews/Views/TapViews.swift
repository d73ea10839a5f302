import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// Views that open an address of the app.
struct LinkView: ViewContainer {
    static let name = "link"
    static let summary = "Views that open the app at an address when somebody taps them; not in the small family."
    static let showsData = false
    static let properties = [
        PropertySpec("to", .bound(.string), "The address, such as `\"story://{item.id | escaped}\"`.", required: true)
    ]
    static let examples = TapExamples.link

    private let address: String

    init(_ values: ViewValues) { address = values.text("to") ?? "" }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        Layering(anchor: .center).measure(children, in: proposal)
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        ViewMarks(.button, [.type("button"), .performs("tap"), .argument(address)])
    }
}

/// Views that start something when somebody taps them.
struct ButtonView: ViewContainer {
    static let name = "button"
    static let summary = "Views that start one of the app's intents when somebody taps them."
    static let showsData = false
    static let properties = TapProperties.intent
    static let examples = TapExamples.button

    private let attributes: [HTMLAttribute]

    init(_ values: ViewValues) { attributes = TapProperties.attributes(values) }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        Layering(anchor: .center).measure(children, in: proposal)
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        ViewMarks(.button, [.type("button")] + attributes)
    }
}

/// A switch for something that is on or off.
struct ToggleView: ViewContainer {
    static let name = "toggle"
    static let summary =
        "A switch that starts one of the app's intents; with items, these in place of the system's switch."
    static let showsData = false
    static let properties =
        TapProperties.intent + [PropertySpec("isOn", .bound(.boolean), "Whether it is on.", required: true)]
    static let examples = TapExamples.toggle

    private let attributes: [HTMLAttribute]
    private let isOn: Bool

    /// The system's switch.
    private static let size = LayoutSize(width: 51, height: 31)

    init(_ values: ViewValues) {
        isOn = values.flag("isOn")
        attributes = TapProperties.attributes(values) + [.role("switch"), .aria("checked", isOn ? "true" : "false")]
    }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        children.count == 0 ? ViewMeasure(size: Self.size) : Layering(anchor: .center).measure(children, in: proposal)
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        let button: [HTMLAttribute] = [.type("button")] + attributes
        guard box.children.isEmpty else { return ViewMarks(.button, button) }
        let green = SRGBColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
        let track = isOn ? green : SRGBColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.32)
        let knob = LayoutRect(
            x: box.content.x + (isOn ? Self.size.width - 29 : 2), y: box.content.y + 2, width: 27, height: 27)
        return ViewMarks(
            .button, button,
            [(box.content, track), (knob, SRGBColor.white)].map { rect, color in
                .element(
                    .div, .class("hv-part"),
                    .styles(
                        ViewCSS.frame(rect, in: box.rect) + [
                            .property("border-radius", .points(rect.height / 2)),
                            .property("background", .color(context.painted(color, isAccented: box.isAccented))),
                        ]))
            })
    }
}

/// What buttons and toggles have in common.
enum TapProperties {
    static let intent = [
        PropertySpec("intent", .string, "The name of one of the app's intents.", required: true),
        PropertySpec(
            "with", .map(of: .bound(.anything), keys: .any("parameter")), "Values of the intent's parameters."),
    ]

    static func attributes(_ values: ViewValues) -> [HTMLAttribute] {
        guard case .map(let entries)? = values["with"] else { return [.data("intent", values.text("intent") ?? "")] }
        let texts = entries.compactMap { entry -> (String, LiveValue)? in
            switch entry.value {
            case .text(let text): return (entry.key, .string(text))
            case .boolean(let value): return (entry.key, .bool(value))
            case .number(let value): return (entry.key, .number(value))
            default: return nil
            }
        }
        let json = LiveValue.object(Dictionary(texts, uniquingKeysWith: { $1 })).json
        return [.data("intent", values.text("intent") ?? ""), .data("with", json)]
    }
}
