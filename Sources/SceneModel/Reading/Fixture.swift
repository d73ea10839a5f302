public import ConfigSchema
public import LiveValues
package import ThemeModel

/// The file that a scene names under `contexts`, or the map that it has there, as read: what is live in a scene starts from it.
public struct Fixture: Sendable {
    /// What it says; each kind of scene reads its own sections.
    public let record: RecordValue

    /// Whether all of it could be read, so that who is missing is missing.
    package let isWhole: Bool

    /// The device classes and locales that it was read with.
    public let vocabulary: ConfigVocabulary

    /// How it configures components; nil when it does not.
    package let layer: ConfigLayer?

    /// Takes what was read from a file; `title` is what explanations call it.
    package init(
        _ record: RecordValue, title: String, catalog: ConfigCatalog, _ kinds: SceneKinds, isWhole: Bool = true
    ) {
        self.record = record
        self.isWhole = isWhole
        vocabulary = catalog.vocabulary
        let further = kinds.configurations(in: record, catalog)
        layer =
            further.isEmpty ? nil : ConfigLayer(title: title, components: nil, further: further, catalog: catalog)
    }

    /// What now is when a scene opens; nil when the fixture leaves it to real time.
    public var clock: Timestamp? {
        guard case .instant(.absolute(let milliseconds))? = record["clock"]?.value else { return nil }
        return Timestamp(milliseconds: milliseconds)
    }
}
