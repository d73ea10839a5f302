import ConfigSchema
import ThemeModel

/// What every audience of a scene has on every screen with a name.
///
/// It starts from the frames that were solved with sizes that only stand in, and solves them again where something that
/// others refer to has another size for an audience, or is not there for it.
struct ScreenSurvey {
    /// One screen as some audiences have it.
    struct View {
        let device: Device
        let plan: ScenePlan
        /// Whether an entry is there.
        let isPresent: [Bool]
        /// By entry; nil for one that is not there, for a popup, and for one of which nothing is known.
        let parts: [ScreenParts.Part?]
        /// What the entries say of themselves.
        let outlines: [ComponentOutline?]
        /// The audiences' names.
        var audiences: [String]
        /// The situation of the first of them.
        let situation: OutlineSituation
    }

    /// The outlines of a plan's entries, by entry.
    private struct Outlines {
        var outlines: [ComponentOutline?]
        var isEnabled: [Bool]
        var isVisible: [Bool]
    }

    let audiences: [String]
    private(set) var views: [View] = []

    /// Surveys a scene; `plans` are those of its devices, in their order.
    init(_ scene: Scene, _ plans: [ScenePlan], theme: Theme) {
        let kind = scene.kind
        let all = kind.audiences.map(\.name)
        audiences =
            scene.fixture.flatMap { kind.audiences(in: $0.record) }.map { some in all.filter(some.contains) } ?? all
        let cascade = scene.cascade(over: theme)
        for (device, plan) in zip(scene.devices, plans) {
            let situations = (audiences.isEmpty ? [""] : audiences).map {
                OutlineSituation(
                    audience: $0, canvas: plan.canvas, locale: scene.locale, theme: theme, cascade: cascade)
            }
            add(scene, device, plan, situations, theme.catalog)
        }
    }

    private mutating func add(
        _ scene: Scene, _ device: Device, _ plan: ScenePlan, _ situations: [OutlineSituation], _ catalog: ConfigCatalog
    ) {
        guard let first = situations.first else { return }
        let outlines = Self.outlines(of: plan, scene.kind, catalog, in: first)
        var known: [(sizes: [IntrinsicSize?], view: Int)] = []
        for var situation in situations {
            let isPresent = plan.entries.indices.map { index in
                outlines.isEnabled[index] && plan.entries[index].placement.roles?.contains(situation.audience) != false
            }
            situation.popups = plan.anchors { isPresent[$0] }
            let sizes = plan.entries.indices.map { index -> IntrinsicSize? in
                guard !plan.entries[index].placement.isPopup else { return isPresent[index] ? nil : .nothing }
                guard isPresent[index] else { return .nothing }
                return outlines.outlines[index]?.size.map { IntrinsicSize($0(situation)) }
            }
            if let same = known.first(where: { $0.sizes == sizes }) {
                views[same.view].audiences.append(situation.audience)
                continue
            }
            let fitted = plan.fitted(scene, device, sizes, catalog)
            let parts = plan.entries.indices.map { index -> ScreenParts.Part? in
                guard isPresent[index], let outline = outlines.outlines[index], let rect = fitted.entries[index].rect,
                    // What shows nothing by itself has no place.
                    sizes[index]?.width != 0, sizes[index]?.height != 0
                else { return nil }
                return ScreenParts.Part(rect, isPressed: outline.isPressed, isShown: outlines.isVisible[index])
            }
            known.append((sizes, views.count))
            views.append(
                View(
                    device: device, plan: fitted, isPresent: isPresent, parts: parts, outlines: outlines.outlines,
                    audiences: [situation.audience],
                    situation: situation))
        }
    }

    private static func outlines(
        of plan: ScenePlan, _ kind: any SceneKind, _ catalog: ConfigCatalog, in situation: OutlineSituation
    ) -> Outlines {
        var result = Outlines(outlines: [], isEnabled: [], isVisible: [])
        for (index, entry) in plan.entries.enumerated() {
            // Of several instances, which have one configuration, the first is asked.
            if let first = plan.entries[..<index].firstIndex(where: { $0.placement.name == entry.placement.name }) {
                result.outlines.append(result.outlines[first])
                result.isEnabled.append(result.isEnabled[first])
                result.isVisible.append(result.isVisible[first])
                continue
            }
            let outline = kind.outline(of: entry.placement.name)
            let declaration = catalog.components[entry.placement.component]
            let isKnown = outline?.size != nil || !declaration.hasOwnWidth && !declaration.hasOwnHeight
            result.outlines.append(isKnown ? outline : nil)
            result.isEnabled.append(situation.boolean("enable", of: entry.placement.name))
            result.isVisible.append(situation.boolean("visible", of: entry.placement.name))
        }
        return result
    }
}

extension ScenePlan {
    /// From where those popups open that are there, `component.part`.
    fileprivate func anchors(of isPresent: (Int) -> Bool) -> Set<String> {
        Set(
            entries.indices.compactMap { index in
                guard isPresent(index), let anchor = entries[index].placement.opensFrom?.text,
                    let dot = anchor.firstIndex(of: "."),
                    let opener = entries.first(where: { $0.placement.id == anchor[..<dot] })
                else { return nil }
                return opener.placement.name + anchor[dot...]
            })
    }

    /// The same with sizes of the components' own; nil leaves the one with which it was solved.
    fileprivate func fitted(
        _ scene: Scene, _ device: Device, _ sizes: [IntrinsicSize?], _ catalog: ConfigCatalog
    ) -> ScenePlan {
        let changed = entries.indices.filter { sizes[$0] != nil && !entries[$0].placement.isPopup }
        guard !changed.isEmpty else { return self }
        let isReferred = entries.contains { entry in
            entry.placement.refers(on: device.deviceClass) { id in
                changed.contains { entries[$0].placement.id == id }
            }
                || entry.placement.covers.map { name in changed.contains { entries[$0].placement.name == name } }
                    == true
        }
        if isReferred {
            return ScenePlan(scene, on: device) { placement in
                entries.firstIndex { $0.placement === placement }.flatMap { sizes[$0] }
                    ?? ScenePlan.nominalSize(placement, catalog)
            }
        }
        return replacing(rects: changed.map { ($0, rect(of: $0, sizes[$0] ?? .none, on: device.deviceClass)) })
    }

    /// An entry's rectangle with another size of its own, which holds where one edge is all that its frame says.
    private func rect(of index: Int, _ size: IntrinsicSize, on device: DeviceClass) -> LayoutRect? {
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

extension Placement {
    /// Whether its frame refers to something that a test picks, its alternatives included.
    func refers(on device: DeviceClass, to isMeant: (String) -> Bool) -> Bool {
        frame(on: device).assignments.contains { assignment in
            assignment.expression.references.contains { isMeant($0.id) }
                || assignment.expression.alternatives.contains { $0.references.contains { isMeant($0.id) } }
        }
    }
}
