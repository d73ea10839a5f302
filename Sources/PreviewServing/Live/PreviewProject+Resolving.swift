import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import ThemeModel

/// What a URL asks for; nil is the scene's own choice.
struct ViewRequest: Hashable, Sendable {
    var scene: String?
    var theme: String?
    var mode: String?
    var device: String?
    var locale: String?
    var viewer: String?
    var openAnchor: String?
    /// The moment at which time stands.
    var at: String?
    /// What was chosen on axes that kinds of scenes add, by their names.
    var axes: [String: String] = [:]
    /// What was chosen in other scenes, the latest first: taken where the scene has it, and passed over in silence where not.
    var wishes: [ViewQuery.Name: [String]] = [:]
}

extension ViewRequest {
    /// The latest choice of another scene that this one has, too.
    fileprivate func wish(_ name: ViewQuery.Name, _ fits: (String) -> Bool) -> String? {
        wishes[name]?.first(where: fits)
    }

    /// Asks for exactly this view.
    init(_ view: SceneView) {
        self.init(
            scene: view.scene, theme: view.theme, mode: view.mode, device: view.device, locale: view.locale,
            viewer: view.viewer, openAnchor: view.openAnchor, at: view.at,
            axes: view.axes)
    }
}

/// What a URL gets.
struct ResolvedRequest: Sendable {
    let view: SceneView
    let fixture: FixtureSource
    /// One sentence for each value that could not be used.
    let notes: [String]
    /// The values that there are not, in the order of the URL's names.
    let unknown: [UnknownValue]
}

/// A value of a URL that names nothing, with those that would.
struct UnknownValue: Encodable, Hashable, Sendable {
    /// What the value is called in a URL.
    let name: String
    let value: String
    let known: [String]
    /// What is to be written, where nobody can list it.
    var reason: String?
}

extension PreviewProject {
    /// Reads a view from a URL; whatever the URL leaves out or gets wrong falls back, and a note says so.
    ///
    /// Nil when there is no scene, or none that can be read. Whether an open fixture knows a viewer is asked for those whom
    /// its file does not name.
    func resolve(_ request: ViewRequest, isKnown: (_ viewer: String, _ fixture: String) -> Bool) -> ResolvedRequest? {
        var notes = Notes()
        guard
            let sceneID = notes.choose(
                "scene", request.scene, as: .scene, among: { project.sceneIDs }, default: firstScene),
            let scene = scene(sceneID).scene
        else { return nil }
        var request = request
        let known = project.themeIDs
        request.theme =
            request.theme
            ?? request.wish(.theme) { known.contains($0) && theme($0, fits: scene.kind.name) }
        guard
            let themeID = notes.choose(
                "theme", request.theme, as: .theme, among: { known }, default: ownTheme(of: scene)),
            let theme = project.theme(themeID).theme, var fixture = fixture(of: scene)
        else { return nil }
        var view = SceneView(
            scene: sceneID, theme: themeID, mode: theme.defaultMode, device: scene.device.name, locale: scene.locale,
            viewer: scene.viewer)
        if let at = request.at {
            if StandingTime.read(at, from: Timestamp(milliseconds: 0)) != nil {
                view.at = StandingTime.written(at)
                fixture = fixture.standing(at: view.at)
            } else {
                let reason = StandingTime.refusal(of: at)
                notes.add(reason)
                notes.miss(at, as: .at, among: ["+2h", "+1d"], because: reason)
            }
        }
        let locales = project.catalog.vocabulary.adding(locales: scene.furtherLocales).locales
        request.mode = request.mode ?? request.wish(.mode, theme.modes.contains)
        request.locale = request.locale ?? request.wish(.locale, locales.contains)
        request.device =
            request.device ?? request.wish(.device) { (try? Device(argument: $0, among: scene.devices)) != nil }
        if let mode = request.mode, !theme.modes.contains(mode), themeFindings(themeID).containsError {
            // A page goes on in its mode while the file that names the modes is broken.
            view.mode = mode
        } else {
            view.mode =
                notes.choose("mode", request.mode, as: .mode, among: { theme.modes }, default: theme.defaultMode)
                ?? view.mode
        }
        // A page goes on with a device and a language of the project while the project's file is broken.
        if let locale = request.locale, project.document.mayDeclare(locale: locale) {
            view.locale = locale
        } else {
            view.locale =
                notes.choose(
                    "language", request.locale, as: .locale,
                    among: { locales },
                    default: scene.locale)
                ?? view.locale
        }
        if let device = request.device {
            do throws(DeviceArgumentError) {
                view.device = try Device(argument: device, among: scene.devices).name
            } catch {
                if project.document.mayDeclare(device: device) {
                    view.device = device
                } else {
                    notes.add("\(error.message); showing \(view.device)")
                    notes.miss(device, as: .device, among: scene.devices.map(\.name))
                }
            }
        }
        if let device = try? Device(argument: view.device, among: scene.devices) {
            let screen = fixture.kind.canvas(on: device).screen
            if screen.width > screen.height, device.width < device.height {
                let size = "\(device.width.shortText) × \(device.height.shortText)"
                notes.add("scenes of this kind have no portrait: a device of \(size) is shown turned")
            }
        }
        if !request.axes.isEmpty, let device = try? Device(argument: view.device, among: scene.devices) {
            view.axes = notes.choose(request.axes, of: scene, on: device)
        }
        if let viewer = request.viewer {
            // Whoever the open fixture knows is found at once; the file's list is walked through.
            if isKnown(viewer, fixture.id) || fixture.names(viewer) {
                view.viewer = viewer
            } else {
                notes.add("nobody is called '\(viewer)' in this \(fixture.kind.place)")
                notes.miss(viewer, as: .viewer, among: fixture.viewers)
            }
        }
        if let anchor = request.openAnchor {
            let anchors = scene.placements.compactMap { $0.isPopup ? $0.opensFrom?.text : nil }
            // What it opens from may stand in a file that cannot be read now.
            if anchors.contains(SceneView.part(of: anchor)) || findings(touching: view).containsError {
                view.openAnchor = anchor
            } else {
                notes.add("nothing opens from '\(anchor)'")
            }
        }
        return ResolvedRequest(view: view, fixture: fixture, notes: notes.sentences, unknown: notes.unknown)
    }

