import SourceDiagnostics
import ThemeModel

/// Popups open from a part of a component in the layout, and have no frame of their own.
enum Popups: SceneCheck {
    static let rules: [Rule] = [.openerOfFlat, .popupFrame, .popupWithoutOpener, .unknownOpener]

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        for placement in own.placements {
            guard placement.isPopup else {
                if let opener = placement.opensFrom {
                    diagnostics.append(.openerOfFlat(placement, at: opener.range))
                }
                continue
            }
            if let frame = placement.frame.first { diagnostics.append(.popupFrame(placement, frame)) }
            guard let opener = placement.opensFrom else {
                diagnostics.append(.popupWithoutOpener(placement))
                continue
            }
            if !scene.lacksPlacement, !isAnchor(opener.text, in: scene, catalog) {
                diagnostics.append(.unknownOpener(opener, anchors: anchors(in: scene, catalog)))
            }
        }
    }

    /// Whether a text names a part of a component in the layout; without putting together the names of all of them.
    private static func isAnchor(_ text: String, in scene: Scene, _ catalog: ConfigCatalog) -> Bool {
        scene.placements.contains { placement in
            !placement.isPopup && text.hasPrefix(placement.id)
                && catalog.components[placement.component].anchors.contains { text == "\(placement.id).\($0)" }
        }
    }

    /// The parts of components in the layout from which something can open.
    private static func anchors(in scene: Scene, _ catalog: ConfigCatalog) -> [String] {
        scene.placements.filter { !$0.isPopup }.flatMap { placement in
            catalog.components[placement.component].anchors.map { "\(placement.id).\($0)" }
        }
    }
}
