/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    /// Also into files and pipes.
    case always
    /// Nowhere.
    case never
}

/// The options that every command takes, before or after its name.
enum CommonOptions {
    static let root = Option<String?>.text(
        "root", value: "DIR",
        help: "The project's folder, which paths are relative to (default: the current one, or that of the project"
            + " around it)")

    static let allow = Option<String?>.text(
        "allow", value: "PATH", help: "A file or folder outside of the project's that may be read; can be repeated")

    static let color = Option<ColorChoice>.choice(
        "color", value: "WHEN", default: .auto,
        help: "When output is coloured (auto: on a terminal, unless NO_COLOR is set)")

    static let help = Option<Bool>.flag("help", short: "h", help: "Explain the command, and do nothing else")

    static let version = Option<Bool>.flag("version", help: "Print the version, and do nothing else")

    /// Their declarations, in the order of the help text.
    static let declarations = [
        root.declaration, allow.declaration, color.declaration, help.declaration, version.declaration,
    ]
}
