import ConfigSchema
import SceneRendering

extension SharedConfiguration {
    /// The teacher's files, as the tool collection offers them.
    ///
    /// ```yaml
    /// cloudStorage: { image: toolcollection_enabled_cloud }
    /// ```
    static let cloudStorage = SharedConfiguration(
        "cloudStorage", "The teacher's files, which the tool collection offers where their widget is registered.",
        PropertySpec.visibility + [
            .image("image", default: "toolcollection_enabled_cloud", "Icon in the tool collection.")
        ], shownIn: ToolCollection.name,
        examples: [
            ComponentExample(
                "In the teacher's tools", fixture: files, viewer: "lin", openAnchor: "toolCollection.tools",
                isPopup: true, expect: .markup(contains: ["icon-cloudStorage-image"])),
            ComponentExample(
                "Switched off", configuration: "enable: false", fixture: files, viewer: "lin",
                openAnchor: "toolCollection.tools", isPopup: true,
                expect: .markup(contains: ["is-tools"], lacks: ["icon-cloudStorage-image"])),
            ComponentExample(
                "An icon under another name", configuration: "icon: toolcollection_enabled_cloud", fixture: files,
                viewer: "lin", expect: .findings(["config.unknown-key"])),
        ])

    private static let files = """
        users: [{ uuid: lin, name: Ms. Lin, role: teacher }]
        widgets: { netlessBoard: { active: true }, cloudDrive: { active: false } }
        """
}
