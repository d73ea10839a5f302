import SceneRendering

extension RenderMenu {
    static let examples: [ComponentExample] = [
        example(
            "A student on stage", ExampleClass.student(), opensFor: "chen",
            contains: [
                "icon-studentVideo-camera-onImage", #"data-action="offStage""#, #"data-action="reward""#,
                "icon-studentVideo-boardAuthorization-offImage",
            ]),
        example(
            "Devices closed, and the board granted",
            ExampleClass.student(
                video: "close", audio: "close",
                widgets: "widgets: { netlessBoard: { active: true, properties: { grantedUsers: { chen: true } } } }"),
            opensFor: "chen",
            contains: [
                "icon-studentVideo-camera-offImage", "icon-studentVideo-microphone-offImage", "disabled",
                "icon-studentVideo-boardAuthorization-onImage",
            ]),
        example(
            "Camera and microphone withheld", ExampleClass.student(type: "none"), opensFor: "chen",
            contains: ["icon-studentVideo-camera-forbiddenImage", "icon-studentVideo-microphone-forbiddenImage"]),
        example(
            "The teacher's own window", ExampleClass.student(), opensFor: "lin",
            contains: [#"data-action="allOffStage""#, "Take everybody off stage"], lacks: ["disabled"]),
        example(
            "Nobody to take off stage", "users:\n" + ExampleClass.teacher, opensFor: "lin",
            contains: ["nobody is on stage", "disabled"], lacks: ["data-action"]),
        ComponentExample(
            "A one-to-one class has no stage", fixture: ExampleClass.student(), viewer: "lin", frame: frame,
            sceneType: "oneToOne", openAnchor: "renderMenu.window/chen",
            expect: .markup(contains: [#"data-action="reward""#], lacks: ["offStage"])),

        // What is refused
        ComponentExample(
            "A radius with a unit of the web", configuration: "cornerRadius: 16px", fixture: ExampleClass.student(),
            viewer: "lin", frame: frame, expect: .findings(["config.length"])),
    ]

    private static let frame = "left: 10\ntop: 10\nwidth: 180\nheight: 30"

    private static func example(
        _ title: String, _ fixture: String, opensFor user: String, contains: [String], lacks: [String] = [],
        line: Int = #line
    ) -> ComponentExample {
        ComponentExample(
            title, fixture: fixture, viewer: "lin", frame: frame, openAnchor: "renderMenu.window/\(user)",
            expect: .markup(contains: contains, lacks: lacks), line: line)
    }
}
