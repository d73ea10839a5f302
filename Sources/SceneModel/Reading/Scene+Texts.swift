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
        for field in fixture.record.fields { field.value.addTexts(in: locale, fixture.vocabulary, to: &texts) }
        // What is live stands in some sections of scenes as well.
        for record in chain.compactMap(\.record) {
            for field in record.fields {
                let key = record.group.members[field.member].key
                guard fixture.record.group.memberIndex(key) != nil else { continue }
                field.value.addTexts(in: locale, fixture.vocabulary, to: &texts)
            }
        }
        return texts
    }
}

extension ConfigValue {
    /// Adds every text of the value, however deep, as it is read in a language.
    fileprivate func addTexts(in locale: String, _ vocabulary: ConfigVocabulary, to texts: inout [String]) {
        switch value {
        case .string(let text), .text(let text): texts.append(text)
        case .byLocale: texts += [LocalizedText(self, vocabulary).text(locale: locale)].compactMap(\.self)
        case .list(let items): for item in items { item.addTexts(in: locale, vocabulary, to: &texts) }
        case .map(let entries): for entry in entries { entry.value.addTexts(in: locale, vocabulary, to: &texts) }
        case .record(let record):
            for field in record.fields { field.value.addTexts(in: locale, vocabulary, to: &texts) }
        default: break
        }
    }
}
