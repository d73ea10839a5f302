import ConfigSchema
import SceneRendering

extension NetworkStats {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemComponentColor", "Colour of the popover."),
            .containerShadow("Shadow of the popover."),
            .sepLine("The line below the title."),
            .group(
                "title", "How good the network is, in one word.",
                PropertySpec.visibility + [
                    .color(
                        "goodColor", default: "$systemSafeColor", "Colour while the network is good.",
                        on: ["backgroundColor"]),
                    .color(
                        "badColor", default: "$systemWarningColor", "Colour while the network is bad.",
                        on: ["backgroundColor"]),
                    .color(
                        "downColor", default: "$systemErrorColor", "Colour while nothing gets through.",
                        on: ["backgroundColor"]),
                    .font("font", default: "$font12", "Font of the title."),
                ]),
            text("latencyTitle", "The word before the latency.", color: "$textLevel2Color"),
            text("latencyValue", "The latency in milliseconds.", color: "$textLevel1Color"),
            text("packetLossRateTitle", "The word before the losses.", color: "$textLevel2Color"),
            text(
                "packetLossRateValue", "The losses on the way out and in, in percent.", color: "$textLevel1Color",
                [
                    .image("txImage", default: "fcr_sendnetwork", "Arrow before the loss on the way out."),
                    .image("rxImage", default: "fcr_receivenetwork", "Arrow before the loss on the way in."),
                ]),
        ]

    private static func text(
        _ key: String, _ summary: String, color: String, _ more: [PropertySpec] = [], line: Int = #line
    ) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [
                .color("textColor", default: color, "Colour of the text.", on: ["backgroundColor"], line: line),
                .font("font", default: "$font12", "Font of the text.", line: line),
            ] + more, line: line)
    }
}
