/// One property of a component or of a file format, declared once.
///
/// Reading, checking, "did you mean", JSON Schema, the reference and the inspector all come from this value. Use the
/// factories, one for each kind, such as `.color`:
///
/// ```swift
/// .color("goodColor", default: "$systemSafeColor", "Colour of the text while the network is good.", on: ["backgroundColor"])
/// ```
public final class PropertySpec: Sendable {
    /// The key in YAML, below the component or the part that it belongs to.
    public let key: String

    /// What its value may be.
    public let kind: PropertyKind

    /// The built-in value as it would be written in YAML; nil when there is none.
    public let defaultText: String?

    /// One sentence for the reference and for editors.
    public let summary: String

    /// The version of Diorama that introduced it.
    public let since: String

    /// Whether a file without it is in error.
    public let isRequired: Bool

    /// For a text's colour or an icon's image: the stacks of surfaces that it may stand on, one for each state of the component.
    ///
    /// A stack lists keys of the component's own colours and tinted images, bottom to top. The contrast check composites each
    /// stack in this order, and holds the text against all of them.
    public let surfaces: [[String]]

    /// For a group: the paths below it of the images by which somebody tells states apart.
    public let states: [String]

    /// The names that it had before, or has in what files are brought over from.
    ///
    /// Files may use them; a finding gives the name of today.
    public let formerNames: [String]

    /// For a key that stands elsewhere now: the paths of its present places, below the nearest group that has their first step.
    ///
    /// Such a key is no property of its own. Files may use it; a finding gives the present place.
    public let destinations: [String]

    /// The Swift file that declares it, as `Module/File.swift`: where an explanation points for a built-in value.
    public let file: String

    /// The line of the declaration, from 1.
    public let line: Int

    /// Declares a property; the factories are shorter.
    public init(
        _ key: String, _ kind: PropertyKind, default defaultText: String? = nil, _ summary: String,
        since: String = "0.1", required: Bool = false, on surfaces: [[String]] = [], states: [String] = [],
        formerly formerNames: [String] = [], movedTo destinations: [String] = [],
        file: String = #fileID, line: Int = #line
    ) {
        self.states = states
        self.key = key
        self.kind = kind
        self.defaultText = defaultText
        self.summary = summary
        self.since = since
        self.isRequired = required
        self.surfaces = surfaces
        self.formerNames = formerNames
        self.destinations = destinations
        self.file = file
        self.line = line
    }
}

extension PropertySpec {
    /// The same property, which files may also call by names that it had before.
    ///
    /// Such a file is read as if it said the present name, with a finding that gives it.
    ///
    /// ```swift
    /// .image("singleCheckedImage", default: "poll_sin_checked", "Mark of the chosen one.").formerly("selectedSingleModeImage")
    /// ```
    public func formerly(_ names: String...) -> PropertySpec {
        PropertySpec(
            key, kind, default: defaultText, summary, since: since, required: isRequired, on: surfaces,
            states: states, formerly: formerNames + names, file: file, line: line)
    }

    /// A key whose value stands at another place now, or at several.
    ///
    /// `default` is for parts of a shadow: the part's value while a file sets only others of them.
    ///
    /// ```swift
    /// .moved("onImage", to: "streamOn.image")
    /// ```
    public static func moved(
        _ key: String, to destinations: String..., default text: String? = nil, file: String = #fileID,
        line: Int = #line
    ) -> PropertySpec {
        let places = destinations.map { "'\($0)'" }.joined(separator: " and ")
        return PropertySpec(
            key, .anything, default: text, "Called \(places) now.", movedTo: destinations, file: file, line: line)
    }
}

// MARK: - Factories

extension PropertySpec {
    /// `true` or `false`, which may differ by device.
    public static func boolean(
        _ key: String, default value: Bool, _ summary: String, since: String = "0.1", file: String = #fileID,
        line: Int = #line
    ) -> PropertySpec {
        PropertySpec(
            key, .byDevice(.boolean), default: value ? "true" : "false", summary, since: since, file: file, line: line)
    }

