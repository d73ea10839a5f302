import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneTestSupport
import SourceDiagnostics
import TestSupport
import Testing
import ThemeModel

/// What scenes, presets and fixtures say of widgets together.
@Suite struct SceneWidgetTests {
    private static let catalog = ConfigCatalog(
        components: [
            ComponentDeclaration(
                name: "panel", summary: "Hosts widgets.",
                properties: [.color("backgroundColor", default: "white", "Its colour.")]),
            ComponentDeclaration(
                name: "timer", summary: "The timer's looks.",
                properties: [
                    .boolean("enable", default: true, "Whether it is there."),
                    .color("backgroundColor", default: "white", "Its colour."),
                    .color("textColor", default: "black", "Its text's colour."),
                ], isPlaceable: false),
        ], strings: StringTable([:], locales: ["en", "zh-Hans"]), deviceClasses: ["phone", "pad"])

    private static let kind = ClassroomKind(
        declaring: [
            WidgetDeclaration(
                "clock", "A clock.", instances: .hyphenated, configurationName: "timer", host: "panel",
                roomProperties: [
                    PropertySpec("title", .string, "What it is for.", required: true),
                    PropertySpec("start", .instant, "When it began."),
                    PropertySpec("length", .duration, "How long it takes."),
                    PropertySpec("count", .integer(0...9), "How often."),
                    PropertySpec("tally", .map(of: .record(tally), keys: .any("name")), "Who counted what."),
                ],
                userProperties: [PropertySpec("answer", .string, "What the user said.")],
                messages: [
                    WidgetMessageDeclaration("ring", .toWidget, "Makes a sound."),
                    WidgetMessageDeclaration("turn", .toWidget, .integer(0...9), "Turns."),
                ], isBuiltIn: true,
                problems: { properties in
                    guard let count = properties["count"], case .integer(let number) = count.value, number > 5 else {
                        return []
                    }
                    return [PropertyProblem(at: count, "that is a lot", isWarning: number < 9)]
                }),
            WidgetDeclaration("bell", "A bell, of which a room has one."),
        ])

    private static let tally = PropertyGroup(
        "a tally",
        [
            PropertySpec("num", .integer(0...99), "How many.", required: true),
            PropertySpec("note", .string, "Why.", required: true),
        ])

    private func project(_ files: [String: String]) -> Project {
        let plain = ["Themes/plain.yaml": "theme: plain\nmodes: [light, dark]\n"]
        return Project(
            fileSystem: InMemoryFileSystem(texts: plain.merging(files) { _, own in own }), catalog: Self.catalog,
            kinds: SceneKinds(Self.kind))
    }

    /// A scene on a preset over a fixture, each with its own `widgets`.
    private func project(scene: String = "", preset: String = "", fixture: String = "") -> Project {
        project([
            "Scenes/test.yaml": "scene: test\nextends: base\n" + scene,
            "Scenes/base.yaml": """
            scene: base
            theme: plain
            contexts: contexts/room.yaml
            compose: [{ panel: { left: 0, right: 0, top: 0, bottom: 0 } }]

            """ + preset,
            "Scenes/contexts/room.yaml": """
            clock: 2026-03-02T09:12:00Z
            users: [{ uuid: lin, role: teacher }, { uuid: chen, role: student }]

            """ + fixture,
        ])
    }

    private func seeds(_ project: Project) throws -> [String: WidgetSeed] {
        #expect(project.scene("test").diagnostics == [])
        let scene = try #require(project.scene("test").scene)
        return Self.kind.seed(for: scene, openedAt: Timestamp(milliseconds: 0)).widgets
    }

    /// 2026-03-02T09:12:00Z.
    private static let now = 1_772_442_720_000

    // MARK: Reading

    @Test(arguments: [
        ("title: 1.10", "title", LiveValue.string("1.10")), ("title: no", "title", .string("no")),
        ("title: \"007\"", "title", .string("007")), ("count: 4.0", "count", .integer(4)),
        ("start: -55s", "start", .integer(now - 55_000)), ("start: +1h", "start", .integer(now + 3_600_000)),
        ("start: 2026-03-02T09:12:00Z", "start", .integer(now)), ("length: 1m30s", "length", .integer(90_000)),
        (
            "tally: { \"0\": { num: 3, note: 1.0 } }", "tally",
            .object(["0": .object(["num": .integer(3), "note": .string("1.0")])])
        ),
    ])
    func readsPropertiesByTheirKinds(_ text: String, _ key: String, _ expected: LiveValue) throws {
        let seeds = try seeds(project(scene: "widgets: { clock: { properties: { \(text) } } }\n"))
        #expect(seeds["clock"]?.properties == [key: expected])
    }

