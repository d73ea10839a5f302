import SceneModel

/// The layout language in a few paragraphs.
enum LayoutWords {
    /// What stands in front of the list of keys.
    static let blocks: [ReferenceBlock] = [
        .paragraph(
            "Each entry names a component and says where it stands. A side that nothing decides takes the component's own"
                + " size; too many decisions for one axis are a finding."),
        .code(
            """
            compose:
              - header: { left: 0, right: 0, top: 0, height: 20 }
              - board: { left: 0, right: 0, top: header.bottom + 2, bottom: 0 }
              - menu: { kind: suspend, opensFrom: header.menu }

            """, label: "Scenes/NAME.yaml"),
        .list(
            [
                "`left: 12` is a distance from the scene's own left edge, as in CSS; so are the other edges.",
                "`top: header.bottom + 2` is a position: an edge of another entry, plus or minus points.",
                "`height: 307s` are points times the scene's scale; `width: 50%` is a share of the scene.",
                "`bottom: tools.top - 15 else board.bottom - 20` takes the second where `tools` shows nothing.",
                "A map by device class, such as `{ small: 14, large: 20 }` with the classes of the project, holds for each.",
                "Entries stand bottom to top: what comes later covers what came before.",
            ], isNumbered: false),
        .paragraph("`layout SCENE` prints every rectangle, and marks what cannot be seen or pressed."),
    ]
}