    /// The theme that a scene is shown in when nobody chose another.
    func ownTheme(of scene: Scene) -> String? { scene.themeID ?? project.themeIDs.first }

    private var firstScene: String? {
        let wanted = [project.document.scene?.id].compactMap(\.self) + kinds.compactMap(\.firstScene)
        let preferred = wanted.first(where: sceneIDs.contains)
        return preferred ?? sceneIDs.first ?? project.sceneIDs.first
    }
}

/// Collects what a URL got wrong.
private struct Notes {
    private(set) var sentences: [String] = []
    private(set) var unknown: [UnknownValue] = []

    mutating func miss(_ value: String, as name: ViewQuery.Name, among known: [String], because reason: String? = nil) {
        unknown.append(UnknownValue(name: name.rawValue, value: value, known: known, reason: reason))
    }

    /// What was chosen on the axes of a scene's kind, where it is not the first choice.
    ///
    /// A scene without choices on an axis shows what it always shows.
    mutating func choose(_ asked: [String: String], of scene: Scene, on device: Device) -> [String: String] {
        var chosen: [String: String] = [:]
        for choices in scene.kind.choices(for: scene, on: device) {
            let axis = choices.axis.name
            guard let name = asked[axis], name != choices.names.first else { continue }
            if choices.names.contains(name) {
                chosen[axis] = name
            } else {
                add("there is no \(axis) '\(name)'\(Suggestion.clause(for: name, in: choices.names))")
                unknown.append(UnknownValue(name: axis, value: name, known: choices.names))
            }
        }
        return chosen
    }

    mutating func add(_ text: String) {
        let shown = text.count > 300 ? text.prefix(300) + "…" : text[...]
        sentences.append(shown.prefix(1).uppercased() + shown.dropFirst() + (shown.hasSuffix("?") ? "" : "."))
    }

    /// The value that was asked for if it exists, else the default one, with a note.
    mutating func choose(
        _ what: String, _ asked: String?, as name: ViewQuery.Name, among known: () -> [String],
        default fallback: String?
    ) -> String? {
        guard let asked, asked != fallback else { return fallback }
        let known = known()
        if known.contains(asked) { return asked }
        miss(asked, as: name, among: known)
        let hint = Suggestion(nearestTo: asked, in: known).map { "; \($0.hint)" } ?? ""
        add("there is no \(what) '\(asked)'\(fallback.map { ", showing '\($0)'" } ?? "")\(hint)")
        return fallback
    }
}
