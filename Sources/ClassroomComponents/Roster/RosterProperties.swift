import ConfigSchema
import SceneRendering

extension Roster {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color(
                "backgroundColor", default: "$iconSelectedBackgroundColor",
                "Colour of the popup, seen behind the title and the column headers."),
            .color("titleBackgroundColor", default: "$systemComponentColor", "Colour behind the teacher's row."),
            .color("cellBackgroundColor", default: "$systemComponentColor", "Colour behind the students' rows."),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of the popup's corners."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the line around the popup."),
            .length("borderWidth", default: "$borderWidth", "Width of the line around the popup."),
            .containerShadow("Shadow of the popup."),
            .sepLine("The lines around the teacher's row and between the students'."),
            .image(
                "normalImage", default: "toolbar_unselected_roster",
                "Picture of the roster's button in the tool bar while the roster is closed."),
            .image(
                "selectedImage", default: "toolbar_selected_roster",
                "Picture of the roster's button in the tool bar while the roster is open."),
            .group(
                "label", "The texts around the list.",
                PropertySpec.visibility + [
                    .color(
                        "mainTitleColor", default: "$textLevel1Color", "Colour of the title and the teacher's name.",
                        on: ["backgroundColor"]),
                    .color(
                        "subTitleColor", default: "$textLevel2Color",
                        "Colour of the column headers and of the words in the teacher's row.", on: ["backgroundColor"]),
                    .font("font", default: "$font12", "Font of all texts but the rewards."),
                ]),
            .group(
                "carousel", "The switch that lets students take turns on stage; for teachers of small classes.",
                PropertySpec.visibility + [
                    .color("tintColor", default: "$systemBrandColor", "Colour of the switch while the carousel runs.")
                ]),
            .group(
                "studentName", "The students' names.",
                PropertySpec.visibility + [
                    // Upstream's item says textLevel2 and nothing reads it; its rows write textLevel1.
                    .color(
                        "color", default: "$textLevel1Color", "Colour of the names.",
                        on: ["backgroundColor", "cellBackgroundColor"])
                ]),
            twoStates("stage", "The column that says who is on stage.", on: "member_stage_on", off: "member_stage_off"),
            twoStates(
                "boardAuthorization", "The column that says who may write on the board.", on: "member_boardauth_on",
                off: "member_boardauth_off"),
            fourStates("camera", "camera", "The column of the cameras."),
            fourStates("microphone", "mic", "The column of the microphones."),
            .group(
                "reward", "The column of the rewards.",
                PropertySpec.visibility + [
                    .image("image", default: "member_reward", "Picture of a reward."),
                    .color(
                        "textColor", default: "$textDisabledColor", "Colour of the number of rewards.",
                        on: ["backgroundColor", "cellBackgroundColor"]),
                    .font("font", default: "$font13", "Font of the number of rewards."),
                ]),
            .group(
                "kickOut", "The column that removes a student; teachers only.",
                PropertySpec.visibility + [
                    .image(
                        "image", default: "ic_nameroll_kick", "Picture of removing.",
                        on: ["backgroundColor", "cellBackgroundColor"])
                ]),
        ]

    private static func twoStates(
        _ key: String, _ summary: String, on: String, off: String, line: Int = #line
    ) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [
                .image(
                    "onImage", default: on, "Picture of a student who is or may.",
                    on: ["backgroundColor", "cellBackgroundColor"], line: line),
                .image(
                    "offImage", default: off, "Picture of a student who is not or may not.",
                    on: ["backgroundColor", "cellBackgroundColor"], line: line),
            ], states: ["onImage", "offImage"], line: line)
    }

    /// A device's column: upstream's states, in the order in which they are checked.
    private static func fourStates(
        _ key: String, _ image: String, _ summary: String, line: Int = #line
    ) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [
                state(
                    "offStage", "Not on stage, whatever the device does.", "member_\(image)_off", clickable: false,
                    line: line),
                state(
                    "deviceOff", "On stage, and the device is closed.", "member_\(image)_off", clickable: nil,
                    line: line),
                state(
                    "streamOff", "On stage, the device is open, and publishing is not allowed.",
                    "member_\(image)_forbidden", clickable: true, line: line),
                state(
                    "streamOn", "On stage, the device is open, and publishing is allowed.", "member_\(image)_on",
                    clickable: true, line: line),
                .moved("onImage", to: "streamOn.image", line: line),
                .moved("offImage", to: "deviceOff.image", "offStage.image", line: line),
                .moved("forbiddenImage", to: "streamOff.image", line: line),
            ], states: ["offStage.image", "deviceOff.image", "streamOff.image", "streamOn.image"], line: line)
    }

    private static func state(
        _ key: String, _ summary: String, _ image: String, clickable: Bool?, line: Int
    ) -> PropertySpec {
        .group(
            key, summary,
            [
                .image(
                    "image", default: image, "Picture of the state.",
                    on: ["backgroundColor", "cellBackgroundColor"], line: line),
                .color("tint", default: nil, "Colour of the picture; without one, the image's own tint.", line: line),
            ]
                + (clickable.map {
                    [
                        .boolean(
                            "clickable", default: $0,
                            "Whether a teacher's click changes the privilege, where there is an open device to allow.",
                            line: line)
                    ]
                } ?? []), line: line)
    }
}
