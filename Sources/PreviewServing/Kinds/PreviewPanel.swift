public import LiveValues
public import SceneRendering

/// The controls beside the scene that play the part of a server and of other people, at one moment.
///
/// Each group of controls is an element of its own, so that a change draws only the group that shows it.
public protocol PreviewPanel {
    /// The whole panel: one element, with an identifier.
    var node: HTMLNode { get }

    /// The groups that changes draw again, each once; elements with identifiers.
    var parts: [HTMLNode] { get }

    /// The group that shows what a change of this topic is about; nil when none does.
    func part(showing topic: Topic) -> HTMLNode?

    /// What a change adds to long lists and takes out of them, in constant time.
    func listPatches(for record: ChangeRecord) -> [Patch]
}
