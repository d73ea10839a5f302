import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let noButton = Rule(
        "screen.no-button", .warning, "A role of the fixture has no button at all.",
        explanation: """
            Who has none can neither change the settings nor leave. Every role that the fixture has is looked at.
            """,
        wrong: .scene(
            sceneHead + "contexts: contexts/physics.yaml\ncompose:\n  - toolBar: { right: 12, bottom: 15 }\n"
                + settingPopupExample + "components:\n  toolBar: { buttons: { assistant: ↓[] } }\n",
            with: fixtureExample),
        right: .scene(
            sceneHead + "contexts: contexts/physics.yaml\ncompose:\n  - toolBar: { right: 12, bottom: 15 }\n"
                + settingPopupExample + "components:\n  toolBar: { buttons: { assistant: [setting] } }\n",
            with: fixtureExample))
}

/// Every audience of the fixture has a button, where a scene has buttons for everybody.
enum EverybodyHasButtons: ScreenCheck {
    static let rules: [Rule] = [.noButton]

    static func findings(
        in view: ScreenSurvey.View, of survey: ScreenSurvey, _ own: SceneDocument
    ) -> [ScreenFinding] {
        guard survey.scene.fixture != nil else { return [] }
        let serving = view.plan.entries.indices.filter { entry in
            view.told[entry]?.outline.servesEverybody == true && !view.plan.entries[entry].placement.isPopup
        }
        guard let entry = serving.first, serving.allSatisfy({ view.isVisible[$0] }),
            !serving.contains(where: { view.buttons[$0]?.isEmpty == false })
        else { return [] }
        let placement = view.plan.entries[entry].placement
        let isThere = view.isPresent[entry]
        // Of a component that is switched off, somebody knows.
        guard isThere || placement.roles != nil else { return [] }
        let listed = isThere ? view.list(of: placement, own) : nil
        guard let range = listed ?? (placement.isIn(own) ? placement.range : nil) else { return [] }
        return [
            ScreenFinding(.noButton, at: range, in: view, identity: placement.id) { _, place in
                (
                    "there is no button at all\(place)",
                    isThere
                        ? "'\(placement.id)' is there, and its list of buttons is empty"
                        : "the 'roles' of '\(placement.id)' leave them out"
                )
            }
        ]
    }
}

extension ScreenSurvey.View {
    /// Where a file says that a component has no buttons for the first of the audiences.
    fileprivate func list(of placement: Placement, _ own: SceneDocument) -> SourceRange? {
        let leaves = situation.theme.catalog.components[placement.component].properties.leaves
        for leaf in leaves.indices {
            guard let value = own.layer.value(component: placement.component, leaf: leaf),
                case .list? = value.mapEntries.first?.value.value
            else { continue }
            let list = value.mapEntries.first { $0.key == situation.audience }?.value
            return (list.flatMap { situation.situation.choose($0) } ?? value).range
        }
        return nil
    }
}
