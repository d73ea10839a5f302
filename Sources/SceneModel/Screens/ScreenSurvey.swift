import ConfigSchema
import ThemeModel

/// What every audience of a scene has on every screen with a name.
///
/// It starts from the frames that were solved with sizes that only stand in, and solves them again where something that
/// others refer to has another size for an audience, or is not there for it. Audiences with the same are one.
struct ScreenSurvey {
    /// One screen as some audiences have it; a class, because every check is handed all of them.
    final class View {
        let device: Device
        let plan: ScenePlan
        /// Whether an entry is there.
        let isPresent: [Bool]
        /// Whether an entry is drawn, if it is there.
        let isVisible: [Bool]
        /// By entry; nil for one that is not there, for a popup, and for one of which nothing is known.
        let parts: [ScreenParts.Part?]
        /// What the entries' components say of themselves; nil for one of which not enough is known.
        let told: [ScreenMemo.Told?]
        /// The buttons of the entries that are collections of them and are there.
        let buttons: [[OutlineButton]?]
        /// The popups of the screen, those included that are not there.
        let popups: [Popup]
        /// The audiences' names.
        fileprivate(set) var audiences: [String]
        /// The situation of the first of them.
        let situation: OutlineSituation
        /// What people can see, if only by scrolling.
        let bounds: LayoutRect

        /// What one audience has of a screen.
        fileprivate init(
            _ screen: Screen, _ plan: ScenePlan, _ isPresent: [Bool], _ sizes: [IntrinsicSize?],
            _ buttons: [[OutlineButton]?], _ situation: OutlineSituation, scrolls: Bool
        ) {
            var bounds = plan.canvas.bounds
            if scrolls {
                let ends = plan.entries.compactMap(\.rect).map { $0.y + $0.height }
                bounds.height = max(bounds.height, (ends.max() ?? 0) - bounds.y)
            }
            self.bounds = bounds
            device = screen.device
            self.plan = plan
            self.isPresent = isPresent
            isVisible = screen.isVisible
            parts = plan.entries.indices.map { index in
                guard isPresent[index], let told = screen.told[index], let rect = plan.entries[index].rect,
                    // What shows nothing by itself has no place.
                    sizes[index]?.width != 0, sizes[index]?.height != 0
                else { return nil }
                return ScreenParts.Part(rect, isPressed: told.outline.isPressed, isShown: screen.isVisible[index])
            }
            told = screen.told
            self.buttons = buttons
            popups = screen.popups
            audiences = [situation.audience]
            self.situation = situation
        }
    }

    /// A popup of a screen.
    struct Popup {
        /// Its entry.
        let entry: Int
        /// The entry from which it opens.
        let opener: Int
        let part: String
    }

    let scene: Scene
    /// Those above the theme's.
    let layers: [ConfigLayer]
    let theme: Theme
    let audiences: [String]
    let memo: ScreenMemo
    private(set) var views: [View] = []

    /// Surveys a scene; `plans` are those of its devices, in their order.
    ///
    /// `layers` stand in for what the scene's files say of components.
    init(
        _ scene: Scene, _ plans: [ScenePlan], theme: Theme, _ memo: ScreenMemo, layers others: [ConfigLayer]? = nil
    ) {
        self.scene = scene
        self.theme = theme
        self.memo = memo
        layers = others ?? scene.layers
        let kind = scene.kind
        let all = kind.audiences.map(\.name)
        audiences =
            scene.fixture.flatMap { kind.audiences(in: $0.record) }.map { some in all.filter(some.contains) } ?? all
        let components = memo.components(of: kind, theme.catalog)
        let cascade = Cascade(catalog: theme.catalog, layers: layers + theme.layers)
        for (device, plan) in zip(scene.devices, plans) {
            let situation = OutlineSituation(
                audience: audiences.first ?? "", canvas: plan.canvas, locale: scene.locale, theme: theme,
                cascade: cascade, memo)
            add(Screen(plan, on: device, components, situation), audiences.isEmpty ? [""] : audiences)
        }
    }

    private mutating func add(_ screen: Screen, _ audiences: [String]) {
        let first = views.count
        var known: [(sizes: [IntrinsicSize?], buttons: [[OutlineButton]?])] = []
        for audience in audiences {
            let isPresent = screen.presence(of: audience)
            var situation = screen.situation.of(audience)
            situation.openers = screen.openers { isPresent[$0] }
            let sizes = screen.sizes(isPresent, situation)
            let buttons = screen.buttons(isPresent, situation)
            if let same = known.firstIndex(where: { $0.sizes == sizes && $0.buttons == buttons }) {
                views[first + same].audiences.append(audience)
                continue
            }
            known.append((sizes, buttons))
            let plan = screen.fitted(scene, sizes, theme.catalog)
            views.append(
                View(
                    screen, plan, isPresent, sizes, buttons, situation,
                    scrolls: scene.kind.scrolls(scene.type)))
        }
    }
}

/// One screen before anything is asked for an audience.
private struct Screen {
    let device: Device
    let situation: OutlineSituation
    private(set) var told: [ScreenMemo.Told?] = []
    private(set) var isVisible: [Bool] = []
    private(set) var popups: [ScreenSurvey.Popup] = []
    private let plan: ScenePlan
    private var isEnabled: [Bool] = []

