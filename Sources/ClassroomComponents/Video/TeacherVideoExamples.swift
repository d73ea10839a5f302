import SceneRendering

extension TeacherVideo {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "The teacher is on camera", fixture: lecture("videoState: open, audioState: open, type: both"),
            viewer: "lin",
            frame: frame, expect: .markup(contains: ["Ms. Lin", "monogram", "microphone on"], lacks: ["overlay"])),
        ComponentExample(
            "Camera and microphone closed", fixture: lecture("videoState: close, audioState: close, type: both"),
            viewer: "lin", frame: frame,
            expect: .markup(contains: ["camera off", "microphone off"], lacks: ["monogram"])),
        ComponentExample(
            "Speaking", fixture: lecture("videoState: open, audioState: open, type: both, volume: 155"),
            viewer: "chen", frame: frame, expect: .markup(contains: ["is-speaking", "--volume:0.5"])),
        ComponentExample(
            "Open, and withheld", fixture: lecture("videoState: open, audioState: open, type: none"),
            viewer: "chen", frame: frame,
            expect: .markup(contains: ["camera not permitted", "microphone not permitted"])),
        ComponentExample(
            "The teacher has not come", fixture: "users:\n  - { uuid: chen, name: 陈小明, role: student }\n",
            viewer: "chen", frame: frame,
            expect: .markup(contains: ["is-empty", "Waiting for the teacher"], lacks: ["caption"])),
        ComponentExample(
            "Smaller than its frame", configuration: "gap: 12",
            fixture: lecture("videoState: open, audioState: open, type: both"), viewer: "lin", frame: frame,
            sceneType: "lecture", expect: .markup(contains: ["--inset:12px"])),

        // What is refused
        ComponentExample(
            "A length with a unit of the web", configuration: "gap: 2px", fixture: lecture("type: both"),
            viewer: "lin",
            frame: frame, expect: .findings(["config.length"])),
        ComponentExample(
            "A student's entry", configuration: "moveButton: { visible: false }", fixture: lecture("type: both"),
            viewer: "lin", frame: frame, expect: .findings(["config.unknown-key"])),
    ]

    private static let frame = "left: 0\ntop: 0\nwidth: 244\nheight: 137"

    private static func lecture(_ stream: String) -> String {
        "users:\n" + ExampleClass.teacher + "  - { uuid: chen, name: 陈小明, role: student }\n"
            + "streams:\n  - { uuid: s-lin, owner: lin, video: camera, audio: mic, \(stream) }\n"
    }
}
