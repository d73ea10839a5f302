import ConfigSchema
import SceneRendering

extension Chat {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemForegroundColor", "Fill behind the messages."),
            .length("cornerRadius", default: "2", "Radius of the corners while the messages are a popup."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the line around the popup."),
            .length("borderWidth", default: "$borderWidth", "Width of the line around the popup."),
            .containerShadow("Shadow while the messages are a popup."),
            .sepLine("The line below the tabs."),
            .group(
                "topBar", "The tabs: messages and announcement.",
                PropertySpec.visibility + [
                    .color("titleColor", default: "$textLevel1Color", "Colour of a tab.", on: ["backgroundColor"]),
                    .font("titleFont", default: "$font13", "Font of the tabs."),
                    .color("selectedColor", default: "$systemBrandColor", "The line below the tab that is shown."),
                    .color(
                        "remindColor", default: "$systemErrorColor",
                        "The dot at the announcement's tab while there is one."),
                ]),
            announcement, message, mute, muteAll, emoji, picture,
        ]

    private static let muteAll = PropertySpec.group(
        "muteAll", "Keeping all students from saying something, by teachers and assistants.",
        PropertySpec.visibility + [
            .image("muteImage", default: "icon_mute", "Picture of the buttons that mute, one student and all."),
            .image("unmuteImage", default: "icon_unmute", "Picture of the button while all students are muted."),
            .text(
                "fieldText", default: nil,
                "What a student's field says meanwhile; the product's words when there is none."),
            .text(
                "muteText", default: nil,
                "The notice that `{yyy}` has muted all; the product's words when there is none."),
            .text(
                "unmuteText", default: nil,
                "The notice that all may speak again; the product's words when there is none."),
        ])

    private static let emoji = PropertySpec.group(
        "emoji", "The button that opens the emoji, and what it opens.",
        PropertySpec.visibility + [
            .image("normalImage", default: "icon_emoji", "Picture of the button."),
            .image("selectedImage", default: "icon_keyboard", "Picture of the button while the emoji are open."),
            .image("deleteEmoji", default: "deleteEmoticon", "Picture of the key that deletes one."),
            .color(
                "textColor", default: "$textLevel2Color", "Colour of signs that have none of their own.",
                on: ["message.input.backgroundColor"]),
            .font("textFont", default: "$font14", "Font of the emoji."),
        ])

    private static let picture = PropertySpec.group(
        "picture", "The button that sends a picture, and the pictures among the messages.",
        PropertySpec.visibility + [
            .image("image", default: "icon_image", "Picture of the button."),
            .length("cornerRadius", default: "$containerCornerRadius", "Radius of the corners of what was sent."),
            .image("brokenImage", default: "msg_img_broken", "What stands for a picture that is gone."),
            .text(
                "noAuthText", default: nil,
                "What is said where the machine lets nobody see its pictures; the product's words when there is none."),
        ])

