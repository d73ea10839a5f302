import ConfigSchema
import SceneRendering

extension ExitBar {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemForegroundColor", "Colour of the bar."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the line around the bar."),
            .length("borderWidth", default: "$borderWidth", "Width of the line around the bar."),
            .sepLine("The line between room name and time."),
            .group(
                "roomName", "The room's name.",
                PropertySpec.visibility + [
                    .color("textColor", default: "$textLevel3Color", "Colour of the name.", on: ["backgroundColor"]),
                    .font("textFont", default: "$font14", "Font of the name."),
                ]),
            .group(
                "scheduleTime", "How long until the class begins, or since it began; always with hours.",
                PropertySpec.visibility + [
                    .color(
                        "textColor", default: "$textLevel3Color", "Colour before and during the class.",
                        on: ["backgroundColor"]),
                    .color(
                        "afterColor", default: "$systemErrorColor", "Colour after the class.", on: ["backgroundColor"]),
                    .font("textFont", default: "$font14", "Font of the time."),
                ]),
            .group(
                "exit", "The button with which one leaves.",
                PropertySpec.visibility + [
                    .image("image", default: "ic_func_leave_room", "Icon of the button.", on: ["backgroundColor"])
                ]),
        ]
}
