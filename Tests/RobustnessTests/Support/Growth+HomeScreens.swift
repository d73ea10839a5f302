import RobustnessSupport

extension Growth {
    private static let app = "app: my\ntitle: My\ntheme: base\ngroup: group.my\nschemes: [my]\n"

    /// A home screen of one widget.
    private static func home(_ widget: String, app: String = Self.app, screen: String? = nil) -> [String: String] {
        [
            "Widgets/my/app.yaml": app, "Widgets/my/day.yaml": widget,
            "Scenes/home.yaml": screen ?? "scene: home\ntype: homeScreen\ntheme: base\ncompose:\n  - my/day\n",
        ]
    }

    private static func widget(_ content: String, _ more: String = "") -> String {
        "widget: my/day\n\(more)layouts:\n  systemSmall:\n    content:\n\(content)\n"
    }

    private static func list(_ count: Int, _ item: (Int) -> String) -> String {
        "[" + (0..<count).map(item).joined(separator: ", ") + "]"
    }

    private static let small = widget("      - text: A")

    /// Widgets, apps and screens in which one thing becomes more.
    static let homeScreens = layouts + declarations + screens + projects

    private static let layouts = [
        grown("views side by side", count: 100) {
            home(widget(lines($0) { "      - text: { value: A, id: a\($0) }" }))
        },
        grown("views of one id", count: 100) { home(widget(lines($0) { _ in "      - text: { value: A, id: a }" })) },
        grown("stacks without views", count: 100) { home(widget("      - row: \(list($0) { _ in "{ row: [] }" })")) },
        grown("a chain of parts", count: 500) { count in
            home(widget("      - use: p0", "parts:\n" + lines(count) { "  p\($0): { use: p\($0 + 1) }" } + "\n"))
        },
        grown("a circle of parts", count: 500) { count in
            home(
                widget(
                    "      - use: p0", "parts:\n" + lines(count) { "  p\($0): { use: p\(($0 + 1) % count) }" } + "\n"))
        },
        grown("parts that are used once", count: 100) { count in
            home(
                widget(
                    lines(count) { "      - use: p\($0)" },
                    "parts:\n" + lines(count) { "  p\($0): { text: A }" } + "\n"))
        },
        grown("parts that do not exist", count: 100) { home(widget(lines($0) { "      - use: p\($0)" })) },
        grown("values for a part", count: 100) { count in
            home(
                widget(
                    "      - use: { part: p, with: { \((0..<count).map { "a\($0): A" }.joined(separator: ", ")) } }",
                    "parts: { p: { text: \"{with.a0}\" } }\n"))
        },
        grown("a text that doubles from part to part", count: 4) { count in
            home(
                widget(
                    "      - use: { part: p0, with: { a: \"0123456789\" } }",
                    "parts:\n"
                        + lines(count) { "  p\($0): { use: { part: p\($0 + 1), with: { a: \"{with.a}{with.a}\" } } }" }
                        + "\n  p\(count): { text: { value: \"{with.a}\", lines: 1 } }\n"))
        },
        grown("parts that use the next one twice", count: 8) { count in
            home(
                widget(
                    "      - use: p0",
                    "parts:\n" + lines(count) { "  p\($0): { row: [{ use: p\($0 + 1) }, { use: p\($0 + 1) }] }" }
                        + "\n  p\(count): { text: A }\n"))
        },
        grown("items of an each", count: 100) {
            home(widget("      - each: { in: \(list($0) { "\($0)" }), item: { text: \"{item}\" } }"))
        },
        grown("lists in each other", count: 4) { count in
            let open = String(repeating: "each: { in: [1, 2, 3], slots: 3, item: { ", count: count)
            return home(widget("      - \(open)text: A\(String(repeating: " } }", count: count))"))
        },
        grown("cases of a choose", count: 50) { count in
            let cases = list(count) { "{ when: { value: \"{app.id}\", is: a\($0) }, items: [{ text: A }] }" }
            return home(widget("      - choose: { cases: \(cases), otherwise: [{ text: B }] }"))
        },
        grown("cases that ask what is missing", count: 50) { count in
            let cases = list(count) { "{ when: { value: \"{s.k\($0)}\", missing: true }, items: [{ text: A }] }" }
            let fields = (0..<count).map { "k\($0): text" }.joined(separator: ", ")
            return home(
                widget(
                    "      - choose: { cases: \(cases), otherwise: [{ text: B }] }",
                    "data: { s: { store: s, shape: { \(fields) } } }\n"))
        },
        grown("places of a text", count: 40) { count in
            home(widget("      - text: \"\(String(repeating: "{app.id} ", count: count))\""))
        },
        grown("formatters of a place", count: 200) { count in
            let steps = String(repeating: " | escaped", count: count)
            return home(
                widget(
                    "      - text: \"{q\(steps)}\"",
                    "data: { q: { store: q, shape: text, sample: \"\(String(repeating: "%", count: 1_000))\" } }\n"))
        },
        grown("names of a path", count: 2_000) { count in
            let path = "q" + String(repeating: ".x", count: count)
            let cases = "[{ when: { value: \"{\(path)}\", is: A }, items: [{ text: A }] }]"
            return home(widget("      - choose: { cases: \(cases), otherwise: [{ text: B }] }"))
        },
        grown("letters behind a wide brace", count: 1_000) {
            home(widget("      - text: \"｛\(String(repeating: "a", count: $0))\""))
        },
        grown("fields beside a sample with other ones", count: 100) { count in
            let fields = (0..<count).map { "aaaaaa\($0): optional text" }.joined(separator: ", ")
            let sample = (0..<count).map { "bbbbbb\($0): A" }.joined(separator: ", ")
            return home(
                widget("      - text: A", "data: { q: { store: q, shape: { \(fields) }, sample: { \(sample) } } }\n"))
        },
        grown("parameters beside others that a screen sets", count: 100) { count in
            let declared = (0..<count).map { "a\($0): { text: { title: A } }" }.joined(separator: ", ")
            let set = (0..<count).map { "bbbbbb\($0): A" }.joined(separator: ", ")
            return home(
                widget("      - text: A", "configuration: { \(declared) }\n"),
                screen: "scene: home\ntype: homeScreen\ntheme: base\ncompose:\n"
                    + "  - my/day: { configuration: { \(set) } }\n")
        },
        grown("a long text", count: 10_000) {
            home(widget("      - text: { value: \"\(String(repeating: "word ", count: $0))\", lines: 3 }"))
        },
        grown("a long word of Chinese", count: 1_000) {
            home(widget("      - text: \"\(String(repeating: "中", count: $0))\""))
        },
        grown("links to routes", count: 50) { count in
            home(
                widget(lines(count) { "      - link: { to: \"my://r\($0)\", label: A, items: [{ text: A }] }" }),
                app: app + "routes: { \((0..<count).map { "r\($0): R" }.joined(separator: ", ")) }\n")
        },
        grown("links to no route", count: 50) { count in
            home(
                widget(lines(count) { "      - link: { to: \"my://r\($0)/1/2\", label: A, items: [{ text: A }] }" }),
                app: app + "routes: { \((0..<count).map { "\"r\($0)/{id}\": R" }.joined(separator: ", ")) }\n")
        },
        grown("letters of a date's pattern", count: 5_000) { count in
            home(
                widget(
                    "      - date: { value: \"{entry.date}\", pattern: \"\(String(repeating: "EEEE ", count: count))\" }"
                ))
        },
        grown("colours of a gradient", count: 100) {
            home(widget("      - shape: { fill: \(list($0) { _ in "\"#FF8800\"" }) }"))
        },
        grown("keys of a view that do not exist", count: 100) { count in
            home(widget("      - text: { value: A, \((0..<count).map { "key\($0): 1" }.joined(separator: ", ")) }"))
        },
    ]

    private static let declarations = [
        grown("sources", count: 50) { count in
            home(
                widget(
                    "      - text: A", "data:\n" + lines(count) { "  s\($0): { store: s\($0), shape: text }" } + "\n"))
        },
        grown("servers that many people may ask", count: 25) { count in
            let people = list(100) { "{ id: p\($0) }" }
            return home(
                widget(
                    "      - text: A",
                    "data:\n"
                        + lines(count) {
                            "  s\($0): { http: \"https://example.com/{person.id}/\($0)\", shape: text, sample: A }"
                        } + "\n"),
                screen: "scene: home\ntype: homeScreen\ntheme: base\ncompose:\n  - my/day\n"
                    + "contexts:\n  people: \(people)\n  network: { \"https://example.com/p0/0\": { body: A } }\n")
        },
        grown("sources with a text for each", count: 50) { count in
            home(
                widget(
                    lines(count) { "      - text: \"{s\($0) | or('–')}\"" },
                    "data:\n" + lines(count) { "  s\($0): { store: s\($0), shape: text }" } + "\n"))
        },
        grown("items of a sample", count: 100) { count in
            home(
                widget(
                    "      - each: { in: \"{s}\", slots: 3, item: { text: \"{item}\" } }",
                    "data: { s: { store: s, shape: [text], sample: \(list(count) { "s\($0)" }) } }\n"))
        },
        grown("fields of a shape", count: 50) { count in
            let fields = (0..<count).map { "k\($0): text" }.joined(separator: ", ")
            return home(
                widget(
                    lines(count) { "      - text: \"{s.k\($0) | or('–')}\"" },
                    "data: { s: { store: s, shape: { \(fields) } } }\n"))
        },
        grown("parameters", count: 50) { count in
            home(
                widget(
                    "      - text: A",
                    "configuration:\n" + lines(count) { "  c\($0): { text: { title: T, default: A } }" } + "\n"))
        },
        grown("chosen items of a list", count: 100) { count in
            let items = list(count) { "{ id: a\($0), name: A }" }
            return home(
                widget(
                    "      - each: { in: \"{config.c}\", slots: 3, item: { text: \"{item.name}\" } }",
                    "configuration: { c: { items: { source: s, default: \(list(count) { "a\($0)" }) } } }\n"
                        + "data: { s: { store: s, shape: [{ id: text, name: text }], sample: \(items) } }\n"))
        },
        grown("times of a timeline", count: 24) { count in
            let times = list(count) { "\"\($0 / 4 < 10 ? "0" : "")\($0 / 4):\($0 % 4)0\"" }
            return home(widget("      - text: \"{entry.index}\"", "timeline: { entries: { at: \(times) } }\n"))
        },
        grown("intents of an app", count: 50) { count in
            home(small, app: app + "intents:\n" + lines(count) { "  i\($0): { store: { k\($0): 1 } }" } + "\n")
        },
        grown("routes of an app", count: 100) { count in
            home(small, app: app + "routes: { \((0..<count).map { "\"r\($0)/{id}\": R" }.joined(separator: ", ")) }\n")
        },
        grown("widgets of an app", count: 20) { count in
            (0..<count).reduce(into: home(small)) {
                $0["Widgets/my/w\($1).yaml"] =
                    "widget: my/w\($1)\nlayouts: { systemSmall: { content: [{ text: A }] } }\n"
            }
        },
    ]

    private static func screen(_ placements: String, _ more: String = "") -> [String: String] {
        home(small, screen: "scene: home\ntype: homeScreen\ntheme: base\n\(more)compose:\n\(placements)\n")
    }

    private static let screens = [
        grown("widgets without a place", count: 50) { screen(lines($0) { "  - my/day: { id: h\($0) }" }) },
        grown("widgets on one cell", count: 50) { screen(lines($0) { "  - my/day: { id: h\($0), cell: [0, 0] }" }) },
        grown("widgets beside the page", count: 50) {
            screen(lines($0) { "  - my/day: { id: h\($0), cell: [9, 9] }" })
        },
        grown("widgets that do not exist", count: 50) { screen(lines($0) { "  - my/dya\($0): { id: h\($0) }" }) },
        grown("widgets of a lock screen", count: 50) { count in
            home(
                widget("      - text: A").replacing("systemSmall", with: "accessoryCircular"),
                screen: "scene: home\ntype: lockScreen\ntheme: base\ncompose:\n"
                    + lines(count) { "  - my/day: { id: h\($0), slot: \($0 % 4) }" } + "\n")
        },
        grown("values of a configuration", count: 50) { count in
            screen("  - my/day: { configuration: { \((0..<count).map { "c\($0): 1" }.joined(separator: ", ")) } }")
        },
        grown("answers of a fixture", count: 50) { count in
            screen(
                "  - my/day",
                "contexts:\n  network:\n" + lines(count) { "    \"https://example.com/\($0)\": { status: 200 }" } + "\n"
            )
        },
    ]

    private static func project(_ text: String) -> [String: String] {
        home(small).merging(["diorama.yaml": "scene: home\ntheme: base\n" + text]) { $1 }
    }

    private static let projects = [
        grown("rules that do not exist", count: 100) { project("rules:\n" + lines($0) { "  r\($0).x: error" } + "\n") },
        grown("rules that nearly exist", count: 100) {
            project("rules:\n" + lines($0) { "  them.contrast\($0): error" } + "\n")
        },
        grown("rules that hold below a folder", count: 25) { count in
            project(
                "overrides:\n" + lines(count) { "  - files: [\"a\($0)/**\"]\n    rules: { theme.contrast: off }" }
                    + "\n")
        },
        grown("devices of a project", count: 100) { count in
            project("devices:\n" + lines(count) { "  d\($0): { class: pad, width: 1920, height: 1080 }" } + "\n")
        },
        grown("locales of a project", count: 50) { count in
            project("locales: \(list(count) { "en-x\($0)" })\n")
        },
        grown("folders of a project's files", count: 100) { count in
            (0..<count).reduce(into: home(small)) { $0["Scenes/f\($1)/s.yaml"] = "scene: f\($1)/s\ntheme: base\n" }
        },
    ]

    private static func grown(
        _ name: String, count: Int, _ files: @escaping @Sendable (Int) -> [String: String]
    ) -> Growth {
        Growth(name, count: count, files) { files in
            try SmallProject("Widgets/my/day.yaml", files: files.mapValues { Array($0.utf8) }).checked().findings
        }
    }
}
