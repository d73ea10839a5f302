public import LiveValues

/// Something that changed in a room.
///
/// The cases carry upstream's callback names and payloads.
///
/// `operator` is the user whose command caused the event; nil when nobody did: a simulation, an edited seed, the
/// server. Some cases have no callback upstream and say so.
public enum ContextEvent: Codable, Hashable, Sendable {
    // MARK: Room

    /// The local user is in the room.
    case onJoinRoomSuccess(RoomInfo)
    /// The local user could not come in.
    case onJoinRoomFailure(RoomInfo, ContextError)
    /// The room's name or type changed. Ours: upstream tells only widgets.
    case onRoomInfoUpdated(RoomInfo)
    /// Room properties changed; the changed ones are keyed by the path of the command.
    case onRoomPropertiesUpdated(LiveProperties, cause: LiveProperties?, operator: UserInfo?)
    /// Room properties are gone.
    case onRoomPropertiesDeleted(keyPaths: [String], cause: LiveProperties?, operator: UserInfo?)
    /// The schedule changed: read the class info again.
    case onClassStateUpdated(ClassState)
    /// Recording changed.
    case onRecordingStateUpdated(RecordingState)
    /// The recording can be watched somewhere else; addresses by protocol.
    case onRecordingStreamUrlListUpdated([String: String])
    /// The server closed the room.
    case onRoomClosed

    // MARK: User

    /// A user came in. Everybody hears it, the user included, whose pages have to be drawn again.
    case onRemoteUserJoined(UserInfo)
    /// A user went. Everybody hears it, the user included.
    case onRemoteUserLeft(UserInfo, operator: UserInfo?, reason: UserLeaveReason)
    /// A user's name or role changed.
    case onUserUpdated(UserInfo, operator: UserInfo?)
    /// Users went on stage.
    case onCoHostUserListAdded([UserInfo], operator: UserInfo?)
    /// Users went off stage.
    case onCoHostUserListRemoved([UserInfo], operator: UserInfo?)
    /// The carousel started, stopped or changed. Ours: upstream's switch reads its state once.
    case onCoHostCarouselUpdated(CarouselInfo, operator: UserInfo?)
    /// A user was rewarded and now has `rewardCount` rewards in total.
    case onUserRewarded(UserInfo, rewardCount: Int, operator: UserInfo?)
    /// The local user was removed from the room.
    case onLocalUserKickedOut
    /// A hand went up.
    case onUserHandsWave(HandsWave)
    /// A hand went down: its owner took it down, it expired, or its owner went on stage or away.
    case onUserHandsDown(userUuid: String, payload: LiveProperties?)
    /// Raising hands was allowed or forbidden.
    case onUserHandsWaveEnable(Bool)
    /// User properties changed.
    case onUserPropertiesUpdated(UserInfo, LiveProperties, cause: LiveProperties?, operator: UserInfo?)
    /// User properties are gone.
    case onUserPropertiesDeleted(UserInfo, keyPaths: [String], cause: LiveProperties?, operator: UserInfo?)

    // MARK: Stream and media

    /// A stream is there.
    case onStreamJoined(StreamInfo, operator: UserInfo?)
    /// A stream's name, privilege, sources or source states changed.
    ///
    /// `before` is the stream as it was; `nil` in histories that an older version recorded.
    case onStreamUpdated(StreamInfo, before: StreamInfo? = nil, operator: UserInfo?)
    /// A stream is gone.
    case onStreamLeft(StreamInfo, operator: UserInfo?)
    /// A stream is this loud now, from 0 to 255.
    case onVolumeUpdated(Int, streamUuid: String)
    /// A device of the local user changed its state.
    case onLocalDeviceStateUpdated(LocalDevice, DeviceState)

    /// The sound file that the local user mixes in does something else; the code is 0 unless it failed.
    case onAudioMixingStateChanged(AudioMixingState, errorCode: Int)
    /// The delivery network does something else, or lies further behind. Ours.
    case onCdnUpdated(CdnInfo)

    // MARK: Monitor

    /// The local network's quality changed.
    case onLocalNetworkQualityUpdated(NetworkQuality)
    /// The local connection changed.
    case onLocalConnectionUpdated(ConnectionState)
    /// A packet report came in.
    case onMediaPacketStatsUpdated(roomUuid: String, PacketStats)

    // MARK: Board

    /// What lies on the board's pages changed, in these parts of its picture; in all of a page for one that is cleared.
    ///
    /// Ours: upstream's board is a service of its own, which tells its own clients.
    case onBoardChanged(BoardChange, as: BoardTurn, in: [BoardPart], operator: UserInfo?)
    /// The windows on the board changed, or the page of one.
    ///
    /// Ours, as ``onBoardChanged(_:as:in:operator:)``.
    case onBoardWindowsChanged(BoardWindowChange, operator: UserInfo?)

    // MARK: Group

