import SceneRendering

extension Setting {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "Everything open, front camera", fixture: devices(front: "open"), viewer: "lin",
            expect: .markup(
                contains: [#"role="switch""#, #"aria-checked="true""#, "Leave Classroom"], lacks: ["disabled"])),
        ComponentExample(
            "The back camera", fixture: devices(front: "close", back: "open"), viewer: "lin",
            expect: .markup(contains: [#"data-argument="backCamera""#], lacks: ["disabled"])),
        ComponentExample(
            "The camera is off, and has no direction", fixture: devices(front: "close"), viewer: "lin",
            expect: .markup(contains: [#"aria-checked="false""#, "disabled"])),
        ComponentExample(
            "No devices at all", fixture: person + "media: { devices: [] }\n", viewer: "lin",
            expect: .markup(contains: ["disabled"], lacks: [#"aria-checked="true""#])),
        ComponentExample(
            "Without the speaker and the way out",
            configuration: "speaker: { visible: false }\nexit: { enable: false }",
            fixture: devices(front: "open"), viewer: "lin",
            expect: .markup(contains: ["toggleMicrophone"], lacks: ["toggleSpeaker", "Leave Classroom"])),
        ComponentExample(
            "Other colours",
            configuration: """
                camera: { tintColor: systemTeal }
                microphone: { tintColor: systemTeal }
                speaker: { tintColor: systemTeal }
                exit: { backgroundColor: "#B3261E", titleColor: white }
                """, fixture: devices(front: "open"), viewer: "lin", expect: .markup(contains: ["toggleCamera"])),

        ComponentExample(
            "A room with a link", fixture: devices(front: "open") + "\n" + link, viewer: "lin",
            expect: .markup(contains: ["for-share", "https://class.example.org/physics-7b"])),
        ComponentExample(
            "A link that the scene does not offer", configuration: "share: { visible: false }",
            fixture: devices(front: "open") + "\n" + link, viewer: "lin",
            expect: .markup(contains: ["toggleCamera"], lacks: ["for-share"])),

        // What is refused
        ComponentExample(
            "A switch written as a word", configuration: "speaker: { visible: no }", fixture: person, viewer: "lin",
            expect: .findings(["config.boolean"])),
        ComponentExample(
            "An item that does not exist", configuration: "mic: { visible: false }", fixture: person, viewer: "lin",
            expect: .findings(["config.unknown-key"])),
    ]

    private static let person = """
        users:
          - { uuid: lin, name: Ms. Lin, role: teacher }

        """

    private static let link =
        "widgets: { sharingLink: { extraInfo: { sharingLink: \"https://class.example.org/physics-7b\" } } }\n"

    private static func devices(front: String, back: String = "close") -> String {
        person + """
            media:
              devices:
                - { id: cam-front, name: Front camera, type: camera, state: \(front) }
                - { id: cam-back, name: Back camera, type: camera, state: \(back) }
                - { id: mic, name: Microphone, type: mic, state: open }
                - { id: speaker, name: Speaker, type: speaker, state: open }

            """
    }
}
