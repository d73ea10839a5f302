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
        // Where a family has none, the whole widget is one link.
        guard context.hasLinks else { return ViewMarks() }
        return ViewMarks(.button, [.type("button"), .performs("tap"), .argument(address)])
    }
}

/// Views that start something when somebody taps them.
struct ButtonView: ViewContainer {
    static let name = "button"
    static let summary = "Views that start one of the app's intents when somebody taps them."
    static let showsData = false
    static let properties = TapProperties.intent
    static let examples = TapExamples.button

    private let request: IntentRequest

    init(_ values: ViewValues) { request = IntentRequest(values) }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        Layering(anchor: .center).measure(children, in: proposal)
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        TapProperties.marks(of: request, [], in: context)
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

    private let request: IntentRequest
    private let isOn: Bool

    /// The system's switch.
    private static let size = LayoutSize(width: 51, height: 31)

    init(_ values: ViewValues) {
        isOn = values.flag("isOn")
        request = IntentRequest(values).telling("isOn", .bool(!isOn))
    }

    func measure(_ children: ViewChildren, in proposal: ViewProposal, _ context: ViewContext) -> ViewMeasure {
        children.count == 0 ? ViewMeasure(size: Self.size) : Layering(anchor: .center).measure(children, in: proposal)
    }

    func render(_ box: ViewBox, in context: ViewContext) -> ViewMarks {
        var marks = TapProperties.marks(
            of: request, [.role("switch"), .aria("checked", isOn ? "true" : "false")], in: context)
        guard box.children.isEmpty else { return marks }
        let green = SRGBColor(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
        // Where only opacity is left, the knob is told from its track by that.
        let on = context.rendering == .fullColor ? green : SRGBColor.white.opacity(0.45)
        let track = isOn ? on : SRGBColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.32)
        let knob = LayoutRect(
            x: box.content.x + (isOn ? Self.size.width - 29 : 2), y: box.content.y + 2, width: 27, height: 27)
        marks.nodes = [(box.content, track, isOn), (knob, .white, false)].map { rect, color, isAccented in
            .element(
                .div, .class("hv-part"),
                .styles(
                    ViewCSS.frame(rect, in: box.rect) + [
                        .property("border-radius", .points(rect.height / 2)),
                        .property(
                            "background",
                            .color(context.painted(color, isAccented: isAccented || box.isAccented))),
                    ]))
        }
        return marks
    }
}

/// What buttons and toggles have in common.
enum TapProperties {
    static let intent = [
        PropertySpec("intent", .string, "The name of one of the app's intents.", required: true),
        PropertySpec(
            "with", .map(of: .bound(.anything), keys: .any("parameter")), "Values of the intent's parameters."),
    ]

    /// The element that is pressed; one that would do nothing takes no presses, and looks so.
    static func marks(
        of request: IntentRequest, _ attributes: [HTMLAttribute], in context: ViewContext
    ) -> ViewMarks {
        let isUsable = context.isUsable(request)
        return ViewMarks(
            .button,
            [.type("button"), .performs("press"), .argument(request.text)] + attributes
                + (isUsable ? [] : [.aria("disabled", "true")]))
    }
}
