import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// What a scene places can be seen and used, on every screen with a name and by every audience that it has.
enum ScreenIsUsable: Check {
    static let rules: [Rule] = [.screenOutside, .screenEmpty, .screenSmall, .screenCovered, .screenOverlap]

    /// Adds the findings in the scene's own file; without plans there are none.
    static func check(
        _ scene: Scene, _ own: SceneDocument, _ plans: [ScenePlan], theme: Theme, _ diagnostics: inout [Diagnostic]
    ) {
        // A finding stands at what places something, and most scenes leave that to what they extend.
        guard !plans.isEmpty, scene.placements.contains(where: { $0.range.file.path == own.file.path }) else { return }
        let survey = ScreenSurvey(scene, plans, theme: theme)
        var found: [ScreenFinding] = []
        for view in survey.views {
            let bad = view.marks(in: theme).filter { !view.isConsequence($0, of: $1) }
            for (entry, mark) in bad {
                guard let finding = ScreenFinding(mark, of: entry, in: view, own) else { continue }
                if let known = found.firstIndex(where: { $0.isSame(as: finding) }) {
                    found[known].add(view)
                } else {
                    found.append(finding)
                }
            }
        }
        diagnostics += found.map { $0.diagnostic(in: survey, classes: scene.devices.classes) }
    }
}

extension ScreenSurvey.View {
    /// What is wrong on the screen, by entry.
    func marks(in theme: Theme) -> [(entry: Int, mark: ScreenParts.Mark)] {
        ScreenParts(parts, in: plan.canvas.bounds).marks { isOpaque($0) }.map { ($0.part, $0.mark) }
    }

    private func isOpaque(_ entry: Int) -> Bool {
        let name = plan.entries[entry].placement.name
        guard let path = outlines[entry]?.fill else { return false }
        return situation.color(path, of: name)?.alpha == 1
    }

    /// Whether an entry stands where it does because another one, which its frame refers to, does.
    func isConsequence(_ entry: Int, of mark: ScreenParts.Mark) -> Bool {
        let places: Set<LayoutAxis>
        switch mark {
        case .outside(let axis): places = [axis]
        case .cut(let edge, _), .empty(let edge), .small(let edge): places = [edge.axis]
        case .covered, .overlapped: return false
        }
        let frame = plan.entries[entry].placement.frame(on: device.deviceClass)
        let ids = frame.assignments.filter { places.contains($0.edge.axis) }.flatMap {
            $0.expression.references.map(\.id)
        }
        return ids.contains { id in
            guard let other = plan.entries.firstIndex(where: { $0.placement.id == id }), let part = parts[other] else {
                return false
            }
            return ScreenParts([part], in: plan.canvas.bounds).marks { _ in false }.contains { own in
                switch own.mark {
                case .outside(let axis): places.contains(axis)
                case .cut(let edge, _), .empty(let edge): places.contains(edge.axis)
                case .small, .covered, .overlapped: false
                }
            }
        }
    }
}

/// One thing that is wrong with one entry, and for whom.
struct ScreenFinding {
    private let mark: ScreenParts.Mark
    private let placement: Placement
    private let other: Placement?
    private let rect: LayoutRect
    private let range: SourceRange
    private var places: [(device: DeviceClass, audiences: [String])]

    /// Nil when what causes it stands in another file.
    init?(_ mark: ScreenParts.Mark, of entry: Int, in view: ScreenSurvey.View, _ own: SceneDocument) {
        let placement = view.plan.entries[entry].placement
        guard let rect = view.parts[entry]?.rect else { return nil }
        let other: Placement? =
            switch mark {
            case .covered(let other), .overlapped(let other): view.plan.entries[other].placement
            case .outside, .cut, .empty, .small: nil
            }
        guard let cause = [placement, other].compactMap({ $0 }).first(where: { $0.range.file.path == own.file.path })
        else { return nil }
        self.mark = mark
        self.placement = placement
        self.other = other
        self.rect = rect
        range = cause === placement ? placement.place(of: mark, on: view.device.deviceClass) : cause.range
        places = [(view.device.deviceClass, view.audiences)]
    }

