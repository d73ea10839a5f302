// What the values without a label are called in a stored fact; the others are called as in the case.
extension ContextEvent {
    enum OnJoinRoomSuccessCodingKeys: String, CodingKey {
        case _0 = "room"
    }
    enum OnJoinRoomFailureCodingKeys: String, CodingKey {
        case _0 = "room"
        case _1 = "refusal"
    }
    enum OnRoomInfoUpdatedCodingKeys: String, CodingKey {
        case _0 = "room"
    }
    enum OnRoomPropertiesUpdatedCodingKeys: String, CodingKey {
        case _0 = "properties"
        case cause, `operator`
    }
    enum OnClassStateUpdatedCodingKeys: String, CodingKey {
        case _0 = "state"
    }
    enum OnRecordingStateUpdatedCodingKeys: String, CodingKey {
        case _0 = "state"
    }
    enum OnRecordingStreamUrlListUpdatedCodingKeys: String, CodingKey {
        case _0 = "urlList"
    }
    enum OnRemoteUserJoinedCodingKeys: String, CodingKey {
        case _0 = "user"
    }
    enum OnRemoteUserLeftCodingKeys: String, CodingKey {
        case _0 = "user"
        case `operator`, reason
    }
    enum OnUserUpdatedCodingKeys: String, CodingKey {
        case _0 = "user"
        case `operator`
    }
    enum OnCoHostUserListAddedCodingKeys: String, CodingKey {
        case _0 = "users"
        case `operator`
    }
    enum OnCoHostUserListRemovedCodingKeys: String, CodingKey {
        case _0 = "users"
        case `operator`
    }
    enum OnCoHostCarouselUpdatedCodingKeys: String, CodingKey {
        case _0 = "carousel"
        case `operator`
    }
    enum OnUserRewardedCodingKeys: String, CodingKey {
        case _0 = "user"
        case rewardCount, `operator`
    }
    enum OnUserHandsWaveCodingKeys: String, CodingKey {
        case _0 = "wave"
    }
    enum OnUserHandsWaveEnableCodingKeys: String, CodingKey {
        case _0 = "isEnabled"
    }
    enum OnUserPropertiesUpdatedCodingKeys: String, CodingKey {
        case _0 = "user"
        case _1 = "properties"
        case cause, `operator`
    }
    enum OnUserPropertiesDeletedCodingKeys: String, CodingKey {
        case _0 = "user"
        case keyPaths, cause, `operator`
    }
    enum OnStreamJoinedCodingKeys: String, CodingKey {
        case _0 = "stream"
        case `operator`
    }
    enum OnStreamUpdatedCodingKeys: String, CodingKey {
        case _0 = "stream"
        case `operator`
    }
    enum OnStreamLeftCodingKeys: String, CodingKey {
        case _0 = "stream"
        case `operator`
    }
    enum OnVolumeUpdatedCodingKeys: String, CodingKey {
        case _0 = "volume"
        case streamUuid
    }
    enum OnLocalDeviceStateUpdatedCodingKeys: String, CodingKey {
        case _0 = "device"
        case _1 = "state"
    }
    enum OnAudioMixingStateChangedCodingKeys: String, CodingKey {
        case _0 = "state"
        case errorCode
    }
    enum OnCdnUpdatedCodingKeys: String, CodingKey {
        case _0 = "cdn"
    }
    enum OnLocalNetworkQualityUpdatedCodingKeys: String, CodingKey {
        case _0 = "quality"
    }
    enum OnLocalConnectionUpdatedCodingKeys: String, CodingKey {
        case _0 = "connection"
    }
    enum OnMediaPacketStatsUpdatedCodingKeys: String, CodingKey {
        case roomUuid
        case _1 = "stats"
    }
    enum OnBoardChangedCodingKeys: String, CodingKey {
        case _0 = "change"
        case `as`, `in`, `operator`
    }
    enum OnBoardWindowsChangedCodingKeys: String, CodingKey {
        case _0 = "change"
        case `operator`
    }
    enum OnGroupInfoUpdatedCodingKeys: String, CodingKey {
        case _0 = "isOpen"
    }
    enum OnUserListInvitedToSubRoomCodingKeys: String, CodingKey {
        case _0 = "userUuids"
        case subRoomUuid, `operator`
    }
    enum OnUserListAddedToSubRoomCodingKeys: String, CodingKey {
        case _0 = "userUuids"
        case subRoomUuid, `operator`
    }
    enum OnUserListRemovedFromSubRoomCodingKeys: String, CodingKey {
        case _0 = "departures"
        case subRoomUuid, `operator`
    }
    enum OnUserListRejectedToSubRoomCodingKeys: String, CodingKey {
        case _0 = "userUuids"
        case subRoomUuid, `operator`
    }
    enum OnUserMovedToSubRoomCodingKeys: String, CodingKey {
        case _0 = "user"
        case from, to, `operator`
    }
    enum OnSubRoomListAddedCodingKeys: String, CodingKey {
        case _0 = "subRooms"
    }
    enum OnSubRoomListRemovedCodingKeys: String, CodingKey {
        case _0 = "subRooms"
    }
    enum OnSubRoomListUpdatedCodingKeys: String, CodingKey {
        case _0 = "subRooms"
    }
    enum OnHelpRefusedCodingKeys: String, CodingKey {
        case _0 = "reason"
    }
    enum OnBroadcastToSubRoomsCodingKeys: String, CodingKey {
        case _0 = "text"
        case `operator`
    }
    enum OnJoinSubRoomSuccessCodingKeys: String, CodingKey {
        case _0 = "subRoom"
    }
    enum OnJoinSubRoomFailureCodingKeys: String, CodingKey {
        case subRoomUuid
        case _1 = "refusal"
    }
    enum OnSubRoomClosedCodingKeys: String, CodingKey {
        case _0 = "subRoom"
    }
    enum OnSubRoomPropertiesUpdatedCodingKeys: String, CodingKey {
        case _0 = "properties"
        case subRoomUuid, cause, `operator`
    }
    enum OnComponentFailedCodingKeys: String, CodingKey {
        case _0 = "message"
        case component, viewer
    }
    enum OnWidgetActiveCodingKeys: String, CodingKey {
        case _0 = "widget"
    }
    enum OnWidgetInactiveCodingKeys: String, CodingKey {
        case _0 = "widget"
    }
    enum OnMessageReceivedCodingKeys: String, CodingKey {
        case _0 = "message"
        case widget, direction
    }
    enum OnWidgetFailedCodingKeys: String, CodingKey {
        case _0 = "message"
        case widget, viewer
    }
    enum OnWidgetLoggedCodingKeys: String, CodingKey {
        case _0 = "text"
        case widget, viewer
    }
    enum OnWidgetRequestFinishedCodingKeys: String, CodingKey {
        case _0 = "request"
        case widget, refusal
    }
    enum OnWidgetControllerUpdatedCodingKeys: String, CodingKey {
        case _0 = "controller"
    }
    enum OnWidgetSyncFrameUpdatedCodingKeys: String, CodingKey {
        case _0 = "frame"
        case widget, `operator`
    }
    enum OnWidgetRoomPropertiesUpdatedCodingKeys: String, CodingKey {
        case _0 = "properties"
        case widget, cause, `operator`
    }
    enum OnWidgetUserPropertiesUpdatedCodingKeys: String, CodingKey {
        case _0 = "properties"
        case userUuid, widget, cause, `operator`
    }
    enum OnCloudFileAddedCodingKeys: String, CodingKey {
        case _0 = "file"
    }
    enum OnCloudFileRemovedCodingKeys: String, CodingKey {
        case _0 = "file"
    }
    enum OnCloudFilesUpdatedCodingKeys: String, CodingKey {
        case _0 = "files"
    }
    enum OnChatMessageReceivedCodingKeys: String, CodingKey {
        case _0 = "message"
    }
    enum OnChatHistoryUpdatedCodingKeys: String, CodingKey {
        case _0 = "messages"
    }
    enum OnChatMutedCodingKeys: String, CodingKey {
        case _0 = "isMuted"
        case `operator`
    }
    enum OnChatUserMutedCodingKeys: String, CodingKey {
        case _0 = "user"
        case isMuted, `operator`
    }
    enum OnChatClientUpdatedCodingKeys: String, CodingKey {
        case _0 = "client"
    }
    enum OnChatReadCodingKeys: String, CodingKey {
        case _0 = "upTo"
    }
}
