import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// Every component lies on the screen, has an area, is large enough to be pressed, and is not in another one's way.
enum MarkedParts: ScreenCheck {
    static let rules: [Rule] = [.screenOutside, .screenEmpty, .screenSmall, .screenCovered, .screenOverlap]

    static func findings(
        in view: ScreenSurvey.View, of survey: ScreenSurvey, _ own: SceneDocument
    ) -> [ScreenFinding] {
        // A finding stands at what places something, and most scenes leave that to what they extend.
        guard !own.placements.isEmpty else { return [] }
        return view.marks.filter { !view.isConsequence($0.entry, of: $0.mark) }
            .compactMap { ScreenFinding($0.mark, of: $0.entry, in: view, own) }
    }
}

extension ScreenSurvey.View {
    /// What is wrong on the screen, by entry.
    var marks: [(entry: Int, mark: ScreenParts.Mark)] {
        ScreenParts(parts, in: plan.canvas.bounds).marks { isOpaque($0) }.map { ($0.part, $0.mark) }
    }

    private func isOpaque(_ entry: Int) -> Bool {
        let name = plan.entries[entry].placement.name
        guard let path = told[entry]?.outline.fill else { return false }
        return situation.color(path, of: name)?.alpha == 1
    }

    /// Whether an entry goes beyond the screen: what it covers there follows from that.
    private func isCut(_ entry: Int) -> Bool {
        guard let part = parts[entry] else { return false }
        return ScreenParts([part], in: plan.canvas.bounds).marks { _ in false }.contains { own in
            switch own.mark {
            case .outside, .cut: true
            case .empty, .small, .covered, .overlapped: false
            }
        }
    }

    /// Whether an entry stands where it does because another one, which its frame refers to, does.
    func isConsequence(_ entry: Int, of mark: ScreenParts.Mark) -> Bool {
        let places: Set<LayoutAxis>
        switch mark {
        case .outside(let axis): places = [axis]
        case .cut(let edge, _), .empty(let edge), .small(let edge): places = [edge.axis]
        case .covered(let other), .overlapped(let other): return isCut(entry) || isCut(other)
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

extension ScreenFinding {
    /// Nil when what causes it stands in another file.
    fileprivate init?(_ mark: ScreenParts.Mark, of entry: Int, in view: ScreenSurvey.View, _ own: SceneDocument) {
        let placement = view.plan.entries[entry].placement
        guard let rect = view.parts[entry]?.rect else { return nil }
        let other: Placement? =
            switch mark {
            case .covered(let other), .overlapped(let other): view.plan.entries[other].placement
            case .outside, .cut, .empty, .small: nil
            }
        guard let cause = [placement, other].compactMap({ $0 }).first(where: { $0.isIn(own) }) else { return nil }
        let range = cause === placement ? placement.place(of: mark, on: view.device.deviceClass) : cause.range
        self.init(
            mark.rule, at: range, in: view, identity: placement.id + " " + (other?.id ?? ""), roles: placement.roles,
            notes: other.map { [Diagnostic.Note("'\($0.id)' is placed here", at: $0.range)] } ?? []
        ) { _, place in
            mark.words(of: placement.id, rect, behind: other?.id ?? "", place)
        }
    }
}

extension ScreenParts.Mark {
    fileprivate var rule: Rule {
        switch self {
        case .outside, .cut: .screenOutside
        case .empty: .screenEmpty
        case .small: .screenSmall
        case .covered: .screenCovered
        case .overlapped: .screenOverlap
        }
    }

    fileprivate func words(
        of id: String, _ rect: LayoutRect, behind name: String, _ place: String
    ) -> (message: String, hint: String) {
        switch self {
        case .outside: return ("'\(id)' lies off the screen\(place)", "nobody sees it")
        case .cut(let edge, let points):
            let far = LayoutText.number(points)
            return ("'\(id)' goes \(far) points beyond the \(edge.name) edge of the screen\(place)", "it is cut there")
        case .empty(let edge): return ("'\(id)' has no \(edge.name)\(place)", "nobody sees it")
        case .small(let edge):
            let size = LayoutText.number(edge == .width ? rect.width : rect.height)
            return (
                "'\(id)' has a \(edge.name) of \(size) points\(place)",
                "a finger needs \(LayoutText.number(ScreenParts.leastTarget))"
            )
        case .covered:
            return ("'\(id)' lies wholly behind '\(name)'\(place)", "what comes later in 'compose' lies above")
        case .overlapped:
            return (
                "'\(id)' lies partly behind '\(name)'\(place)", "both are pressed, and only the upper one takes it"
            )
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
