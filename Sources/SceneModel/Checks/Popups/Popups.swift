import SourceDiagnostics
import ThemeModel

/// Popups open from a part of a component in the layout, and have no frame of their own.
enum Popups: SceneCheck {
    static let rules: [Rule] = [.openerOfFlat, .popupFrame, .popupWithoutOpener, .unknownOpener]

    static func check(_ scene: Scene, _ own: SceneDocument, catalog: ConfigCatalog, _ diagnostics: inout [Diagnostic]) {
        let anchors = scene.placements.filter { !$0.isPopup }.flatMap { placement in
            catalog.components[placement.component].anchors.map { "\(placement.id).\($0)" }
        }
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
            if !anchors.contains(opener.text), !scene.lacksPlacement {
                diagnostics.append(.unknownOpener(opener, anchors: anchors))
            }
        }
    }
}
