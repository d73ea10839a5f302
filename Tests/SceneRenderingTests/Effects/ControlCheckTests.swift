import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import TestSupport
import Testing
import ThemeModel

@Suite struct ControlCheckTests {
    private let check: ControlCheck

    init() throws {
        var kind = LampKind()
        kind.components = [Desk.self]
        let scene = "theme: plain\nviewer: kim\ntype: lamps\n"
        check = ControlCheck(
            try ComponentRegistry(kind),
            fileSystem: InMemoryFileSystem(texts: [
                "Themes/plain.yaml": "theme: plain\nmodes: [light]\n",
                "Scenes/hall.yaml": "scene: hall\n" + scene + "contexts: { lamps: [working, opening] }\n"
                    + "compose:\n  - desk: { left: 0, right: 0, top: 0, bottom: 0 }\n",
                "Scenes/two.yaml": "scene: two\n" + scene + "contexts: { lamps: [opening] }\n"
                    + "compose:\n  - desk: { left: 0, right: 0, top: 0, bottom: 40 }\n"
                    + "  - desk: { id: drawer, kind: suspend, opensFrom: desk.lid }\n",
            ]), theme: "plain")
    }

    @Test func namesEveryControlThatDoesNothing() {
        #expect(
            check.deadControls(of: ["desk"]) == [
                "desk, “At fault”: the button 'still' changes nothing with 'rest'",
                "desk, “At fault”: the button 'bare' does nothing",
                "desk, “At fault”: the button 'mute' is disabled and does not say why",
                "desk, “At fault”: the button 'lost' needs an element 'nowhere', which is not there",
                "desk, “At fault”: the button 'astray' opens 'desk.floor', from which nothing opens",
                "desk, “At fault”: the select 'single' has no other value to choose",
                "desk, “Refused”: the button 'working' is refused: guests only look",
            ])
    }

    @Test func namesAButtonWhosePopupIsMissingInAScene() {
        let message = "the button 'opening' opens 'desk.lid', from which nothing opens"
        #expect(
            check.deadControls(inScenes: ["hall"]) == [
                "hall, wall, kim: \(message)", "hall, wall, guest: the button 'working' is refused: guests only look",
                "hall, wall, guest: \(message)", "hall, watch, kim: \(message)",
                "hall, watch, guest: the button 'working' is refused: guests only look",
                "hall, watch, guest: \(message)",
            ])
        #expect(check.deadControls(inScenes: ["two"]) == [])
    }

    @Test func saysThatASceneIsMissing() {
        #expect(check.deadControls(inScenes: ["cellar"]) == ["there is no scene 'cellar'"])
    }
}

/// Draws a control for every lamp, of the sort that its name says.
private struct Desk: Component {
    static let name = "desk"
    static let summary = "Controls."
    static let properties = PropertySpec.visibility
    static let reads: Set<Topic> = [.lamps]
    static let ownSize: OwnSize = [.width, .height]
    static let anchors = ["lid"]
    static let styleSheet = ".desk { margin: 0; }"
    static let examples = [
        example("In order", "working, chosen, told, opening, asking, sending, choosing", by: LampKind.keeper),
        example("At fault", "still, bare, mute, lost, astray, single", by: LampKind.keeper),
        example("Refused", "working", by: "guest"),
    ]

    private static func example(_ title: String, _ lamps: String, by viewer: String) -> ComponentExample {
        ComponentExample(
            title, fixture: "lamps: [\(lamps)]", viewer: viewer, sceneType: "lamps", device: "wall",
            expect: .markup(contains: ["desk"]))
    }

    init(_ values: PropertyValues) {}

    func size(in context: RenderContext) -> LayoutSize? { LayoutSize(width: 100, height: 50) }

    func anchor(_ name: String, in context: RenderContext, size: LayoutSize) -> LayoutRect? {
        LayoutRect(x: 0, y: 0, width: 20, height: 20)
    }

    func render(in context: RenderContext) -> HTMLNode {
        guard context.opener == nil else { return .element(.p, .class(Self.name), text: "open") }
        let lamps = (context.environment as? LampSeat)?.store?.lamps ?? []
        return .element(.div, .class(Self.name), children: lamps.map { control($0.name, isLit: $0.isLit) })
    }

    private func control(_ name: String, isLit: Bool) -> HTMLNode {
        let toggle = HTMLAttribute.performs("toggle")
        func button(_ attributes: HTMLAttribute...) -> HTMLNode {
            .element(
                .button, [.id(name), .argument(name), .aria("label", isLit ? "lit" : "dark")] + attributes, [])
        }
        switch name {
        case "working": return button(toggle)
        case "chosen": return button(.performs("rest"), .aria("pressed", "true"))
        case "told": return button(.disabled, .title("Not before noon"))
        case "opening": return button(.opens("desk.lid"))
        case "asking":
            let form = HTMLNode.element(.form, toggle, children: [.element(.button, .type("submit"))])
            return .fragment([button(.asks("question")), .element(.dialog, .id("question"), children: [form])])
        case "sending":
            return .element(.form, toggle, .argument(name), children: [.element(.button, .type("submit"), text: name)])
        case "choosing":
            let options = ["1", "2"].map { HTMLNode.element(.option, .value($0), $0 == "1" ? .selected : nil) }
            return .element(.select, .id(name), toggle, .argument(name), children: options)
        case "still": return button(.performs("rest"))
        case "mute": return button(.disabled)
        case "lost": return button(.asks("nowhere"))
        case "astray": return button(.opens("desk.floor"))
        case "single":
            return .element(
                .select, .id(name), toggle, .argument(name),
                children: [.element(.option, .value("1"), .selected)])
        default: return button()
        }
    }

    func perform(_ action: ComponentAction, in context: RenderContext) throws {
        guard action.name == "toggle", let seat = context.environment as? LampSeat else { return }
        try seat.store?.toggle(action.argument, by: seat.actor ?? "")
    }
}
