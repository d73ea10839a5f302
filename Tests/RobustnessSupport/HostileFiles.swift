package import SceneModel
import SceneRendering
import TestSupport
import ThemeModel

/// Files of a home screen that somebody made to bring the tool down: deep, wide, long, doubling, in circles, of wrong types.
///
/// Most of them are valid, so that they reach the layout. Equal seeds give equal files.
package struct HostileFiles {
    private var random: SplitMix
    /// How many views may still be written, so that no file takes longer to make than to read.
    private var left = 2000
    private let partCount: Int

    private init(seed: Int) {
        random = SplitMix(state: UInt64(bitPattern: Int64(seed)))
        partCount = [0, 1, 3, 12, 70, 400].randomElement(using: &random) ?? 0
    }

    /// The files of a seed, by path, beside the theme `base`.
    package static func files(seed: Int) -> [String: String] {
        var maker = HostileFiles(seed: seed)
        return [
            "Widgets/my/day.yaml": maker.widget(), "Widgets/my/app.yaml": maker.app(),
            "Scenes/home.yaml": maker.screen(),
            "diorama.yaml": maker.project(),
        ]
    }

    // MARK: Chance

    private mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }

    /// A number that is small most of the time.
    private mutating func count(_ most: Int) -> Int {
        Int.random(in: 0...Int.random(in: 0...(oneIn(12) ? most : min(most, 6)), using: &random), using: &random)
    }

    private mutating func list(_ most: Int, _ item: (inout HostileFiles) -> String) -> String {
        "[" + (0..<count(most)).map { _ in item(&self) }.joined(separator: ", ") + "]"
    }

    private mutating func number() -> String {
        pick(["0", "1", "-1", "0.5", "1e308", "99999999999999999999", ".inf", ".nan", "1e-320", "4294967296", "100"])
    }

    private mutating func words() -> String {
        let word = pick([
            "a", "word ", "中", "\u{202E}", "e\u{301}", "👨‍👩‍👧 ", "{s}", "{item}", "{with.a}", "{config.c0}", "{{", "}",
        ])
        let length = oneIn(20) ? Int.random(in: 0...20_000, using: &random) : count(40)
        return "\"" + String(repeating: word, count: length) + pick(["", "{s}", "{with.a}{with.a}", "{device.name}"])
            + "\""
    }

    /// What is of no type that a key expects.
    private mutating func wrong() -> String {
        pick(["[]", "{}", "~", "[[[]]]", "{ a: { b: 1 } }", "!x 1", "2026-01-01", "'"])
    }

    private mutating func value(_ right: String) -> String { oneIn(60) ? wrong() : right }

    // MARK: Files

    private mutating func view(_ depth: Int = 0) -> String {
        left -= 1
        let isLeaf = left < 0 || depth > 20 || oneIn(3)
        func inner(_ maker: inout HostileFiles) -> String { "{ \(maker.view(depth + 1)) }" }
        switch isLeaf ? Int.random(in: 0..<6, using: &random) : Int.random(in: 6..<11, using: &random) {
        case 0: return "text: \(value(words()))"
        case 1: return "text: { value: \(value(words())), lines: \(count(9) + 1), font: { size: \(value("12")) } }"
        case 2: return "gauge: { value: \(value(number())), range: [\(number()), \(number())] }"
        case 3: return "shape: { kind: \(pick(["circle", "rectangle"])), width: \(value(number())), fill: \"#FF8800\" }"
        case 4:
            return
                "date: { value: \(pick(["\"{entry.date}\"", "\"{s}\"", number()])), pattern: \(pick(["HH:mm", words()])) }"
        case 5: return use()
        case 6:
            let items = list(100, inner)
            return "\(pick(["row", "column", "layers", "grid"])): { items: \(items), padding: \(value(number())) }"
        case 7:
            return
                "each: { in: \(pick(["\"{list}\"", list(300) { $0.number() }])), slots: \(count(100) + 1), item: \(inner(&self)), missing: \(inner(&self)) }"
        case 8:
            let cases = list(50) {
                "{ when: { value: \"{s}\", is: \($0.words()) }, items: [\(inner(&$0))] }"
            }
            return
                "choose: { cases: \(cases == "[]" ? "[{ when: { value: \"{s}\", missing: false }, items: [] }]" : cases), otherwise: [\(inner(&self))] }"
        case 9: return "text: { value: A, background: \(inner(&self)), overlay: \(inner(&self)) }"
        default: return "link: { to: \(words()), label: A, items: [\(inner(&self))] }"
        }
    }

    private mutating func use() -> String {
        let number = Int.random(in: 0...max(0, partCount), using: &random)
        return oneIn(2)
            ? "use: p\(number)" : "use: { part: p\(number), with: { a: \(words()), b: \"{with.a}{with.b}\" } }"
    }

    private mutating func widget() -> String {
        var text =
            "widget: my/day\ndata:\n  s: { store: s, shape: text, sample: \(value(words().replacing("{", with: "("))) }\n"
        text +=
            "  list: { store: list, shape: [text], sample: \(list(400) { $0.words().replacing("{", with: "(") }) }\n"
        text +=
            "timeline: { entries: \(pick(["\(count(500) + 1)", "{ each: \"{list}\" }", "{ count: 500, every: 1s }"])), "
        text += "reload: \(pick(["atEnd", "never", "{ after: 1s }", "{ after: 99999d }", "{ topic: a/# }"])) }\n"
        if partCount > 0 { text += "parts:\n" }
        let isChain = oneIn(2)
        for number in 0..<partCount {
            let next = "use: { part: p\(number + 1), with: { a: \"{with.a}{with.a}\" } }"
            text +=
                "  p\(number): { \(isChain ? pick([next, "row: [{ \(next) }, { \(next) }]", "each: { in: [1, 2], slots: 2, item: { \(next) } }"]) : view(8)) }\n"
        }
        let views = (0...count(120)).map { _ in "      - \(view())\n" }.joined()
        return text + "layouts:\n  \(pick(["default", "systemSmall", "accessoryInline"])):\n    content:\n" + views
    }

    private mutating func app() -> String {
        var text =
            "app: my\ntitle: \(value(words().replacing("{", with: "(")))\ntheme: base\ngroup: group.my\nschemes: [my]\n"
        if oneIn(3) {
            text += "routes: { \((0..<count(300)).map { "r\($0 / 2): \(words())" }.joined(separator: ", ")) }\n"
        }
        return text
    }

    private mutating func screen() -> String {
        let type = pick(["homeScreen", "homeScreen", "lockScreen", "todayView"])
        let widgets = (0...count(300)).map { index -> String in
            let place = pick([
                "", "cell: [\(count(15)), \(count(15))], ", "page: \(value(number())), ", "slot: \(count(5)), ",
            ])
            return "  - my/\(oneIn(30) ? "dya" : "day"): { \(place)id: h\(oneIn(9) ? 0 : index) }\n"
        }
        return "scene: home\ntype: \(type)\ntheme: base\n\(oneIn(20) ? "extends: home\n" : "")compose:\n"
            + widgets.joined()
    }

    private mutating func project() -> String {
        "scene: home\nrules:\n"
            + (0...count(600)).map { "  \(pick(["a\($0).x", "**", "[a-z", "theme.*"])): \(pick(["off", "error"]))\n" }
            .joined()
    }
}

extension SmallProject {
    /// How many bytes the page of each scene has, on the scene's first device.
    package static func drawnSizes(of project: Project) throws -> [Int] {
        let registry = try registry.get()
        return project.sceneIDs.compactMap { id in
            let loaded = project.scene(id)
            guard let scene = loaded.scene, let theme = loaded.theme, let device = scene.devices.first else {
                return nil
            }
            let view = SceneView(
                scene: id, theme: theme.id, mode: theme.defaultMode, device: device.name, locale: scene.locale,
                viewer: scene.viewer)
            guard let store = StandingTime.open(scene, at: "+1d", now: StandingTime.example) else { return nil }
            let staged = StagedScene(
                scene: scene, theme: theme, registry: registry, device: device, view: view, store: store,
                files: StandalonePage.files(project.fileSystem))
            return StandalonePage.bytes(staged, registry: registry, fileSystem: project.fileSystem).count
        }
    }
}
