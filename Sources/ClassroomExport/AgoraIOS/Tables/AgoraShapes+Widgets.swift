extension AgoraShapes {
    /// The structs of the widgets' pod.
    static let widgets = AgoraShapes(
        items: """
            SepLine: backgroundColor color
            Shadow: color cgColor, offset size, opacity float, radius number
            PopupQuizName: text text=fcr_popup_quiz, textAlignment alignment, font font, textColor color
            PopupQuizTime: textAlignment alignment, font font, selectedTextColor color, unselectedTextColor color
            PopupQuizOption: selectedBackgroundColor color, selectedBoardColor color, selectedTextColor color, \
                unselectedBackgroundColor color, unselectedBoardColor color, unselectedTextColor color, \
                disableBackgroundColor color, disableBoardColor color, font font, textAlignment alignment, boardWidth \
                number, cornerRadius number
            PopupQuizSubmit: selectedBackgroundColor color, selectedBoardColor color, selectedTextColor color, \
                unselectedBackgroundColor color, unselectedTextColor color, unselectedBoardColor color, \
                changingBackgroundColor color, changingBoardColor color, changingTextColor color, boardWidth number, \
                cornerRadius number, font font, postText text=fcr_popup_quiz_post, changeText \
                text=fcr_popup_quiz_change
            PopupQuizResult: font font, textAlignment alignment, rowHeight number, titleTextColor color, \
                resultNormalTextColor color, resultCorrectTextColor color, resultIncorrectTextColor color, \
                submissionTitle text=fcr_popup_quiz_submission, accuracyTitle text=fcr_popup_quiz_accuracy, \
                correctTitle text=fcr_popup_quiz_correct, myAnswerTitle text=fcr_popup_quiz_my_answer
            CounterHeader: backgroundColor color, font font, textColor color, sepLineColor color
            CounterColon: font font, textColor color
            CounterTime: image image, textAlignment alignment, font font, normalTextColor color, warnTextColor \
                color
            PollName: text text=fcr_poll_title, singleMode text=fcr_poll_single, multiMode text=fcr_poll_multi, \
                textAlignment alignment, font font, textColor color
            PollTitle: textAlignment alignment, font font, textColor color
            PollOption: textAlignment alignment, font font, textColor color, selectedSingleModeImage image, \
                selectedMultiModeImage image, unselectedSingleModeImage image, unselectedMultiModeImage image, \
                labelVerticalSpace number, labelLeftSpace number, labelRightSpace number
            PollResult: titleTextAlignment alignment, resultTextAlignment alignment, font font, textColor color, \
                progressTrackTintColor color, progressTintColor color, labelHorizontalSpace number, labelVerticalSpace \
                number, labelWidth number
            PollSubmit: text text=fcr_poll_submit, font font, textColor color, cornerRadius number
            WebViewName: text text=fcr_online_courseware_label_online_courseware, font font, textColor color
            WebViewRefresh: image image
            WebViewScale: image image
            WebViewClose: image image
            CloudStorageCell: backgroundColor color, label CloudStorageCellLabel, image CloudStorageCellImage
            CloudStorageCellLabel: color color, font font
            CloudStorageCellImage: pptImage image, docImage image, excelImage image, pdfImage image, picImage \
                image, audioImage image, videoImage image, alfImage image, unknownImage image
            CloudStorageRefresh: image image
            CloudStorageSearch: backgroundColor color, borderColor color, borderWidth number, font font
            CloudStorageClose: image image
            CloudStorageTitleLabel: normalColor color, unselectedColor color, font font
            AgoraChatMuteAll: fieldText text=fcr_hyphenate_im_all_mute, muteText \
                text=fcr_hyphenate_im_teacher_mute_all, unmuteText text=fcr_hyphenate_im_teacher_unmute_all, muteImage \
                image, unmuteImage image
            AgoraChatEmoji: normalImage image, selectedImage image, deleteEmoji image, textColor color, textFont \
                font
            AgoraChatPicture: cornerRadius number, image image, noAuthText \
                text=fcr_hyphenate_im_photo_permission_request, brokenImage image
            AgoraChatMute: fieldtext text=fcr_hyphenate_im_mute, muteTextWithName \
                text=fcr_hyphenate_im_muted_by_teacher, unmuteTextWithName text=fcr_hyphenate_im_unmuted_by_teacher
            AgoraChatMessage: placeholderText text=fcr_hyphenate_im_input_placeholder, nilText \
                text=fcr_hyphenate_im_no_message, nilLabelFont font, nilLabelColor color, nilImage image, sendBar \
                AgoraChatMessageSendBar, cell AgoraChatMessageCell, notice AgoraChatNoticeCell, input AgoraChatInput
            AgoraChatMessageCell: backgroundColor color, borderColor color, avatarCornerRadius number, nameColor \
                color, nameFont font, roleColor color, roleFont font, roleBorderColor color, roleBorderWidth number, \
                roleCornerRadius number, messageCornerRadius number, messageColor color, messageFont font
            AgoraChatMessageSendBar: sepLineColor color, backgroundColor color, inputBackgroundColor color, \
                cornerRadius number, inputButtonTitleColor color, inputButtonTitleFont font
            AgoraChatNoticeCell: backgroundColor color, image image, labelColor color, labelFont font
            AgoraChatInput: backgroundColor color, fieldBackgroundColor color, fieldTextColor color, \
                sendButtonTitleColor color, sendButtonBackgroundColor color, sendButtonTitleFont font, borderWidth \
                number, borderColor color, cornerRadius number
            AgoraChatTopBar: selectedColor color, titleColor color, titleFont font, remindColor color
            Announcement: labelFont font, labelColor color, buttonBackgroundColor color, buttonTitleFont font, \
                buttonTitleColor color, buttonImage image, nilImage image, nilText \
                text=fcr_hyphenate_im_no_announcement, nilAndSetText text=fcr_hyphenate_im_no_announcement_teacher, \
                nilLabelFont font, nilLabelNormalColor color, nilLabelLinkColor color, edit AnnouncementEdit, delete \
                AnnouncementDelete, field AnnouncementField, cancel AnnouncementCancel, issue AnnouncementIssue
            AnnouncementEdit: image image
            AnnouncementDelete: image image
            AnnouncementField: backgroundColor color, borderColor color, borderWidth number, cornerRadius number, \
                textColor color, textFont font, textCountNormalColor color, textCountWarnColor color, textCountFont \
                font, warnText text=fcr_hyphenate_im_notice_up_to, warnTextFont font
            AnnouncementCancel: backgroundColor color, title text=fcr_hyphenate_im_notice_cancel, titleColor \
                color, titleFont font, borderColor color, borderWidth number, cornerRadius number
            AnnouncementIssue: backgroundColor color, title text=fcr_hyphenate_im_notice_send, titleColor color, \
                titleFont font, borderColor color, borderWidth number, cornerRadius number
            NetlessBoardPageControl: backgroundColor color, cornerRadius number, addPageImage image, prevPageImage \
                image, nextPageImage image, disabledPrevPageImage image, disabledNextPageImage image, sepLine SepLine, \
                pageLabel NetlessBoardPageLabel, shadow Shadow
            NetlessBoardPageLabel: color color, font font
            NetlessBoardMouse: unselectedImage image, selectedImage image
            NetlessBoardSelector: unselectedImage image, selectedImage image
            NetlessBoardCourseware: backgroundColor color
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
            """,
        components: """
            StreamWindow: backgroundColor color, cornerRadius number, borderWidth number, borderColor cgColor
            WebView: backgroundColor color, boardColor color, boardWidth number, cornerRadius number, \
                headerBackgroundColor color, name WebViewName, refresh WebViewRefresh, scale WebViewScale, close \
                WebViewClose, sepLine SepLine, shadow Shadow
            PopupQuiz: backgroundColor color, headerBackgroundColor color, boardColor color, boardWidth number, \
                cornerRadius number, name PopupQuizName, time PopupQuizTime, option PopupQuizOption, submit \
                PopupQuizSubmit, result PopupQuizResult, sepLine SepLine, shadow Shadow
            Counter: backgroundColor color, header CounterHeader, colon CounterColon, time CounterTime, sepColor \
                color, cornerRadius number, borderColor color, borderWidth number, shadow Shadow
            CloudStorage: backgroundColor color, titleBackgroundColor color, cornerRadius number, selectedColor \
                color, refresh CloudStorageRefresh, search CloudStorageSearch, close CloudStorageClose, cell \
                CloudStorageCell, titleLabel CloudStorageTitleLabel, sepLine SepLine, shadow Shadow
            Poll: backgroundColor color, headerBackgroundColor color, borderColor color, borderWidth number, \
                cornerRadius number, name PollName, title PollTitle, option PollOption, result PollResult, submit \
                PollSubmit, shadow Shadow, sepLine SepLine
            NetlessBoard: backgroundColor color, mouse NetlessBoardMouse, selector NetlessBoardSelector, pencil \
                NetlessBoardPencil, text NetlessBoardText, eraser NetlessBoardEraser, clear NetlessBoardClear, save \
                NetlessBoardSave, courseware NetlessBoardCourseware, paint NetlessBoardPaint, prev NetlessBoardPrev, \
                next NetlessBoardNext, line NetlessBoardLine, rect NetlessBoardRect, circle NetlessBoardCircle, \
                pentagram NetlessBoardPentagram, rhombus NetlessBoardRhombus, arrow NetlessBoardArrow, triangle \
                NetlessBoardTriangle, pageControl NetlessBoardPageControl, shadow Shadow
            AgoraChat: backgroundColor color, muteAll AgoraChatMuteAll, emoji AgoraChatEmoji, picture \
                AgoraChatPicture, announcement Announcement, mute AgoraChatMute, message AgoraChatMessage, shadow \
                Shadow, topBar AgoraChatTopBar, cornerRadius number
            """)
}
