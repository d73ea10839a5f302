import ClassroomContexts
import ConfigSchema
import LiveValues
import SceneRendering

extension ToolBar {
    static let properties: [PropertySpec] =
        PropertySpec.visibility + [
            .color("backgroundColor", default: "clear", "Fill behind the whole bar."),
            PropertySpec(
                "buttons",
                .map(
                    of: .byDevice(.list(of: .enumeration(ToolBarButton.cases), count: 0...ToolBarButton.cases.count)),
                    keys: .oneOf([UserRole.teacher, .student, .assistant, .observer].map(\.name), "role")),
                default: """
                    { teacher: [setting, message, roster, handsList], student: [setting, message, roster, waveHands], \
                    assistant: [setting, message], observer: [setting, message] }
                    """,
                "The buttons that each role has, from top to bottom."),
            .group(
                "cell", "The disc that every button stands on.",
                PropertySpec.visibility + [
                    .image("normalImage", default: "toolbar_unselected_bg", "Disc of a button at rest."),
                    .color(
                        "selectedColor", default: "$systemBrandColor", "Fill of the disc while its popup is open."
                    ),
                    .length("cornerRadius", default: "$roundContainerCornerRadius", "Radius of the disc's corners."),
                    .shadow("shadow", default: "$container", "Shadow of the disc."),
                ]),
            .group(
                "setting", "The button that opens the settings.",
                PropertySpec.visibility + [
                    .image("normalImage", default: "toolbar_unselected_setting", "Icon at rest."),
                    .image("selectedImage", default: "toolbar_selected_setting", "Icon while the settings are open."),
                ]),
            .group(
                "message", "The button that opens the messages.",
                PropertySpec.visibility + [
                    .image("normalImage", default: "toolbar_unselected_message", "Icon at rest."),
                    .image("selectedImage", default: "toolbar_selected_message", "Icon while the messages are open."),
                    .color("dotColor", default: "$systemErrorColor", "Colour of the dot while messages are unread."),
                ]),
            .group(
                "handsList", "The button that opens the list of raised hands.",
                PropertySpec.visibility + [
                    .image("normalImage", default: "toolbar_unselected_hands_list", "Icon at rest."),
                    .image("selectedImage", default: "toolbar_selected_hands_list", "Icon while the list is open."),
                    .group(
                        "label", "The badge that counts the raised hands.",
                        PropertySpec.visibility + [
                            .color("backgroundColor", default: "$systemErrorColor", "Fill of the badge."),
                            .color(
                                "color", default: "$textContrastColor", "Colour of the figure in the badge.",
                                on: ["handsList.label.backgroundColor"]),
                            .font("font", default: "$font9", "Font of the figure in the badge."),
                        ]),
                ]),
        ]
}
