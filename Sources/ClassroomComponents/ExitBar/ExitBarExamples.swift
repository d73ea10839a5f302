import SceneRendering

extension ExitBar {
    static let examples: [ComponentExample] = [
        example(
            "A class that goes on", room("during, startTime: -12m"),
            contains: ["Nail art", "In class: 00:12:0", #"aria-label="Leave Classroom""#, "data-asks"]),
        example("Before the class", room("before, startTime: +1h30m"), contains: ["data-runs-until", "01:"]),
        example("A class that is over", room("after, startTime: -46m"), contains: ["time after"]),
        example(
            "A bad network", room("during, startTime: -12m") + "monitor: { quality: bad }\n",
            contains: ["icon-stateBar-networkState-badImage"]),
        example(
            "Without a name and a way out", room("during, startTime: -12m"),
            configuration: "roomName: { visible: false }\nexit: { enable: false }", contains: ["In class"],
            lacks: [">Nail art<", #"class="exit""#, #"class="line""#]),
        example(
            "The way out alone", room("during, startTime: -12m"),
            configuration: "scheduleTime: { visible: false }\nsepLine: { enable: false }", contains: ["Nail art"],
            lacks: ["In class", #"class="line""#]),
        ComponentExample(
            "A misspelt key", configuration: "backgroundColour: white", fixture: room("before"), viewer: "lin",
            frame: frame, sceneType: "vocation", expect: .findings(["config.unknown-key"])),
    ]

    private static let frame = "left: 0\nright: 0\ntop: 0\nheight: 34s"

    private static func example(
        _ title: String, _ fixture: String, configuration: String = "", contains: [String], lacks: [String] = [],
        line: Int = #line
    ) -> ComponentExample {
        .vocational(title, fixture, configuration, frame: frame, contains: contains, lacks: lacks, line: line)
    }

    private static func room(_ state: String) -> String {
        """
        clock: 2026-03-02T09:12:00Z
        room:
          name: Nail art
          class: { state: \(state) }
        users: [{ uuid: lin, name: Ms. Lin, role: teacher }]

        """
    }
}
