import SceneRendering

extension StateBar {
    static let examples: [ComponentExample] = [
        example(
            "Good network, class under way",
            room(state: "during, startTime: -12m, duration: 45m, closeDelay: 5m"),
            contains: [
                "level good", ">Good<", "icon-stateBar-networkState-goodImage", "Physics 7B", "In class: 12:0",
                "The class ends in 5 min",
            ], lacks: ["Recording", "level bad"]),
        example(
            "Bad network", room(state: "during, startTime: -12m") + "monitor: { quality: bad }",
            contains: ["level bad", ">Bad<", "icon-stateBar-networkState-badImage"]),
        example(
            "Disconnected, which a good quality does not hide",
            room(state: "during, startTime: -12m") + "monitor: { quality: good, connection: reconnecting }",
            contains: ["level down", ">Disconnected<", "icon-stateBar-networkState-downImage"]),
        example(
            "Before class, no start planned", room(state: "before"),
            contains: ["Class has not begun<"], lacks: ["data-runs-", "data-warns-at"]),
        example(
            "Before class, an hour and a half to go", room(state: "before, startTime: 1h30m"),
            contains: ["Class begins in: 01:", "data-runs-until"]),
        example(
            "After class: the time turns red and goes on",
            room(state: "after, startTime: -46m, duration: 45m, closeDelay: 5m"),
            contains: [
                "time after", "The class has ended: 46:0", "scheduleTime.afterColor",
                "The classroom closes in 1 min",
            ]),
        example(
            "Recording", room(state: "during, startTime: -1h2m", recording: "started"),
            contains: ["class=\"recording\"", "Recording...", "In class: 01:02:0"]),
        example(
            "Recording that only starts shows nothing", room(state: "during, startTime: -5m", recording: "starting"),
            contains: ["In class: 05:0"], lacks: ["Recording"]),
        example(
            "A long name gives way to everything else",
            room(
                name: "Advanced Placement Physics C: Electricity and Magnetism, second period, with laboratory, "
                    + "room 204 of the science building", state: "during, startTime: -12m", recording: "started"),
            device: "phone", contains: ["stateBar phone", "Advanced Placement Physics C"]),
        example(
            "A name that looks like markup", room(name: "<script>alert(1)</script>", state: "before"),
            contains: ["&lt;script&gt;alert(1)&lt;/script&gt;"], lacks: ["<script"]),
        example(
            "Without network, name hidden", room(state: "during, startTime: -12m"),
            configuration: """
                networkState: { enable: false }
                roomName: { visible: false }
                """,
            contains: ["class=\"room\" dir=\"auto\" data-keys=\"roomName\" hidden", "In class: 12:0"],
            lacks: ["class=\"network\"", "class=\"line\""]),
        ComponentExample(
            "A misspelt key", configuration: "backgroundColour: \"#FFFFFF\"", fixture: room(state: "before"),
            viewer: "lin", frame: frame, expect: .findings(["config.unknown-key"])),
        ComponentExample(
            "A class state that does not exist", fixture: room(state: "running"), viewer: "lin", frame: frame,
            expect: .findings(["config.unknown-value"])),
    ]

    private static let frame = """
        left: 0
        right: 0
        top: 0
        height: 20
        """

    private static func example(
        _ title: String, _ fixture: String, configuration: String = "", device: String = "pad", contains: [String],
        lacks: [String] = [], line: Int = #line
    ) -> ComponentExample {
        ComponentExample(
            title, configuration: configuration, fixture: fixture, viewer: "lin", frame: frame, device: device,
            expect: .markup(contains: contains, lacks: lacks), line: line)
    }

    /// A room with a teacher in it, whose clock runs: expectations leave the seconds open.
    private static func room(name: String = "Physics 7B", state: String, recording: String = "stopped") -> String {
        """
        clock: 2026-03-02T09:12:00Z
        room:
          uuid: physics-7b
          name: "\(name)"
          class: { state: \(state) }
          recording: \(recording)
        users: [{ uuid: lin, name: Ms. Lin, role: teacher }]

        """
    }
}
