import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// What a scene's own entries do to inherited ones whose frames follow them.
///
/// What is wrong without the own entries as well is a matter of the file that the scene extends.
enum PushedParts {
    /// The findings of all screens, at the own entries.
    static func findings(of survey: ScreenSurvey, _ own: SceneDocument) -> [ScreenFinding] {
        guard !own.placements.isEmpty, survey.scene.chain.count > 1 else { return [] }
        lazy var before = survey.inherited
        var found: [ScreenFinding] = []
        for view in survey.views {
            let pushed = view.marks.compactMap { Push($0.mark, of: $0.entry, in: view, own) }
            for push in pushed where !before.views.contains(where: { $0.has(push.mark, of: push.placement, as: view) })
            {
                found.merge([ScreenFinding(push, in: view)])
            }
        }
        return found
    }
}

/// An inherited entry that has a mark, and the own one that its frame follows.
private struct Push {
    let placement: Placement
    let mark: ScreenParts.Mark
    let culprit: Placement
    /// What of the culprit is followed.
    let range: SourceRange
    /// The inherited entry that is in the way.
    let other: Placement?

    init?(_ mark: ScreenParts.Mark, of entry: Int, in view: ScreenSurvey.View, _ own: SceneDocument) {
        let entries = view.plan.entries
        let device = view.device.deviceClass
        placement = entries[entry].placement
        other = mark.other.map { entries[$0].placement }
        if let index = mark.other, view.isCut(entry) || view.isCut(index) { return nil }
        let places = ([entry] + [mark.other].compactMap(\.self)).lazy.compactMap {
            view.plan.ownEntry(behind: $0, along: mark.axes, in: own, on: device)
        }
        guard !placement.isIn(own), other?.isIn(own) != true, let place = places.first else { return nil }
        // What is wrong with the own entry by itself is told of it.
        guard !view.marksByItself(of: place.entry).contains(where: { !$0.axes.isDisjoint(with: mark.axes) })
        else { return nil }
        self.mark = mark
        culprit = entries[place.entry].placement
        range = place.edge.map { [culprit] in culprit.place(of: $0, on: device) } ?? culprit.range
    }

    func words(_ names: [String], _ place: String) -> (message: String, hint: String) {
        let list = names.joinedInQuotes()
        let follows = names.count > 1 ? "their frames refer to it" : "its frame refers to it"
        switch mark {
        case .outside, .cut: return ("'\(culprit.id)' pushes \(list) off the screen\(place)", follows)
        case .empty(let edge): return ("'\(culprit.id)' leaves no \(edge.name) for \(list)\(place)", follows)
        case .small:
            let least = LayoutText.number(ScreenParts.leastTarget)
            return ("'\(culprit.id)' leaves \(list) too small\(place)", "a finger needs \(least) points; \(follows)")
        case .covered, .overlapped:
            let both = "\(list) and '\(other?.id ?? "")'"
            return ("'\(culprit.id)' pushes \(both) together\(place)", "one lies behind the other")
        }
    }
}

extension ScreenFinding {
    fileprivate init(_ push: Push, in view: ScreenSurvey.View) {
        let (id, culprit) = (push.placement.id, push.culprit)
        self.init(
            push.mark.rule, at: push.range, in: view, identity: "follows \(culprit.id) \(push.other?.id ?? "")",
            roles: push.placement.roles, names: [id],
            notes: [Diagnostic.Note("'\(id)' is placed here, and follows '\(culprit.id)'", at: push.placement.range)],
            culprit: culprit, push.words)
    }
}

extension ScreenSurvey.View {
    /// Whether somebody who has another view has the same mark here.
    func has(_ mark: ScreenParts.Mark, of placement: Placement, as view: ScreenSurvey.View) -> Bool {
        guard device == view.device, !Set(audiences).isDisjoint(with: view.audiences) else { return false }
        return marks.contains { marked in
            plan.entries[marked.entry].placement === placement && marked.mark.rule == mark.rule
                && marked.mark.axes == mark.axes
        }
    }
}

extension ScreenSurvey {
    /// The same for what the scene inherits, without its own file.
    fileprivate var inherited: ScreenSurvey {
        let base = Scene(
            scene.kind, chain: Array(scene.chain.dropFirst()), fixture: scene.fixture, files: scene.files)
        let plans = base.devices.map { device in
            ScenePlan(base, on: device) { ScenePlan.nominalSize($0, theme.catalog) }
        }
        return ScreenSurvey(base, plans, theme: theme, memo)
    }
}
