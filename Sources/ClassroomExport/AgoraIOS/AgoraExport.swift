import ConfigSchema
import Exporting
import SceneModel
import SourceDiagnostics
import ThemeModel

/// The source of the files of both pods: the theme in a light and a dark mode, and a list of losses.
final class AgoraExport {
    let theme: ExportedTheme
    /// The modes that the app's two are written from.
    let light: String
    let dark: String
    let texts: AgoraTexts
    /// The properties that have a place in the app, by component and leaf.
    private(set) var carried: Set<Leaf> = []
    /// The images that values name, by the prefix of the pod.
    private(set) var images: [String: Set<String>] = [:]
    private var losses: [(message: String, hint: String, place: SourceRange, places: Set<SourceRange>)] = []
    private var clashes: [Diagnostic] = []
    private var lossIndexes: [String: Int] = [:]

    /// A property of a component, by both their places.
    struct Leaf: Hashable {
        let component: Int
        let leaf: Int
    }

    init(_ theme: ExportedTheme) {
        self.theme = theme
        let dark = theme.modes.first { SystemColor.isDark(mode: $0) }
        let light = theme.modes.first { !SystemColor.isDark(mode: $0) }
        self.light = light ?? dark ?? theme.modes[0]
        self.dark = dark ?? light ?? theme.modes[0]
        texts = AgoraTexts(theme)
    }

    var catalog: ConfigCatalog { theme.theme.catalog }

    /// The class of devices whose values are written: the first one, a telephone.
    var device: String { theme.deviceClasses[0] }

    func situation(_ mode: String) -> Situation {
        theme.theme.situation(mode: mode, deviceClass: device, locale: catalog.vocabulary.firstLocale)
    }

    // MARK: Losses

    /// Notes that something has no place in the app; equal messages are one finding.
    func lose(_ message: String, _ hint: String, at place: SourceRange) {
        if let index = lossIndexes[message] {
            losses[index].places.insert(place)
        } else {
            lossIndexes[message] = losses.count
            losses.append((message, hint, place, [place]))
        }
    }

    /// Notes a colour whose name the app has for something else.
    func clash(_ name: String, at place: SourceRange) {
        guard !clashes.contains(where: { $0.range == place }) else { return }
        clashes.append(
            Diagnostic(
                .exportedNameClash, at: place, "the app has '\(name)' among its colours for a part of a shadow",
                hint: "give the colour another name"))
    }

    /// A finding for each loss, and errors for names.
    var findings: [Diagnostic] {
        clashes
            + losses.map { loss in
                Diagnostic(
                    .notInAgoraApp, at: loss.place,
                    loss.message + (loss.places.count == 1 ? "" : " (\(loss.places.count) values)"),
                    hint: loss.hint)
            }
    }

    /// Notes what the theme and some scenes say and no file of the app has.
    func loseTheRest(of scenes: [Scene]) {
        let document = theme.theme.chain.first { !$0.modes.isEmpty }
        for mode in theme.modes where mode != light && mode != dark {
            guard let listed = document?.modes.first(where: { $0.name == mode }) else { continue }
            lose(
                "the app has a light and a dark mode, and none for '\(mode)'", "export it as a theme of its own",
                at: listed.range)
        }
        loseFontFiles()
        loseDevices()
        for scene in scenes { loseSections(of: scene) }
        for layer in theme.theme.layers.reversed() + scenes.flatMap(\.layers) {
            layer.forEachValue { component, leaf, value in
                guard !carried.contains(Leaf(component: component, leaf: leaf)) else { return }
                lose(
                    "'\(catalog.components[component].name)' has properties that the app does not have",
                    "write them in the app's own sources, or leave them to the preview", at: value.range)
            }
        }
    }

    /// Notes what a scene says beside its components.
    private func loseSections(of scene: Scene) {
        if let layout = scene.values("compose").first {
            lose(
                "the app lays its rooms out itself, and the layout of '\(scene.id)' is left out",
                "look at it in the preview, and change the app's scenes by hand", at: layout.range)
        }
        for text in scene.values("strings").flatMap(\.mapEntries) {
            lose(
                "the app has one text for all rooms, and those of '\(scene.id)' are left out",
                "write them into the theme", at: text.value.range)
        }
    }

    private func loseFontFiles() {
        for source in theme.theme.fonts.sources {
            lose(
                "the app does not get the font file '\(source.file.path)'",
                "add it to the app as TTF or OTF, and list it in 'UIAppFonts' of its Info.plist", at: source.range)
        }
    }

    private func loseDevices() {
        for device in theme.deviceClasses.dropFirst() {
            for token in theme.tokens where token.category != .images {
                guard let own = token.value(mode: light, deviceClass: device),
                    own.resolved != token.value(mode: light, deviceClass: self.device)?.resolved
                else { continue }
                lose(
                    "the app has one value for all devices, and those for '\(device)' are left out",
                    "keep to what fits both, or decide in the app's own sources", at: own.place)
            }
        }
    }

    // MARK: Properties

    /// The properties that the app calls by a path, the first of which gives the value, and the part of a shadow that is meant.
    func leaves(_ component: String, _ path: [String]) -> (leaves: [Leaf], part: String?)? {
        let places = catalog.places(component, path)
        let leaves = places.compactMap { place -> Leaf? in
            guard let index = catalog.index(of: place.component),
                let leaf = catalog.components[index].properties.leafIndex(place.path.joined(separator: "."))
            else { return nil }
            return Leaf(component: index, leaf: leaf)
        }
        return leaves.isEmpty ? nil : (leaves, places.first?.part)
    }

    /// Notes that a value of a pod names an image.
    func use(image name: String, in pod: AgoraPod) { images[pod.prefix, default: []].insert(name) }

    /// Notes that a property has a place in the app.
    func carry(_ leaf: Leaf) { carried.insert(leaf) }
}

extension Rule {
    static let notInAgoraApp = Rule(
        "export.not-in-app", .warning,
        "The classroom app for iOS has no place for something that a theme or a scene says.",
        explanation: """
            'export agora-ios' writes the configuration of an app that has a light and a dark mode, one size of screen and \
            a fixed list of properties. Everything else is written all the same, so that the finding lists what is left to \
            do by hand.
            """,
        wrong: .theme("theme: example\nmodes: [light, dark, ↓sepia]\ncolors:\n  sun: \"#FF8800\"\n"),
        right: .theme("theme: example\nmodes: [light, dark]\ncolors:\n  sun: \"#FF8800\"\n"))
}
