package import ConfigSchema

/// The format of the project file, `diorama.yaml`.
package enum ProjectFormat {
    /// The top level.
    package static let group = PropertyGroup(
        "a project",
        [
            PropertySpec("$schema", .anything, "A JSON Schema for editors; ignored."),
            PropertySpec(
                "devices", .map(of: .record(device), keys: .any("device")),
                "Screens by name, beside those that every project has."),
            PropertySpec(
                "locales", .list(of: .string, count: 1...100),
                "Languages such as `fr` or `pt-BR`, beside those that the product's texts have."),
            PropertySpec("theme", .string, "The id of the theme of scenes that name none."),
            PropertySpec("scene", .string, "The id of the scene that the preview shows first."),
            PropertySpec(
                "port", .number(0...65535),
                "The port that the preview listens on when the command line names none; 0 takes a free one."),
            PropertySpec(
                "rules", severities,
                "How bad findings are, by the id of their rule or by a pattern such as `contrast.*`."),
            PropertySpec(
                "overrides", .list(of: .record(override), count: 0...100),
                "The same for some files; of several that hold, the last one counts."),
            PropertySpec(
                "exports", .list(of: .record(export), count: 0...100),
                "What `diorama export` writes when the command line names no target."),
            PropertySpec(
                "reference", .string,
                "The address of the team's copy of `diorama reference --format html`, to which reports link."),
        ])

    private static let severities = PropertyKind.map(of: .enumeration(FindingLevel.cases), keys: .any("rule"))

    private static let override = PropertyGroup(
        "an override",
        [
            PropertySpec(
                "files", .list(of: .string, count: 1...100),
                "Paths below the project's folder; `*` stands for a part of a name, `**` for any folders.",
                required: true),
            PropertySpec("rules", severities, "How bad findings in these files are.", required: true),
        ])

    private static let export = PropertyGroup(
        "an export",
        [
            PropertySpec(
                "target", .string, "The form, such as `css`; `diorama export --help` lists all.", required: true),
            PropertySpec("theme", .string, "The id of the theme; the project's when there is none."),
            PropertySpec("subject", .string, "The id of what is exported, for a form that writes no theme."),
            PropertySpec("scene", .string, "The id of the scene, for a form that writes scenes along with the theme."),
            PropertySpec(
                "scenes", .list(of: .string, count: 1...20), "The ids of several scenes, each of another type."),
            PropertySpec(
                "to", .string,
                "The folder that is written into, relative to the project's; it may lie outside of it when "
                    + "the command line allows that with `--allow`.", required: true),
            PropertySpec(
                "options", .map(of: .string, keys: .any("option")),
                "Options of the form, as the command line takes them without dashes; a flag is `true`."),
        ])

    private static let device = PropertyGroup(
        "a device",
        [
            PropertySpec("width", .number(Device.allowedSides), "Points.", required: true),
            PropertySpec("height", .number(Device.allowedSides), "Points.", required: true),
            PropertySpec(
                "class", .string, "Which of several values by device holds; a new name is a device class of its own.",
                required: true),
        ])
}
