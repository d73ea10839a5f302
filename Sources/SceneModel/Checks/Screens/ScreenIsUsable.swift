import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// What a scene places can be seen and used, on every screen with a name and by every audience that it has.
enum ScreenIsUsable: Check {
    private static let checks: [any ScreenCheck.Type] = [
        MarkedParts.self, ButtonOpensPopup.self, PopupHasOpener.self, EverybodyHasButtons.self, OneForEachJob.self,
        SomethingIsShown.self, TextFits.self,
    ]

    static let rules: [Rule] = checks.flatMap { $0.rules }

    /// Adds the findings in the scene's own file; without plans there are none.
    static func check(
        _ scene: Scene, _ own: SceneDocument, _ plans: [ScenePlan], theme: Theme, _ memo: ScreenMemo,
        _ diagnostics: inout [Diagnostic]
    ) {
        guard !plans.isEmpty else { return }
        let survey = ScreenSurvey(scene, plans, theme: theme, memo)
        var found: [ScreenFinding] = []
        for check in checks {
            for view in survey.views { found.merge(check.findings(in: view, of: survey, own)) }
        }
        found += PushedParts.findings(of: survey, own)
        found += ConfiguredParts.findings(of: survey, own)
        diagnostics += found.toldOnceForEachCulprit(in: survey).map { $0.diagnostic(in: survey) }
    }
}

/// A check of what some audiences have on one screen.
protocol ScreenCheck: Check {
    /// What is wrong, with its cause in the scene's own file.
    static func findings(
        in view: ScreenSurvey.View, of survey: ScreenSurvey, _ own: SceneDocument
    ) -> [ScreenFinding]
}

extension Placement {
    /// Whether it stands in a file.
    func isIn(_ document: SceneDocument) -> Bool { range.file.path == document.file.path }
}
