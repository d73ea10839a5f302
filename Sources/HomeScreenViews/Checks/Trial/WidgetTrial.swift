import ConfigSchema
import HomeScreenModel
import LiveValues
import SceneModel
import SourceDiagnostics
import ThemeModel

/// A widget with the data of its samples, laid out on the screens where each of its families is smallest and largest.
///
/// What views take up is known only with a theme, with texts in a language and with data: this is where checks have all
/// three. It is for widgets without errors, whose values mean what they say.
struct WidgetTrial {
    /// One family on one screen, in one mode and language.
    struct Picture {
        let family: WidgetFamily
        let device: HomeDevice
        let mode: String
        let picture: WidgetPicture
    }

    let widget: WidgetDocument
    let theme: Theme
    /// The views of the file, those of its parts among them.
    let sources: [ViewSource]
    /// In the first mode and every language, on the smallest and the largest screen of each family.
    let sizes: [Picture]
    /// In every other mode, on the smallest screen of each family.
    let otherModes: [Picture]

    private static let checks: [any TrialCheck.Type] = [
        ViewsAreFew.self, ContentFits.self, TextIsSeen.self, ImagesAreSmall.self,
    ]

    /// The rules of what is found with samples.
    static let rules = checks.flatMap { $0.rules }

    /// Lays a widget out wherever checks look at it.
    init(_ widget: WidgetDocument, of app: KindDocument?, _ theme: Theme, _ files: any FileSystem) {
        self.widget = widget
        self.theme = theme
        let walk = ViewWalk(registry: .builtIn)
        let layouts = (widget.record["layouts"]?.mapEntries ?? []).flatMap {
            walk.entries(in: $0.value.record?["content"])
        }
        let parts = (widget.record["parts"]?.mapEntries ?? []).flatMap {
            walk.entries(of: $0.value, depth: 1, cases: [])
        }
        sources = (layouts + parts).map(\.source)
        let stage = TrialStage(widget, app, theme, files)
        let all = widget.document.vocabulary.locales
        let locales = widget.record.hasTexts ? all : Array(all.prefix(1))
        let mode = theme.defaultMode
        // What looks at no screen and takes as much space in each mode is made once for all of them.
        let isAlike = widget.record.isAlikeOnScreens
        var (sizes, otherModes): ([Picture], [Picture]) = ([], [])
        for family in widget.families {
            let devices = HomeDevice.extremes(of: family, widget.expandedHeight)
            guard let smallest = devices.first else { continue }
            var known: [String: WidgetViews] = [:]
            for device in devices {
                for locale in locales {
                    let scene = TrialStage.Scene(family: family, device: device, mode: mode, locale: locale)
                    guard let views = (isAlike ? known[locale] : nil) ?? stage.views(of: scene) else { continue }
                    known[locale] = views
                    stage.picture(of: scene, views).map { sizes.append($0) }
                }
            }
            let laid = sizes.first { $0.family == family && $0.device == smallest }
            for other in theme.modes where other != mode {
                let scene = TrialStage.Scene(
                    family: family, device: smallest, mode: other, locale: all.first ?? "")
                guard let views = stage.views(of: scene) else { continue }
                stage.picture(of: scene, views, like: isAlike ? laid : nil).map { otherModes.append($0) }
            }
        }
        (self.sizes, self.otherModes) = (sizes, otherModes)
    }

    /// What the file says of a view, by the place of its name.
    func source(at place: SourceRange) -> ViewSource? { sources.first { $0.range == place } }

    /// Adds what is found; of one place that several screens show, once.
    func check(_ findings: inout [Diagnostic]) {
        var found: [Diagnostic] = []
        for check in Self.checks {
            check.run(self, &found)
            // What is not shown cannot be judged.
            if check == ViewsAreFew.self, !found.isEmpty { break }
        }
        var known: Set<SourceRange> = []
        findings += found.filter { known.insert($0.range).inserted }
    }
}

/// A check of a widget as its samples show it.
protocol TrialCheck: Check {
    static func run(_ trial: WidgetTrial, _ diagnostics: inout [Diagnostic])
}

/// Makes the pictures of a trial.
private struct TrialStage {
    private let widget: WidgetDocument
    private let app: KindDocument?
    private let theme: Theme
    private let contexts: [String: ViewContext]
    private let samples: LiveProperties

    private static let now = StandingTime.example

