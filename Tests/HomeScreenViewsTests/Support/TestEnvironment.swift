import ConfigSchema
import HomeScreenViews
import LiveValues
import ThemeModel

/// Data of one JSON object, paths as the only bindings, and a theme without tokens.
struct TestEnvironment: ViewEnvironment {
    let family: String
    let now = Timestamp(milliseconds: 1_772_442_720_000)
    private var roots: LiveProperties
    private static let theme = Theme(
        chain: [], catalog: ConfigCatalog(components: [], strings: StringTable([:], locales: ["en"]), deviceClasses: [])
    )

    init(_ data: String, family: String) {
        self.family = family
        roots = LiveValue(json: data)?.objectValue ?? [:]
    }

    func value(of text: BoundText) -> LiveValue? {
        guard text.text.hasPrefix("{"), text.text.hasSuffix("}") else { return .string(text.text) }
        return text.text.dropFirst().dropLast().split(separator: ".").reduce(LiveValue.object(roots)) { value, step in
            value?.objectValue?[String(step)]
        }
    }

    func resolve(_ value: ConfigValue) -> ResolvedValue? {
        Self.theme.resolve(value, in: Situation(mode: "light", deviceClass: "", locale: "en"))
    }

    func text(ofDate value: LiveValue, style: DateStyle, pattern: String?) -> String? {
        value.integerValue.map { "\(pattern ?? style.rawValue) of \($0)" }
    }

    func share(from start: LiveValue, until end: LiveValue) -> Double? { start.integerValue == nil ? nil : 0.25 }

    func adding(_ root: String, _ value: LiveValue) -> any ViewEnvironment {
        var copy = self
        copy.roots[root] = value
        return copy
    }
}
