import ConfigSchema
import Exporting
import HomeScreenModel
import HomeScreenViews
import SceneModel
import SourceDiagnostics
import ThemeModel

/// The state of one export: what all widgets of the app share.
final class AppExport {
    let files: ExportedFiles
    let record: RecordValue
    let widgets: [WidgetDocument]
    let intents: [Intent]
    /// The name of the bundle and of the app's protocol, such as `AllInOne`.
    let name: String
    let locales: [String]
    let registry = HomeViewRegistry.builtIn
    /// The oldest iOS that the extension runs on.
    let release: WidgetRelease

    var strings: StringCatalog
    var assets = AssetCatalog()
    var support: Set<SupportCode> = []
    var host = HostProtocol()
    var findings: [Diagnostic] = []
    /// The beginnings of types' names, some of which would make names of Apple's.
    var types = TakenNames(
        TakenNames.intents.union(["Any", "Empty", "Progress", "Scroll", "Tab", "Timeline", "Tuple"]))
    /// The types of the intents, by the names of these.
    private(set) var intentTypes: [String: String] = [:]
    /// Files of data that are copied: the path in the project and the line that names it, by file name.
    var dataFiles: [String: (path: String, place: SourceRange)] = [:]

    init?(_ files: ExportedFiles, _ release: WidgetRelease) {
        guard let record = files.subject.record else { return nil }
        self.release = release
        self.files = files
        self.record = record
        let order = (record["order"]?.items ?? []).compactMap(\.stringValue)
        func rank(_ widget: WidgetDocument) -> Int { order.firstIndex(of: widget.name) ?? order.count }
        widgets = files.others.filter { $0.kind.name == "widget" }.compactMap { WidgetDocument($0) }
            .sorted { (rank($0), $0.document.id) < (rank($1), $1.document.id) }
        var told: [Diagnostic] = []
        intents = record["intents"].map { Intent.all($0, BindingTypes(BindingTypes.builtIn), &told) } ?? []
        name = types.reserve(Swift.type(files.subject.id))
        locales = files.subject.vocabulary.locales
        strings = StringCatalog(source: locales.first ?? "en")
        for intent in intents { intentTypes[intent.name] = types.reserve(Swift.type(intent.name) + "Intent") }
    }

    var group: String? { record["group"]?.stringValue }

    /// The expression for the store that the app shares with its widgets.
    var store: String {
        group.map { "UserDefaults(suiteName: \(Swift.literal($0))) ?? .standard" } ?? "UserDefaults.standard"
    }

    /// The store's expression with a call behind it: in parentheses, where the call would bind to its end alone.
    var storeOperand: String { group == nil ? store : "(\(store))" }

    /// The expression that tells whether somebody is signed in.
    var isSignedIn: String {
        guard let key = record["signIn"]?.stringValue else {
            host.add("var isSignedIn: Bool { get }", "Whether somebody is signed in.")
            return "host.isSignedIn"
        }
        return "\(storeOperand).object(forKey: \(Swift.literal(key))) != nil"
    }

    /// The comment at the head of files that the app's own file makes.
    var header: ExportedLine { Self.header(files.subject.path) }

    /// The comment at the head of a file that comes from one of the project.
    static func header(_ path: String) -> ExportedLine {
        ExportedLine(comment: "Exported from \(path): change it there.")
    }

    /// The type that the app's developers write.
    var hostName: String { "AppHost" }

    // MARK: Texts

    /// Returns the texts of a value by language; a plain text stands under the first one.
    func texts(_ value: ConfigValue) -> [String: String] {
        if case .byLocale(let entries) = value.value {
            return Dictionary(
                entries.compactMap { entry in entry.value.stringValue.map { (entry.key, $0) } },
                uniquingKeysWith: { first, _ in first })
        }
        return [strings.source: value.stringValue ?? ""]
    }

    /// Returns a literal that the system looks up in the catalogue.
    func localized(_ value: ConfigValue) -> String {
        let key = strings.key(texts(value), at: value.range)
        return Swift.literal(key)
    }

    /// Returns a literal of words that no file says, which the catalogue has for translators.
    func localized(_ words: String, at place: SourceRange) -> String {
        Swift.literal(strings.key([strings.source: words], at: place))
    }

    /// Returns a `String` expression for a text of the file.
    func localizedString(_ value: ConfigValue) -> String {
        if case .byLocale = value.value { return "String(localized: \(localized(value)))" }
        if case .map(let entries) = value.value {
            let texts = entries.compactMap { entry in entry.value.stringValue.map { (entry.key, $0) } }
            let key = strings.key(Dictionary(texts, uniquingKeysWith: { first, _ in first }), at: value.range)
            return "String(localized: \(Swift.literal(key)))"
        }
        let text = value.stringValue ?? value.range.lineText ?? ""
        return Swift.literal(text)
    }

