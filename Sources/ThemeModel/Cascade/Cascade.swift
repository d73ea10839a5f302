package import ConfigSchema

/// The layers that decide a component's values, strongest first; the built-in defaults lie below all of them.
package struct Cascade: Sendable {
    /// The catalog that components and leaves count in.
    package let catalog: ConfigCatalog

    /// The layers, strongest first.
    package let layers: [ConfigLayer]

    /// What explanations call the declarations, below all layers.
    package static let builtInLayer = "built-in default"

    package init(catalog: ConfigCatalog, layers: [ConfigLayer]) {
        self.catalog = catalog
        self.layers = layers
    }

    /// A value together with the layer that it stands in.
    package struct Assignment: Sendable {
        /// The layer's title.
        package let layer: String
        /// The value, without choices by mode and device.
        package let value: ConfigValue
    }

    /// Every value that a leaf has for a mode and a device class, the one that holds first.
    package func assignments(component: Int, leaf: Int, in situation: Situation) -> [Assignment] {
        var result: [Assignment] = []
        for layer in layers {
            if let value = layer.value(component: component, leaf: leaf), let chosen = situation.choose(value) {
                result.append(Assignment(layer: layer.title, value: chosen))
            }
        }
        if let value = catalog.components[component].defaults[leaf], let chosen = situation.choose(value) {
            result.append(Assignment(layer: Self.builtInLayer, value: chosen))
        }
        return result
    }

    /// The value that holds.
    package func value(component: Int, leaf: Int, in situation: Situation) -> ConfigValue? {
        for layer in layers {
            if let value = layer.value(component: component, leaf: leaf), let chosen = situation.choose(value) {
                return chosen
            }
        }
        return catalog.components[component].defaults[leaf].flatMap { situation.choose($0) }
    }

    /// Whether some leaves of a component have the same values on all devices, as most have.
    func isSameOnAllDevices(component: Int, leaves: some Sequence<Int>) -> Bool {
        let defaults = catalog.components[component].defaults
        return leaves.allSatisfy { leaf in
            defaults[leaf]?.differsByDevice != true
                && !layers.contains { $0.value(component: component, leaf: leaf)?.differsByDevice == true }
        }
    }

    /// Whether anything of a component is switched off, on some device at least; most components are shown whole, and
    /// then none of their switches has to be looked up.
    package func maySwitchOff(component: Int) -> Bool {
        catalog.components[component].isOffByDefault || layers.contains { $0.maySwitchOff(component: component) }
    }
}

extension ConfigValue {
    /// Whether it has values by device, in some mode at least.
    fileprivate var differsByDevice: Bool {
        switch value {
        case .byDevice: true
        case .byMode(let entries): entries.contains { $0.value.differsByDevice }
        default: false
        }
    }
}
