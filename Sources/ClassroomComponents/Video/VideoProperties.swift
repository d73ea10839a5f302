import ConfigSchema
import SceneRendering

/// What the windows of teacher and students have in common.
enum VideoProperties {
    /// The window's frame.
    static let cell = PropertySpec.group(
        "cell", "The window's frame.",
        PropertySpec.visibility + [
            .color("backgroundColor", default: "$systemBackgroundColor", "Fill of the window, behind the picture."),
            .length("cornerRadius", default: "$windowCornerRadius", "Radius of the window's corners."),
            .color("borderColor", default: "$systemDividerColor", "Colour of the border."),
            .length("borderWidth", default: "$borderWidth", "Width of the border."),
            .color("highlightBorderColor", default: "$systemSafeColor", "Colour of the border while the user speaks."),
            .length("highlightBorderWidth", default: "$highlightBorderWidth", "Width of that border."),
        ])

    /// What lies over the picture, or stands in for it, and marks that only some windows have.
    static func mask(_ marks: [PropertySpec] = []) -> PropertySpec {
        .group("mask", "What lies over the picture, or stands in for it.", PropertySpec.visibility + states + marks)
    }

    /// The marks of a student's window: the teacher may always write, and is not rewarded.
    static let studentMarks: [PropertySpec] = [
        .image("boardAuthWindowImage", default: "window_board_auth", "Icon of a user who may write on the board."),
        .image("rewardImage", default: "window_reward", "Icon beside the number of rewards."),
    ]

    private static let states: [PropertySpec] = [
        .color("backgroundColor", default: "$systemBackgroundColor", "Fill of a window without a picture."),
        .image("noUserImage", default: "window_no_user", "Icon of an empty seat."),
        .image("cameraOffImage", default: "window_device_off", "Icon while the user's camera is closed."),
        .image(
            "cameraForbiddenImage", default: "window_device_forbidden",
            "Icon while the camera is open and its picture withheld."),
        .image("micOnImage", default: "window_mic_on", "Icon of an open microphone."),
        .image("micOffImage", default: "window_mic_off", "Icon of a closed microphone."),
        .image(
            "micForbiddenImage", default: "window_mic_forbidden",
            "Icon while the microphone is open and its sound withheld."),
        .image("micVolumeImage", default: "window_mic_volume", "What fills the microphone with its volume."),
        .color(
            "micBackgroundColor", default: "black @ 55%",
            "Fill of the microphone's disc and of the shade below name and rewards."),
    ]

    /// The words in the window.
    static let label = PropertySpec.group(
        "label",
        "The user's name and the number of rewards; in windows lower than 64 points their type has 10 points.",
        PropertySpec.visibility + [
            .color(
                "color", default: "$textContrastColor", "Colour of name and number.",
                on: ["mask.backgroundColor", "mask.micBackgroundColor"]),
            .font("font", default: "$font12", "Font of name and number."),
            .shadow("shadow", default: "$label", "Shadow of name and number."),
            .moved("shadowColor", to: "shadow.color", default: "\"#0D1D3DCC\""),
            .moved("shadowOffset", to: "shadow.offset", default: "[0, 1]"),
            .moved("shadowRadius", to: "shadow.radius", default: "2"),
            .moved("shadowOpacity", to: "shadow.opacity"),
        ])

    /// A device's states in the menu on a pressed window.
    static func device(_ key: String, _ summary: String, _ stem: String) -> PropertySpec {
        .group(
            key, summary,
            PropertySpec.visibility + [
                .image("onImage", default: stem + "_on", "Icon while the device is open and published."),
                .image("offImage", default: stem + "_off", "Icon while the device is closed."),
                .image("forbiddenImage", default: stem + "_forbidden", "Icon while the device is open and withheld."),
            ])
    }
}
