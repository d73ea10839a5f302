import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import ThemeModel

extension BoundEnvironment {
    /// Data of one JSON object, a morning in UTC, and a theme without tokens.
    init(_ data: String, family: WidgetFamily = .systemMedium, textSize: TextSize = .large) {
        self.init(
            family,
            BindingScope(
                roots: LiveValue(json: data)?.objectValue ?? [:], format: LocalFormat(locale: "en", timeZone: "UTC")),
            now: Timestamp(milliseconds: 1_772_442_720_000),
            Theme(
                chain: [],
                catalog: ConfigCatalog(components: [], strings: StringTable([:], locales: ["en"]), deviceClasses: [])),
            Situation(mode: "light", deviceClass: "", locale: "en"), textSize: textSize)
    }
}
