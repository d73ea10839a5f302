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
    /// One family on one screen in one language.
    struct Picture {
        let family: WidgetFamily
        let device: HomeDevice
        /// What the file says that its layout stands on.
        let background: ConfigValue?
        let picture: WidgetPicture
    }

    let widget: WidgetDocument
    let theme: Theme
    let needs: TrialNeeds
    /// In the first mode and every language, on the smallest and the largest screen of each family.
    let sizes: [Picture]
    /// What people see: each picture in the first mode, and each family on its smallest screen in the others.
    let looks: [(picture: Picture, colors: ModeColors)]
    /// Where the system tints widgets, each family that can be tinted, in the first mode on its smallest screen.
    let tinted: [(picture: Picture, colors: ModeColors)]

    private static let checks: [any TrialCheck.Type] = [
        ViewsAreFew.self, ContentFits.self, TextIsSeen.self, TextIsTinted.self, ImagesAreSmall.self,
    ]

    /// The rules of what is found with samples.
    static let rules = checks.flatMap { $0.rules }

    /// Lays a widget out wherever checks look at it.
    init(_ widget: WidgetDocument, of app: KindDocument?, _ theme: Theme, _ files: any FileSystem) {
        self.widget = widget
        self.theme = theme
        let stage = TrialStage(widget, app, theme, files)
        let all = widget.document.vocabulary.locales
        let needs = TrialNeeds(of: widget.record)
        self.needs = needs
        let locales = needs.hasTexts ? all : Array(all.prefix(1))
        // What looks at no screen and takes as much space in each mode is made once for all of them.
        let isAlike = needs.isAlikeOnScreens
        let modes = theme.modes.filter { $0 != theme.defaultMode }.map {
            ModeColors($0, of: theme, isMade: !isAlike)
        }
        var sizes: [Picture] = []
        var otherModes: [(picture: Picture, colors: ModeColors)] = []
        var tinted: [Picture] = []
        for family in widget.families {
            let devices = HomeDevice.extremes(of: family, widget.expandedHeight)
            var known: [String: WidgetViews] = [:]
            let first = sizes.count
            for device in devices {
                var laid: LayoutNode?
                for locale in locales {
                    let scene = TrialStage.Scene(
                        family: family, device: device, mode: theme.defaultMode, locale: locale)
                    guard let views = (isAlike ? known[locale] : nil) ?? stage.views(of: scene) else { continue }
                    known[locale] = views
                    stage.picture(of: scene, views, after: &laid).map { sizes.append($0) }
                }
            }
            guard let smallest = devices.first, first < sizes.count else { continue }
            if WidgetRendering.all(on: family.surface).contains(.accented) {
                let scene = TrialStage.Scene(
                    family: family, device: smallest, mode: theme.defaultMode, locale: locales.first ?? "",
                    rendering: .accented)
                tinted.append((needs.readsDevice ? stage.picture(of: scene) : nil) ?? sizes[first])
            }
            for colors in modes {
                guard !isAlike else {
                    otherModes.append((sizes[first], colors))
                    continue
                }
                let scene = TrialStage.Scene(
                    family: family, device: smallest, mode: colors.mode, locale: all.first ?? "")
                if let picture = stage.picture(of: scene) { otherModes.append((picture, colors)) }
            }
        }
        self.sizes = sizes
        let colors = ModeColors(theme.defaultMode, of: theme, isMade: true)
        looks = sizes.map { ($0, colors) } + otherModes
        self.tinted = tinted.map { ($0, colors) }
    }

    /// The views of the file, those of its parts among them, before any data.
    var sources: [ViewSource] {
        let walk = ViewWalk(registry: .builtIn)
        let layouts = (widget.record["layouts"]?.mapEntries ?? []).flatMap {
            walk.entries(in: $0.value.record?["content"])
        }
        let parts = (widget.record["parts"]?.mapEntries ?? []).flatMap {
            walk.entries(of: $0.value)
        }
        return (layouts + parts).map(\.source)
    }

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
    private let context: ViewContext
    private let samples: LiveProperties
    /// What bindings find in every scene.
    private let roots: LiveProperties
    private let states: LiveProperties
    /// The sources whose samples differ by language.
    private let localized: [DeclaredSource]

    private static let now = StandingTime.example

    init(_ widget: WidgetDocument, _ app: KindDocument?, _ theme: Theme, _ files: any FileSystem) {
        self.widget = widget
        self.app = app
        self.theme = theme
        localized = widget.sources.filter(\.isSampleLocalized)
        samples = Dictionary(
            widget.sources.map { ($0.name, $0.sampleValue(now: Self.now)) }, uniquingKeysWith: { _, last in last })
        roots = samples.merging(["person": .object(["id": "lin", "name": "Lin"])]) { sample, _ in sample }
        states = samples.mapValues { _ in .object(["state": "fresh", "age": 0]) }
        // Sizes of a theme's images are read from their files; those of others are not known.
        context = ViewContext(
            theme, mode: theme.defaultMode, container: LayoutSize(width: 0, height: 0), files: files
        ) { source in
            if case .theme = source { ViewImage(address: "", size: nil) } else { nil }
        }
    }

    /// What a widget is looked at in.
    struct Scene {
        let family: WidgetFamily
        let device: HomeDevice
        let mode: String
        let locale: String
        /// Nil for the one that the family usually has.
        var rendering: WidgetRendering?
    }

    /// The samples in the layout of a family; nil where it has none.
    func views(of scene: Scene) -> WidgetViews? {
        guard let layout = widget.layout(for: scene.family) else { return nil }
        let situation = theme.situation(
            mode: scene.mode, deviceClass: scene.device.idiom.rawValue, locale: scene.locale)
        return WidgetViews(
            layout.record, path: "layouts.\(layout.name)", parts: widget.record["parts"], .builtIn,
            BoundEnvironment(
                scene.family, scope(scene), now: Self.now, theme, situation, widget.bindings))
    }

    /// A scene by itself; nil for a family without a layout or a size there.
    func picture(of scene: Scene) -> WidgetTrial.Picture? {
        var laid: LayoutNode?
        return views(of: scene).flatMap { picture(of: scene, $0, after: &laid) }
    }

    /// Views on a screen, where those in another language may have been laid out before.
    func picture(of scene: Scene, _ views: WidgetViews, after other: inout LayoutNode?) -> WidgetTrial.Picture? {
        guard let size = scene.device.designSize(of: scene.family, expandedHeight: widget.expandedHeight) else {
            return nil
        }
        let surroundings: LayoutNode.Surroundings
        if let other {
            surroundings = other.surroundings
        } else {
            var context = context
            context.container = size
            context.cornerRadius = HomeDevice.cornerRadius / scene.device.scale(of: scene.family)
            surroundings = LayoutNode.Surroundings(context)
        }
        let margins = scene.family.hasMargins && widget.hasMargins ? HomeDevice.margin : 0
        let root = views.root.map { LayoutNode.tree(of: $0, surroundings, like: other) }
        other = root ?? other
        return WidgetTrial.Picture(
            family: scene.family, device: scene.device,
            background: widget.layout(for: scene.family)?.record["background"],
            picture: WidgetPicture(views, root.map { ViewLayout($0, margins: margins) }, surroundings.context))
    }

    /// What the samples say.
    private func scope(_ scene: Scene) -> BindingScope {
        let (family, device, locale) = (scene.family, scene.device, scene.locale)
        var roots: LiveProperties = [
            "app": .object([
                "id": .string(widget.app), "title": .string(app?.title(locale) ?? widget.app), "signedIn": true,
            ]),
            "device": .object([
                "name": .string(device.name), "family": .string(family.rawValue), "locale": .string(locale),
                "isOnline": true, "isDimmed": false,
                "rendering": .string(scene.rendering?.rawValue ?? family.usualRendering),
            ]),
        ]
        roots.merge(self.roots) { _, known in known }
        for source in localized { roots[source.name] = source.sampleValue(now: Self.now, in: locale) }
        roots["config"] = Configuration().value(of: widget.parameters, in: family, sources: roots)
        var states = states
        states["config"] = Configuration().titles(of: widget.parameters, widget.optionTitles, in: locale)
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
