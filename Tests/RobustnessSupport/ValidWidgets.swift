@testable import ConfigSchema
@testable import HomeScreenModel
@testable import HomeScreenViews

/// A home screen with a widget that its declaration allows: every view, every key and every form of a value may be there.
///
/// Files that are broken seldom reach the layout; most of these do. Equal bytes give equal files.
package enum ValidWidgets {
    /// The files that a row of bytes decides, by path, beside the theme `base`; the screen is `home`.
    package static func files(_ choices: [UInt8]) -> [String: String] {
        var writer = SchemaWriter(
            choices[...], names: names, alternatives: alternatives, needed: ["slots"], bindings: bindings)
        let type = ["homeScreen", "lockScreen", "todayView"][writer.choose(3)]
        return [
            "Widgets/my/app.yaml": app, "Widgets/my/day.yaml": widget(&writer),
            "Scenes/home.yaml": "scene: home\ntype: \(type)\ntheme: base\ncompose:\n  - my/day: {}\n",
        ]
    }

    private static let app = """
        app: my
        title: My
        theme: base
        group: group.my
        schemes: [my]
        routes: { "r/{id}": R }
        intents: { go: { effects: [{ write: { key: k, value: 1 } }] } }

        """

    private static let names = [
        "part": ["p0", "p1", "end"], "in": ["\"{list}\"", "[1, 2]", "[]"],
        "intent": ["go"], "to": ["my://r/1", "\"my://r/{s | escaped}\""],
        "image": ["toolbar_unselected_bg"], "link": ["my://r/2"], "symbol": ["star.fill", "heart", "bell"],
        "pattern": ["HH:mm", "EEEE d MMMM"], "url": ["https://example.com/a.png"], "with": ["{}"],
        "when": ["{ value: \"{n}\", above: 0.2 }", "{ value: \"{s}\", is: A }"],
    ]

    private static let alternatives = [[["symbol"], ["name"], ["url"]], [["value"], ["from", "until"]]]

    private static let bindings = SchemaWriter.Bindings(
        text: ["{s}", "{n}", "{s} {config.c} {app.id}", "{n | number(1)}"], number: ["{n}"], moment: ["{entry.date}"],
        truth: ["{b}"])

    private static func widget(_ writer: inout SchemaWriter) -> String {
        let format = WidgetLayoutFormat(.builtIn)
        let entries = ["1", "3", "{ count: 12, every: 5m }", "{ each: \"{list}\" }"][writer.choose(4)]
        let families = WidgetFamily.allCases.map(\.rawValue)
        var layouts = "  default: \(writer.record(format.layout))\n"
        if writer.choose(3) == 2 {
            layouts += "  \(families[writer.choose(families.count)]): \(writer.record(format.layout))\n"
        }
        // Every part uses only those behind it, so that no chain comes back.
        var parts = "  end: { text: End }\n"
        for (name, behind) in [("p0", ["p1", "end"]), ("p1", ["end"])] {
            writer.names["part"] = behind
            parts += "  \(name): \(writer.value(of: .nested(HomeViewRegistry.builtIn.kind), depth: 8))\n"
        }
        return """
            widget: my/day
            title: Day
            configuration: { c: { text: { title: C, default: A } } }
            data:
              s: { store: s, shape: text, sample: A }
              n: { store: n, shape: number, sample: 0.5 }
              b: { store: b, shape: boolean, sample: true }
              list: { store: list, shape: [text], sample: [A, B, 中] }
            timeline: { entries: \(entries), reload: atEnd }
            layouts:
            \(layouts)parts:
            \(parts)
            """
    }
}