    /// A whole number.
    public static func integer(
        _ key: String, in range: ClosedRange<Int>, default value: Int?, _ summary: String, since: String = "0.1",
        file: String = #fileID, line: Int = #line
    ) -> PropertySpec {
        PropertySpec(
            key, .byDevice(.integer(range)), default: value.map { String($0) }, summary, since: since, file: file,
            line: line)
    }

    /// A number, or a metric.
    public static func number(
        _ key: String, in range: ClosedRange<Double>, default text: String?, _ summary: String, since: String = "0.1",
        file: String = #fileID, line: Int = #line
    ) -> PropertySpec {
        PropertySpec(
            key, .byDevice(.byMode(.number(range))), default: text, summary, since: since, file: file, line: line)
    }

    /// A length in points, scaled or relative, or a metric.
    public static func length(
        _ key: String, default text: String?, _ summary: String, since: String = "0.1", file: String = #fileID,
        line: Int = #line
    ) -> PropertySpec {
        PropertySpec(key, .byDevice(.byMode(.length)), default: text, summary, since: since, file: file, line: line)
    }

    /// A colour; `on` names the surfaces under a text's colour, bottom to top, and `orOn` other stacks that it stands on in
    /// other states.
    public static func color(
        _ key: String, default text: String?, _ summary: String, on surfaces: [String] = [],
        orOn others: [[String]] = [], since: String = "0.1", file: String = #fileID, line: Int = #line
    ) -> PropertySpec {
        PropertySpec(
            key, .byDevice(.byMode(.color)), default: text, summary, since: since,
            on: ([surfaces] + others).filter { !$0.isEmpty }, file: file, line: line)
    }

    /// A size in points with a weight, or a font of the theme.
    public static func font(
        _ key: String, default text: String?, _ summary: String, since: String = "0.1", file: String = #fileID,
        line: Int = #line
    ) -> PropertySpec {
        PropertySpec(key, .byDevice(.font), default: text, summary, since: since, file: file, line: line)
    }

    /// A colour with its offset and blur in points, or a shadow of the theme.
    public static func shadow(
        _ key: String, default text: String?, _ summary: String, since: String = "0.1", file: String = #fileID,
        line: Int = #line
    ) -> PropertySpec {
        PropertySpec(key, .byMode(.shadow), default: text, summary, since: since, file: file, line: line)
    }

    /// An image of the theme; `on` names the surfaces under an icon, bottom to top.
    public static func image(
        _ key: String, default name: String?, _ summary: String, on surfaces: [String] = [], since: String = "0.1",
        file: String = #fileID, line: Int = #line
    ) -> PropertySpec {
        PropertySpec(
            key, .byDevice(.byMode(.image)), default: name, summary, since: since,
            on: surfaces.isEmpty ? [] : [surfaces], file: file, line: line)
    }

    /// Text in the reader's language.
    public static func text(
        _ key: String, default text: String?, _ summary: String, since: String = "0.1", file: String = #fileID,
        line: Int = #line
    ) -> PropertySpec {
        PropertySpec(key, .text, default: text, summary, since: since, file: file, line: line)
    }

    /// A length of time, such as `300ms` or `5s`.
    public static func duration(
        _ key: String, default text: String?, _ summary: String, since: String = "0.1", file: String = #fileID,
        line: Int = #line
    ) -> PropertySpec {
        PropertySpec(key, .duration, default: text, summary, since: since, file: file, line: line)
    }

    /// One of some names.
    public static func enumeration(
        _ key: String, _ cases: [EnumerationCase], default name: String?, _ summary: String, since: String = "0.1",
        file: String = #fileID, line: Int = #line
    ) -> PropertySpec {
        PropertySpec(
            key, .byDevice(.enumeration(cases)), default: name, summary, since: since, file: file, line: line)
    }

    /// A group of properties under one key; `states` are the paths of images below it by which states are told apart.
    public static func group(
        _ key: String, _ summary: String, _ members: [PropertySpec], states: [String] = [], since: String = "0.1",
        file: String = #fileID, line: Int = #line
    ) -> PropertySpec {
        PropertySpec(
            key, .record(PropertyGroup("'\(key)'", members)), summary, since: since, states: states, file: file,
            line: line)
    }
}
