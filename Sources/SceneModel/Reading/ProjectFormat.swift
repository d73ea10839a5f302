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
