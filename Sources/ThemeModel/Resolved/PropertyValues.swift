public import ConfigSchema

/// The values of one component's properties, ready for drawing.
///
/// Paths are those of YAML, such as `networkState.goodColor`. Colours, fonts, lengths, shadows and images reach the page
/// by way of the style sheet; a component mostly reads the switches and lists.
public struct PropertyValues: Sendable {
    /// The component's name.
    public let component: String

    /// Every property that has a value, by leaf of the declaration.
    package let values: [ResolvedValue?]

    package let group: PropertyGroup

    package init(component: String, group: PropertyGroup, values: [ResolvedValue?]) {
        self.component = component
        self.group = group
        self.values = values
    }

    /// The value at a path; nil when neither a file nor the declaration gives one.
    public subscript(_ path: String) -> ResolvedValue? { group.leafIndex(path).flatMap { values[$0] } }

    /// A switch; `true` when there is no such property, so that an undeclared `enable` does not hide a part.
    public func boolean(_ path: String) -> Bool {
        if case .boolean(let value)? = self[path] { value } else { true }
    }

    /// Whether a part is to be drawn: its `enable` and its `visible`, both true by convention when undeclared.
    ///
    /// Without `enable` a part must not exist; without `visible` it exists but is hidden. A list
    /// drops an entry when either is false.
    public func isShown(_ path: String) -> Bool {
        let prefix = path.isEmpty ? "" : path + "."
        return boolean(prefix + "enable") && boolean(prefix + "visible")
    }

    /// A number, or a length in points; 0 when there is none.
    public func number(_ path: String) -> Double {
        switch self[path] {
        case .number(let value): value
        case .length(let length): length.value
        default: 0
        }
    }

    /// A text, or the name of an enumeration's case.
    public func text(_ path: String) -> String? {
        if case .text(let value)? = self[path] { value } else { nil }
    }

    /// The texts of a list; empty when there is none.
    public func texts(_ path: String) -> [String] { Self.texts(self[path]) }

    /// The texts of the list that a map has under a key; nil when the map has no such key.
    public func texts(_ path: String, for key: String) -> [String]? {
        guard case .map(let entries)? = self[path] else { return nil }
        return entries.first { $0.key == key }.map { Self.texts($0.value) }
    }

    /// The colour of a property, in the mode that was asked for; nil when it has none.
    public func color(_ path: String) -> SRGBColor? {
        if case .color(let value)? = self[path] { value } else { nil }
    }

    /// The file of an image property; nil when it has none.
    public func image(_ path: String) -> ResolvedImage? {
        if case .image(let value)? = self[path] { value } else { nil }
    }

    private static func texts(_ value: ResolvedValue?) -> [String] {
        guard case .list(let items)? = value else { return [] }
        return items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
}
