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
        ScreenParts(parts, in: bounds).marks { isOpaque($0) }.map { ($0.part, $0.mark) }
    }

    private func isOpaque(_ entry: Int) -> Bool {
        let name = plan.entries[entry].placement.name
        guard let path = told[entry]?.outline.fill else { return false }
        return situation.isOpaque(path, of: name)
    }

    /// What is wrong with an entry whatever else there is.
    func marksByItself(of entry: Int) -> [ScreenParts.Mark] {
        ScreenParts([parts[entry]], in: bounds).marks { _ in false }.map(\.mark)
    }

    /// Whether an entry goes beyond the screen: what it covers there follows from that.
    func isCut(_ entry: Int) -> Bool {
        marksByItself(of: entry).contains { own in
            switch own {
            case .outside, .cut: true
            case .empty, .small, .covered, .overlapped: false
            }
        }
    }

    /// Whether an entry stands where it does because another one, which its frame refers to, does.
    func isConsequence(_ entry: Int, of mark: ScreenParts.Mark) -> Bool {
        if let other = mark.other { return isCut(entry) || isCut(other) }
        let places = mark.axes
        let frame = plan.entries[entry].placement.frame(on: device.deviceClass)
        let ids = frame.assignments.filter { places.contains($0.edge.axis) }.flatMap {
            $0.expression.references.map(\.id)
        }
        return ids.contains { id in
            guard let other = plan.entries.firstIndex(where: { $0.placement.id == id }) else { return false }
            return marksByItself(of: other).contains { own in
                switch own {
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
        let other = mark.other.map { view.plan.entries[$0].placement }
        guard let rect = view.parts[entry]?.rect else { return nil }
        if placement.isIn(own) {
            self.init(
                mark.rule, at: placement.place(of: mark, on: view.device.deviceClass), in: view,
                identity: placement.id + " " + (other?.id ?? ""), roles: placement.roles,
                notes: other.map { [Diagnostic.Note("'\($0.id)' is placed here", at: $0.range)] } ?? [],
                culprit: other.flatMap { $0.isIn(own) ? $0 : nil }
            ) { _, place in
                mark.words(of: [placement.id], rect, behind: other?.id ?? "", place)
            }
        } else if let other, other.isIn(own) {
            let behind = mark.rule == .screenOverlap ? "partly behind" : "behind"
            self.init(
                mark.rule, at: other.range, in: view, identity: "behind " + other.id, roles: placement.roles,
                names: [placement.id],
                notes: [
                    Diagnostic.Note(
                        "'\(placement.id)' is placed here, \(behind) '\(other.id)'", at: placement.range)
                ],
                culprit: other
            ) { names, place in
                mark.words(of: names, rect, behind: other.id, place)
            }
        } else {
            return nil
        }
    }
}

extension ScreenParts.Mark {
    /// The part that is in the way.
    var other: Int? {
        switch self {
        case .covered(let other), .overlapped(let other): other
        case .outside, .cut, .empty, .small: nil
        }
    }

    /// The axes on which something stands where it has the mark.
    var axes: Set<LayoutAxis> {
        switch self {
        case .outside(let axis): [axis]
        case .cut(let edge, _), .empty(let edge), .small(let edge): [edge.axis]
        case .covered, .overlapped: [.horizontal, .vertical]
        }
    }

    var rule: Rule {
        switch self {
        case .outside, .cut: .screenOutside
        case .empty: .screenEmpty
        case .small: .screenSmall
        case .covered: .screenCovered
        case .overlapped: .screenOverlap
        }
    }

    fileprivate func words(
        of names: [String], _ rect: LayoutRect, behind name: String, _ place: String
    ) -> (message: String, hint: String) {
        let id = names.first ?? ""
        let lie = "\(names.joinedInQuotes()) \(names.count > 1 ? "lie" : "lies")"
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
            return ("\(lie) wholly behind '\(name)'\(place)", "what comes later in 'compose' lies above")
        case .overlapped:
            return (
                "\(lie) partly behind '\(name)'\(place)", "both are pressed, and only the upper one takes it"
            )
        }
    }
}

extension Placement {
    /// The edge from which a mark follows, or the entry when its frame says none.
    fileprivate func place(of mark: ScreenParts.Mark, on device: DeviceClass) -> SourceRange {
        switch mark {
        case .cut(let edge, _), .empty(let edge), .small(let edge): place(of: edge, on: device)
        case .outside(let axis): place(ofAny: axis.edges, on: device)
        case .covered, .overlapped: range
        }
    }

    /// What decides an edge, or the entry when its frame says nothing of it.
    func place(of edge: LayoutEdge, on device: DeviceClass) -> SourceRange {
        place(ofAny: [edge, edge.axis.size] + edge.axis.edges, on: device)
    }

    private func place(ofAny wanted: [LayoutEdge], on device: DeviceClass) -> SourceRange {
        let values = wanted.lazy.compactMap { edge in
            self.frame.first { $0.edge == edge && $0.value(on: device) != nil }
        }
        return values.first?.keyRange ?? range
    }
}
