package import SceneModel
import SourceDiagnostics

/// The scenes of a project that fill the slots of a form.
package struct SceneSelection: Sendable {
    /// The ids of the scenes by slot, in the order of the slots.
    package let scenes: [(slot: String, id: String)]

    /// Why scenes that somebody has named do not fill a form's slots.
    package enum Problem: Error {
        /// The form has no slot for scenes of this type.
        case noSlot(id: String, type: String)
        /// Two scenes would fill one slot.
        case sameSlot(String, String, slot: String)
    }

    /// Takes scenes that somebody has named, which have to be there.
    package init(_ ids: [String], for target: any SceneExportTarget, in project: Project) throws(Problem) {
        var chosen: [String: String] = [:]
        for id in ids {
            let type = project.composition(id)?.scene.type ?? ""
            guard let slot = target.slot(ofType: type) else { throw .noSlot(id: id, type: type) }
            if let other = chosen.updateValue(id, forKey: slot), other != id {
                throw .sameSlot(other, id, slot: slot)
            }
        }
        scenes = target.slots.compactMap { slot in chosen[slot].map { (slot, $0) } }
    }

    /// Chooses one scene for each slot: the one that extends the fewest others, hence what scenes of a type begin with.
    ///
    /// Of several such scenes the first by its id is chosen. Scenes without errors go first, and of types that share a slot
    /// the one that has the slot's name.
    package init(for target: any SceneExportTarget, in project: Project) {
        var chosen: [String: (id: String, rank: [Int])] = [:]
        for composition in project.compositions(project.sceneIDs) {
            guard let scene = composition?.scene, let slot = target.slot(ofType: scene.type) else { continue }
            // A type that cannot be read is taken for the kind's first one.
            let isBroken = scene.chain.contains { $0.diagnostics.containsError }
            let rank = [isBroken ? 1 : 0, scene.type == slot ? 0 : 1, scene.chain.count]
            if let other = chosen[slot], !rank.lexicographicallyPrecedes(other.rank) { continue }
            chosen[slot] = (scene.id, rank)
        }
        scenes = target.slots.compactMap { slot in chosen[slot].map { (slot, $0.id) } }
    }

    /// The scenes with a theme, as a target reads them; those that cannot be read are left out.
    package func exported(from project: Project, theme: ExportedTheme) -> ExportedScenes {
        ExportedScenes(
            scenes.compactMap { slot, id in
                project.composition(id).map { ExportedScene($0.scene, in: slot, theme: theme) }
            }, theme: theme)
    }
}
