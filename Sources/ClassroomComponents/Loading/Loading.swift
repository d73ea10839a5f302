import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// The card over the board while the viewer's connection is made: the first time, and again after it was lost.
///
/// ```yaml
/// loading:
///   backgroundColor: $systemComponentColor
///   gifUrl: img_loading
///   message: { color: $textLevel1Color, font: $font13 }
/// ```
struct Loading: Component {
    static let name = "loading"

    static let summary = "The card over the board while one's connection is being made, for everybody."

    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Fill of the card."),
            .image("gifUrl", default: "img_loading", "Picture that turns while something is awaited."),
            .group(
                "message", "What is awaited.",
                PropertySpec.visibility + [
                    .color("color", default: "$textLevel1Color", "Colour of the words.", on: ["backgroundColor"]),
                    .font("font", default: "$font13", "Font of the words."),
                ]),
        ]

    static let reads: Set<Topic> = [.connection]

    static let covers: String? = Board.name

    static let styleSheet = """
        .loading { display: grid; place-items: center; width: 100%; height: 100%; pointer-events: none; }
        .loading .card { display: flex; flex-direction: column; align-items: center; gap: 8px; box-sizing: border-box;
          min-width: 90px; max-width: 80%; padding: 14px 16px; border-radius: 12px;
          background: var(--loading-backgroundColor); box-shadow: 0 2px 8px rgb(47 65 146 / .15); }
        .loading .icon { width: 44px; height: 44px; animation: loading-turn 1.2s linear infinite; }
        .loading .words { color: var(--loading-message-color); font: var(--loading-message-font); }
        @keyframes loading-turn { to { transform: rotate(360deg); } }
        @media (prefers-reduced-motion: reduce) { .loading .icon { animation: none; } }
        """

    private let values: PropertyValues

    init(_ values: PropertyValues) { self.values = values }

    func render(in context: RenderContext) -> HTMLNode {
        let key: String
        switch context.pool.monitor.getMonitorInfo().connection {
        case .connecting: key = "fcr_room_loading"
        case .reconnecting: key = "fcr_monitor_network_reconnecting"
        case .disconnected, .connected, .aborted: return .nothing
        }
        let words = HTMLNode.element(
            .span, .class(values.isShown("message") ? "words" : "sr-only"), .configured(by: "message"),
            text: context.string(key))
        return .element(
            .div, .class(Self.name), .role("status"),
            children: [
                .element(
                    .div, .class("card"), .configured(by: "backgroundColor", "gifUrl"),
                    children: [context.icon("gifUrl", of: Self.name), words])
            ])
    }
}

extension Loading {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The class is being joined", fixture: fixture("connecting"), viewer: "lin", frame: frame,
            expect: .markup(contains: ["Loading...", "icon-loading-gifUrl"])),
        ComponentExample(
            "The connection was lost", fixture: fixture("reconnecting"), viewer: "lin", frame: frame,
            expect: .markup(contains: ["Reconnecting..."])),
        ComponentExample(
            "The picture alone", configuration: "message: { visible: false }", fixture: fixture("connecting"),
            viewer: "lin", frame: frame, expect: .markup(contains: [#"class="sr-only""#])),

        // What is refused
        ComponentExample(
            "A colour under another name", configuration: "message: { textColour: white }",
            fixture: fixture("connecting"), viewer: "lin", frame: frame, expect: .findings(["config.unknown-key"])),
    ]

    private static let frame = "left: 0\ntop: 0\nwidth: 400\nheight: 200"

    private static func fixture(_ connection: String) -> String {
        "users: [{ uuid: lin, name: Ms. Lin, role: teacher }]\nmonitor: { connection: \(connection) }\n"
    }
}
