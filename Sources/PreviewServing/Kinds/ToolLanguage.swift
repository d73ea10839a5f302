/// A language of the preview's own labels, and of those that a kind of scene puts into its panel.
///
/// A page speaks Chinese if its view's locale is a Chinese one, else English. Findings are in English everywhere.
///
/// ```swift
/// ToolLanguage(locale: "zh-Hant").text("Notices", "通知")  // 通知
/// ```
public enum ToolLanguage: String, Hashable, Sendable {
    case english = "en"
    case chinese = "zh-Hans"

    /// Chooses the language for whoever reads a locale, by its tag.
    public init(locale: String) { self = locale.hasPrefix("zh") ? .chinese : .english }

    /// Returns one of two texts.
    public func text(_ english: String, _ chinese: String) -> String { self == .chinese ? chinese : english }
}
