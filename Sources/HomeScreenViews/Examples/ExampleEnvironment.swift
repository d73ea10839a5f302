import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import ThemeModel

extension BoundEnvironment {
    /// What examples draw with: their own data as JSON, an example's theme, and one morning.
    init(example data: String) {
        self.init(
            .systemSmall,
            BindingScope(
                roots: LiveValue(json: data)?.objectValue ?? [:], format: LocalFormat(locale: "en", timeZone: "UTC")),
            now: Timestamp(milliseconds: 1_772_442_720_000), Self.exampleTheme,
            Situation(mode: "light", deviceClass: "", locale: "en"))
    }

    private static let exampleTheme: Theme = {
        let catalog = ConfigCatalog(components: [], strings: StringTable([:], locales: ["en"]), deviceClasses: [])
        let text = "theme: example\nmodes: [light]\nimages: { star: star.svg, moon: moon.svg }\n"
        let document = ThemeDocument(
            id: "example", file: SourceFile(path: "Themes/example.yaml", text: text), catalog: catalog,
            format: ThemeFormat.group(for: catalog))
        return Theme(chain: [document], catalog: catalog)
    }()
}
