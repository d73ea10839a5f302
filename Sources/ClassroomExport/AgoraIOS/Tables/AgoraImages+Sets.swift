extension AgoraImages {
    /// The image sets of the user interface's pod.
    static let ui = AgoraImages(
        """
        AgoraAlert: ic_alert_checked 12, ic_alert_unchecked 14
        AgoraToast: toast_notice 24, toast_warning 24
        HandsList: ic_handsup_off_stage 22, ic_handsup_on_stage 22
        Member: member_boardauth_off 22, member_boardauth_on 22, member_camera_forbidden 24, member_camera_off \
            24, member_camera_on 24, member_mic_forbidden 22, member_mic_off 22, member_mic_on 22, member_reward \
            22, member_stage_off 22, member_stage_on 22
        NameRoll: ic_nameroll_kick 22, ic_nameroll_silent_off 23, ic_nameroll_silent_on 23
        NetworkStatus: fcr_receivenetwork 18, fcr_sendnetwork 18, ic_network_bad 14, ic_network_down 14, \
            ic_network_good 14, ic_network_unknown 14
        Setting: fcr_setting_arrow 24
        ToolBar: ic_func_leave_room 24, toolbar_disabled_help 24, toolbar_enabled_help 24, \
            toolbar_handsup_remind_popover 167, toolbar_selected_hands_list 24, toolbar_selected_message 24, \
            toolbar_selected_roster 24, toolbar_selected_setting 24, toolbar_unselected_bg 32, \
            toolbar_unselected_hands_list 24, toolbar_unselected_message 24, toolbar_unselected_roster 24, \
            toolbar_unselected_setting 24, toolbar_unselected_wave_hands 24
        ToolCollection: ic_toolbox_answer 24, ic_toolbox_clock 24, ic_toolbox_vote 24, toolcollection_arrow \
            24, toolcollection_circle 24, toolcollection_disabled_next 24, toolcollection_disabled_pre 24, \
            toolcollection_enabled_clear 24.5, toolcollection_enabled_cloud 24, toolcollection_enabled_next 24, \
            toolcollection_enabled_pre 24, toolcollection_enabled_save 24, toolcollection_line 24, \
            toolcollection_pencil 24, toolcollection_pentagram 24, toolcollection_rect 24, toolcollection_rhombus \
            24, toolcollection_selecetd_text 24, toolcollection_selected_area 24, toolcollection_selected_clicker \
            24, toolcollection_selected_paint 24, toolcollection_selected_rubber 24, toolcollection_text 24, \
            toolcollection_triangle 24, toolcollection_unselecetd_area 24, toolcollection_unselecetd_clicker 24, \
            toolcollection_unselecetd_paint 24, toolcollection_unselecetd_rubber 24, toolcollection_width 14
        Window: window_arrow_next 12, window_arrow_prev 12, window_board_auth 18, window_device_forbidden 81, \
            window_device_off 81, window_empty 80, window_mic_forbidden 16, window_mic_off 16, window_mic_on 16, \
            window_mic_volume 16, window_no_user 80, window_reward 15
        """)

    /// The image sets of the widgets' pod.
    static let widgets = AgoraImages(
        """
        CloudDrive: cloud_close 24, cloud_delete 20, cloud_question 18, cloud_upload_file 20, \
            cloud_upload_image 20, fcr_alf 30, fcr_choosed 20, fcr_cloud_process 12, fcr_cloud_selectable 12, \
            fcr_cloud_unselected 12, fcr_doc 30, fcr_file_audio 30, fcr_file_photo 30, fcr_file_video 30, fcr_pdf \
            30, fcr_ppt 30, format-PPT 22, format-alf 22, format-audio 22, format-excel 22, format-pdf 22, \
            format-pic 22, format-txt 22, format-unknown 22, format-video 22, format-word 22, icon_refresh 26
        Countdown: countdown_bg 68, countdown_line 36
        Hyphenate: annoucement_delete 24, annoucement_edit 24, deleteEmoticon 56, deleteEmoticonDisable 56, \
            icon_announcement_none 240, icon_caution 40, icon_chat 48, icon_emoji 24, icon_gift 44, icon_hide 48, \
            icon_image 25, icon_keyboard 24, icon_message_none 240, icon_mute 24, icon_notice 36, icon_unmute 24, \
            msg_bg_recv 96, msg_bg_send 96, msg_img_broken 112, user_avatar_blue 400
        Netless: ic_board_page_add 24, ic_board_page_disabled_next 24, ic_board_page_disabled_pre 24, \
            ic_board_page_next 24, ic_board_page_pre 24
        poll: poll_mul_checked 12, poll_mul_unchecked 14, poll_sin_checked 12, poll_sin_unchecked 14
        webView: web_close 20, web_refresh 20, web_scale 20
        """)
}
