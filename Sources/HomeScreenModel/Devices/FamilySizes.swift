import SceneModel

/// How large some families of widgets are, for as few as a device has.
///
/// Not a dictionary: every command makes the table of devices, and a dictionary's first key of a type makes the runtime
/// look through all that the program declares, which takes as long as to check a small scene.
struct FamilySizes: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    private struct Entry: Hashable, Sendable {
        let family: WidgetFamily
        let size: LayoutSize
    }

    private var entries: [Entry]

    init(dictionaryLiteral elements: (WidgetFamily, LayoutSize)...) {
        entries = elements.map { Entry(family: $0, size: $1) }
    }

    /// The size of a family; nil for one that the device does not show.
    subscript(family: WidgetFamily) -> LayoutSize? {
        get { entries.first { $0.family == family }?.size }
        set {
            entries.removeAll { $0.family == family }
            if let newValue { entries.append(Entry(family: family, size: newValue)) }
        }
    }
}
