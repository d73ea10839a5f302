package import ConfigSchema
package import ThemeModel

/// The format of a fixture: what every one has, and what the kinds of scenes add.
package enum FixtureFormat {
    /// The top level, for a catalog's components.
    package static func group(for catalog: ConfigCatalog, _ kinds: SceneKinds) -> PropertyGroup {
        PropertyGroup("a contexts file", common + kinds.all.flatMap { $0.fixtureSections(for: catalog) })
    }

    private static let common = [
        PropertySpec("$schema", .anything, "A JSON Schema for editors; ignored."),
        PropertySpec("clock", .instant, "What now is when the preview starts; without it, real time."),
    ]
}