    init(
        _ plan: ScenePlan, on device: Device, _ components: [ScreenMemo.Component], _ situation: OutlineSituation
    ) {
        self.plan = plan
        self.device = device
        self.situation = situation
        let entries = plan.entries
        let places = entries.map(\.placement.component)
        for (index, entry) in entries.enumerated() {
            let placement = entry.placement
            // A popup takes no place in the layout, so that nobody has to know its size.
            let component = components[placement.component]
            told.append(placement.isPopup || component.isSizeKnown ? component.told : nil)
            // Of several instances, which have one configuration, the first is asked.
            if let first = places[..<index].firstIndex(of: placement.component) {
                isEnabled.append(isEnabled[first])
                isVisible.append(isVisible[first])
            } else if situation.cascade.maySwitchOff(component: placement.component) {
                isEnabled.append(situation.boolean("enable", of: placement.name))
                isVisible.append(situation.boolean("visible", of: placement.name))
            } else {
                isEnabled.append(true)
                isVisible.append(true)
            }
            if placement.isPopup, let (id, part) = placement.opener,
                let opener = entries.firstIndex(where: { $0.placement.id == id })
            {
                popups.append(ScreenSurvey.Popup(entry: index, opener: opener, part: part))
            }
        }
    }

    /// Whether the entries are there for an audience.
    func presence(of audience: String) -> [Bool] {
        plan.entries.indices.map { index in
            isEnabled[index] && plan.entries[index].placement.roles?.contains(audience) != false
        }
    }

    /// From where those popups open that are there.
    func openers(_ isPresent: (Int) -> Bool) -> [OutlineSituation.Opener] {
        popups.compactMap { popup in
            guard isPresent(popup.entry) else { return nil }
            return OutlineSituation.Opener(
                component: plan.entries[popup.opener].placement.name, part: popup.part)
        }
    }

    /// The sizes of the components' own; nil leaves the one with which the screen was solved.
    func sizes(_ isPresent: [Bool], _ situation: OutlineSituation) -> [IntrinsicSize?] {
        plan.entries.indices.map { index in
            guard isPresent[index] else { return .nothing }
            guard !plan.entries[index].placement.isPopup else { return nil }
            return told[index]?.outline.size.map { IntrinsicSize($0(situation)) }
        }
    }

    /// The buttons of the collections of them in the layout.
    func buttons(_ isPresent: [Bool], _ situation: OutlineSituation) -> [[OutlineButton]?] {
        plan.entries.indices.map { index in
            guard isPresent[index], !plan.entries[index].placement.isPopup else { return nil }
            return told[index]?.outline.buttons?(situation)
        }
    }

    /// The same with sizes of the components' own.
    func fitted(_ scene: Scene, _ sizes: [IntrinsicSize?], _ catalog: ConfigCatalog) -> ScenePlan {
        let entries = plan.entries
        let changed = entries.indices.filter { sizes[$0] != nil && !entries[$0].placement.isPopup }
        guard !changed.isEmpty else { return plan }
        if plan.refersToAny(of: changed, on: device.deviceClass) {
            return ScenePlan(scene, on: device) { placement in
                entries.firstIndex { $0.placement === placement }.flatMap { sizes[$0] }
                    ?? ScenePlan.nominalSize(placement, catalog)
            }
        }
        return plan.replacing(
            rects: changed.map { ($0, plan.rect(of: $0, sizes[$0] ?? .none, on: device.deviceClass)) })
    }
}

extension ScenePlan {
    /// Whether the frame of an entry refers to one of some entries.
    fileprivate func refersToAny(of wanted: [Int], on device: DeviceClass) -> Bool {
        let ids = wanted.map { entries[$0].placement.id }
        return entries.contains { entry in
            guard !entry.placement.isPopup else { return false }
            if let name = entry.placement.covers,
                let covered = entries.firstIndex(where: { $0.placement.name == name && !$0.placement.isPopup }),
                wanted.contains(covered)
            {
                return true
            }
            return entry.placement.frame(on: device).refersToAny(of: ids)
        }
    }

    /// An entry's rectangle with another size of its own, which holds where one edge is all that its frame says.
    fileprivate func rect(of index: Int, _ size: IntrinsicSize, on device: DeviceClass) -> LayoutRect? {
        guard var rect = entries[index].rect else { return nil }
        let edges = entries[index].placement.frame(on: device).assignments.map(\.edge)
        for axis in LayoutAxis.allCases {
            let own = edges.filter { $0.axis == axis }
            guard own.count == 1, let edge = own.first, !edge.isSize, let length = size[axis] else { continue }
            let isHorizontal = axis == .horizontal
            let grown = length - (isHorizontal ? rect.width : rect.height)
            let moved: Double =
                switch edge.role {
                case .end: grown
                case .center: grown / 2
                case .start, .size: 0
                }
            if isHorizontal {
                (rect.x, rect.width) = (rect.x - moved, length)
            } else {
                (rect.y, rect.height) = (rect.y - moved, length)
            }
        }
        return rect
    }
}
