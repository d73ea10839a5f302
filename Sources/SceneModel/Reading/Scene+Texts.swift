import ConfigSchema
package import ThemeModel

extension Scene {
    /// What the scene may show in its language: the product's texts with those that a theme replaces, its own names, and
    /// what its fixture says.
    package func texts(in theme: Theme) -> [String] {
        let locale = locale
        var texts = theme.strings.keys.map { theme.strings.text($0, locale: locale) }
        texts.append(title(locale: locale))
        guard let fixture else { return texts }
        for field in fixture.record.fields { field.value.addTexts(to: &texts) }
        // What is live stands in some sections of scenes as well.
        for record in chain.compactMap(\.record) {
            for field in record.fields {
                let key = record.group.members[field.member].key
                if fixture.record.group.memberIndex(key) != nil { field.value.addTexts(to: &texts) }
            }
        }
        return texts
    }
}

extension ConfigValue {
    /// Adds every text of the value, however deep.
    fileprivate func addTexts(to texts: inout [String]) {
        switch value {
        case .string(let text), .text(let text): texts.append(text)
        case .list(let items): for item in items { item.addTexts(to: &texts) }
        case .map(let entries), .byLocale(let entries): for entry in entries { entry.value.addTexts(to: &texts) }
        case .record(let record): for field in record.fields { field.value.addTexts(to: &texts) }
        default: break
        }
    }
}
