import SceneRendering

/// What elements of widgets tell the page's script beyond what all pictures do, by the names of the attributes.
package enum WidgetData: String, CaseIterable, Sendable {
    /// What a button says once it has copied.
    case copied = "data-copied"
    /// The identifier of the element whose text a button copies.
    case copies = "data-copies"
    /// The identifier of the list that a field searches.
    case filters = "data-filters"
    /// By how many widgets a button turns a stack.
    case turns = "data-turns"
    /// What a search looks through, in small letters.
    case words = "data-words"
}

extension HTMLAttribute {
    static func data(_ name: WidgetData, _ value: String) -> HTMLAttribute { HTMLAttribute(name.rawValue, value) }
}
