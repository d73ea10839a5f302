public import ConfigSchema
public import SourceDiagnostics
public import ThemeModel

/// A theme as targets read it: every token with its value, its alias and its line of YAML, for each mode and device class.
public struct ExportedTheme: Sendable {
    /// The name that a reader types to write the export again, such as `diorama`.
    public let program: String

    /// The theme's id.
    public var id: String { theme.id }

    /// The modes; the first is the default.
    public var modes: [String] { theme.modes }

    /// The device classes by which values may differ; the first is the default, and there is at least one.
    public let deviceClasses: [String]

    /// The tokens of all categories, in the order of the files, base theme first.
    public let tokens: [ExportedToken]

    /// Whether a target may run programs of the machine, such as one that draws; the preview starts none.
    public let runsPrograms: Bool

    /// The drawn files of an earlier export into the same folder; `nil` for one that goes to no folder.
    package let drawn: ExportFolder.Drawn?

    package let theme: Theme
    package let fileSystem: any FileSystem

    /// Takes a theme without errors, and the files that it lies in.
    package init(
        _ theme: Theme, in fileSystem: any FileSystem, program: String, runsPrograms: Bool = false,
        drawn: ExportFolder.Drawn? = nil
    ) {
        self.drawn = drawn
        self.theme = theme
        self.fileSystem = fileSystem
        self.program = program
        self.runsPrograms = runsPrograms
        let classes = theme.catalog.vocabulary.deviceClasses
        deviceClasses = classes.isEmpty ? [""] : classes
        let metrics = MetricValues(of: theme)
        tokens = TokenCategory.allCases.flatMap { category in
            theme.tokens[category].names.map {
                ExportedToken(category: category, name: $0, theme: theme, metrics: metrics)
            }
        }
    }
}

/// One token of a theme.
public struct ExportedToken: Sendable {
    /// The section that declares it: colours, fonts, metrics, shadows or images.
    public let category: TokenCategory

    /// Its name as it is written in YAML.
    public let name: String

    fileprivate let theme: Theme
    fileprivate let metrics: MetricValues

    /// The token's value in a mode on a device class; nil where it has none there.
    public func value(mode: String, deviceClass: String) -> ExportedValue? {
        let situation = theme.situation(
            mode: mode, deviceClass: deviceClass, locale: theme.catalog.vocabulary.firstLocale)
        guard let value = theme.definition(category, name, in: situation) else { return nil }
        let resolved: ResolvedValue? =
            switch category {
            case .images: theme.image(name, in: situation).map { .image($0) }
            case .metrics: metrics.value(of: name, in: situation).map { .number($0) }
            case .colors, .fonts, .shadows: theme.resolve(value, in: situation)
            }
        return resolved.map {
            ExportedValue(resolved: $0, alias: TokenAlias(value), place: value.range, isBuiltIn: false)
        }
    }
}

/// A token's value in one mode on one device class.
public struct ExportedValue: Sendable {
    /// The value with all references followed.
    public let resolved: ResolvedValue

    /// The token that it refers to, for an image that of its tint; nil for a value that is written out.
    public let alias: TokenAlias?

    /// The line of YAML that gives it.
    public let place: SourceRange

    /// Whether no file gives it: it is a default that a component declares.
    public let isBuiltIn: Bool
}

/// A reference to another token.
public struct TokenAlias: Hashable, Sendable {
    /// The category of the token.
    public let category: TokenCategory

    /// The token's name.
    public let name: String

    /// The opacity that replaces that of the colour, from 0 to 1; nil keeps the colour's own.
    public let alpha: Double?

    /// Reads the reference of a value; nil for a value that is none.
    init?(_ value: ConfigValue) {
        switch value.value {
        case .color(let expression): self.init(expression)
        case .imageSource(let source):
            guard let tint = source.tint else { return nil }
            self.init(tint)
        case .font(.token(let name)): self.init(.fonts, name)
        case .number(.token(let name)): self.init(.metrics, name)
        case .shadow(.token(let name)): self.init(.shadows, name)
        default: return nil
        }
    }

    private init?(_ color: ColorExpression) {
        guard case .token(let name) = color.base else { return nil }
        self.init(.colors, name, alpha: color.alpha)
    }

    private init(_ category: TokenCategory, _ name: String, alpha: Double? = nil) {
        self.category = category
        self.name = name
        self.alpha = alpha
    }
}
