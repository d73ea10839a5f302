package import ConfigSchema

/// What values are chosen for.
package struct Situation: Hashable, Sendable {
    /// The mode's name.
    package let mode: String
    /// The class of the screen, by its name in files.
    package let deviceClass: String
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
        case .unreadable: nil
        default: value
        }
    }
}
