package import ConfigSchema
import ContextModel
package import ThemeModel

/// The format of a scene file, declared once.
package enum SceneFormat {
    /// The top level of a scene, for a catalog's components.
    package static func group(for catalog: ConfigCatalog) -> PropertyGroup {
        group(for: catalog, fixture: FixtureFormat.group(for: catalog))
    }

    /// The top level of a scene whose fixtures have a format that was made before: what both say of widgets can be merged.
    static func group(for catalog: ConfigCatalog, fixture: PropertyGroup) -> PropertyGroup {
        let widgets = fixture.members.filter { $0.key == "widgets" }
        return PropertyGroup(
            "a scene",
            [
                PropertySpec("$schema", .anything, "A JSON Schema for editors; ignored."),
                PropertySpec(
                    "scene", .string, "The scene's id: its path below `Scenes` without the ending.", required: true),
                PropertySpec("title", .text, "The name that people see."),
                PropertySpec("extends", .string, "The id of a scene or preset that this one starts from."),
                PropertySpec("theme", .string, "The id of the theme."),
                PropertySpec("type", .enumeration(types), "The kind of class."),
                PropertySpec(
                    "device",
                    .shape(scalar: .enumeration(devices), list: nil, map: .record(device)),
                    default: "pad", "The screen: phone (667×375), pad (1024×768), or its size and class."),
                PropertySpec("locale", .enumeration(locales), default: "en", "The language."),
                PropertySpec("viewer", .string, "The user through whose eyes the scene is seen."),
                PropertySpec(
                    "compose",
                    .list(
                        of: .map(
                            of: .record(placement), keys: .exactlyOneOf(catalog.placeableNames, "component")),
                        count: 0...500),
                    "The components, bottom to top. One with the id of an inherited entry replaces it in place."),
                PropertySpec("remove", .list(of: .string, count: 0...500), "Ids of inherited entries to take out."),
                PropertySpec(
                    "components", .record(ThemeFormat.components(of: catalog)),
                    "How components look in this scene, by name; the same keys as in a theme."),
                PropertySpec(
                    "contexts", .shape(scalar: .string, list: nil, map: .record(fixture)),
                    "The fixture that the scene is previewed with: a file beside the scene, or the same map inline."),
            ] + widgets)
    }

    /// Where a component stands: the value of an entry of `compose`.
    package static let placement = PropertyGroup(
        "a placement",
        LayoutEdge.allCases.map { edge in
            PropertySpec(edge.name, .byDevice(.layout), "The \(edge.sentence), in the layout language.")
        } + [
            PropertySpec("id", .string, "What frames, popups and patches call it; the component's name by default."),
            PropertySpec(
                "kind",
                .enumeration([
                    EnumerationCase("flat", "Always in the layout."),
                    EnumerationCase("suspend", "A popup, placed beside what it opens from."),
                ]), default: "flat", "Whether it stands in the layout or opens as a popup."),
            PropertySpec("opensFrom", .string, "For a popup: the part that opens it, such as `toolBar.roster`."),
            PropertySpec(
                "roles", .list(of: .enumeration(roles), count: 1...4), "The roles that have it; all by default."),
            PropertySpec(
                "devices", .list(of: .enumeration(devices), count: 1...2),
                "The device classes that have it; all by default."),
        ])

    /// The edge that a member of `placement` stands for; the edges come first in it.
    static func edge(ofPlacementMember member: Int) -> LayoutEdge? {
        member < LayoutEdge.allCases.count ? LayoutEdge.allCases[member] : nil
    }

    static let device = PropertyGroup(
        "a device",
        [
            PropertySpec("width", .number(Device.allowedSides), "Points.", required: true),
            PropertySpec("height", .number(Device.allowedSides), "Points.", required: true),
            PropertySpec("class", .enumeration(devices), default: "pad", "Which device's values apply."),
        ])

    private static let types = [
        EnumerationCase("oneToOne", "One teacher, one student."),
        EnumerationCase("small", "A teacher and students, some on a strip above the board."),
        EnumerationCase("lecture", "A teacher and a large audience."),
        EnumerationCase("vocation", "A lecture that may be played from a CDN."),
        EnumerationCase("subRoom", "A discussion group of a small class."),
    ]

    private static let devices = [
        EnumerationCase("phone", "667×375 points."), EnumerationCase("pad", "1024×768 points."),
    ]

    private static let locales = StringTable.locales.map { EnumerationCase($0, "") }

    private static let roles = UserRole.allCases.map { EnumerationCase($0.name, "") }
}

extension LayoutEdge {
    fileprivate var sentence: String {
        switch self {
        case .left: "left edge"
        case .right: "right edge"
        case .top: "top edge"
        case .bottom: "bottom edge"
        case .centerX: "centre from left to right"
        case .centerY: "centre from top to bottom"
        case .width: "width"
        case .height: "height"
        }
    }
}
