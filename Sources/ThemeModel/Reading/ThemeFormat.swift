package import ConfigSchema

/// The format of a theme file, declared once: its reading, its JSON Schema and its reference come from here.
package enum ThemeFormat {
    /// The top level of a theme, for a catalog's components.
    package static func group(for catalog: ConfigCatalog) -> PropertyGroup {
        PropertyGroup(
            "a theme",
            [
                PropertySpec("$schema", .anything, "A JSON Schema for editors; ignored."),
                PropertySpec("theme", .string, "The theme's id; equals the file's stem.", required: true),
                PropertySpec("title", .text, "The name that people see."),
                PropertySpec("extends", .string, "The id of a theme whose values hold where this one says nothing."),
                PropertySpec(
                    "modes", .list(of: .string, count: 1...16),
                    "The modes, such as light and dark; the first is the default. Inherited with `extends`."),
                PropertySpec(
                    "colors", .map(of: .byMode(.color), keys: .any("token")), "Colour tokens; a value or a map by mode."
                ),
                PropertySpec(
                    "fonts", .map(of: .fontSource, keys: .any("token")),
                    "Font tokens; one may bring a \(FontFormat.names) file below the theme's folder."),
                PropertySpec(
                    "metrics", .map(of: .byDevice(.number(-100_000...100_000)), keys: .any("token")),
                    "Number tokens: radii, widths, spacings, opacities; points where they are lengths."),
                PropertySpec("shadows", .map(of: .byMode(.shadow), keys: .any("token")), "Shadow tokens."),
                PropertySpec(
                    "images", .map(of: .byMode(.imageSource), keys: .any("token")),
                    "Image tokens: an \(ImageFormat.names) below the theme's folder, with a tint for one-colour shapes."
                ),
                PropertySpec(
                    "strings", .map(of: .text, keys: .any("text")),
                    "Texts of the product that the theme replaces, by key."),
                PropertySpec("components", .record(components(of: catalog)), "How components look, by name."),
            ])
    }

    /// The `components` section, which themes and scenes share.
    package static func components(of catalog: ConfigCatalog) -> PropertyGroup {
        PropertyGroup(
            "components",
            catalog.components.map { component in
                PropertySpec(
                    component.name, .record(component.properties), component.summary, file: "", line: 1)
            })
    }
}