    /// Discussion groups were opened, or all of them closed.
    case onGroupInfoUpdated(Bool)
    /// Users were asked into a group.
    case onUserListInvitedToSubRoom([String], subRoomUuid: String, operator: UserInfo?)
    /// Users are in a group now.
    case onUserListAddedToSubRoom([String], subRoomUuid: String, operator: UserInfo?)
    /// Users went out of a group.
    case onUserListRemovedFromSubRoom([SubRoomDeparture], subRoomUuid: String, operator: UserInfo?)
    /// Users do not come into a group, or not now.
    case onUserListRejectedToSubRoom([String], subRoomUuid: String, operator: UserInfo?)
    /// A user went from one group into another; ``onUserListRemovedFromSubRoom(_:subRoomUuid:operator:)`` and
    /// ``onUserListAddedToSubRoom(_:subRoomUuid:operator:)`` around it say the same of everybody.
    case onUserMovedToSubRoom(UserInfo, from: String, to: String, operator: UserInfo?)
    /// Groups were made.
    case onSubRoomListAdded([SubRoomInfo])
    /// Groups were closed.
    case onSubRoomListRemoved([SubRoomInfo])
    /// Groups have another name.
    case onSubRoomListUpdated([SubRoomInfo])
    /// Nobody comes to help the local user's group. Ours.
    case onHelpRefused(HelpRefusal)
    /// Something was said to all groups. Ours.
    case onBroadcastToSubRooms(String, operator: UserInfo?)

    // MARK: Sub-room

    /// The local user is in a group.
    case onJoinSubRoomSuccess(SubRoomInfo)
    /// The local user could not go into a group.
    case onJoinSubRoomFailure(subRoomUuid: String, ContextError)
    /// The local user's group was closed.
    case onSubRoomClosed(SubRoomInfo)
    /// A group's properties changed.
    case onSubRoomPropertiesUpdated(
        LiveProperties, subRoomUuid: String, cause: LiveProperties?, operator: UserInfo?)
    /// Properties of a group are gone.
    case onSubRoomPropertiesDeleted(
        keyPaths: [String], subRoomUuid: String, cause: LiveProperties?, operator: UserInfo?)

    // MARK: Component

    /// A component has given a command while it was drawn for a user, which was refused. Ours.
    case onComponentFailed(String, component: String, viewer: UserInfo?)

    // MARK: Widget

    /// A widget became active for everybody.
    case onWidgetActive(String)
    /// A widget became inactive for everybody.
    case onWidgetInactive(String)
    /// A message to or from a widget. The board's list of granted users comes this way, to everybody.
    case onMessageReceived(WidgetMessage, widget: String, direction: WidgetMessage.Direction)
    /// A widget has failed for a user, nil when it works again. Ours: upstream's widgets fail silently.
    case onWidgetFailed(String?, widget: String, viewer: UserInfo?)
    /// A widget says something to those who develop it. Ours: upstream's widgets write files.
    case onWidgetLogged(String, widget: String, viewer: UserInfo?)
    /// A request that a widget has awaited was done, or was refused for a reason. Ours: upstream calls a closure.
    case onWidgetRequestFinished(String, widget: String, refusal: ContextError?)
    /// The preview answers property requests of widgets in another way. Ours.
    case onWidgetControllerUpdated(SimulatedController)
    /// A widget moved; nil when its place was deleted with it.
    case onWidgetSyncFrameUpdated(WidgetSyncFrame?, widget: String, operator: UserInfo?)
    /// A widget's room properties changed.
    case onWidgetRoomPropertiesUpdated(
        LiveProperties, widget: String, cause: LiveProperties?, operator: UserInfo?)
    /// A widget's room properties are gone.
    case onWidgetRoomPropertiesDeleted(
        keyPaths: [String], widget: String, cause: LiveProperties?, operator: UserInfo?)
    /// A user's properties in a widget changed.
    case onWidgetUserPropertiesUpdated(
        LiveProperties, userUuid: String, widget: String, cause: LiveProperties?, operator: UserInfo?)
    /// A user's properties in a widget are gone.
    case onWidgetUserPropertiesDeleted(
        keyPaths: [String], userUuid: String, widget: String, cause: LiveProperties?, operator: UserInfo?)

    // MARK: Cloud drive

    /// The local user has a new file of their own. Ours, as are the other events of the drive.
    case onCloudFileAdded(CloudFile)
    /// A file of the local user's own is gone.
    case onCloudFileRemoved(String)
    /// The files are others, because the fixture's are.
    case onCloudFilesUpdated(CloudSeed)

    // MARK: Chat

    /// Somebody has said something, or has done something about who may. Ours, as are the other events of the chat:
    /// upstream's chat widget has a server of its own.
    case onChatMessageReceived(ChatMessage)
    /// The messages are others from the first one on, because the fixture's are.
    case onChatHistoryUpdated([ChatMessage])
    /// Students may say nothing, or may speak again.
    case onChatMuted(Bool, operator: UserInfo?)
    /// One student may say nothing, or may speak again.
    case onChatUserMuted(UserInfo, isMuted: Bool, operator: UserInfo?)
    /// The local user's client is connected to the chat in another way, or may see something else.
    case onChatClientUpdated(ChatClient)
    /// The local user has read everything up to the message with this number.
    case onChatRead(Int)
}
