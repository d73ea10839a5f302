package import SceneRendering

/// What the board tells the page's script (`board.js` and its modules), by the name of the attribute.
package enum BoardData: String, CaseIterable, Sendable {
    /// The tool in the hand: the kind of an element, or `text`, `eraser`, `laser`, `select`.
    case hand = "data-hand"
    /// Red, green and blue, each from 0 to 255.
    case color = "data-color"
    /// The pen's width from 1 to 5, or the size of texts.
    case size = "data-size"
    /// The number of the sheet that the open page shows.
    case sheet = "data-sheet"
    /// What stands in front of an element's identifier in the page.
    case marks = "data-marks"
}

extension HTMLAttribute {
    /// Data that the board's script reads.
    package static func data(_ name: BoardData, _ value: String) -> HTMLAttribute {
        HTMLAttribute(name.rawValue, value)
    }
}
