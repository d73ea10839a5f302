package import ConfigSchema
import SourceDiagnostics
package import ThemeModel

/// The format of a scene file, declared once.
package enum SceneFormat {
    /// The top level of scenes of any kind: what editors are told.
    package static func group(for catalog: ConfigCatalog, _ kinds: SceneKinds) -> PropertyGroup {
        group(for: catalog, kinds.all, on: kinds.projectDevices, fixture: FixtureFormat.group(for: catalog, kinds))
    }

    /// The top level of scenes of one kind: what editors are told of files that are no other.
    package static func group(for catalog: ConfigCatalog, _ kinds: SceneKinds, of kind: any SceneKind) -> PropertyGroup
    {
        group(for: catalog, [kind], on: kinds.projectDevices, fixture: FixtureFormat.group(for: catalog, kinds))
    }

    /// The top level of scenes of some kinds, whose fixtures have a format that was made before: what both say of one
    /// section can be merged.
    ///
    /// `types` are all that a file may say, where it is not certain that it is of these kinds; nil for theirs alone.
    static func group(
        for catalog: ConfigCatalog, _ kinds: [any SceneKind], types: [EnumerationCase]? = nil,
        on projectDevices: [Device], fixture: PropertyGroup
    ) -> PropertyGroup {
        let devices = kinds.flatMap(\.devices) + projectDevices
        let locales = catalog.vocabulary.locales
        let sections = kinds.flatMap { $0.sceneSections(for: catalog) }.map { section in
            fixture.members.first { $0.key == section.key } ?? section
        }
        return PropertyGroup(
            "a scene",
            [
                PropertySpec("$schema", .anything, "A JSON Schema for editors; ignored."),
                PropertySpec(
                    "scene", .string, "The scene's id: its path below `Scenes` without the ending.", required: true),
                PropertySpec("title", .text, "The name that people see."),
                PropertySpec("extends", .string, "The id of a scene or preset that this one starts from."),
                PropertySpec("theme", .string, "The id of the theme."),
                PropertySpec("type", .enumeration(types ?? kinds.flatMap(\.types)), typeSentence(kinds)),
                PropertySpec(
                    "device",
                    .shape(
                        scalar: .enumeration(
                            devices.map { EnumerationCase($0.name, size(of: $0)) } + sizeAndClass(devices)), list: nil,
                        map: .record(device(kinds, devices))),
                    default: kinds.first?.defaultDevice.name,
                    "The screen: \(devices.map(nameAndSize).joined(separator: ", ")), or its size and class."),
                PropertySpec(
                    "locale", .enumeration(locales.map { EnumerationCase($0, LanguageName.sentence(of: $0)) }),
                    default: catalog.vocabulary.firstLocale, "The language."),
                PropertySpec("viewer", .string, "The user through whose eyes the scene is seen."),
                PropertySpec(
                    "compose", .list(of: entry(kinds, devices, catalog), count: 0...500),
                    "The \(placedNouns(kinds)), bottom to top. One with the id of an inherited entry replaces it in place."
                ),
                PropertySpec("remove", .list(of: .string, count: 0...500), "Ids of inherited entries to take out."),
                PropertySpec(
                    "components", .record(ThemeFormat.components(of: catalog)),
                    "How components look in this scene, by name; the same keys as in a theme."),
                PropertySpec(
                    "contexts", .shape(scalar: .string, list: nil, map: .record(fixture)),
                    "The fixture that the scene is previewed with: a file beside the scene, or the same map inline."),
            ] + sections)
    }

    /// An entry of `compose`: a component in its frame, or what a file describes.
    ///
    /// Where kinds of both sorts meet, which is where editors are told of all, an entry may be either.
    private static func entry(
        _ kinds: [any SceneKind], _ devices: [Device], _ catalog: ConfigCatalog
    ) -> PropertyKind {
        let placings = kinds.compactMap(\.placing)
        let names = catalog.placeableNames(in: kinds.filter { $0.placing == nil }.map(\.name))
        guard let noun = placings.first?.noun else {
            return .map(of: .record(placement(kinds, devices)), keys: .exactlyOneOf(names, "component"))
        }
        let placed = PropertyKind.record(
            PropertyGroup(
                "a placement", [idOfPlacement] + placings.flatMap(\.properties) + ownersOfPlacement(kinds, devices)))
        let component = PropertyKind.record(placement(kinds, devices))
        return .keyed(
            KeyedKinds(
                names.isEmpty ? noun : "component",
                names.map { KeyedKinds.Entry($0, component, catalog.component($0)?.summary ?? "") },
                other: placed, isSingle: true))
    }

    private static func placedNouns(_ kinds: [any SceneKind]) -> String {
        let nouns = kinds.map { $0.placing?.noun ?? "component" }
        return nouns.enumerated().filter { nouns.firstIndex(of: $1) == $0 }.map { $1 + "s" }.joinedAsList("or")
    }

    /// Where a component stands: the value of an entry of `compose`.
    private static func placement(_ kinds: [any SceneKind], _ devices: [Device]) -> PropertyGroup {
        PropertyGroup(
            "a placement",
            LayoutEdge.allCases.map { edge in
                PropertySpec(edge.name, .byDevice(.layout), "The \(edge.sentence), in the layout language.")
            } + [
                idOfPlacement,
                PropertySpec(
                    "kind",
                    .enumeration([
                        EnumerationCase("flat", "Always in the layout."),
                        EnumerationCase("suspend", "A popup, placed beside what it opens from."),
                    ]), default: "flat", "Whether it stands in the layout or opens as a popup."),
                PropertySpec("opensFrom", .string, "For a popup: the part that opens it, such as `header.menu`."),
            ] + ownersOfPlacement(kinds, devices))
    }

    /// What an entry of `compose` is called.
    private static let idOfPlacement = PropertySpec(
        "id", .string, "What frames, popups and patches call it; its name by default.")

    /// Who has what an entry of `compose` places.
    private static func ownersOfPlacement(_ kinds: [any SceneKind], _ devices: [Device]) -> [PropertySpec] {
        let roles = kinds.flatMap(\.audiences)
        let classes = classCases(devices)
        // Where nobody is of another sort than anybody else, there is nothing to choose.
        let byRole = PropertySpec(
            "roles", .list(of: .enumeration(roles), count: 1...max(1, roles.count)),
            "The roles that have it; all by default.")
        return (roles.isEmpty ? [] : [byRole]) + [
            PropertySpec(
                "devices", .list(of: .enumeration(classes), count: 1...max(1, classes.count)),
                "The device classes that have it; all by default.")
        ]
    }

    /// The edge that a member of `placement` stands for; the edges come first in it.
    static func edge(ofPlacementMember member: Int) -> LayoutEdge? {
        member < LayoutEdge.allCases.count ? LayoutEdge.allCases[member] : nil
    }

    private static func device(_ kinds: [any SceneKind], _ devices: [Device]) -> PropertyGroup {
        PropertyGroup(
            "a device",
            [
                PropertySpec("width", .number(Device.allowedSides), "Points.", required: true),
                PropertySpec("height", .number(Device.allowedSides), "Points.", required: true),
                PropertySpec(
                    "class", .enumeration(classCases(devices)),
                    default: kinds.first?.defaultDevice.deviceClass.rawValue, "Which device's values apply."),
            ])
    }

    /// The device classes, each with the screen that stands for it.
    private static func classCases(_ devices: [Device]) -> [EnumerationCase] {
        devices.classes.compactMap { deviceClass in
            devices.first { $0.deviceClass == deviceClass }.map {
                EnumerationCase(deviceClass.rawValue, size(of: $0))
            }
        }
    }

    /// A size with a class, as on the command line; its sides are ``Device/allowedSides``.
    private static func sizeAndClass(_ devices: [Device]) -> [EnumerationCase] {
        let classes = devices.classes.map(\.rawValue)
        // Nothing else is sure to mean itself in a pattern.
        guard let first = classes.first, classes.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isLetter } }) else {
            return []
        }
        let side = "([1-9][0-9]{2,3}([.][0-9]+)?|10000)"
        return [
            EnumerationCase(
                "844x390:\(first)", "Any size in points, with the device class whose values hold.",
                matching: "\(side)[xX×]\(side):(\(classes.joined(separator: "|")))")
        ]
    }

    private static func typeSentence(_ kinds: [any SceneKind]) -> String {
        kinds.count == 1 ? kinds[0].typeSummary : "What the scene shows, and so what its file may say."
    }

    private static func size(of device: Device) -> String { "\(sides(of: device)) points." }

    private static func nameAndSize(_ device: Device) -> String { "\(device.name) (\(sides(of: device)))" }

    private static func sides(of device: Device) -> String {
        "\(LayoutText.number(device.width))×\(LayoutText.number(device.height))"
    }
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
