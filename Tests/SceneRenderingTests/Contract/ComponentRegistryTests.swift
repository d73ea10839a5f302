import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import Testing
import ThemeModel

@Suite struct ComponentRegistryTests {
    @Test func knowsWhatItsKindsDeclare() throws {
        let registry = try ComponentRegistry(LampKind())
        #expect(registry.components.map { $0.name } == ["lampRow", "sign", "menu"])
        #expect(registry.catalog.components.map(\.name) == ["lampRow", "menu", "sign", "tools"])
        #expect(registry.catalog.vocabulary.deviceClasses == ["wall", "watch"])
        #expect(registry.catalog.vocabulary.locales == ["en", "de"])
        #expect(registry.component("sign") == Sign.self && registry.component("tools") == nil)
    }

    @Test func addsTheTextsOfComponentsToThoseOfTheirKind() throws {
        var kind = LampKind()
        kind.components.append(Greeter.self)
        let strings = try ComponentRegistry(kind).catalog.strings
        #expect(strings.text("greeter_word", locale: "de") == "Moin")
        #expect(strings.text("hello", locale: "de") == "Hallo {xxx}")
    }

    @Test func refusesTwoThingsOfOneName() throws {
        #expect(throws: ComponentRegistry.NameClash(name: "lampRow")) {
            try ComponentRegistry(LampKind(), [LampKind()])
        }
    }
}

/// A component with a text of its own.
private struct Greeter: Component {
    static let name = "greeter"
    static let summary = "A word of welcome."
    static let properties = PropertySpec.visibility
    static let reads: Set<Topic> = []
    static let styleSheet = ""
    static let examples: [ComponentExample] = []
    static let strings = ["greeter_word": ["en": "Hi", "de": "Moin"]]

    init(_ values: PropertyValues) {}

    func render(in context: RenderContext) -> HTMLNode { .element(.p, text: context.string("greeter_word")) }
}
