extension StagedScene {
    /// The same view with the popup open that a part of a component opens, such as `toolBar.setting`.
    package func opening(_ anchor: String, registry: ComponentRegistry) -> StagedScene {
        var view = view
        view.openAnchor = anchor
        return StagedScene(
            scene: scene, theme: theme, registry: registry, device: device, view: view, store: store)
    }
}
