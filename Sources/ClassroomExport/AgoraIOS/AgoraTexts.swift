import ConfigSchema
import Exporting
import SourceDiagnostics
import ThemeModel

/// The texts of the app, by key and language.
///
/// All that the product has by a key of the app are written for both pods: a pod that does not ask for one is not disturbed.
final class AgoraTexts {
    private let theme: Theme
    // Texts of single properties, by the key that they get.
    private var own: [String: (byLocale: [String: String], place: SourceRange)] = [:]

    init(_ theme: ExportedTheme) { self.theme = theme.theme }

    /// Texts that the app asks for and this product does not show: an answer to a toast, and a tool that does nothing there.
    private static let further: [String: [String: String]] = [
        "fcr_savecanvas_tips_save_failed_sure": ["en": "OK", "zh-Hans": "知道了"],
        "fcr_tool_box_record_class": ["en": "Record the class", "zh-Hans": "录制课堂"],
    ]

    /// Adds the text of a property.
    ///
    /// - Parameters:
    ///   - value: The text, perhaps by locale.
    ///   - key: The path of the property.
    /// - Returns: The key by which the app finds it.
    func add(_ value: ConfigValue, as key: String) -> String {
        let text = LocalizedText(value, theme.catalog.vocabulary)
        let byLocale = Dictionary(
            theme.strings.locales.compactMap { locale in text.text(locale: locale).map { (locale, $0) } },
            uniquingKeysWith: { first, _ in first })
        // Rooms may say it in other words.
        var name = key
        var number = 2
        while let known = own[name], known.byLocale != byLocale {
            name = "\(key)-\(number)"
            number += 1
        }
        own[name] = (byLocale, value.range)
        return name
    }

    /// The file of localized strings for each language.
    func files(of pod: AgoraPod, program: String) -> [ExportedFile] {
        let replaced = places
        return theme.strings.locales.map { locale in
            var lines = [ExportedLine(comment: "'\(program) export agora-ios' writes this file.")]
            func add(_ key: String, _ text: String, _ place: SourceRange?) {
                let code = "\(SwiftSpelling.localized(key)) = \(SwiftSpelling.localized(text));"
                lines.append(place.map { ExportedLine(code, of: key, at: $0) } ?? ExportedLine(code))
            }
            for key in theme.strings.keys where key.hasPrefix("fcr_") {
                add(key, theme.strings.text(key, locale: locale), replaced[key])
            }
            for (key, texts) in Self.further.sorted(by: { $0.key < $1.key }) where !theme.strings.contains(key) {
                add(key, texts[locale] ?? texts["en"] ?? key, nil)
            }
            for (key, text) in own.sorted(by: { $0.key < $1.key }) {
                add(key, text.byLocale[locale] ?? "", text.place)
            }
            return ExportedFile(
                pod.others("\(locale).lproj/Localizable.strings"), .text(lines, comments: .block))
        }
    }

    /// The lines of YAML that replace texts, by key.
    private var places: [String: SourceRange] {
        var places: [String: SourceRange] = [:]
        for document in theme.chain.reversed() {
            for entry in document.record?["strings"]?.mapEntries ?? [] { places[entry.key] = entry.value.range }
        }
        return places
    }

    /// Notes texts that are replaced and that the app does not have.
    func lose(in export: AgoraExport) {
        for (key, place) in places.sorted(by: { $0.key < $1.key }) where !key.hasPrefix("fcr_") {
            export.lose("the app has no text '\(key)'", "write it in the app's own sources", at: place)
        }
    }
}
