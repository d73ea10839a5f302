import ConfigSchema
package import ThemeModel

extension ImportedTheme {
    /// Leaves out what a theme says already that the new one extends.
    ///
    /// - Parameters:
    ///   - base: The theme that is extended.
    ///   - read: Reads the text of the new theme, as one that extends the base; `nil` if it cannot be read.
    /// - Returns: The tokens and values that differ; all of them if the new theme cannot be read.
    package func differences(from base: Theme, reading read: (ImportedTheme) -> Theme?) -> ImportedTheme {
        guard let whole = read(self) else { return self }
        var result = self
        result.tokens = tokens.filter { token in
            guard let category = token.category.ofThemes else { return true }
            return base.situations.contains { situation in
                guard let own = whole.definition(category, token.name, in: situation),
                    let other = base.definition(category, token.name, in: situation)
                else { return true }
                return whole.resolve(own, in: situation) != base.resolve(other, in: situation)
            }
        }
        let (own, other) = (
            Cascade(catalog: whole.catalog, layers: whole.layers), Cascade(catalog: base.catalog, layers: base.layers)
        )
        result.values = values.filter { value in
            guard let name = value.path.first, let component = base.catalog.index(of: name),
                let leaf = base.catalog.components[component].properties.leafIndex(
                    value.path.dropFirst().joined(separator: "."))
            else { return true }
            return base.situations.contains { situation in
                // Written alike is the same, even where a token that it names has changed.
                let (new, old) = (
                    own.value(component: component, leaf: leaf, in: situation),
                    other.value(component: component, leaf: leaf, in: situation)
                )
                guard let new, let old else { return new == nil && old != nil || new != nil && old == nil }
                return !new.refersLike(old)
                    && base.resolve(new, in: situation) != base.resolve(old, in: situation)
            }
        }
        return result
    }
}

extension ImportedToken.Category {
    /// The category by the name of themes.
    fileprivate var ofThemes: TokenCategory? { TokenCategory(rawValue: rawValue) }
}

extension ConfigValue {
    /// Whether both name the same token in the same way, or the same image.
    fileprivate func refersLike(_ other: ConfigValue) -> Bool {
        switch (value, other.value) {
        case (.color(let one), .color(let two)): one == two
        case (.font(let one), .font(let two)): one == two
        case (.number(let one), .number(let two)): one == two
        case (.length(let one), .length(let two)): one == two
        case (.shadow(let one), .shadow(let two)): one == two
        case (.image(let one), .image(let two)): one == two
        default: false
        }
    }
}
