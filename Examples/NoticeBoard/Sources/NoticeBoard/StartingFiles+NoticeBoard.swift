import SceneModel

extension StartingFiles {
    /// A board with one notice, and paper in two modes.
    static let noticeBoard = StartingFiles(
        theme: """
            # Paper on a board. `$name` is one of the colours below; `notices schema theme` lists every key.

            theme: paper
            title: Paper
            modes: [light, dark]

            colors:
              paper: { light: "#FFF8E1", dark: "#2B2118" }
              card: { light: "#FFFFFF", dark: "#3A2E22" }
              ink: { light: "#3E2723", dark: "#FFE0B2" }

            components:
              noticeList:
                backgroundColor: $paper
                noticeColor: $card
                textColor: $ink

            """,
        scene: """
            # A board that hangs in a room: the notices, and what hangs there when the scene is opened.

            scene: board
            title: Board
            theme: paper
            type: noticeBoard
            viewer: visitor  # or janitor, who takes notices down

            compose:
              - noticeList: { left: 0, right: 0, top: 0, bottom: 0 }

            contexts:
              notices:
                - The first notice.

            """)
}
