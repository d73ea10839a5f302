import SceneRendering

/// The signs on the windows of the board, twenty units wide and high, in the colour of the words beside them.
enum BoardSign {
    case back, forward, minimise, maximise, restore, close

    private var path: String {
        switch self {
        case .back: "M12 5l-5 5l5 5"
        case .forward: "M8 5l5 5l-5 5"
        case .minimise: "M5 14h10"
        case .maximise: "M5 5h10v10h-10z"
        case .restore: "M5 8h7v7h-7zM8 8v-3h7v7h-3"
        case .close: "M6 6l8 8M14 6l-8 8"
        }
    }

    var node: HTMLNode {
        .element(.svg, .viewBox(0, 0, 20, 20), .aria("hidden", "true"), children: [.element(.path, .path(path))])
    }
}
