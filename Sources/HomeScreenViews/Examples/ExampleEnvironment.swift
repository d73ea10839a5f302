import ConfigSchema
import LiveValues
import SourceDiagnostics
import ThemeModel

/// What examples draw with: their own data, an example's theme, and noon of one day.
struct ExampleEnvironment: ViewEnvironment {
    let family = "systemSmall"
    let now = Timestamp(milliseconds: 1_772_442_720_000)
    private var roots: LiveProperties
    private let theme = Self.theme
    private let situation = Situation(mode: "light", deviceClass: "phone", locale: "en")

    init(_ data: String) { roots = LiveValue(json: data)?.objectValue ?? [:] }

    /// Plain paths in braces, and nothing else: examples show views, not what bindings can do.
    func value(of text: BoundText) -> LiveValue? {
        var result: [LiveValue] = []
        var rest = text.text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { result.append(.string(String(rest[..<open]))) }
            let steps = rest[rest.index(after: open)..<close].split(separator: ".").map { String($0) }
            var value = LiveValue.object(roots)
            for step in steps {
                guard let next = value.objectValue?[step] else { return nil }
                value = next
            }
            result.append(value)
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { result.append(.string(String(rest))) }
        if result.count == 1 { return result[0] }
        return .string(result.map { $0.stringValue ?? $0.json }.joined())
    }

    func resolve(_ value: ConfigValue) -> ResolvedValue? { theme.resolve(value, in: situation) }

    func text(ofDate value: LiveValue, style: DateStyle, pattern: String?) -> String? {
        value.integerValue.map { "\(pattern ?? style.rawValue) \($0 % 1_000_000)" }
    }

    func share(from start: LiveValue, until end: LiveValue) -> Double? {
        guard let start = start.integerValue, let end = end.integerValue, end > start else { return nil }
        return Double(Int(now.milliseconds) - start) / Double(end - start)
    }

    func adding(_ root: String, _ value: LiveValue) -> any ViewEnvironment {
        var copy = self
        copy.roots[root] = value
        return copy
    }

    private static let theme: Theme = {
        let catalog = ConfigCatalog(
            components: [], strings: StringTable([:], locales: ["en"]), deviceClasses: ["phone"])
        let text = "theme: example\nmodes: [light]\nimages: { star: star.svg, moon: moon.svg }\n"
        let document = ThemeDocument(
            id: "example", file: SourceFile(path: "Themes/example.yaml", text: text), catalog: catalog,
            format: ThemeFormat.group(for: catalog))
        return Theme(chain: [document], catalog: catalog)
    }()
}
