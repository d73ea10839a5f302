/// The icons of the base theme: files of the themes that ship, compiled in through a link to their folder.
extension StartingFile {
    /// The base theme and its icons, by path: a project to start from.
    static let baseProject = icons.merging(["Themes/base.yaml": baseTheme]) { _, theme in theme }

    /// The icons that the base theme names, by path.
    static let icons = Dictionary(uniqueKeysWithValues: iconFiles.map { ("Themes/icons/\($0).svg", $1) })

    private static let iconFiles: [(name: String, bytes: [UInt8])] = [
        ("arrow-down", PackageResources.arrow_down_svg), ("arrow-up", PackageResources.arrow_up_svg),
        ("board-off", PackageResources.board_off_svg), ("board-on", PackageResources.board_on_svg),
        ("box-off", PackageResources.box_off_svg), ("box-on", PackageResources.box_on_svg),
        ("camera-forbidden", PackageResources.camera_forbidden_svg), ("camera-off", PackageResources.camera_off_svg),
        ("camera-on", PackageResources.camera_on_svg), ("checked", PackageResources.checked_svg),
        ("chevron-left", PackageResources.chevron_left_svg), ("chevron-right", PackageResources.chevron_right_svg),
        ("countdown-page", PackageResources.countdown_page_svg), ("disc", PackageResources.disc_svg),
        ("hand", PackageResources.hand_svg), ("hand-wave", PackageResources.hand_wave_svg),
        ("hands-list", PackageResources.hands_list_svg), ("help", PackageResources.help_svg),
        ("kick", PackageResources.kick_svg), ("line-width", PackageResources.line_width_svg),
        ("message", PackageResources.message_svg), ("mic-forbidden", PackageResources.mic_forbidden_svg),
        ("mic-off", PackageResources.mic_off_svg), ("mic-on", PackageResources.mic_on_svg),
        ("network-bad", PackageResources.network_bad_svg), ("network-down", PackageResources.network_down_svg),
        ("network-good", PackageResources.network_good_svg), ("network-unknown", PackageResources.network_unknown_svg),
        ("notice", PackageResources.notice_svg), ("page-add", PackageResources.page_add_svg),
        ("person-off", PackageResources.person_off_svg), ("radio-off", PackageResources.radio_off_svg),
        ("radio-on", PackageResources.radio_on_svg), ("record", PackageResources.record_svg),
        ("reward", PackageResources.reward_svg), ("roster", PackageResources.roster_svg),
        ("setting", PackageResources.setting_svg), ("shape-arrow", PackageResources.shape_arrow_svg),
        ("shape-circle", PackageResources.shape_circle_svg), ("shape-line", PackageResources.shape_line_svg),
        ("shape-pencil", PackageResources.shape_pencil_svg), ("shape-pentagram", PackageResources.shape_pentagram_svg),
        ("shape-rect", PackageResources.shape_rect_svg), ("shape-rhombus", PackageResources.shape_rhombus_svg),
        ("shape-triangle", PackageResources.shape_triangle_svg), ("stage-joined", PackageResources.stage_joined_svg),
        ("stage-off", PackageResources.stage_off_svg), ("stage-on", PackageResources.stage_on_svg),
        ("stage-waiting", PackageResources.stage_waiting_svg), ("star", PackageResources.star_svg),
        ("tip-right", PackageResources.tip_right_svg), ("tool-answer", PackageResources.tool_answer_svg),
        ("tool-area", PackageResources.tool_area_svg), ("tool-clear", PackageResources.tool_clear_svg),
        ("tool-clicker", PackageResources.tool_clicker_svg), ("tool-clock", PackageResources.tool_clock_svg),
        ("tool-cloud", PackageResources.tool_cloud_svg), ("tool-paint", PackageResources.tool_paint_svg),
        ("tool-redo", PackageResources.tool_redo_svg), ("tool-rubber", PackageResources.tool_rubber_svg),
        ("tool-save", PackageResources.tool_save_svg), ("tool-text", PackageResources.tool_text_svg),
        ("tool-undo", PackageResources.tool_undo_svg), ("tool-vote", PackageResources.tool_vote_svg),
        ("unchecked", PackageResources.unchecked_svg), ("warning", PackageResources.warning_svg),
        ("window-close", PackageResources.window_close_svg), ("window-mic-off", PackageResources.window_mic_off_svg),
        ("window-mic-on", PackageResources.window_mic_on_svg),
        ("window-mic-volume", PackageResources.window_mic_volume_svg),
        ("window-refresh", PackageResources.window_refresh_svg), ("window-scale", PackageResources.window_scale_svg),
    ]
}
