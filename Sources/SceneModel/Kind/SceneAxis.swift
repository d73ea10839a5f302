public import ConfigSchema

/// A choice about pictures that a kind of scene adds to theme, mode, device and language, such as how the system paints.
///
/// The preview shows a control for each, its addresses have a part for each, and `render`, `layout` and `explain` an option.
public struct SceneAxis: Hashable, Sendable {
    /// What addresses and options call it, in one lower-case word.
    public let name: String

    /// What its control is called.
    public let label: String

    /// What its option is for, without a full stop.
    public let help: String

    /// Whether it is a setting of the device: its control stands in the preview's panel, and not in the bar.
    public let isSetting: Bool

    /// Declares an axis.
    public init(_ name: String, _ label: String, help: String, isSetting: Bool = false) {
        self.name = name
        self.label = label
        self.help = help
        self.isSetting = isSetting
    }
}

/// What can be chosen on an axis for one scene or file.
public struct AxisChoices: Hashable, Sendable {
    /// The axis.
    public let axis: SceneAxis

    /// The choices; the first one holds where nobody has chosen.
    public let choices: [EnumerationCase]

    /// Lists choices.
    public init(_ axis: SceneAxis, _ choices: [EnumerationCase]) {
        self.axis = axis
        self.choices = choices
    }

    /// The names of the choices.
    package var names: [String] { choices.map(\.name) }
}
