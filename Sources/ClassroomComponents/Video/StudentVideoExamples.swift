import SceneRendering

extension StudentVideo {
    static let examples: [ComponentExample] = [
        example("Camera and microphone published", ExampleClass.student(), contains: ["monogram", "microphone on"]),
        example("Speaking", ExampleClass.student(volume: 155), contains: ["is-speaking", "--volume:0.5"]),
        example(
            "Camera and microphone closed", ExampleClass.student(video: "close", audio: "close"),
            contains: ["camera off", "microphone off"], lacks: ["monogram"]),
        example(
            "Both withheld by the teacher", ExampleClass.student(type: "none"),
            contains: ["camera not permitted", "microphone not permitted"], lacks: ["monogram"]),
        example(
            "May not publish, and has closed both", ExampleClass.student(video: "close", audio: "close", type: "none"),
            contains: ["camera off", "microphone off"]),
        example("One reward", ExampleClass.student(also: ", rewards: 1"), contains: [">x1</span>", "\"1 reward\""]),
        example("Three rewards", ExampleClass.student(also: ", rewards: 3"), contains: [">x3</span>", "3 rewards"]),
        example(
            "May write on the board",
            ExampleClass.student(
                widgets: "widgets: { netlessBoard: { active: true, properties: { grantedUsers: { chen: true } } } }"),
            contains: ["crown", "may write on the whiteboard"]),
        example("A hand is up", ExampleClass.student(also: ", handsWave: 10m"), contains: ["hand raised"]),
        example(
            "In a big window, and blank here",
            ExampleClass.student(widgets: "widgets: { streamWindow-s-chen: { active: true } }"),
            contains: ["is-detached"],
            lacks: ["monogram", "caption"]),
        example(
            "Nobody has come", "users:\n" + ExampleClass.teacher, contains: ["is-empty", "Empty seat"],
            lacks: ["caption"]),
        ComponentExample(
            "Without name and marks", configuration: "label: { visible: false }\nmask: { enable: false }",
            fixture: ExampleClass.student(), viewer: "lin", frame: frame, sceneType: "oneToOne",
            expect: .markup(contains: ["monogram"], lacks: ["class=\"name\"", "microphone"])),

        // What is refused
        ComponentExample(
            "A colour without quotes", configuration: "cell:\n  backgroundColor: #FFFFFF",
            fixture: ExampleClass.student(), viewer: "lin", frame: frame, expect: .findings(["config.unquoted-color"])),
        ComponentExample(
            "A key of the older documentation", configuration: "mask: { userOffImage: window_no_user }",
            fixture: ExampleClass.student(), viewer: "lin", frame: frame, expect: .findings(["config.unknown-key"])),
    ]

    private static let frame = "left: 0\ntop: 0\nwidth: 244\nheight: 137"

    private static func example(
        _ title: String, _ fixture: String, contains: [String], lacks: [String] = [], line: Int = #line
    ) -> ComponentExample {
        ComponentExample(
            title, fixture: fixture, viewer: "lin", frame: frame, sceneType: "oneToOne",
            expect: .markup(contains: contains, lacks: lacks), line: line)
    }
}