    /// Whether both say the same of the same entry, for whomever.
    func isSame(as finding: ScreenFinding) -> Bool {
        guard placement === finding.placement, other === finding.other else { return false }
        switch (mark, finding.mark) {
        case (.outside, .outside), (.covered, .covered), (.overlapped, .overlapped), (.outside, .cut), (.cut, .outside):
            return true
        case (.cut(let edge, _), .cut(let other, _)): return edge == other
        case (.empty(let edge), .empty(let other)), (.small(let edge), .small(let other)): return edge == other
        default: return false
        }
    }

    /// Adds those who have a view.
    mutating func add(_ view: ScreenSurvey.View) {
        if let known = places.firstIndex(where: { $0.device == view.device.deviceClass }) {
            places[known].audiences += view.audiences.filter { !places[known].audiences.contains($0) }
        } else {
            places.append((view.device.deviceClass, view.audiences))
        }
    }

    /// The finding, which says where it holds unless that is everywhere.
    func diagnostic(in survey: ScreenSurvey, classes: [DeviceClass]) -> Diagnostic {
        let devices = places.map(\.device.rawValue)
        let audiences = survey.audiences.filter { name in places.contains { $0.audiences.contains(name) } }
        var place = Set(devices).count < classes.count ? " on \(devices.joinedAsList())" : ""
        let having = survey.audiences.filter { placement.roles?.contains($0) ?? true }
        if audiences.count < having.count { place += " for \(audiences.joinedAsList())" }
        return diagnostic(place)
    }

    private func diagnostic(_ place: String) -> Diagnostic {
        let id = placement.id
        let name = other?.id ?? ""
        let notes = other.map { [Diagnostic.Note("'\(name)' is placed here", at: $0.range)] } ?? []
        switch mark {
        case .outside:
            return Diagnostic(
                .screenOutside, at: range, "'\(id)' lies off the screen\(place)", hint: "nobody sees it")
        case .cut(let edge, let points):
            return Diagnostic(
                .screenOutside, at: range,
                "'\(id)' goes \(LayoutText.number(points)) points beyond the \(edge.name) edge of the screen\(place)",
                hint: "it is cut there")
        case .empty(let edge):
            return Diagnostic(
                .screenEmpty, at: range, "'\(id)' has no \(edge.name)\(place)", hint: "nobody sees it")
        case .small(let edge):
            let size = edge == .width ? rect.width : rect.height
            return Diagnostic(
                .screenSmall, at: range,
                "'\(id)' has a \(edge.name) of \(LayoutText.number(size)) points\(place)",
                hint: "a finger needs \(LayoutText.number(ScreenParts.leastTarget))")
        case .covered:
            return Diagnostic(
                .screenCovered, at: range, "'\(id)' lies wholly behind '\(name)'\(place)",
                hint: "what comes later in 'compose' lies above", notes: notes)
        case .overlapped:
            return Diagnostic(
                .screenOverlap, at: range, "'\(id)' lies partly behind '\(name)'\(place)",
                hint: "both are pressed, and only the upper one takes it", notes: notes)
        }
    }
}

extension Placement {
    /// The edge from which a mark follows, or the entry when its frame says none.
    fileprivate func place(of mark: ScreenParts.Mark, on device: DeviceClass) -> SourceRange {
        let wanted: [LayoutEdge]
        switch mark {
        case .cut(let edge, _), .empty(let edge), .small(let edge):
            wanted = [edge, edge.axis.size] + edge.axis.edges
        case .outside(let axis): wanted = axis.edges
        case .covered, .overlapped: return range
        }
        let values = wanted.lazy.compactMap { edge in
            self.frame.first { $0.edge == edge && $0.value(on: device) != nil }
        }
        return values.first?.keyRange ?? range
    }
}
