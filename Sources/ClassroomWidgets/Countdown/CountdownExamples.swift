import SceneRendering

extension Countdown {
    static let examples: [ComponentExample] = [
        ComponentExample(
            "Counting", fixture: room("state: 1", "startTime: -10500ms", "duration: 60"), viewer: "chen",
            expect: .markup(
                contains: ["00:49", "role=\"timer\"", "data-counts-until=\"49500\""],
                lacks: ["is-warning", "data-action"])),
        ComponentExample(
            "The last three seconds", fixture: room("state: 1", "startTime: -57s", "duration: 60"), viewer: "chen",
            expect: .markup(contains: ["00:03", "is-warning"], lacks: ["is-over"])),
        ComponentExample(
            "Time is up", fixture: room("state: 1", "startTime: -2m", "duration: 60"), viewer: "chen",
            expect: .markup(contains: ["00:00", "is-warning is-over"])),
        ComponentExample(
            "A whole hour", fixture: room("state: 1", "startTime: 0s", "duration: 3600", allowing: "on purpose"),
            viewer: "chen",
            expect: .markup(contains: ["60:00"])),
        ComponentExample(
            "Paused", fixture: room("state: 2", "duration: 95", allowing: "on purpose"), viewer: "chen",
            expect: .markup(contains: ["01:35"], lacks: ["data-counts-until"])),
        ComponentExample(
            "Students see nothing before it starts", fixture: room("state: 0"), viewer: "chen",
            expect: .markup(contains: ["data-widget=\"countdownTimer\""], lacks: ["role=\"timer\"", "data-action"])),
        ComponentExample(
            "An observer watches", fixture: room("state: 1", "startTime: -10s", "duration: 60"), viewer: "guest",
            expect: .markup(contains: ["00:50", "is-watching"], lacks: ["data-action", "tabindex"])),
        ComponentExample(
            "A teacher sets a time", fixture: room(), viewer: "lin",
            expect: .markup(
                contains: ["value=\"60\"", "Start", "aria-pressed=\"true\""], lacks: ["role=\"timer\"", "Stop"])),
        ComponentExample(
            "A teacher while it runs", fixture: room("state: 1", "startTime: -10s", "duration: 60"), viewer: "lin",
            expect: .markup(contains: ["00:50", "Stop", "Running"], lacks: ["<input"])),
        ComponentExample(
            "An assistant, after the end", fixture: room("state: 1", "startTime: -70s", "duration: 60"),
            viewer: "qiu", expect: .markup(contains: ["00:00", "is-over", "Restart"], lacks: ["<input"])),
        ComponentExample(
            "Colours of its own", configuration: "time: { normalTextColor: $textLevel1Color, image: window_no_user }",
            fixture: room("state: 1", "startTime: -10s", "duration: 60"), viewer: "chen",
            expect: .markup(contains: ["00:50", "icon-counter-time-image"])),
        ComponentExample(
            "It does not say when it began", fixture: room("state: 1", "duration: 60"), viewer: "chen",
            expect: .findings(["widget.property"])),
        ComponentExample(
            "Longer than an hour", fixture: room("state: 1", "startTime: 0s", "duration: 3601"), viewer: "chen",
            expect: .findings(["config.range"])),
        ComponentExample(
            "A misspelt key", configuration: "colour: white", fixture: room(), viewer: "chen",
            expect: .findings(["config.unknown-key"])),
    ]

    private static func room(_ properties: String..., allowing reason: String? = nil) -> String {
        let contents = properties.isEmpty ? "" : ", properties: { \(properties.joined(separator: ", ")) }"
        return """
            \(ExampleClass.users)
            widgets:
              \(reason.map { "# diorama: allow widget.odd-property: " + $0 } ?? "# The countdown")
              countdownTimer: { active: true\(contents) }
            """
    }
}
