import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let blank = Rule(
        "screen.blank", .warning, "A screen shows nothing.",
        explanation: "Everything that the scene places is switched off, or meant for others.",
        wrong: .scene(sceneHead + barExample + "components:\n  stateBar: { visible: ↓false }\n"),
        right: .scene(sceneHead + barExample + "components:\n  stateBar: { visible: true }\n"))
}

/// Something is drawn on every screen, for everybody.
enum SomethingIsShown: ScreenCheck {
    static let rules: [Rule] = [.blank]

    static func findings(
        in view: ScreenSurvey.View, of survey: ScreenSurvey, _ own: SceneDocument
    ) -> [ScreenFinding] {
        let entries = view.plan.entries.indices.filter { !view.plan.entries[$0].placement.isPopup }
        // Without a fixture nobody knows who is there.
        let others = survey.scene.fixture == nil ? survey.views : []
        guard !survey.scene.placements.isEmpty, !view.showsSomething,
            !others.contains(where: { $0.device == view.device && $0.showsSomething }),
            let range = entries.lazy.compactMap({ view.switchedOff($0, own) }).first
                ?? survey.scene.placements.first(where: { $0.isIn(own) && !$0.isPopup })?.range
                ?? own.record?["remove"]?.range
        else { return [] }
        return [
            ScreenFinding(.blank, at: range, in: view) { _, place in
                ("the screen is empty\(place)", "everything is hidden, or meant for others")
            }
        ]
    }
}

extension ScreenSurvey.View {
    /// Whether any component of the layout is drawn.
    fileprivate var showsSomething: Bool {
        plan.entries.indices.contains { !plan.entries[$0].placement.isPopup && isPresent[$0] && isVisible[$0] }
    }

    /// Where a file hides an entry.
    fileprivate func switchedOff(_ entry: Int, _ own: SceneDocument) -> SourceRange? {
        let placement = plan.entries[entry].placement
        return ["enable", "visible"].lazy.compactMap { [self] path -> SourceRange? in
            guard let leaf = leaf(path, of: placement),
                let value = own.layer.value(component: placement.component, leaf: leaf),
                let chosen = situation.situation.choose(value), chosen.booleanValue == false
            else { return nil }
            return chosen.range
        }.first
    }
}
