import ConfigSchema
public import Importing
import SourceDiagnostics
import ThemeModel

/// The configuration of Agora's classroom app for iOS, release 2.8.101, as a theme.
///
/// Reads the Swift files of a checkout of `CloudClass-iOS`, of `apaas-extapp-ios` or of both: the tokens, and the values
/// of components. Images and texts stay where they are.
public struct AgoraIOSSource: ImportSource {
    /// The word on the command line.
    public let name = "agora-ios"

    /// The sentence for the help text.
    public let summary =
        "the configuration of Agora's classroom app for iOS; FILE is a checkout, or a folder of 'export agora-ios'"

    /// A source without options.
    public init() {}

    /// The files of a checkout that are read.
    public var folderFiles: [String] {
        AgoraPod.all.flatMap { pod in
            [pod.colors, pod.fonts, pod.frames].map { pod.themeFile($0) }
                + [pod.prefix + "Items", pod.prefix + "Components"].map { pod.sceneFile($0) }
        }
    }

    /// Reads the tokens of both pods, and the values of components in the places that themes have for them.
    public func read(_ files: ImportedFiles) -> ImportedTheme {
        var theme = ImportedTheme(modes: ["light", "dark"])
        let pods = AgoraPod.all.map { AgoraCheckout($0, files.named, &theme) }
        guard pods.contains(where: \.isThere) else {
            if let file = files.named.first {
                theme.findings.append(
                    .unreadable("no file of the app's configuration is there", at: .startOf(file)))
            }
            return theme
        }
        for pod in pods { pod.addTokens(to: &theme) }
        if let catalog = files.catalog {
            var values = AgoraValueReading(catalog: catalog)
            // The user interface's pod draws what both of them name, apart from what widgets show inside.
            let ui = pods.first { $0.isThere && $0.pod.prefix == AgoraPod.ui.prefix }
            let owned = Set((ui?.values() ?? []).map { [$0.component] + $0.path })
            for pod in pods.reversed() { values.add(pod, except: owned, files, &theme) }
            theme.values = values.values
        }
        return theme
    }
}

/// The values of a checkout, in the places that components have for them.
private struct AgoraValueReading {
    let catalog: ConfigCatalog
    private(set) var values: [ImportedValue] = []
    private var indexes: [String: Int] = [:]

    init(catalog: ConfigCatalog) { self.catalog = catalog }

    /// The components whose look the widgets' pod decides: the app reads nothing of them in its other pod.
    private static let widgets: Set = [
        "webView", "popupQuiz", "counter", "poll", "cloudStorage", "streamWindow", "agoraChat",
    ]

    /// Adds the values of a pod.
    ///
    /// - Parameters:
    ///   - checkout: The pod.
    ///   - owned: What the user interface's pod has: of that, the widgets' pod decides nothing but widgets.
    ///   - files: What is imported.
    ///   - theme: Takes findings.
    mutating func add(
        _ checkout: AgoraCheckout, except owned: Set<[String]>, _ files: ImportedFiles, _ theme: inout ImportedTheme
    ) {
        let isWidgets = checkout.pod.prefix == AgoraPod.widgets.prefix
        for value in checkout.values() {
            let isOfWidgets = Self.widgets.contains(value.component) && !isDrawnAround(value)
            if isWidgets ? isOfWidgets || !owned.contains([value.component] + value.path) : !isOfWidgets {
                add(value, checkout, files, &theme)
            }
        }
    }

    /// Whether the user interface's pod shows a value of a widget: the picture of a tool, and the panel of the chat.
    private func isDrawnAround(_ value: AgoraCheckout.Value) -> Bool {
        value.path == ["image"] || value.component == "agoraChat" && value.path == ["backgroundColor"]
    }

    private mutating func add(
        _ value: AgoraCheckout.Value, _ checkout: AgoraCheckout, _ files: ImportedFiles, _ theme: inout ImportedTheme
    ) {
        // A property that nothing reads has no place here either.
        let places = catalog.places(value.component, value.path)
        guard !places.isEmpty else { return }
        let name = ([value.component] + value.path).joined(separator: ".")
        for place in places where place.part == nil {
            guard let texts = value.texts else {
                theme.lose("'\(name)' is no value that is understood", at: value.place)
                return
            }
            guard let light = text(texts.light, value, checkout, files, &theme),
                let dark = text(texts.dark, value, checkout, files, &theme)
            else { continue }
            set(place, light, dark, at: value.place)
        }
    }

    /// Returns the text of a value as a theme writes it; `nil` for one that says nothing.
    private func text(
        _ text: String, _ value: AgoraCheckout.Value, _ checkout: AgoraCheckout, _ files: ImportedFiles,
        _ theme: inout ImportedTheme
    ) -> String? {
        switch value.property.kind {
        case .image, .gif:
            guard !text.isEmpty else { return nil }
            if value.property.kind == .image, checkout.pod.images[text] == nil, !files.names.contains(text) {
                theme.lose(
                    "'\(([value.component] + value.path).joined(separator: "."))' names the image '\(text)', which "
                        + "the app's catalogue lacks", at: value.place, hint: "add it there, or name another one")
                return nil
            }
            return ThemeText.scalar(AgoraImages.themeNames[text] ?? text)
        // The app looks a key up, and themes say nothing where the product's text is meant.
        case .text:
            if text == value.property.fallback { return nil }
            theme.lose(
                "'\(([value.component] + value.path).joined(separator: "."))' shows the text '\(text)'",
                at: value.place, hint: "write it into the theme")
            return nil
        default: return text
        }
    }

    private mutating func set(_ place: ConfigCatalog.AppPlace, _ light: String, _ dark: String, at range: SourceRange) {
        let value = ImportedValue(
            [place.component] + place.path, at: range,
            values: [.init(mode: "light"): light, .init(mode: "dark"): dark])
        let name = value.path.joined(separator: ".")
        if let index = indexes[name] {
            values[index] = value
        } else {
            indexes[name] = values.count
            values.append(value)
        }
    }
}

extension ConfigCatalog {
    /// The property of a component behind a path of the app, and the part of a shadow that is meant.
    struct AppPlace {
        let component: String
        let path: [String]
        let part: String?
    }

    /// The places of a property that the app calls by a path.
    ///
    /// Names that a property had before, and places where it stood, are those of the app: components declare both.
    func places(_ component: String, _ path: [String]) -> [AppPlace] {
        guard let declaration = self.component(component) else { return [] }
        let properties = declaration.properties
        return ([path] + properties.presentPaths(of: path[...])).compactMap { path in
            if properties.leafIndex(path.joined(separator: ".")) != nil {
                return AppPlace(component: component, path: path, part: nil)
            }
            if path.count > 1, properties.leafIndex(path.dropLast().joined(separator: ".")) != nil {
                return AppPlace(component: component, path: path.dropLast(), part: path.last)
            }
            guard let first = path.first, let other = self.component(first),
                other.properties.leafIndex(path.dropFirst().joined(separator: ".")) != nil
            else { return nil }
            return AppPlace(component: first, path: Array(path.dropFirst()), part: nil)
        }
    }
}