    init(_ widget: WidgetDocument, _ app: KindDocument?, _ theme: Theme, _ files: any FileSystem) {
        self.widget = widget
        self.app = app
        self.theme = theme
        samples = Dictionary(
            widget.sources.map { ($0.name, $0.sampleValue(now: Self.now)) }, uniquingKeysWith: { _, last in last })
        // Sizes of a theme's images are read from their files; those of others are not known.
        let context = ViewContext(
            theme, mode: theme.defaultMode, container: LayoutSize(width: 0, height: 0), files: files
        ) { source in
            if case .theme = source { ViewImage(address: "", size: nil) } else { nil }
        }
        contexts = Dictionary(
            theme.modes.map { ($0, context.inMode($0, of: theme)) }, uniquingKeysWith: { first, _ in first })
    }

    /// What a widget is looked at in.
    struct Scene {
        let family: WidgetFamily
        let device: HomeDevice
        let mode: String
        let locale: String
    }

    /// The samples in the layout of a family; nil where it has none.
    func views(of scene: Scene) -> WidgetViews? {
        guard let layout = widget.layout(for: scene.family) else { return nil }
        let situation = theme.situation(
            mode: scene.mode, deviceClass: scene.device.idiom.rawValue, locale: scene.locale)
        return WidgetViews(
            layout.record, path: "layouts.\(layout.name)", parts: widget.record["parts"], .builtIn,
            BoundEnvironment(
                scene.family, scope(scene.family, scene.device, scene.locale), now: Self.now, theme, situation,
                widget.bindings))
    }

    /// Views on a screen; where another picture is like it but for its colours, as they are laid out there.
    func picture(of scene: Scene, _ views: WidgetViews, like other: WidgetTrial.Picture? = nil) -> WidgetTrial.Picture?
    {
        guard var context = contexts[scene.mode],
            let size = scene.device.designSize(of: scene.family, expandedHeight: widget.expandedHeight)
        else { return nil }
        context.container = size
        context.cornerRadius = HomeDevice.cornerRadius / scene.device.scale(of: scene.family)
        let margins = scene.family.hasMargins && widget.hasMargins ? HomeDevice.margin : 0
        return WidgetTrial.Picture(
            family: scene.family, device: scene.device, mode: scene.mode,
            picture: other?.picture.showing(views, context) ?? WidgetPicture(views, margins: margins, context))
    }

    /// What the samples say.
    private func scope(_ family: WidgetFamily, _ device: HomeDevice, _ locale: String) -> BindingScope {
        var roots: LiveProperties = [
            "app": .object([
                "id": .string(widget.app), "title": .string(app?.title(locale) ?? widget.app), "signedIn": true,
            ]),
            "person": .object(["id": "lin", "name": "Lin"]),
            "device": .object([
                "name": .string(device.name), "family": .string(family.rawValue), "locale": .string(locale),
                "isOnline": true, "rendering": .string(family.usualRendering),
            ]),
        ]
        roots.merge(samples) { _, sample in sample }
        let states = samples.mapValues { _ in LiveValue.object(["state": "fresh", "age": 0]) }
        roots["config"] = Configuration().value(of: widget.parameters, in: family, sources: roots)
        let scope = BindingScope(
            roots: roots, states: states, format: .known(locale, in: "UTC"))
        guard let entry = widget.timeline.entries(now: Self.now, in: scope).first else { return scope }
        let entered = scope.setting("entry", to: entry.value)
        return entry.item.map { entered.setting("item", to: $0) } ?? entered
    }
}

extension WidgetDocument {
    /// How high it asks to be in ``WidgetFamily/todayExpanded``; nil for as much as there is.
    fileprivate var expandedHeight: Double? { record["expandedHeight"]?.literalNumber }
}

extension HomeDevice {
    /// The screens on which a family is smallest and largest; one where all are alike, none where no screen has it.
    fileprivate static func extremes(of family: WidgetFamily, _ expandedHeight: Double?) -> [HomeDevice] {
        expandedHeight == nil ? usualExtremes[family] ?? [] : extremes(of: family, asking: expandedHeight)
    }

    private static let usualExtremes = Dictionary(
        WidgetFamily.allCases.map { ($0, extremes(of: $0, asking: nil)) }, uniquingKeysWith: { first, _ in first })

    private static func extremes(of family: WidgetFamily, asking expandedHeight: Double?) -> [HomeDevice] {
        let sized = all.compactMap { device in
            device.designSize(of: family, expandedHeight: expandedHeight).map { (device, $0) }
        }
        func isSmaller(_ left: LayoutSize, _ right: LayoutSize) -> Bool {
            (left.width * left.height, left.width) < (right.width * right.height, right.width)
        }
        guard let small = sized.min(by: { isSmaller($0.1, $1.1) }),
            let large = sized.max(by: { isSmaller($0.1, $1.1) })
        else { return [] }
        return small.1 == large.1 ? [small.0] : [small.0, large.0]
    }
}
