public import LiveValues

extension ContextEvent: ChangePayload {
    /// What the event is about.
    public var topic: Topic { traits.topic }

    /// The event's name, as upstream's callback is called; for logs.
    public var name: String { traits.name }

    /// The identifiers of the users whose picture the event changes.
    public var concernedUsers: [String] { traits.users }

    // One switch for all three, so that a new case cannot be given a topic and forgotten elsewhere.
    private var traits: (name: String, topic: Topic, users: [String]) {
        switch self {
        case .onJoinRoomSuccess: ("onJoinRoomSuccess", .room, [])
        case .onJoinRoomFailure: ("onJoinRoomFailure", .room, [])
        case .onRoomInfoUpdated: ("onRoomInfoUpdated", .room, [])
        case .onRoomPropertiesUpdated: ("onRoomPropertiesUpdated", .room, [])
        case .onRoomPropertiesDeleted: ("onRoomPropertiesDeleted", .room, [])
        case .onClassStateUpdated: ("onClassStateUpdated", .classState, [])
        case .onRecordingStateUpdated: ("onRecordingStateUpdated", .recording, [])
        case .onRecordingStreamUrlListUpdated: ("onRecordingStreamUrlListUpdated", .recording, [])
        case .onRoomClosed: ("onRoomClosed", .room, [])

        case .onRemoteUserJoined(let user): ("onRemoteUserJoined", .user, [user.userUuid])
        case .onRemoteUserLeft(let user, _, _): ("onRemoteUserLeft", .user, [user.userUuid])
        case .onUserUpdated(let user, _): ("onUserUpdated", .user, [user.userUuid])
        case .onCoHostUserListAdded(let users, _): ("onCoHostUserListAdded", .coHost, users.map(\.userUuid))
        case .onCoHostUserListRemoved(let users, _): ("onCoHostUserListRemoved", .coHost, users.map(\.userUuid))
        case .onCoHostCarouselUpdated: ("onCoHostCarouselUpdated", .carousel, [])
        case .onUserRewarded(let user, _, _): ("onUserRewarded", .reward, [user.userUuid])
        case .onLocalUserKickedOut: ("onLocalUserKickedOut", .user, [])
        case .onUserHandsWave(let wave): ("onUserHandsWave", .handsWave, [wave.userUuid])
        case .onUserHandsDown(let uuid, _): ("onUserHandsDown", .handsWave, [uuid])
        case .onUserHandsWaveEnable: ("onUserHandsWaveEnable", .handsWave, [])
        case .onUserPropertiesUpdated(let user, _, _, _):
            ("onUserPropertiesUpdated", .userProperties, [user.userUuid])
        case .onUserPropertiesDeleted(let user, _, _, _):
            ("onUserPropertiesDeleted", .userProperties, [user.userUuid])

        case .onStreamJoined(let stream, _): ("onStreamJoined", .stream, [stream.owner.userUuid])
        case .onStreamUpdated(let stream, _, _): ("onStreamUpdated", .stream, [stream.owner.userUuid])
        case .onStreamLeft(let stream, _): ("onStreamLeft", .stream, [stream.owner.userUuid])
        case .onVolumeUpdated: ("onVolumeUpdated", .volume, [])
        case .onLocalDeviceStateUpdated: ("onLocalDeviceStateUpdated", .device, [])
        case .onAudioMixingStateChanged: ("onAudioMixingStateChanged", .audioMixing, [])
        case .onCdnUpdated: ("onCdnUpdated", .cdn, [])

        case .onLocalNetworkQualityUpdated: ("onLocalNetworkQualityUpdated", .networkQuality, [])
        case .onLocalConnectionUpdated: ("onLocalConnectionUpdated", .connection, [])
        case .onMediaPacketStatsUpdated: ("onMediaPacketStatsUpdated", .packetStats, [])

        case .onBoardChanged: ("onBoardChanged", .board, [])
        case .onBoardWindowsChanged: ("onBoardWindowsChanged", .board, [])
        case .onGroupInfoUpdated: ("onGroupInfoUpdated", .group, [])
        case .onUserListInvitedToSubRoom(let users, _, _): ("onUserListInvitedToSubRoom", .group, users)
        case .onUserListAddedToSubRoom(let users, _, _): ("onUserListAddedToSubRoom", .group, users)
        case .onUserListRemovedFromSubRoom(let departures, _, _):
            ("onUserListRemovedFromSubRoom", .group, departures.map(\.userUuid))
        case .onUserListRejectedToSubRoom(let users, _, _): ("onUserListRejectedToSubRoom", .group, users)
        case .onUserMovedToSubRoom(let user, _, _, _): ("onUserMovedToSubRoom", .group, [user.userUuid])
        case .onSubRoomListAdded: ("onSubRoomListAdded", .group, [])
        case .onSubRoomListRemoved: ("onSubRoomListRemoved", .group, [])
        case .onSubRoomListUpdated: ("onSubRoomListUpdated", .group, [])
        case .onHelpRefused: ("onHelpRefused", .group, [])
        case .onBroadcastToSubRooms: ("onBroadcastToSubRooms", .group, [])
        case .onJoinSubRoomSuccess: ("onJoinSubRoomSuccess", .group, [])
        case .onJoinSubRoomFailure: ("onJoinSubRoomFailure", .group, [])
        case .onSubRoomClosed: ("onSubRoomClosed", .group, [])
        case .onSubRoomPropertiesUpdated: ("onSubRoomPropertiesUpdated", .group, [])
        case .onSubRoomPropertiesDeleted: ("onSubRoomPropertiesDeleted", .group, [])

        case .onComponentFailed: ("onComponentFailed", .componentFailure, [])

        case .onWidgetActive: ("onWidgetActive", .widgetActivity, [])
        case .onWidgetInactive: ("onWidgetInactive", .widgetActivity, [])
        case .onMessageReceived: ("onMessageReceived", .widgetMessage, [])
        case .onWidgetFailed: ("onWidgetFailed", .widgetFailure, [])
        case .onWidgetLogged: ("onWidgetLogged", .widgetLog, [])
        case .onWidgetRequestFinished: ("onWidgetRequestFinished", .widgetAnswer, [])
        case .onWidgetControllerUpdated: ("onWidgetControllerUpdated", .widgetController, [])
        case .onWidgetSyncFrameUpdated: ("onWidgetSyncFrameUpdated", .widgetSyncFrame, [])
        case .onWidgetRoomPropertiesUpdated: ("onWidgetRoomPropertiesUpdated", .widgetProperties, [])
        case .onWidgetRoomPropertiesDeleted: ("onWidgetRoomPropertiesDeleted", .widgetProperties, [])
        case .onWidgetUserPropertiesUpdated(_, let uuid, _, _, _):
            ("onWidgetUserPropertiesUpdated", .widgetProperties, [uuid])
        case .onWidgetUserPropertiesDeleted(_, let uuid, _, _, _):
            ("onWidgetUserPropertiesDeleted", .widgetProperties, [uuid])

        case .onChatMessageReceived: ("onChatMessageReceived", .chat, [])
        case .onChatHistoryUpdated: ("onChatHistoryUpdated", .chat, [])
        case .onChatMuted: ("onChatMuted", .chat, [])
        case .onChatUserMuted(let user, _, _): ("onChatUserMuted", .chat, [user.userUuid])
        case .onChatClientUpdated: ("onChatClientUpdated", .chat, [])
        case .onChatRead: ("onChatRead", .chat, [])

        case .onCloudFileAdded: ("onCloudFileAdded", .cloudFiles, [])
        case .onCloudFileRemoved: ("onCloudFileRemoved", .cloudFiles, [])
        case .onCloudFilesUpdated: ("onCloudFilesUpdated", .cloudFiles, [])
        }
    }
}

extension ChangeRecord {
    /// What happened in the classroom; nil for what other kinds of scenes tell, and for changes that were missed.
    public var event: ContextEvent? { payload as? ContextEvent ?? (payload as? SubRoomEvent)?.event }

    /// The identifier of the group in which it happened; nil for the class itself.
    public var subRoom: String? { (payload as? SubRoomEvent)?.subRoomUuid }
}
