import ClassroomScenes
import ConfigSchema
import SceneRendering
import ThemeModel

extension Countdown {
    /// The configuration, under upstream's keys; `editor` is ours.
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .moved("image", to: "toolCollection.aids.countDown.image"),
            .color("backgroundColor", default: "$systemComponentColor", "Fill."),
            .color("sepColor", default: "$systemDividerColor @ 30%", "The seam across the middle of each digit."),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of the corners."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the border."),
            .length("borderWidth", default: "$borderWidth", "Width of the border."),
            .shadow("shadow", default: "$container", "Shadow of the countdown."),
            .group(
                "header", "The line at the top.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$iconSelectedBackgroundColor", "Fill of the header."),
                    .font(
                        "font", default: "$font9",
                        "Font of the name: the card grows from a phone's points with the content box."),
                    .color(
                        "textColor", default: "$textLevel1Color", "Colour of the name.",
                        on: ["header.backgroundColor"]),
                    .color("sepLineColor", default: "$systemDividerColor", "The line below the header."),
                ]),
            .group(
                "colon", "The sign between minutes and seconds, which stands still.",
                PropertySpec.visibility + [
                    .font("font", default: "$font10", "Font of the colon."),
                    .color(
                        "textColor", default: "$textLevel2Color", "Colour of the colon.", on: ["backgroundColor"]),
                ]),
            .group(
                "time", "The four digits.",
                PropertySpec.visibility + [
                    .image("image", default: "countdown_bg", "The page that a digit stands on."),
                    .enumeration(
                        "textAlignment",
                        [
                            EnumerationCase("left", "At the left."), EnumerationCase("center", "In the middle."),
                            EnumerationCase("right", "At the right."),
                        ], default: "center", "Where on its page a digit stands."),
                    .font("font", default: "{ size: 17, weight: bold, family: system }", "Font of the digits."),
                    .color(
                        "normalTextColor", default: "$textLevel2Color", "Colour of the digits.",
                        on: ["backgroundColor"]),
                    .color(
                        "warnTextColor", default: "$systemErrorColor", "Colour of the digits in the last 3 seconds.",
                        on: ["backgroundColor"]),
                ]),
            AuthoringStyle.properties(without: "titleFont"),
        ]

    /// What the room shares.
    static let roomProperties: [PropertySpec] = [
        PropertySpec("state", .integer(0...2), "0 ended, 1 running, 2 paused.", required: true),
        PropertySpec(
            "startTime", .instant,
            "When it began, on the server's clock. Rooms have it in milliseconds since 1970; needed while it runs."),
        PropertySpec(
            "duration", .integer(CountdownRun.durations),
            "How long it takes, in seconds; while it is paused, how long is left."),
    ]

    /// What is wrong with a countdown in a file, beyond each property's kind.
    static func problems(in properties: RecordValue) -> [PropertyProblem] {
        var problems: [PropertyProblem] = []
        if let state = properties["state"], case .integer(let number) = state.value, number != 0 {
            // A key that cannot be read has its own finding.
            if properties.lost.isEmpty { problems += missing(from: properties, in: number, at: state) }
            if number == CountdownRun.State.paused.rawValue {
                problems.append(
                    PropertyProblem(
                        at: state, "upstream's iOS client does not know the state 2 and goes on as before",
                        isWarning: true))
            }
        }
        if let duration = properties["duration"], case .integer(3600) = duration.value {
            problems.append(
                PropertyProblem(
                    at: duration, "upstream's clients show 00:00 for 3600 s; Diorama shows 60:00", isWarning: true))
        }
        return problems
    }

    private static func missing(
        from properties: RecordValue, in state: Int, at value: ConfigValue
    ) -> [PropertyProblem] {
        var problems: [PropertyProblem] = []
        if state == CountdownRun.State.running.rawValue, properties["startTime"] == nil {
            problems.append(
                PropertyProblem(
                    at: value, "a running countdown needs its 'startTime'",
                    hint: "for example 'startTime: -20s', twenty seconds before the scene's clock"))
        }
        if properties["duration"] == nil {
            problems.append(
                PropertyProblem(
                    at: value, "a countdown that is not over needs its 'duration'", hint: "in seconds, 1 to 3600"))
        }
        return problems
    }
}
