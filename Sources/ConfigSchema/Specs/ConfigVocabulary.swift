/// The names that a project's files may use as keys of values by device class and by locale.
///
/// Kinds of scenes and the project declare them; no layer below knows one by itself.
public struct ConfigVocabulary: Hashable, Sendable {
    /// The device classes, in the order in which messages list them.
    public let deviceClasses: [String]

    /// The locales in which texts are complete; the first one fills gaps.
    public let locales: [String]

    /// Whether that is all: false while the project's own file, which may declare more, cannot be read whole.
    package let isWhole: Bool

    /// Takes what the kinds of scenes and the project declare.
    ///
    /// - Parameters:
    ///   - deviceClasses: The device classes; without any, no value is read by device.
    ///   - locales: The locales, at least one.
    public init(deviceClasses: [String], locales: [String]) {
        self.init(deviceClasses: deviceClasses, locales: locales, isWhole: true)
    }

    /// The same for a project whose own file may not be readable.
    package init(deviceClasses: [String], locales: [String], isWhole: Bool) {
        self.deviceClasses = deviceClasses
        self.locales = locales
        self.isWhole = isWhole
    }

    /// The same with further locales behind its own.
    package func adding(locales others: [String]) -> ConfigVocabulary {
        let all = others.reduce(into: locales) { if !$0.contains($1) { $0.append($1) } }
        return ConfigVocabulary(deviceClasses: deviceClasses, locales: all, isWhole: isWhole)
    }

    /// No device classes, and English.
    public static let minimal = ConfigVocabulary(deviceClasses: [], locales: ["en"])

    /// The locale that fills gaps: the first one.
    public var firstLocale: String { locales.first ?? "en" }
}
