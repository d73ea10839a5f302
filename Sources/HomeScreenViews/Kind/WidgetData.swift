package import SceneRendering

/// What elements of widgets tell the page's script beyond what all pictures do, by the names of the attributes.
package enum WidgetData: String, CaseIterable, Sendable {
    /// What a button says once it has copied.
    case copied = "data-copied"
    /// The identifier of the element whose text a button copies.
    case copies = "data-copies"
    /// The name of the widget whose sheet a button of the panel opens, as its sheet has it in ``sheetOf``.
    case edits = "data-edits"
    /// A button that begins or ends the editing of the home screen, and the page while that goes on.
    case editsHome = "data-edits-home"
    /// The identifier of the list that a field searches.
    case filters = "data-filters"
    /// The page of a home screen on which the widget of ``edits`` stands.
    case onPage = "data-on-page"
    /// The name of the widget that a sheet edits: its screen and its place there.
    case sheetOf = "data-sheet-of"
    /// The name of a widget of a stack, as its sheet has it in ``sheetOf``, at the dot that stands for it.
    case stands = "data-stands"
    /// By how many widgets a button turns a stack.
    case turns = "data-turns"
    /// What a search looks through, in small letters.
    case words = "data-words"
}

extension HTMLAttribute {
    package static func data(_ name: WidgetData, _ value: String = "") -> HTMLAttribute {
        HTMLAttribute(name.rawValue, value)
    }

    /// The sheet of a widget on a screen, or with ``WidgetData/edits`` a button that opens it.
    package static func data(_ name: WidgetData, _ widget: String, on screen: String) -> HTMLAttribute {
        .data(name, "\(screen)/\(widget)")
    }
}
