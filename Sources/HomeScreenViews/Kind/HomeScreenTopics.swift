import HomeScreenModel
import SceneModel

extension HomeViewRegistry {
    /// The views and forms as the reference lists them.
    var topic: DeclaredTopic {
        let all =
            views.map { ($0.name, $0.summary) }
            + ViewForms.names.compactMap { name in
                meaning(of: name).map { (name, $0.summary) }
            }
        return DeclaredTopic(
            "views", "What the layouts of home-screen widgets are made of, with every key that their files may set.",
            all.map { name, summary in DeclaredTopic.Entry(name, summary, properties(of: name)) })
    }
}

extension ValueFormatter {
    /// The formatters as the reference lists them.
    static var topic: DeclaredTopic {
        DeclaredTopic(
            "formatters",
            "What a text of a home-screen widget does with a value, behind a bar: `{quote.text | upper}`.",
            allCases.map { DeclaredTopic.Entry($0.rawValue, $0.summary, example: "{path | \($0.example)}") })
    }
}

extension WidgetFamily {
    /// The families as the reference lists them.
    static var topic: DeclaredTopic {
        DeclaredTopic(
            "families", "The forms in which a home-screen widget can stand on a screen, each with a layout of its own.",
            allCases.map { DeclaredTopic.Entry($0.rawValue, $0.summary) })
    }
}
