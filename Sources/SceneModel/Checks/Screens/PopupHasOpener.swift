import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let popupUnreachable = Rule(
        "screen.popup-unreachable", .warning, "A popup cannot be opened by somebody who has it.",
        explanation: """
            A popup opens from a part of a component. Viewers who have the popup and not the part never see it: give them \
            the part, or the popup `roles` of its own.
            """,
        wrong: .scene(
            sceneHead + "compose:\n  - toolBar: { right: 12, bottom: 15 }\n" + settingPopupExample
                + "  - agoraChat: { kind: suspend, opensFrom: ↓toolBar.message, roles: [assistant] }\n"
                + "components:\n  toolBar: { buttons: { assistant: [setting] } }\n"),
        right: .scene(
            sceneHead + "compose:\n  - toolBar: { right: 12, bottom: 15 }\n" + settingPopupExample
                + "  - agoraChat: { kind: suspend, opensFrom: toolBar.message, roles: [assistant] }\n"
                + "components:\n  toolBar: { buttons: { assistant: [setting, message] } }\n"))
}

/// Whoever has a popup has what opens it.
enum PopupHasOpener: ScreenCheck {
    static let rules: [Rule] = [.popupUnreachable]

    static func findings(
        in view: ScreenSurvey.View, of survey: ScreenSurvey, _ own: SceneDocument
    ) -> [ScreenFinding] {
        let found = view.popups.compactMap { popup -> ScreenFinding? in
            let placement = view.plan.entries[popup.entry].placement
            let opener = view.plan.entries[popup.opener].placement
            guard let anchor = placement.opensFrom, placement.isIn(own) || opener.isIn(own), !view.opens(popup),
                view.expects(popup) || !survey.views.contains(where: { $0.opens(placement) })
            else { return nil }
            let range = placement.isIn(own) ? anchor.range : opener.range
            return ScreenFinding(
                .popupUnreachable, at: range, in: view, identity: placement.id, roles: placement.roles,
                notes: placement.isIn(own) ? [] : [Diagnostic.Note("the popup is placed here", at: placement.range)]
            ) { _, place in
                (
                    "nothing opens the popup '\(placement.id)'\(place): '\(opener.id)' has no '\(popup.part)' there",
                    "give 'roles' to '\(placement.id)', or '\(popup.part)' to '\(opener.id)'"
                )
            }
        }
        // Who has no button at all opens nothing.
        return found.isEmpty || EverybodyHasButtons.findings(in: view, of: survey, own).isEmpty ? found : []
    }
}

extension ScreenSurvey.View {
    /// Whether a popup is there, and what it opens from.
    fileprivate func opens(_ popup: ScreenSurvey.Popup) -> Bool {
        guard isPresent[popup.entry] else { return true }
        guard isPresent[popup.opener], isVisible[popup.opener] else { return false }
        if let buttons = buttons[popup.opener] { return buttons.contains { $0.name == popup.part } }
        return told[popup.opener]?.outline.opens(popup.part, in: situation) ?? true
    }

    /// Whether an entry is a popup that is there, and can be opened.
    fileprivate func opens(_ placement: Placement) -> Bool {
        popups.contains { plan.entries[$0.entry].placement === placement && isPresent[$0.entry] && opens($0) }
    }

    /// Whether a file says that a popup is meant for these audiences; one for everybody follows what opens it.
    fileprivate func expects(_ popup: ScreenSurvey.Popup) -> Bool { plan.entries[popup.entry].placement.roles != nil }
}
