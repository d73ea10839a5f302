import SceneRendering

extension CdnPlayer {
    static let examples: [ComponentExample] = [
        example(
            "A film, a third through", hosted("during, startTime: -15m, duration: 45m"),
            contains: ["00:15:0", "/ 00:45:00", "--played:0.33", "CDN, 3 s behind", ">Film<", ">Reserve<"],
            lacks: ["placeholder"]),
        example(
            "Before the class", hosted("before, startTime: +5m"),
            contains: ["The teacher is not in the classroom", "icon-cdnPlayer-placeholder-image"],
            lacks: ["lesson", "progress"]),
        example("After the class", hosted("after, startTime: -1h"), contains: ["The class has ended."]),
        example(
            "Nothing comes through", hosted("during, startTime: -15m") + "cdn: { state: failed }\n",
            contains: ["cannot be fetched", "CDN has failed"], lacks: ["lesson"]),
        example(
            "The film comes from its address in reserve, later",
            hosted("during, startTime: -15m") + "cdn: { state: reserve, delay: 8500ms }\n",
            contains: [#"source is-used">Reserve"#, "CDN, 8.5 s behind"]),
        example(
            "The class's recording", recorded("started"), contains: ["HLS", "RTMP", "Live"],
            lacks: ["progress", "placeholder"]),
        example(
            "Nothing is recorded", recorded("stopped"), contains: ["The teacher is not in the classroom"]),
        example(
            "The picture alone", hosted("during, startTime: -15m"),
            configuration: "bar: { visible: false }\nprogress: { enable: false }", contains: ["lesson"],
            lacks: [#"class="progress""#]),
        example(
            "Nothing in place of the picture", hosted("before"), configuration: "placeholder: { visible: false }",
            contains: ["cdnPlayer"], lacks: ["teacher is not"]),

        // What is refused
        ComponentExample(
            "A colour under another name", configuration: "progress: { colour: white }", fixture: hosted("before"),
            viewer: "lin", frame: frame, sceneType: "vocation",
            expect: .findings(["config.unknown-key", "scene.player"])),
    ]

    private static let frame = "left: 0\ntop: 0\nwidth: 640\nheight: 360"

    private static func example(
        _ title: String, _ fixture: String, configuration: String = "", contains: [String], lacks: [String] = [],
        line: Int = #line
    ) -> ComponentExample {
        .vocational(title, fixture, configuration, frame: frame, contains: contains, lacks: lacks, line: line)
    }

    private static func hosted(_ state: String) -> String {
        """
        clock: 2026-03-02T09:12:00Z
        room:
          class: { state: \(state) }
          properties:
            hostingScene:
              videoURL: https://films.example/nails.mp4
              reserveVideoURL: https://reserve.example/nails.mp4
        users: [{ uuid: lin, name: Ms. Lin, role: teacher }]

        """
    }

    private static func recorded(_ state: String) -> String {
        """
        room:
          class: { state: during, startTime: -15m }
          recording: \(state)
          recordingUrls: { hls: https://cdn.example/nails.m3u8, rtmp: rtmp://cdn.example/nails }
        users: [{ uuid: lin, name: Ms. Lin, role: teacher }]

        """
    }
}
