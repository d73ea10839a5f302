import ConfigSchema
import SceneRendering

extension StateBar {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemForegroundColor", "Colour of the bar."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the line around the bar."),
            .length("borderWidth", default: "$borderWidth", "Width of the line around the bar."),
            .sepLine("The short line between room name and time."),
            .group(
                "networkState", "The button at the left: how good the network is. It opens the network statistics.",
                PropertySpec.visibility + [
                    .image(
                        "goodImage", default: "ic_network_good", "Picture while the network is good.",
                        on: ["backgroundColor"]),
                    .image(
                        "badImage", default: "ic_network_bad", "Picture while the network is bad.",
                        on: ["backgroundColor"]),
                    .image(
                        "downImage", default: "ic_network_down", "Picture while nothing gets through.",
                        on: ["backgroundColor"]),
                    .color(
                        "goodColor", default: "$systemSafeColor", "Colour of the text while the network is good.",
                        on: ["backgroundColor"]),
                    .color(
                        "badColor", default: "$systemWarningColor", "Colour of the text while the network is bad.",
                        on: ["backgroundColor"]),
                    .color(
                        "downColor", default: "$systemErrorColor", "Colour of the text while nothing gets through.",
                        on: ["backgroundColor"]),
                    .font("textFont", default: "$font9", "Font of the text."),
                ], states: ["goodImage", "badImage", "downImage"]),
            .group(
                "roomName", "The room's name.",
                PropertySpec.visibility + [
                    .color(
                        "textColor", default: "$textLevel1Color", "Colour of the name.", on: ["backgroundColor"]),
                    .font("textFont", default: "$font9", "Font of the name."),
                ]),
            .group(
                "scheduleTime", "How long until the class begins, or since it began.",
                PropertySpec.visibility + [
                    // Upstream's item says textLevel1, its component writes textLevel2: what is seen counts.
                    .color(
                        "textColor", default: "$textLevel2Color", "Colour before and during the class.",
                        on: ["backgroundColor"]),
                    .color(
                        "afterColor", default: "$systemErrorColor", "Colour after the class.", on: ["backgroundColor"]),
                    .font("textFont", default: "$font9", "Font of the time."),
                ]),
        ]
}