    @Test(arguments: ["clock-a", "clock-a-b"])
    func readsAnInstancesPropertiesAsItsKinds(_ id: String) throws {
        let seeds = try seeds(project(scene: "widgets: { \(id): { active: true, properties: { title: 1.10 } } }\n"))
        #expect(seeds[id]?.properties == ["title": "1.10"])
        #expect(seeds.keys.sorted() == ["clock", id])
    }

    @Test func readsMessagesInTheirOrder() throws {
        let seeds = try seeds(project(scene: "widgets: { clock: { messages: [{ turn: 3 }, ring, { ring: ~ }] } }\n"))
        #expect(
            seeds["clock"]?.messages == [
                WidgetMessage("turn", 3), WidgetMessage(text: "ring"), WidgetMessage("ring"),
            ])
    }

    // MARK: Precedence

    @Test func letsTheSceneHoldOverThePresetAndThatOverTheFixture() throws {
        let seeds = try seeds(
            project(
                scene: "widgets: { clock: { active: true, frame: { x: 1 }, properties: { count: 3 } } }\n",
                preset: """
                    widgets:
                      clock:
                        frame: { x: 0.5, y: 0.5 }
                        messages: [ring]
                        properties: { count: 2, tally: { b: { num: 2, note: preset } } }
                        userProperties: { chen: { answer: preset } }

                    """,
                fixture: """
                    widgets:
                      clock:
                        active: false
                        owner: lin
                        frame: { y: 0.25, z: 7 }
                        messages: [{ turn: 1 }]
                        properties: { title: Tea, count: 1, tally: { a: { num: 1, note: fixture }, b: { num: 9 } } }
                        userProperties: { lin: { answer: fixture } }

                    """))
        let clock = try #require(seeds["clock"])
        #expect(clock.active)
        #expect(clock.owner == "lin")
        #expect(clock.syncFrame == WidgetSyncFrame(x: 1, y: 0.5, z: 7))
        #expect(clock.messages == [WidgetMessage(text: "ring")])
        #expect(
            clock.properties == [
                "title": "Tea", "count": 3,
                "tally": ["a": ["num": 1, "note": "fixture"], "b": ["num": 2, "note": "preset"]],
            ])
        #expect(clock.userProperties == ["lin": ["answer": "fixture"], "chen": ["answer": "preset"]])
    }

    @Test(arguments: [
        ("widgets: { clock: { registered: false } }\n", [String]()),
        ("widgets: { clock: { registered: false }, clock-a: { frame: { x: 0 } } }\n", []),
        ("widgets: { clock: { registered: true } }\n", ["clock"]), ("", ["clock"]),
    ])
    func leavesOutWhatIsNotRegistered(_ scene: String, _ expected: [String]) throws {
        #expect(try seeds(project(scene: scene)).keys.sorted() == expected)
    }

    @Test(arguments: [true, false])
    func leavesOutAnInstanceOfAWidgetThatHasNone(_ isInFixture: Bool) throws {
        let widgets = "widgets: { bell: { active: true }, bell-2: { active: true }, gong-2: { active: true } }\n"
        let project = isInFixture ? project(fixture: widgets) : project(scene: widgets)
        let scene = try #require(project.scene("test").scene)
        let seed = Self.kind.seed(for: scene, openedAt: Timestamp(milliseconds: 0))
        // What nothing here declares may be another client's.
        #expect(seed.widgets.keys.sorted() == ["bell", "clock", "gong-2"])
    }

    @Test func bringsBackWhatAPresetTookOut() throws {
        let project = project(
            scene: "widgets: { clock: { registered: true } }\n", preset: "widgets: { clock: { registered: false } }\n")
        #expect(try seeds(project).keys.sorted() == ["clock"])
    }

    @Test func configuresAWidgetFromTheSceneDownToTheFixture() throws {
        let project = project(
            scene: "widgets: { clock: { configuration: { textColor: white } } }\n",
            preset: "components: { timer: { textColor: systemRed } }\n",
            fixture: "widgets: { clock: { configuration: { textColor: systemBlue, backgroundColor: black } } }\n")
        let loaded = project.scene("test")
        let cascade = try #require(loaded.scene).cascade(over: try #require(loaded.theme))
        let component = try #require(Self.catalog.index(of: "timer"))
        let situation = Situation(mode: "light", deviceClass: "pad", locale: "en")
        let text = cascade.assignments(component: component, leaf: 2, in: situation)
        #expect(
            text.map { "\($0.layer) \($0.value.range)" }.dropLast() == [
                "scene test Scenes/test.yaml:3:49", "scene base Scenes/base.yaml:5:35",
                "contexts Scenes/contexts/room.yaml Scenes/contexts/room.yaml:3:49",
            ])
        let ground = cascade.assignments(component: component, leaf: 1, in: situation).first
        #expect(ground?.layer == "contexts Scenes/contexts/room.yaml")
    }

    // MARK: Findings

    @Test(arguments: [
        // What the scene adds is its own fault.
        (
            "widgets: { 1️⃣clock: { active: true } }\n", "widgets: { clock: { properties: { count: 1 } } }\n",
            "widget.missing-property"
        ),
        (
            "widgets: { clock: { properties: { count: 1️⃣9 } } }\n",
            "widgets: { clock: { active: true, properties: { title: Tea, count: 1 } } }\n", "widget.property"
        ),
        ("widgets: { clock: { properties: { count: 1️⃣6 } } }\n", "", "widget.odd-property"),
        (
            "widgets: { 1️⃣clock: { registered: false } }\n", "widgets: { clock: { active: true } }\n",
            "widget.not-registered"
        ),
        (
            "widgets: { 1️⃣clock: { active: true } }\n", "widgets: { clock: { configuration: { enable: false } } }\n",
            "widget.disabled"
        ),
        ("remove: [panel]\nwidgets: { 1️⃣clock-a: { active: true } }\n", "", "widget.host"),
        ("widgets: { clock: { owner: 1️⃣amy } }\n", "", "contexts.widget-owner"),
        ("widgets: { clock-a: { 1️⃣configuration: {} } }\n", "", "config.unknown-key"),
        ("widgets: { clock: { properties: { 1️⃣titel: Tea } } }\n", "", "config.unknown-key"),
    ])
    func reportsInTheSceneWhatItAdds(_ scene: String, _ fixture: String, _ rule: String) {
        let marked = MarkedText("scene: test\nextends: base\n" + scene)
        let loaded = project(scene: scene.replacing("1️⃣", with: ""), fixture: fixture).scene("test")
        let places = loaded.diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.id)" }
        #expect(places == expectedPlaces(marked, ("1️⃣", rule)))
    }

    @Test(arguments: [
        // What the fixture lacks or breaks is the fixture's fault, and said there.
        (
            "widgets: { clock: { frame: { x: 0 } } }\n",
            "widgets: { clock: { active: true, properties: { count: 9 } } }\n"
        ),
        // What one file lacks, the others complete.
        (
            "widgets: { clock: { active: true, properties: { count: 1 } } }\n",
            "widgets: { clock: { properties: { title: Tea } } }\n"
        ),
        (
            "widgets: { clock: { active: true, properties: { title: Tea, tally: { a: { num: 2 } } } } }\n",
            "widgets: { clock: { properties: { tally: { a: { note: why } } } } }\n"
        ),
        // A widget that nobody has started needs nothing.
        ("widgets: { clock: { active: true } }\n", ""),
        ("widgets: { clock: { properties: { count: 1 } } }\n", ""),
    ])
    func saysNothingOfWhatOthersHaveOrComplete(_ scene: String, _ fixture: String) {
        #expect(project(scene: scene, fixture: fixture).scene("test").diagnostics == [])
    }

    @Test func reportsAFixturesOwnFaultsInTheFixture() {
        let project = project(fixture: "widgets: { clock: { active: true, properties: { count: 9 } } }\n")
        let found = project.fixture(at: "Scenes/contexts/room.yaml")?.diagnostics.sortedWithoutRepeats() ?? []
        #expect(
            found.map { "\($0.range) \($0.id)" } == [
                "Scenes/contexts/room.yaml:3:12 widget.missing-property",
                "Scenes/contexts/room.yaml:3:56 widget.property",
            ])
    }
}
