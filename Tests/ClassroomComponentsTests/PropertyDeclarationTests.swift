import ConfigSchema
import SceneRendering
import Testing
import ThemeModel

@testable import ClassroomComponents

@Suite struct PropertyDeclarationTests {
    private static let names = (BuiltInComponents.all.map { $0.name } + BuiltInComponents.shared.map(\.name)).sorted()

    private func declaration(_ component: String) throws -> ComponentDeclaration {
        try #require(try ComponentRegistry.builtIn.get().catalog.component(component))
    }

    @Test(arguments: names)
    func readsEveryBuiltInValue(_ component: String) throws {
        let declaration = try declaration(component)
        let unread = zip(declaration.properties.leaves, declaration.defaults)
            .filter { $0.spec.defaultText != nil && $1 == nil }
        #expect(unread.map(\.0.path) == [])
    }

    @Test(arguments: names)
    func namesOnlyColoursOfTheComponentAsSurfaces(_ component: String) throws {
        let declaration = try declaration(component)
        let surfaces = declaration.properties.leaves.flatMap(\.spec.surfaces).flatMap(\.self)
        #expect(surfaces.filter { declaration.properties.leafIndex($0) == nil } == [])
    }

    @Test(arguments: names)
    func describesEveryPropertyInASentence(_ component: String) throws {
        let declaration = try declaration(component)
        let summaries = declaration.properties.leaves.map(\.spec.summary)
        #expect(summaries.filter { !$0.hasSuffix(".") || $0.count < 12 } == [])
    }
}
