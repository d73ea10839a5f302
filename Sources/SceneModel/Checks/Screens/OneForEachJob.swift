import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let drawnTwice = Rule(
        "screen.drawn-twice", .warning, "Two components are there for the same.",
        explanation: """
            Two tool bars, two windows of one person, two popups that one button opens: one of them is left over, often \
            from a copied line. `roles` and `devices` say for whom and where each of them is meant.
            """,
        wrong: .scene(
            sceneHead + "compose:\n  - agoraChat: { left: 0, width: 200, top: 0, height: 160 }\n"
                + "  - ↓agoraChat: { id: more, left: 220, width: 200, top: 0, height: 160 }\n"),
        right: .scene(
            sceneHead + "compose:\n  - agoraChat: { roles: [assistant], left: 0, width: 200, top: 0, height: 160 }\n"
                + "  - agoraChat: { id: more, roles: [observer], left: 220, width: 200, top: 0, height: 160 }\n"))
}

/// What a screen has is there for something of its own.
enum OneForEachJob: ScreenCheck {
    static let rules: [Rule] = [.drawnTwice]

    static func findings(
        in view: ScreenSurvey.View, of survey: ScreenSurvey, _ own: SceneDocument
    ) -> [ScreenFinding] {
        guard !own.placements.isEmpty else { return [] }
        var found: [ScreenFinding] = []
        let jobs = view.parts.indices.map { view.job(of: $0) }
        for (entry, job) in jobs.enumerated() {
            guard let job, let other = jobs.prefix(entry).firstIndex(of: job) else { continue }
            found += finding(entry, other, in: view, own) { "both are \(job)" }
        }
        for (index, popup) in view.popups.enumerated() where view.isPresent[popup.entry] {
            let other = view.popups.prefix(index).first {
                $0.opener == popup.opener && $0.part == popup.part && view.isPresent[$0.entry]
            }
            guard let other else { continue }
            let anchor = view.plan.entries[popup.opener].placement.id + "." + popup.part
            found += finding(popup.entry, other.entry, in: view, own) { "both open from '\(anchor)'" }
        }
        return found
    }

    private static func finding(
        _ entry: Int, _ other: Int, in view: ScreenSurvey.View, _ own: SceneDocument, _ hint: @escaping () -> String
    ) -> [ScreenFinding] {
        let (later, earlier) = (view.plan.entries[entry].placement, view.plan.entries[other].placement)
        guard let cause = [later, earlier].first(where: { $0.isIn(own) }) else { return [] }
        let rest = cause === later ? earlier : later
        return [
            ScreenFinding(
                .drawnTwice, at: cause.range, in: view, identity: rest.id,
                notes: [Diagnostic.Note("'\(rest.id)' is placed here", at: rest.range)],
                culprit: cause === later ? later : nil
            ) { _, place in
                ("'\(cause.id)' is there for the same as '\(rest.id)'\(place)", hint())
            }
        ]
    }
}

extension ScreenSurvey.View {
    /// What an entry of the layout is there for, if it is drawn.
    fileprivate func job(of entry: Int) -> String? {
        parts[entry]?.isShown == true ? told[entry]?.outline.job : nil
    }
}
