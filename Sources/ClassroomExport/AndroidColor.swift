/// A colour among the resources of Agora's Android app.
///
/// The files replace the app's own, which code refers to by name: every name has to be there, also those that no theme
/// means anything by.
struct AndroidColor {
    /// The name of the resource.
    let name: String

    /// The line of YAML that gives the colour.
    let value: Value

    /// A token of the theme, or a colour that its name says.
    enum Value {
        case token(String)
        case literal(String)
    }

    /// The token; nil for a colour that does not come from a theme.
    var source: String? {
        if case .token(let name) = value { name } else { nil }
    }

    /// All colours of both files.
    static let all = theme + others

    /// The file `theme_colors.xml`.
    static let theme = tokens([
        "systemBrandColor": ["fcr_system_brand_color"],
        "systemBackgroundColor": ["fcr_system_background_color"],
        "systemForegroundColor": ["fcr_system_foreground_color"],
        "systemErrorColor": ["fcr_system_error_color"],
        "systemWarningColor": ["fcr_system_warning_color"],
        "systemSafeColor": ["fcr_system_safe_color"],
    ])

    /// The file `colors.xml`.
    static let others =
        tokens([
            "systemBrandColor": [
                "fcr_colorAccent", "agora_def_color", "fcr_blue", "theme_blue_light", "theme_blue_gray",
                "agora_board_default_stroke", "fcr_purple_200", "fcr_purple_500", "fcr_purple_700",
            ],
            "systemBackgroundColor": [
                "fcr_colorPrimary", "fcr_colorPrimaryDark", "iclicker_answer_list_header", "theme_gray_lighter",
                "theme_gray_dark", "setting_button_default_bg", "agora_edu_pending_container_color",
                "fcr_class_room_bg",
                "fcr_im_input_bg", "fcr_message_et_bg", "fcr_gray_light", "fcr_normal_bg", "fcr_announcement_bg",
            ],
            "systemComponentColor": ["fcr_system_component_color", "theme_gray_dialog_bg"],
            "systemDividerColor": [
                "agora_wb_icon_def_circle_color", "agora_wb_icon_gray_color", "agora_board_line_color",
                "iclicker_answer_list_stroke", "theme_gray_light", "theme_disable", "theme_border_class_room",
                "theme_border_class_room_container", "theme_divider_color", "theme_divider_color_gray",
                "agora_network_disk_bg_color", "fcr_icon_line_color", "fcr_system_divider_color",
                "fcr_im_input_bg_line",
            ],
            "systemErrorColor": [
                "toast_classtime_countdown_time", "iclicker_answer_list_item_error", "fcr_red",
                "theme_text_color_orange_red", "agora_chat_error_icon_color", "fcr_text_commit_color",
                "fcr_network_down", "fcr_text_red",
            ],
            "systemWarningColor": ["fcr_network_bad", "fcr_v2_yellow"],
            "systemSafeColor": [
                "iclicker_answer_list_item_correct", "fcr_network_good", "fcr_teal_200", "fcr_teal_700",
            ],
            "textLevel1Color": [
                "iclicker_answer_list_item_text", "theme_text_color_black", "fcr_text_level1_color",
            ],
            "textLevel2Color": [
                "fcr_deep_blue", "theme_text_color_dark_gray", "theme_text_color_class_time", "fcr_text_level2_color",
                "fcr_gray_normal",
            ],
            "textLevel3Color": [
                "iclicker_answer_list_header_text", "theme_text_color_gray", "theme_hint_text_color",
                "fcr_text_level3_color",
            ],
            "textDisabledColor": [
                "fcr_gray", "theme_text_color_dark_gray2", "setting_button_text_color_default",
                "fcr_text_disabled_color",
            ],
            "textEnabledColor": ["fcr_text_enabled_color", "fcr_icon_fill_color"],
            "textContrastColor": ["fcr_text_contrast_color"],
            "textShadowColor": ["agora_video_trophy_text_shadow_color"],
            "iconNormalBackgroundColor": ["agora_wb_icon_def_color", "fcr_icon_normal_color"],
            "iconSelectedBackgroundColor": ["fcr_system_component_highlight_color", "fcr_chat_icon_color"],
        ])
        + named([
            "fcr_red_FF0D19", "fcr_gray_333333", "fcr_gray_666666", "fcr_gray_EEEEEE", "fcr_gray_191919",
            "fcr_gray_D7D7E6", "fcr_gray_7D8798", "fcr_blue_357BF6", "fcr_blue_C0D6FF",
        ])
        + [
            ("fcr_transparent", "#00000000"), ("transparent", "#00FFFFFF"), ("fcr_white", "#FFFFFFFF"),
            ("fcr_black", "#FF000000"), ("fcr_white2", "#0AFFFFFF"), ("theme_white", "#FFFFFFFF"),
            ("theme_black", "#FF000000"), ("fcr_blue_4262", "#FF4262FF"),
        ].map { AndroidColor(name: $0.0, value: .literal($0.1)) }

    private static func tokens(_ names: KeyValuePairs<String, [String]>) -> [AndroidColor] {
        names.flatMap { token, names in names.map { AndroidColor(name: $0, value: .token(token)) } }
    }

    /// Colours whose names end in their digits.
    private static func named(_ names: [String]) -> [AndroidColor] {
        names.map { AndroidColor(name: $0, value: .literal("#FF" + $0.suffix(6))) }
    }
}
