import ConfigSchema
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

    @Test func refusesTwoThingsOfOneName() throws {
        #expect(throws: ComponentRegistry.NameClash(name: "lampRow")) {
            try ComponentRegistry(LampKind(), [LampKind()])
        }
    }
}
