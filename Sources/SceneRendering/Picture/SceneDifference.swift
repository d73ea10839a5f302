import SceneModel

/// The difference between two stagings of one view: what a saved file changes on a page.
package struct SceneDifference: Sendable {
    /// The components that look different; empty when only styles changed.
    package let patches: [Patch]
    /// Whether the pages must draw the scene anew, because components came, went or changed their order.
    package let needsRefresh: Bool

    /// Compares what pages show with what they should show.
    package init(from old: LiveScene, to new: LiveScene) {
        let ids = new.staged.instances.map(\.placement.id)
        needsRefresh = old.staged.instances.map(\.placement.id) != ids || old.staged.view != new.staged.view
        guard !needsRefresh else {
            patches = []
            return
        }
        // Drawing the old staging now may give something else: both run the same parts, and the new one has brought
        // these in line with what it enables.
        patches = zip(old.pictures, zip(new.staged.instances, new.pictures)).compactMap { left, after in
            let (instance, right) = after
            guard left != right else { return nil }
            return .replace(id: StagedScene.elementID(instance.placement.id), right)
        }
    }
}