    // MARK: Colours

    /// Returns a colour that is written out; nil for one that has no value.
    func color(_ value: ConfigValue) -> String? {
        let theme = files.theme
        let modes = theme.widgetModes
        let values = modes.map { mode -> SRGBColor? in
            let situation = theme.theme.situation(mode: mode, deviceClass: theme.deviceClasses[0], locale: "en")
            guard case .color(let color)? = theme.theme.resolve(value, in: situation) else { return nil }
            return color
        }
        guard let light = values.first ?? nil, let dark = values.last ?? nil else { return nil }
        guard case .color(let expression) = value.value else { return asset("color", light, dark, value.range) }
        switch expression.base {
        case .token(let name):
            guard let alpha = expression.alpha else { return asset(name, light, dark, value.range) }
            let plain = modes.map { theme.theme.color(token: name, mode: $0) }
            // An opacity replaces that of the token, and SwiftUI's is multiplied with it.
            guard let first = plain.first ?? nil, let last = plain.last ?? nil, first.alpha == 1, last.alpha == 1 else {
                return asset("\(name) \(Swift.number(alpha * 100))", light, dark, value.range)
            }
            return asset(name, first, last, value.range) + ".opacity(\(Swift.number(alpha)))"
        case .system(let system): return asset(system.name, light, dark, value.range)
        case .literal: return Self.literal(light)
        }
    }

    /// Returns the colour of a component that the theme's files set; nil for one that keeps its default.
    func color(of component: String, _ path: String) -> (code: String, place: SourceRange)? {
        let theme = files.theme
        let found = theme.widgetModes.compactMap { mode in
            theme.value(of: component, path, mode: mode, deviceClass: theme.deviceClasses[0])
        }
        guard let first = found.first, let last = found.last, found.contains(where: { !$0.isBuiltIn }),
            case .color(let light) = first.resolved, case .color(let dark) = last.resolved
        else { return nil }
        let isToken = first.alias == last.alias && first.alias?.alpha == nil
        let name = isToken ? first.alias?.name : nil
        return (asset(name ?? "\(component) \(path)", light, dark, first.place), first.place)
    }

    /// Returns the colour that the theme paints an image of one colour in; nil for an image that shows as it is.
    func tint(ofImage name: String, at place: SourceRange) -> String? {
        let theme = files.theme
        let tints = theme.widgetModes.map { mode -> SRGBColor? in
            let situation = theme.theme.situation(
                mode: mode, deviceClass: theme.deviceClasses[0], locale: strings.source)
            return theme.theme.image(name, in: situation)?.tint
        }
        guard let light = tints.first ?? nil, let dark = tints.last ?? nil else { return nil }
        return asset("\(name) tint", light, dark, place)
    }

    private func asset(_ name: String, _ light: SRGBColor, _ dark: SRGBColor, _ place: SourceRange) -> String {
        let set = AssetCatalog.ColorSet(light: light, dark: dark, place: place)
        return "Color(\(Swift.literal(assets.color(AssetCatalog.file(name), set))))"
    }

    static func literal(_ color: SRGBColor) -> String {
        let opacity = color.alpha < 1 ? ".opacity(\(Swift.number(color.alpha)))" : ""
        let plain = color.opacity(1)
        if plain == .white { return "Color.white" + opacity }
        if plain == .black { return color.alpha == 0 ? "Color.clear" : "Color.black" + opacity }
        func part(_ value: Double) -> String {
            let byte = Int((value * 255).rounded())
            return byte == 0 ? "0" : byte == 255 ? "1" : "\(byte) / 255"
        }
        return "Color(red: \(part(plain.red)), green: \(part(plain.green)), blue: \(part(plain.blue)))" + opacity
    }
}

extension Diagnostic {
    /// A finding about something that WidgetKit has no place for.
    static func lost(_ thing: String, at place: SourceRange, _ hint: String) -> Diagnostic {
        lost("WidgetKit has no counterpart for \(thing)", at: place, hint: hint)
    }

    /// A finding about something that is left out.
    static func lost(_ message: String, at place: SourceRange, hint: String) -> Diagnostic {
        Diagnostic(.lostInExport, at: place, message, hint: hint)
    }
}

/// An iOS release, by what of it the exported code can do.
enum WidgetRelease: String, CaseIterable {
    case iOS17 = "17"
    case iOS16 = "16"

    /// Whether widgets have buttons, switches and parameters that are `AppIntent` values, and a background of their own.
    var isInteractive: Bool { self != .iOS16 }
}

/// The requirements of the protocol that the app implements.
struct HostProtocol {
    private(set) var members: [(code: String, summary: String)] = []

    /// Adds a requirement, once.
    mutating func add(_ code: String, _ summary: String) {
        if !members.contains(where: { $0.code == code }) { members.append((code, summary)) }
    }
}
