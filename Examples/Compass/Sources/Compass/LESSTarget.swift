public import Exporting

/// The colours of a theme's default mode as variables of LESS: `outdoors export less`.
public struct LESSTarget: ExportTarget {
    /// The word on the command line.
    public let name = "less"

    /// The sentence for the help text.
    public let summary = "LESS variables of the default mode"

    /// A target without options.
    public init() {}

    /// One line for each colour.
    public func export(_ theme: ExportedTheme) -> Export {
        let lines = theme.tokens.compactMap { token -> ExportedLine? in
            guard let value = token.value(mode: theme.modes[0], deviceClass: theme.deviceClasses[0]),
                case .color(let color) = value.resolved
            else { return nil }
            return ExportedLine("@\(token.name): \(color.hexText);", of: token.name, at: value.place)
        }
        return Export(files: [ExportedFile("\(theme.id).less", .text(lines, comments: .line))])
    }
}
