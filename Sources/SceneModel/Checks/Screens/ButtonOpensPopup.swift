import ConfigSchema
import SourceDiagnostics
import ThemeModel

extension Rule {
    static let buttonWithoutPopup = Rule(
        "screen.button-without-popup", .warning, "A button would open a popup that is not there.",
        explanation: """
            A button that does nothing but open a popup is not drawn for viewers to whom the scene gives no popup for it. \
            Place one with `kind: suspend` and `opensFrom`, or take the button out of the list.
            """,
        wrong: .scene(
            sceneHead + "compose:\n  - toolBar: { right: 12, bottom: 15 }\n" + settingPopupExample
                + "components:\n  toolBar: { buttons: { assistant: [setting, ↓message] } }\n"),
        right: .scene(
            sceneHead + "compose:\n  - toolBar: { right: 12, bottom: 15 }\n" + settingPopupExample
                + "  - agoraChat: { kind: suspend, opensFrom: toolBar.message }\n"
                + "components:\n  toolBar: { buttons: { assistant: [setting, message] } }\n"))
}

/// Every button that opens a popup has one.
enum ButtonOpensPopup: ScreenCheck {
    static let rules: [Rule] = [.buttonWithoutPopup]

    static func findings(
        in view: ScreenSurvey.View, of survey: ScreenSurvey, _ own: SceneDocument
    ) -> [ScreenFinding] {
        view.buttons.indices.flatMap { entry -> [ScreenFinding] in
            guard let buttons = view.buttons[entry], view.isVisible[entry] else { return [] }
            let dead = buttons.filter { button in
                button.onlyOpens
                    && !view.popups.contains {
                        $0.opener == entry && $0.part == button.name && view.isPresent[$0.entry]
                    }
            }
            return dead.compactMap { finding(about: $0, of: entry, in: view, survey, own) }
        }
    }

    private static func finding(
        about button: OutlineButton, of entry: Int, in view: ScreenSurvey.View, _ survey: ScreenSurvey,
        _ own: SceneDocument
    ) -> ScreenFinding? {
        let placement = view.plan.entries[entry].placement
        let anchor = "\(placement.id).\(button.name)"
        let popup = survey.scene.placements.first { $0.isPopup && $0.opensFrom?.text == anchor }
        let places = [
            removal(of: anchor, from: survey.scene, own), view.place(of: button, in: placement, own),
            popup.flatMap { $0.isIn(own) ? $0.range : nil }, placement.isIn(own) ? placement.range : nil,
        ]
        guard let range = places.lazy.compactMap({ $0 }).first else { return nil }
        return ScreenFinding(
            .buttonWithoutPopup, at: range, in: view, roles: placement.roles, names: [button.name]
        ) { names, place in
            let list = names.map { "'\($0)'" }.joinedAsList()
            let anchors = names.map { "'\(placement.id).\($0)'" }.joinedAsList("or")
            return (
                "no popup opens from the button\(names.count > 1 ? "s" : "") \(list) of '\(placement.id)'\(place)",
                names.count > 1
                    ? "they are not drawn; no popup has an 'opensFrom' of \(anchors)"
                    : "it is not drawn; a popup for it has 'opensFrom: \(anchor)'"
            )
        }
    }

    /// Where the scene takes away the popup that it inherits.
    private static func removal(of anchor: String, from scene: Scene, _ own: SceneDocument) -> SourceRange? {
        let removed = own.record?["remove"]?.items ?? []
        return removed.first { item in
            scene.chain.dropFirst().contains { document in
                document.placements.contains { $0.id == item.stringValue && $0.opensFrom?.text == anchor }
            }
        }?.range
    }
}

extension ScreenSurvey.View {
    /// Where a file lists a button of a component for the first of the audiences.
    fileprivate func place(
        of button: OutlineButton, in placement: Placement, _ own: SceneDocument
    ) -> SourceRange? {
        guard let path = button.path, let leaf = leaf(path, of: placement),
            let value = own.layer.value(component: placement.component, leaf: leaf)
        else { return nil }
        let list = value.mapEntries.first { $0.key == situation.audience }?.value
        return list.flatMap { situation.situation.choose($0) }?.items.first { $0.stringValue == button.name }?.range
    }

    /// The place of a property among those of a component.
    func leaf(_ path: String, of placement: Placement) -> Int? {
        situation.theme.catalog.components[placement.component].properties.leafIndex(path)
    }
}
