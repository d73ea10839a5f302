package import ConfigSchema

/// The layers that decide a component's values, strongest first; the built-in defaults lie below all of them.
package struct Cascade: Sendable {
    /// The catalog that components and leaves count in.
    package let catalog: ConfigCatalog

    /// The layers, strongest first.
    package let layers: [ConfigLayer]

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
            result.append(Assignment(layer: "built-in default", value: chosen))
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
}

/// What values are chosen for.
package struct Situation: Hashable, Sendable {
    /// The mode's name.
    package let mode: String
    /// `phone` or `pad`.
    package let deviceClass: String
    /// The locale.
    package let locale: String

    package init(mode: String, deviceClass: String, locale: String) {
        self.mode = mode
        self.deviceClass = deviceClass
        self.locale = locale
    }

    /// The part of a value that holds here; nil when a map by mode or device says nothing of it.
    package func choose(_ value: ConfigValue) -> ConfigValue? {
        switch value.value {
        case .byMode(let entries): entries.first { $0.key == mode }.flatMap { choose($0.value) }
        case .byDevice(let entries): entries.first { $0.key == deviceClass }.flatMap { choose($0.value) }
        default: value
        }
    }
}
