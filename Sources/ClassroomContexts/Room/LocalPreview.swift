extension ContextPool {
    /// Whether the local user sees their own camera in a small window over the board, because somebody looks at it.
    ///
    /// In a small class whose area has the gallery, the teacher may look at anybody's camera. Upstream's rules, the first that
    /// holds: no preview while the camera stands in a big window, none on stage, none without a camera.
    package var previewsLocalVideo: Bool {
        guard room.getRoomInfo().roomType == .small, room.getRoomArea()?.contains(.videoGallery) == true,
            [.student, .assistant].contains(user.getLocalUserInfo().userRole), !user.isCoHost(localUser),
            let stream = stream.getStreamList(userUuid: localUser).first(where: { $0.videoSourceType == .camera })
        else { return false }
        return !widget.getWidgetActivity(WidgetID.streamWindow(of: stream.streamUuid))
    }
}
