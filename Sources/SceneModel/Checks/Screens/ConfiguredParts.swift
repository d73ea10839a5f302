import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// What a scene's own configuration does to inherited components: it makes them larger than their place.
///
/// What is wrong without it as well is a matter of the file that the scene extends.
enum ConfiguredParts {
    /// The findings of all screens, at the keys that do it.
    static func findings(of survey: ScreenSurvey, _ own: SceneDocument) -> [ScreenFinding] {
        guard let components = own.record?["components"]?.record, !components.fields.isEmpty,
            survey.scene.chain.count > 1
        else { return [] }
        lazy var before = survey.configured(by: nil)
        lazy var trials = Trial.all(in: components, survey)
        var found: [ScreenFinding] = []
        for view in survey.views {
            for (entry, mark) in view.marks where !view.isConsequence(entry, of: mark) {
                let placement = view.plan.entries[entry].placement
                let other = mark.other.map { view.plan.entries[$0].placement }
                // What the own entries do is told of them.
                let isOwn = ([entry] + [mark.other].compactMap(\.self)).contains {
                    view.plan.ownEntry(behind: $0, along: mark.axes, in: own, on: view.device.deviceClass) != nil
                }
                guard !isOwn, !before.has(mark, of: placement, as: view) else { continue }
                let names = [placement.name] + [other?.name].compactMap(\.self)
                // Those of the components themselves first: they are the likeliest.
                let ordered =
                    trials.filter { names.contains($0.component) } + trials.filter { !names.contains($0.component) }
                guard let trial = ordered.first(where: { !$0.survey.has(mark, of: placement, as: view) }) else {
                    continue
                }
                found.merge([ScreenFinding(mark, of: placement, behind: other, by: trial, in: view)])
            }
        }
        return found
    }
}

/// The screens as they are without one of the own keys.
private final class Trial {
    let component: String
    let key: String
    let range: SourceRange
    private let make: () -> ScreenSurvey
    private(set) lazy var survey = make()

    private init(_ component: String, _ key: String, _ range: SourceRange, _ make: @escaping () -> ScreenSurvey) {
        self.component = component
        self.key = key
        self.range = range
        self.make = make
    }

    static func all(in components: RecordValue, _ survey: ScreenSurvey) -> [Trial] {
        components.fields.flatMap { section in
            (section.value.record?.fields ?? []).compactMap { field in
                guard let record = section.value.record else { return nil }
                let name = components.group.members[section.member].key
                return Trial(name, "\(name).\(record.group.members[field.member].key)", field.keyRange) {
                    survey.configured(by: components.replacing(section, with: record.without(field)))
                }
            }
        }
    }
}

extension ScreenSurvey {
    /// The same where the scene's own file says something else of components, or nothing.
    fileprivate func configured(by components: RecordValue?) -> ScreenSurvey {
        let layer = ConfigLayer(title: "", components: components, catalog: theme.catalog)
        let plans = scene.devices.map { device in
            ScenePlan(scene, on: device) { ScenePlan.nominalSize($0, theme.catalog) }
        }
        return ScreenSurvey(scene, plans, theme: theme, memo, layers: [layer] + scene.layers.dropFirst())
    }

    /// Whether somebody who has a view has the same mark in these.
    fileprivate func has(_ mark: ScreenParts.Mark, of placement: Placement, as view: View) -> Bool {
        views.contains { $0.has(mark, of: placement, as: view) }
    }
}

extension ScreenFinding {
    fileprivate init(
        _ mark: ScreenParts.Mark, of placement: Placement, behind other: Placement?, by trial: Trial,
        in view: ScreenSurvey.View
    ) {
        let id = placement.id
        self.init(
            mark.rule, at: trial.range, in: view, identity: "configured \(id) \(other?.id ?? "")",
            roles: placement.roles, names: [id], notes: [Diagnostic.Note("'\(id)' is placed here", at: placement.range)]
        ) { names, place in
            let list = names.joinedInQuotes()
            switch mark {
            case .outside: return ("'\(trial.key)' brings \(list) off the screen\(place)", "nobody sees it")
            case .cut(let edge, let points):
                let far = LayoutText.number(points)
                return (
                    "with '\(trial.key)' \(list) goes \(far) points beyond the \(edge.name) edge of the screen\(place)",
                    "it is cut there"
                )
            case .empty(let edge):
                return ("'\(trial.key)' leaves no \(edge.name) for \(list)\(place)", "nobody sees it")
            case .small:
                let least = LayoutText.number(ScreenParts.leastTarget)
                return ("'\(trial.key)' leaves \(list) too small\(place)", "a finger needs \(least) points")
            case .covered, .overlapped:
                return (
                    "with '\(trial.key)' \(list) lies behind '\(other?.id ?? "")'\(place)",
                    "both are as large as what is in them"
                )
            }
        }
    }
}
