import SourceDiagnostics

/// Languages in other spellings than the project's: `zh`, `zh-CN`, `zh_Hans`, `English`, `中文`.
enum LocaleSlip {
    /// The language that a text means, among those of the project; nil when nobody can tell.
    static func meant(by text: String, among locales: [String]) -> Suggestion? {
        let tag = normal(text)
        if let same = locales.first(where: { normal($0) == tag }) { return Suggestion(same) }
        let parts = tag.split(separator: "-").map { String($0) }
        let languages = words[tag] ?? parts.first.flatMap { first in words[first] ?? [first] } ?? []
        let others = Set(parts.dropFirst())
        for language in languages {
            let found = locales.filter { locale in
                let own = normal(locale)
                guard own == language || own.hasPrefix(language + "-") else { return false }
                // Traditional characters are not simplified ones.
                return !(own.hasSuffix("hans") && !others.isDisjoint(with: ["hant", "tw", "hk", "mo"]))
                    && !(own.hasSuffix("hant") && !others.isDisjoint(with: ["hans", "cn", "sg"]))
            }
            if let only = found.first, found.count == 1 { return Suggestion(guessing: only) }
        }
        return Suggestion(nearestTo: text, in: locales)
    }

    private static func normal(_ text: String) -> String { text.lowercased().replacing("_", with: "-") }

    /// Names of languages, and the languages that they mean, the likeliest first.
    private static let words = [
        "english": ["en"], "eng": ["en"], "英文": ["en"], "英语": ["en"], "chinese": ["zh-hans", "zh"],
        "cn": ["zh-hans", "zh"], "chs": ["zh-hans"], "中文": ["zh-hans", "zh"], "汉语": ["zh-hans", "zh"],
        "简体中文": ["zh-hans"], "简体": ["zh-hans"], "cht": ["zh-hant"], "繁体中文": ["zh-hant"], "繁體中文": ["zh-hant"],
        "japanese": ["ja"], "日本語": ["ja"], "日文": ["ja"], "jp": ["ja"], "korean": ["ko"], "kr": ["ko"],
        "french": ["fr"], "german": ["de"], "spanish": ["es"],
    ]
}
