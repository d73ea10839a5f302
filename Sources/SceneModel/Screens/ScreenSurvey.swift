import ConfigSchema
import ThemeModel

/// What every audience of a scene has on every screen with a name.
///
/// It starts from the frames that were solved with sizes that only stand in, and solves them again where something that
/// others refer to has another size for an audience, or is not there for it. Audiences that have the same are looked at
/// together.
struct ScreenSurvey {
    /// One screen as some audiences have it.
    struct View {
        let device: Device
        let plan: ScenePlan
        /// Whether an entry is there.
        let isPresent: [Bool]
        /// Whether an entry is drawn, if it is there.
        let isVisible: [Bool]
        /// By entry; nil for one that is not there, for a popup, and for one of which nothing is known.
        let parts: [ScreenParts.Part?]
        /// What the entries say of themselves.
        let outlines: [ComponentOutline?]
        /// The buttons of the entries that are collections of them and are there.
        let buttons: [[OutlineButton]?]
        /// The popups of the screen, those included that are not there.
        let popups: [Popup]
        /// The audiences' names.
        var audiences: [String]
        /// The situation of the first of them.
        let situation: OutlineSituation
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
    let theme: Theme
    let audiences: [String]
    private(set) var views: [View] = []

    /// Surveys a scene; `plans` are those of its devices, in their order.
    init(_ scene: Scene, _ plans: [ScenePlan], theme: Theme, _ memo: ScreenMemo) {
        self.scene = scene
        self.theme = theme
        let kind = scene.kind
        let all = kind.audiences.map(\.name)
        audiences =
            scene.fixture.flatMap { kind.audiences(in: $0.record) }.map { some in all.filter(some.contains) } ?? all
        let components = memo.components(of: kind, theme.catalog)
        let cascade = scene.cascade(over: theme)
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
            let parts = plan.entries.indices.map { index -> ScreenParts.Part? in
                guard isPresent[index], let outline = screen.outlines[index], let rect = plan.entries[index].rect,
                    // What shows nothing by itself has no place.
                    sizes[index]?.width != 0, sizes[index]?.height != 0
                else { return nil }
                return ScreenParts.Part(rect, isPressed: outline.isPressed, isShown: screen.isVisible[index])
            }
            views.append(
                View(
                    device: screen.device, plan: plan, isPresent: isPresent, isVisible: screen.isVisible,
                    parts: parts, outlines: screen.outlines, buttons: buttons, popups: screen.popups,
                    audiences: [audience], situation: situation))
        }
    }
}

/// One screen before anything is asked for an audience.
private struct Screen {
    let device: Device
    let situation: OutlineSituation
    private(set) var outlines: [ComponentOutline?] = []
    private(set) var isVisible: [Bool] = []
    private(set) var popups: [ScreenSurvey.Popup] = []
    private let plan: ScenePlan
    private var isEnabled: [Bool] = []
    // Whether some other entry's frame refers to an entry.
    private var isReferred: [Bool] = []

    init(
        _ plan: ScenePlan, on device: Device, _ components: [ScreenMemo.Component], _ situation: OutlineSituation
    ) {
        self.plan = plan
        self.device = device
        self.situation = situation
        let entries = plan.entries
        for (index, entry) in entries.enumerated() {
            let placement = entry.placement
            // A popup takes no place in the layout, so that nobody has to know its size.
            let component = components[placement.component]
            outlines.append(placement.isPopup ? component.told : component.outline)
            // Of several instances, which have one configuration, the first is asked.
            if let first = entries[..<index].firstIndex(where: { $0.placement.component == placement.component }) {
                isEnabled.append(isEnabled[first])
                isVisible.append(isVisible[first])
            } else if situation.cascade.maySwitchOff(component: placement.component) {
                isEnabled.append(situation.boolean("enable", of: placement.name))
                isVisible.append(situation.boolean("visible", of: placement.name))
            } else {
                isEnabled.append(true)
                isVisible.append(true)
            }
            if placement.isPopup, let anchor = placement.opensFrom?.text, let dot = anchor.firstIndex(of: "."),
                case let id = String(anchor[..<dot]),
                let opener = entries.firstIndex(where: { $0.placement.id == id })
            {
                let part = String(anchor[anchor.index(after: dot)...])
                popups.append(ScreenSurvey.Popup(entry: index, opener: opener, part: part))
            }
        }
        isReferred = plan.referred(on: device.deviceClass)
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
            return outlines[index]?.size.map { IntrinsicSize($0(situation)) }
        }
    }

    /// The buttons of the collections of them in the layout.
    func buttons(_ isPresent: [Bool], _ situation: OutlineSituation) -> [[OutlineButton]?] {
        plan.entries.indices.map { index in
            guard isPresent[index], !plan.entries[index].placement.isPopup else { return nil }
            return outlines[index]?.buttons?(situation)
        }
    }

    /// The same with sizes of the components' own.
    func fitted(_ scene: Scene, _ sizes: [IntrinsicSize?], _ catalog: ConfigCatalog) -> ScenePlan {
        let entries = plan.entries
        let changed = entries.indices.filter { sizes[$0] != nil && !entries[$0].placement.isPopup }
        guard !changed.isEmpty else { return plan }
        if changed.contains(where: { isReferred[$0] }) {
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
    /// Whether the frame of some other entry refers to an entry, by entry.
    fileprivate func referred(on device: DeviceClass) -> [Bool] {
        var result = [Bool](repeating: false, count: entries.count)
        func note(_ reference: LayoutReference) {
            if let index = entries.firstIndex(where: { $0.placement.id == reference.id }) { result[index] = true }
        }
        func note(_ expression: LayoutExpression) {
            if let position = expression.position { note(position) }
            for length in expression.lengths { note(length) }
        }
        for entry in entries where !entry.placement.isPopup {
            for assignment in entry.placement.frame(on: device).assignments {
                note(assignment.expression)
                for branch in assignment.expression.alternatives { note(branch) }
            }
            if let name = entry.placement.covers,
                let covered = entries.firstIndex(where: { $0.placement.name == name && !$0.placement.isPopup })
            {
                result[covered] = true
            }
        }
        return result
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
