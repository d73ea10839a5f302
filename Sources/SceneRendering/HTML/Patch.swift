/// A change of a page: of one element, named by its identifier.
///
/// Components answer with patches, pages are sent them as JSON. Patches apply in order, and one for an element that a page
/// does not have is passed over.
///
/// ```json
/// {"before":"c-people--row-bo","html":"<li …>","id":"c-people--row-amy","op":"insert","parent":"c-people--list"}
/// ```
public struct Patch: Hashable, Sendable, Codable {
    /// The ways in which an element can change.
    public enum Operation: String, Hashable, Sendable, Codable {
        /// The element looks like ``Patch/html`` now.
        case replace
        /// The element is new, or has moved: it stands in ``Patch/parent`` now.
        case insert
        /// The element is gone.
        case remove
    }

    /// In which way the element changes.
    public let operation: Operation
    /// The element's identifier.
    public let id: String
    /// The element's markup; nil when it is removed.
    public let html: String?
    /// The identifier of the element that an inserted one stands in; nil for other operations.
    public let parent: String?
    /// The identifier of the sibling in front of which an inserted element stands; nil for the end.
    public let before: String?

    private enum CodingKeys: String, CodingKey {
        case operation = "op"
        case id, html, parent, before
    }

    /// An element looks like this now.
    public static func replace(id: String, _ node: HTMLNode) -> Patch {
        Patch(operation: .replace, id: id, html: HTMLRenderer.render(node), parent: nil, before: nil)
    }

    /// An element is new, or has moved: it stands in `parent` now, before another element or at the end.
    ///
    /// A page that already has it moves it.
    public static func insert(id: String, _ node: HTMLNode, parent: String, before: String? = nil) -> Patch {
        Patch(operation: .insert, id: id, html: HTMLRenderer.render(node), parent: parent, before: before)
    }

    /// An element is gone.
    public static func remove(id: String) -> Patch {
        Patch(operation: .remove, id: id, html: nil, parent: nil, before: nil)
    }
}
