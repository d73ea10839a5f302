extension AgoraShapes {
    /// The structs of the user interface's pod.
    static let ui = AgoraShapes(
        items: """
            SepLine: backgroundColor color
            Shadow: color cgColor, offset size, opacity float, radius number
            ToastLabel: color color, font font
            AlertTitle: color color, font font
            LoadingMessage: color color, font font
            AlertMessage: normalColor color, selectedColor color, font font, checkedImage image, uncheckedImage \
                image
            AlertButton: normalTitleColor color, font font
            StateBarNetworkState: goodImage image, unknownImage image=ic_network_unknown, badImage image, \
                downImage image, goodColor color, badColor color, downColor color, textFont font
            StateBarRoomName: textColor color, textFont font
            StateBarScheduleTime: textColor color, textFont font
            StateBarRecordingState: backgroundColor color, cornerRadius number, textColor color, textFont font
            NetlessBoardPageControl: pageLabel NetlessBoardPageLabel
            NetlessBoardPageLabel: color color, font font
            NetlessBoardMouse: unselectedImage image, selectedImage image
            NetlessBoardSelector: unselectedImage image, selectedImage image
            NetlessBoardPaint: unselectedImage image, selectedImage image
            NetlessBoardText: image image
            NetlessBoardEraser: unselectedImage image, selectedImage image
            NetlessBoardClear: enabledImage image
            NetlessBoardSave: image image
            NetlessBoardPrev: enabledImage image, disabledImage image
            NetlessBoardNext: enabledImage image, disabledImage image
            NetlessBoardPencil: image image
            NetlessBoardLine: image image
            NetlessBoardRect: image image
            NetlessBoardCircle: image image
            NetlessBoardPentagram: image image
            NetlessBoardRhombus: image image
            NetlessBoardArrow: image image
            NetlessBoardTriangle: image image
            NetlessBoardLineWidth: image image
            NetlessBoardTextSize:
            NetlessBoardColors: backgroundColor color, borderWidth number, cornerRadius number
            ClassStateStartClass: normalTitleColor color, font font, normalBackgroundColor color, cornerRadius \
                number, shadow Shadow
            SettingCamera: tintColor color, title SettingTitle, direction SettingCameraDirection
            SettingMicrophone: tintColor color, title SettingTitle
            SettingSpeaker: tintColor color, title SettingTitle
            SettingExit: backgroundColor color, cornerRadius number, titleColor color, titleFont font
            SettingTitle: color color, font font
            SettingCameraDirection: titleColor color, normalBackgroundColor color, selectedBackgroundColor color, \
                normalLabelColor color, selectedLabelColor color, font font, cornerRadius number
            ToolBarCell: cornerRadius number, normalImage image, selectedColor color, shadow Shadow
            ToolBarSetting: normalImage image, selectedImage image
            ToolBarMessage: normalImage image, selectedImage image, dotColor color
            ToolBarHandsList: normalImage image, selectedImage image, label ToolBarHandsListLabel
            ToolBarHandsListLabel: backgroundColor color, color color, font font
            BreakoutRoomHelp: enabledImage image, disabledImage image
            RenderButton: color color=$systemErrorColor
            TeacherVideoOffStage: image image
            StudentVideoOffStage: image image
            StudentVideoCamera: onImage image, offImage image, forbiddenImage image
            StudentVideoMicrophone: onImage image, offImage image, forbiddenImage image
            StudentVideoBoardAuthorization: onImage image, offImage image
            StudentVideoReward: image image
            StudentVideoMoveButton: cornerRadius number, backgroundColor color, prevImage image, nextImage image
            StudentVideoWaveHands: gifUrl gif=img_hands_wave
            VideoCell: backgroundColor color, cornerRadius number, borderWidth number, borderColor cgColor, \
                highlightBorderWidth number, highlightBorderColor cgColor
            VideoMask: backgroundColor color, noUserImage image, cameraOffImage image, cameraForbiddenImage image, \
                micOnImage image, micForbiddenImage image, micOffImage image, micVolumeImage image, \
                boardAuthWindowImage image=window_board_auth, rewardImage image=window_reward
            VideoLabel: color color, font font, shadowColor cgColor, shadowOffset size, shadowOpacity float, \
                shadowRadius number
            RosterLabel: mainTitleColor color, subTitleColor color, font font
            RosterCarousel: tintColor color
            RosterStudentName: color color
            RosterStage: onImage image, offImage image
            RosterBoardAuthorization: onImage image, offImage image
            RosterCamera: onImage image, offImage image, forbiddenImage image
            RosterMicrophone: onImage image, offImage image, forbiddenImage image
            RosterReward: image image, font font, textColor color
            RosterKickOut: image image
            HandsListLabel: color color, font font
            RaiseHandDelayView: textColor color=$textContrastColor, font font=$font13
            RaiseHandTipView: textColor color, font font
            AgoraChatMuteAll:
            AgoraChatEmoji: textColor color, font font=$font13
            AgoraChatPicture: textColor color=$textContrastColor, font font=$font13
            NetworkStatsTitle: goodColor color, badColor color, downColor color, font font
            NetworkStatsLatencyTitle: textColor color, font font
            NetworkStatsLatencyValue: textColor color, font font
            NetworkStatsPacketLossRateTitle: textColor color, font font
            NetworkStatsPacketLossRateValue: textColor color, font font, txImage image, rxImage image
            """,
        components: """
            Toast: backgroundColor color, cornerRadius number, safeBackgroundColor color, warningBackgroundColor \
                color, errorBackgroundColor color, noticeImage image, warningImage image, errorImage image, label \
                ToastLabel, shadow Shadow
            Alert: backgroundColor color, cornerRadius number, sideSpacing number, title AlertTitle, message \
                AlertMessage, button AlertButton, shadow Shadow, sepLine SepLine
            Loading: backgroundColor color, gifUrl gif=img_loading, message LoadingMessage
            StateBar: backgroundColor color, networkState StateBarNetworkState, roomName StateBarRoomName, \
                scheduleTime StateBarScheduleTime, sepLine SepLine, borderWidth number, borderColor color
            TeacherVideo: backgroundColor color, offStage TeacherVideoOffStage, cell VideoCell, mask VideoMask, \
                label VideoLabel
            StudentVideo: backgroundColor color, camera StudentVideoCamera, microphone StudentVideoMicrophone, \
                boardAuthorization StudentVideoBoardAuthorization, reward StudentVideoReward, offStage \
                StudentVideoOffStage, moveButton StudentVideoMoveButton, waveHands StudentVideoWaveHands, cell \
                VideoCell, mask VideoMask, label VideoLabel
            BreakoutRoom: backgroundColor color=$systemForegroundColor, help BreakoutRoomHelp
            RaiseHand: backgroundColor color, normalImage image, popOverImage image, delayView RaiseHandDelayView, \
                tipView RaiseHandTipView, textColor color, font font, cornerRadius number=$roundContainerCornerRadius, \
                shadow Shadow
            ClassState: backgroundColor color=clear, startClass ClassStateStartClass
            RenderMenu: backgroundColor color, cornerRadius number, shadow Shadow
            Setting: backgroundColor color, camera SettingCamera, microphone SettingMicrophone, speaker \
                SettingSpeaker, exit SettingExit, cornerRadius number, shadow Shadow
            ToolBar: backgroundColor color, setting ToolBarSetting, message ToolBarMessage, handsList \
                ToolBarHandsList, cell ToolBarCell, shadow Shadow
            ToolCollection: backgroundColor color, cellCornerRadius number, windowCornerRadius number, borderWidth \
                number, borderColor cgColor, sepLine SepLine, shadow Shadow
            Roster: backgroundColor color, carousel RosterCarousel, studentName RosterStudentName, stage \
                RosterStage, boardAuthorization RosterBoardAuthorization, camera RosterCamera, microphone \
                RosterMicrophone, reward RosterReward, kickOut RosterKickOut, normalImage image, selectedImage image, \
                cellBackgroundColor color, titleBackgroundColor color, cornerRadius number, borderWidth number, \
                borderColor cgColor, label RosterLabel, shadow Shadow, sepLine SepLine
            Record: backgroundColor color, image image, recordingState StateBarRecordingState
            HandsList: backgroundColor color, cornerRadius number, onImage image, offImage image, label \
                HandsListLabel, sepLine SepLine, shadow Shadow
            StreamWindow: backgroundColor color, cornerRadius number, borderWidth number, borderColor cgColor
            NetlessBoard: backgroundColor color, borderColor color, borderWidth number, mouse NetlessBoardMouse, \
                selector NetlessBoardSelector, pencil NetlessBoardPencil, text NetlessBoardText, eraser \
                NetlessBoardEraser, clear NetlessBoardClear, save NetlessBoardSave, paint NetlessBoardPaint, prev \
                NetlessBoardPrev, next NetlessBoardNext, line NetlessBoardLine, rect NetlessBoardRect, circle \
                NetlessBoardCircle, pentagram NetlessBoardPentagram, rhombus NetlessBoardRhombus, arrow \
                NetlessBoardArrow, triangle NetlessBoardTriangle, pageControl NetlessBoardPageControl, lineWidth \
                NetlessBoardLineWidth, textSize NetlessBoardTextSize, colors NetlessBoardColors
            WebView: backgroundColor color
            PopupQuiz: backgroundColor color, image image
            Counter: backgroundColor color, image image
            Poll: backgroundColor color, image image
            CloudStorage: backgroundColor color, image image
            ScreenShare: backgroundColor color
            AgoraChat: backgroundColor color, muteAll AgoraChatMuteAll, emoji AgoraChatEmoji, picture \
                AgoraChatPicture, shadow Shadow
            NetworkStats: backgroundColor color, sepLine SepLine, title NetworkStatsTitle, latencyTitle \
                NetworkStatsLatencyTitle, latencyValue NetworkStatsLatencyValue, packetLossRateTitle \
                NetworkStatsPacketLossRateTitle, packetLossRateValue NetworkStatsPacketLossRateValue, shadow Shadow
            """)
}
