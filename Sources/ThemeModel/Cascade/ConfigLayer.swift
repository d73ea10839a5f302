public import ConfigSchema

/// What a section of a file says of how one component looks, beside `components`.
public struct ComponentConfiguration: Sendable {
    /// The component's place in ``ConfigCatalog/components``.
    public let component: Int
    /// The values that the section sets, read as the component's properties.
    public let values: RecordValue

    /// Takes the values of the component with a name; nil when the catalog has none.
    public init?(of name: String, _ values: RecordValue, in catalog: ConfigCatalog) {
        guard let component = catalog.index(of: name) else { return nil }
        self.component = component
        self.values = values
    }
}

/// What one file says of components: one step of the cascade.
package final class ConfigLayer: Sendable {
    /// What the layer is, for explanations: `theme agora`, `scene small-class`.
    package let title: String

    // By component's place in the catalog, the section's place; -1 for a component of which the file says nothing.
    private let places: [Int16]
    // By component.
    private let sections: [Section]

    /// The values of one component; a file sets few of a component's many leaves.
    private struct Section {
        let component: Int
        // By leaf, the value's place; -1 for one that is not set.
        var places: [Int16]
        var values: [ConfigValue] = []
        // Whether one of the values is a switch that is off, on some device at least.
        var switchesOff = false
        // Whether one of the values is a font, a text or a switch.
        var changesTexts = false

        mutating func set(_ leaf: Int, to value: ConfigValue, among properties: PropertyGroup) {
            places[leaf] = Int16(values.count)
            values.append(value)
            if value.isFontOrText { changesTexts = true }
            if value.isTruth, properties.leaves[leaf].spec.isSwitch {
                changesTexts = true
                if value.mayBeOff { switchesOff = true }
            }
        }
    }

    /// Takes a file's `components`, and what its other sections say of components where that says nothing.
    package init(
        title: String, components: RecordValue?, further: [ComponentConfiguration] = [], catalog: ConfigCatalog
    ) {
        self.title = title
        var sections: [Section] = []
        // The section's members are the catalog's components in the same order.
        for field in (components?.fields ?? []).sorted(by: { $0.member < $1.member }) {
            guard let record = field.value.record else { continue }
            let properties = catalog.components[field.member].properties
            var section = Section(
                component: field.member, places: [Int16](repeating: -1, count: properties.leafCount))
            section.values.reserveCapacity(record.fields.count)
            properties.forEachLeaf(of: record) { section.set($0, to: $1, among: properties) }
            // Of two sections for one component, which is a finding of its own, the last counts.
            if sections.last?.component == field.member { sections.removeLast() }
            sections.append(section)
        }
        for section in further { Self.add(section.values, of: section.component, to: &sections) }
        var places = [Int16](repeating: -1, count: catalog.components.count)
        for (place, section) in sections.enumerated() { places[section.component] = Int16(place) }
        self.places = places
        self.sections = sections
    }

    private static func add(_ values: RecordValue, of component: Int, to sections: inout [Section]) {
        let place = sections.firstIndex { $0.component >= component } ?? sections.count
        if place == sections.count || sections[place].component != component {
            let places = [Int16](repeating: -1, count: values.group.leafCount)
            sections.insert(Section(component: component, places: places), at: place)
        }
        values.group.forEachLeaf(of: values) { leaf, value in
            guard sections[place].places[leaf] < 0 else { return }
            sections[place].set(leaf, to: value, among: values.group)
        }
    }

    /// The value that the layer gives a leaf.
    package func value(component: Int, leaf: Int) -> ConfigValue? {
        let place = Int(places[component])
        guard place >= 0 else { return nil }
        let value = Int(sections[place].places[leaf])
        return value >= 0 ? sections[place].values[value] : nil
    }

    /// Whether the layer gives a leaf a value.
    func sets(component: Int, leaf: Int) -> Bool {
        let place = Int(places[component])
        return place >= 0 && sections[place].places[leaf] >= 0
    }

    /// Whether the layer sets a font, a text or a switch of a component: what decides which words it has, and how much
    /// space they need.
    package func changesTexts(of component: Int) -> Bool {
        let place = Int(places[component])
        return place >= 0 && sections[place].changesTexts
    }

    /// Whether the layer switches anything of a component off, on some device at least.
    func maySwitchOff(component: Int) -> Bool {
        let place = Int(places[component])
        return place >= 0 && sections[place].switchesOff
    }

    /// The components that the layer says something of, in the catalog's order.
    package var components: [Int] { sections.map(\.component) }

    /// Gives every value of the layer.
    package func forEachValue(_ body: (_ component: Int, _ leaf: Int, _ value: ConfigValue) -> Void) {
        for section in sections {
            for (leaf, place) in section.places.enumerated() where place >= 0 {
                body(section.component, leaf, section.values[Int(place)])
            }
        }
    }
}

extension ConfigValue {
    /// Whether it is a font or a text, on some device at least.
    fileprivate var isFontOrText: Bool {
        switch value {
        case .font, .string, .text, .byLocale: true
        case .byDevice(let entries), .byMode(let entries): entries.contains { $0.value.isFontOrText }
        default: false
        }
    }

    /// Whether it is `true` or `false`, on some device at least.
    fileprivate var isTruth: Bool {
        switch value {
        case .boolean: true
        case .byDevice(let entries), .byMode(let entries): entries.contains { $0.value.isTruth }
        default: false
        }
    }

    /// Whether it is `false`, on some device at least.
    var mayBeOff: Bool {
        switch value {
        case .boolean(let isOn): !isOn
        case .byDevice(let entries), .byMode(let entries): entries.contains { $0.value.mayBeOff }
        default: false
        }
    }
}

extension PropertySpec {
    /// Whether it says if something is shown; other truths, such as whether something takes a click, hide nothing.
    var isSwitch: Bool { key == "enable" || key == "visible" }
}
