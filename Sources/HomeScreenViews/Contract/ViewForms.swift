import ConfigSchema
import HomeScreenModel

/// What stands among views and becomes views: one for each item, one case of several, a part.
enum ViewForms {
    struct Form {
        let name: String
        let meaning: ViewSource.Meaning
        let shorthand: String?
        let summary: String
        let properties: [PropertySpec]
    }

    static let names = ["each", "choose", "use"]

    static func all(view: PropertyKind, _ common: CommonProperties) -> [Form] {
        let views = PropertyKind.list(of: view, count: 0...100)
        return [
            Form(
                name: "each", meaning: .each, shorthand: nil, summary: "A view for each item of a list.",
                properties: [
                    PropertySpec(
                        "in", .bound(.list(of: .anything, count: 0...1000)), "The list, such as `\"{stories}\"`.",
                        required: true),
                    PropertySpec(
                        "slots",
                        .shape(
                            scalar: .integer(1...100), list: nil, map: .map(of: .integer(1...100), keys: .any("family"))
                        ),
                        "How many there is space for, or that by family; nothing scrolls."),
                    PropertySpec(
                        "as",
                        .shape(scalar: .enumeration(containers), list: nil, map: .keyed(containerSettings(common))),
                        default: "row", "What they stand in, with its settings where a map is given."),
                    PropertySpec("item", view, "The view of one item, whose values are `{item…}`.", required: true),
                    PropertySpec("missing", view, "The view in a slot for which there is no item."),
                    PropertySpec("empty", view, "The view in place of all, where the list is empty or missing."),
                    CommonProperties.condition,
                ]),
            Form(
                name: "choose", meaning: .choose, shorthand: nil, summary: "The views of the first case that holds.",
                properties: [
                    PropertySpec(
                        "cases",
                        .list(
                            of: .record(
                                PropertyGroup(
                                    "a case",
                                    [
                                        PropertySpec(
                                            "when", .record(Condition.group), "What must hold.", required: true),
                                        PropertySpec("items", views, "The views that are there then.", required: true),
                                    ])), count: 1...50), "What may hold, in its order.", required: true),
                    PropertySpec("otherwise", views, "The views where no case holds."),
                    CommonProperties.condition,
                ]),
            Form(
                name: "use", meaning: .use, shorthand: "part", summary: "A view that is declared once under `parts`.",
                properties: [
                    PropertySpec("part", .string, "Its name under `parts`.", required: true),
                    PropertySpec(
                        "with", .map(of: .bound(.text), keys: .any("value")),
                        "Values that the part finds as `{with…}`."),
                    CommonProperties.condition,
                ]),
        ]
    }

    private static let containers = [RowView.self, ColumnView.self, GridView.self].map { (view: any HomeView.Type) in
        EnumerationCase(view.name, view.summary)
    }

    private static func containerSettings(_ common: CommonProperties) -> KeyedKinds {
        let views: [any HomeView.Type] = [RowView.self, ColumnView.self, GridView.self]
        return KeyedKinds(
            "container",
            views.map { view in
                KeyedKinds.Entry(
                    view.name, .record(PropertyGroup("view '\(view.name)'", view.properties + common.all)), view.summary
                )
            }, isSingle: true)
    }
}
