import ClassroomContexts
import ConfigSchema
import Foundation
import LiveValues
import SceneModel
import SceneRendering
import Testing
import ThemeModel

@testable import ClassroomComponents

/// What every component has to keep, whatever it shows.
@Suite struct ContractTests {
    private static let names = BuiltInComponents.all.map { $0.name }

    private func component(_ name: String) throws -> any Component.Type {
        try #require(try ComponentRegistry.builtIn.get().component(name))
    }

    // MARK: The list

    @Test func listsEveryComponentOfTheFolder() throws {
        let declared = try Self.sources().flatMap { $0.matches(of: /struct (\w+): Component\b/).map { String($0.1) } }
        #expect(declared.sorted() == BuiltInComponents.all.map { String(describing: $0) }.sorted())
    }

    @Test func listsEverySharedConfigurationOfTheFolder() throws {
        let declared = try Self.sources().flatMap {
            $0.matches(of: /SharedConfiguration\(\s*"(\w+)"/).map { String($0.1) }
        }
        #expect(declared.sorted() == BuiltInComponents.shared.map(\.name).sorted())
    }

    @Test func givesEveryComponentANameOfItsOwn() throws {
        let registry = try ComponentRegistry.builtIn.get()
        #expect(registry.catalog.components.count == BuiltInComponents.all.count + BuiltInComponents.shared.count)
    }

    // MARK: Declarations

    @Test(arguments: names)
    func saysInASentenceWhatItIs(name: String) throws {
        let summary = try component(name).summary
        #expect(summary.hasSuffix(".") && summary.count > 20)
    }

    @Test(arguments: names)
    func hasTheTwoSwitches(name: String) throws {
        #expect(try component(name).properties.prefix(2).map(\.key) == ["visible", "enable"])
    }

    @Test(arguments: names)
    func showsStatesAndAFailure(name: String) throws {
        let examples = try component(name).examples
        let failures = examples.count { if case .findings = $0.expectation { true } else { false } }
        #expect(failures > 0 && examples.count - failures > 0)
        #expect(Set(examples.map(\.title)).count == examples.count)
    }

    // MARK: Style

    @Test(arguments: names)
    func stylesNothingButItself(name: String) throws {
        let selectors = StyleSheetReader.selectors(of: try component(name).styleSheet)
        let own = try Regex("^(\\.device-(phone|pad) )?\\.\(name)(?![A-Za-z0-9_-])")
        #expect(!selectors.isEmpty)
        #expect(selectors.filter { $0.firstMatch(of: own) == nil } == [])
    }

    @Test(arguments: names)
    func readsOnlyCustomPropertiesThatExist(name: String) throws {
        let sheet = try component(name).styleSheet
        let catalog = try ComponentRegistry.builtIn.get().catalog
        let known = Set(
            catalog.components.flatMap { declaration in
                declaration.properties.leaves.map {
                    "--\(declaration.name)-\($0.path.replacing(".", with: "-"))"
                }
            })
        // What a component sets itself has no component's name in front: `--cell`.
        let read = Set(sheet.matches(of: /var\((--\w+-[\w-]+)/).map { String($0.1) })
        #expect(read.subtracting(known) == [])
    }

    // MARK: Markup

    private static let hostile = #""><script>alert(1)</script>"#

    @Test(arguments: names, ["lin", "s0"])
    func writesNoTextAsMarkup(name: String, viewer: String) throws {
        var seed = SmallClass.seed(students: 3, onStage: 2)
        for index in seed.users.indices { seed.users[index].name = LiveText(Self.hostile) }
        seed.room.name = LiveText(Self.hostile)
        seed.handsUp = [HandsWave(userUuid: "s2", payload: ["userName": .string(Self.hostile)])]
        seed.recording = .started
        let bench = Bench(seed, viewer: viewer)
        let markup = HTMLRenderer.render(
            try Self.draw(try component(name), bench))
        #expect(!markup.contains("<script"))
        #expect(!markup.contains("\"\">"))
    }

    @Test(arguments: names)
    func survivesAnEmptyRoom(name: String) throws {
        let bench = Bench(RoomSeed(), viewer: "nobody")
        _ = HTMLRenderer.render(try Self.draw(try component(name), bench))
    }

    @Test(arguments: names)
    func doesNothingForAnUnknownAction(name: String) throws {
        let bench = Bench(SmallClass.seed(), viewer: "lin")
        let before = bench.store.lastSequence
        try Self.perform(ComponentAction("fly", argument: "s0"), try component(name), bench)
        #expect(bench.store.lastSequence == before)
    }

    private static func draw<Drawn: Component>(_ type: Drawn.Type, _ bench: Bench) throws -> HTMLNode {
        try bench.component(type).render(in: try bench.context())
    }

    private static func perform<Drawn: Component>(
        _ action: ComponentAction, _ type: Drawn.Type, _ bench: Bench
    ) throws {
        try bench.component(type).perform(action, in: try bench.context())
    }

    private static func sources() throws -> [String] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Sources/ClassroomComponents")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