    private static let message = PropertySpec.group(
        "message", "The messages, and the bar in which one is written.",
        PropertySpec.visibility + [
            .image("nilImage", default: "icon_message_none", "Picture where no message is."),
            .text("nilText", default: nil, "What stands where no message is; the product's words when there is none."),
            .color(
                "nilLabelColor", default: "$textLevel2Color", "Colour of those words.", on: ["backgroundColor"]),
            .font("nilLabelFont", default: "$font12", "Font of those words."),
            .text("placeholderText", default: nil, "What an empty field says; the product's words when there is none."),
            .group(
                "cell", "One message: its author above what is said.",
                PropertySpec.visibility + [
                    .color(
                        "backgroundColor", default: "$iconSelectedBackgroundColor", "Fill behind what others say."),
                    .color(
                        "ownBackgroundColor", default: "$systemBrandColor @ 14%",
                        "Laid over the fill behind what the viewer says. Of our own."),
                    .color("borderColor", default: "$systemDividerColor", "Colour of the line around it."),
                    .length(
                        "messageCornerRadius", default: "$containerCornerRadius", "Radius of its corners."),
                    .color(
                        "messageColor", default: "$textLevel1Color", "Colour of what is said.",
                        on: ["message.cell.backgroundColor"]),
                    .font("messageFont", default: "$font13", "Font of what is said."),
                    .color("nameColor", default: "$textLevel1Color", "Colour of names.", on: ["backgroundColor"]),
                    .font("nameFont", default: "$font13", "Font of names."),
                    .length(
                        "avatarCornerRadius", default: "$roundContainerCornerRadius",
                        "Radius of the corners of an author's picture, which is 22 points wide."),
                    .color(
                        "roleColor", default: "$textLevel2Color", "Colour of roles and times.",
                        on: ["backgroundColor"]),
                    .font("roleFont", default: "$font12", "Font of roles and times."),
                    .color("roleBorderColor", default: "$systemDividerColor", "Colour of the line around a role."),
                    .length("roleBorderWidth", default: "$borderWidth", "Width of the line around a role."),
                    .length("roleCornerRadius", default: "$containerCornerRadius", "Radius of a role's corners."),
                ]),
            .group(
                "notice", "A line among the messages that tells who may say something.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$iconSelectedBackgroundColor", "Fill of the line."),
                    .image("image", default: "icon_caution", "Picture in front of the words."),
                    .color(
                        "labelColor", default: "$textLevel1Color", "Colour of the words.",
                        on: ["message.notice.backgroundColor"]),
                    .font("labelFont", default: "$font13", "Font of the words."),
                ]),
            .group(
                "sendBar", "The bar at the bottom while nobody writes.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemComponentColor", "Fill of the bar."),
                    .length("cornerRadius", default: "$roundContainerCornerRadius", "Radius of the field's corners."),
                    .color("inputBackgroundColor", default: "$systemComponentColor", "Fill of the field."),
                    .color(
                        "inputButtonTitleColor", default: "$textLevel2Color", "Colour of what an empty field says.",
                        on: ["message.sendBar.inputBackgroundColor"]),
                    .font("inputButtonTitleFont", default: "$font13", "Font of the field."),
                    .color("sepLineColor", default: "$systemDividerColor", "The line above the bar."),
                ]),
            .group(
                "input", "The bar while somebody writes.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemComponentColor", "Fill of the bar."),
                    .color("borderColor", default: "$systemDividerColor", "Colour of the line around the field."),
                    .length("borderWidth", default: "1", "Width of that line."),
                    .length("cornerRadius", default: "$containerCornerRadius", "Radius of the field's corners."),
                    .color("fieldBackgroundColor", default: "$systemComponentColor", "Fill of the field."),
                    .color(
                        "fieldTextColor", default: "$textLevel1Color", "Colour of what is written.",
                        on: ["message.input.fieldBackgroundColor"]),
                    .color("sendButtonBackgroundColor", default: "$systemBrandColor", "Fill of the button that sends."),
                    .color(
                        "sendButtonTitleColor", default: "$textContrastColor", "Colour of its words.",
                        on: ["message.input.sendButtonBackgroundColor"]),
                    .font("sendButtonTitleFont", default: "$font14", "Font of its words."),
                ]),
        ])

    private static let announcement = PropertySpec.group(
        "announcement", "What stands above the messages; one-to-one classes have none.",
        PropertySpec.visibility + [
            .color(
                "buttonBackgroundColor", default: "$systemBackgroundColor", "Fill of the line above the messages."),
            .image("buttonImage", default: "icon_notice", "Picture in that line."),
            .color(
                "buttonTitleColor", default: "$textLevel2Color", "Colour of its words.",
                on: ["announcement.buttonBackgroundColor"]),
            .font("buttonTitleFont", default: "$font12", "Font of its words."),
            .color("labelColor", default: "$textLevel1Color", "Colour of the announcement.", on: ["backgroundColor"]),
            .font("labelFont", default: "$font13", "Font of the announcement."),
            .image("nilImage", default: "icon_announcement_none", "Picture where there is no announcement."),
            .text("nilText", default: nil, "What stands there; the product's words when there is none."),
            .text(
                "nilAndSetText", default: nil,
                "The words with which teachers and assistants begin one; the product's when there is none."),
            .color(
                "nilLabelNormalColor", default: "$textLevel2Color", "Colour of the words for everybody.",
                on: ["backgroundColor"]),
            .color(
                "nilLabelLinkColor", default: "$textEnabledColor", "Colour of the words that begin one.",
                on: ["backgroundColor"]),
            .font("nilLabelFont", default: "$font12", "Font of both."),
            tool("edit", "annoucement_edit", "The button that opens the announcement for editing."),
            tool("delete", "annoucement_delete", "The button that takes the announcement away."),
            .group(
                "field", "Where the announcement is written.",
                PropertySpec.visibility + [
                    .color("backgroundColor", default: "$systemComponentColor", "Fill of the field."),
                    .color("borderColor", default: "$systemDividerColor", "Colour of the line around it."),
                    .length("borderWidth", default: "$borderWidth", "Width of that line."),
                    .length("cornerRadius", default: "$containerCornerRadius", "Radius of its corners."),
                    .color(
                        "textColor", default: "$textLevel1Color", "Colour of what is written.",
                        on: ["announcement.field.backgroundColor"]),
                    .font("textFont", default: "$font12", "Font of what is written."),
                    .font("textCountFont", default: "$font12", "Font of the number of characters."),
                    .color(
                        "textCountNormalColor", default: "$textLevel1Color", "Colour of that number.",
                        on: ["backgroundColor"]),
                    .color(
                        "textCountWarnColor", default: "$systemErrorColor",
                        "Colour of that number and of the warning when no more fit.", on: ["backgroundColor"]),
                    .text("warnText", default: nil, "The warning; the product's words when there is none."),
                    .font("warnTextFont", default: "$font10", "Font of the warning."),
                ]),
            answer(
                "cancel", "The button that gives up editing.", fill: "$systemComponentColor", title: "$textLevel2Color"),
            answer(
                "issue", "The button that posts the announcement.", fill: "$systemBrandColor",
                title: "$textContrastColor"),
        ])

    private static let mute = PropertySpec.group(
        "mute", "Keeping students from saying something; one-to-one classes have none of it.",
        PropertySpec.visibility + [
            .text(
                "fieldtext", default: nil, "What a muted student's field says; the product's words when there is none."),
            .text(
                "muteTextWithName", default: nil,
                "The notice that `{yyy}` has muted `{xxx}`; the product's words when there is none."),
            .text(
                "unmuteTextWithName", default: nil,
                "The notice that a student may speak again; the product's words when there is none."),
        ])

    private static func tool(
        _ key: String, _ image: String, _ summary: String, line: Int = #line
    ) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [.image("image", default: image, "Picture of the button.", line: line)],
            line: line)
    }

    private static func answer(
        _ key: String, _ summary: String, fill: String, title: String, line: Int = #line
    ) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [
                .text("title", default: nil, "What it says; the product's words when there is none.", line: line),
                .color("backgroundColor", default: fill, "Fill of the button.", line: line),
                .color("borderColor", default: "$systemDividerColor", "Colour of the line around it.", line: line),
                .length("borderWidth", default: "$borderWidth", "Width of that line.", line: line),
                .length("cornerRadius", default: "$alertCornerRadius", "Radius of its corners.", line: line),
                .color(
                    "titleColor", default: title, "Colour of its words.",
                    on: ["announcement.\(key).backgroundColor"], line: line),
                .font("titleFont", default: "$font12", "Font of its words.", line: line),
            ], line: line)
    }
}
