/// Something that can be asked of a room: the only way to change one.
///
/// ```swift
/// try store.perform(.rewardUsers(RewardUsers(userUuidList: ["student-1"], rewardCount: 1)), by: .user("teacher-1"))
/// ```
///
/// Each command is declared in a file of its own, with its row of the permission table, its decision and the method of a
/// context that gives it. Here it has two lines: its case, and its place in `kind`; a third one stands in `kinds`. The
/// compiler misses the second, a test the third.
public enum RoomCommand: Hashable, Sendable {
    // MARK: Room

    /// Enters the room.
    case joinRoom(JoinRoom)
    /// Tells a user that they could not come in.
    case refuseJoining(RefuseJoining)
    /// Leaves the room; the user's streams and their place on stage go with them.
    case leaveRoom(LeaveRoom)
    /// Starts the class now.
    case startClass(StartClass)
    case setClassState(SetClassState)
    /// Sets whether the class is recorded.
    case setRecording(SetRecording)
    /// Sets where the recording can be watched.
    case setRecordingStreamUrlList(SetRecordingStreamUrlList)
    /// Sets room properties.
    case updateRoomProperties(UpdateRoomProperties)
    case deleteRoomProperties(DeleteRoomProperties)
    /// Notes that a component has failed for a user: their pages tell it.
    case reportComponentFailure(ReportComponentFailure)
    /// Closes the room, as the server does after the close delay.
    case closeRoom(CloseRoom)

    // MARK: People and stage

    /// Brings a user on stage.
    case addCoHost(AddCoHost)
    /// Takes a user off stage.
    case removeCoHost(RemoveCoHost)
    /// Clears the stage.
    case removeAllCoHosts(RemoveAllCoHosts)
    /// Lets students take turns on stage.
    case startCoHostCarousel(StartCoHostCarousel)
    /// Ends the turns; who is on stage stays.
    case stopCoHostCarousel(StopCoHostCarousel)
    /// Brings the next group on stage when its time has come.
    case turnCarousel(TurnCarousel)
    /// Gives users rewards.
    case rewardUsers(RewardUsers)
    /// Removes a user from the room.
    case kickOutUser(KickOutUser)
    /// Sets properties of a user.
    case updateUserProperties(UpdateUserProperties)
    case deleteUserProperties(DeleteUserProperties)
    /// Raises the caller's hand, or renews it.
    case handsWave(WaveHand)
    /// Takes the caller's hand down.
    case handsDown(LowerHand)
    /// Raises a user's hand for them.
    case raiseHand(RaiseHand)
    /// Takes down the hands whose time has passed.
    case lowerDueHands(LowerDueHands)
    /// Allows or forbids raising hands.
    case setHandsWaveEnabled(SetHandsWaveEnabled)
    /// Lets a student come in.
    case admitStudent(AdmitStudent)
    /// Lets a user leave, who may come back.
    case dismissUser(DismissUser)
    /// Puts a user on stage or takes them off.
    case setOnStage(SetOnStage)

    // MARK: Streams, devices and connection

    /// Grants or withdraws the privilege to publish.
    case updateStreamPublishPrivilege(UpdateStreamPublishPrivilege)
    /// Sets how loud a stream is.
    case setVolume(SetVolume)
    /// Opens a device of the caller's; another camera or microphone that is open closes.
    case openLocalDevice(OpenLocalDevice)
    /// Closes a device of the caller's.
    case closeLocalDevice(CloseLocalDevice)
    /// Sets the network quality of one client, or of all.
    case setNetworkQuality(SetNetworkQuality)
    /// Sets the connection state of one client, or of all.
    case setConnection(SetConnection)
    /// Reports packets to one client, or to all.
    case setPacketStats(SetPacketStats)

    /// Uploads the log of the caller's client.
    case uploadLog(UploadLog)
    /// Sets how good the picture of somebody else's stream has to be for the caller.
    case setSubscribeLevel(SetSubscribeLevel)
    /// Sets what the caller's encoder makes of their picture.
    case setLocalVideoConfig(SetLocalVideoConfig)
    /// Sends a stream to the delivery network, or stops.
    case publishStreamToCdn(PublishStreamToCdn)
    /// Sets what the delivery network does.
    case setCdn(SetCdn)
    /// Has the caller's client render a picture, or stop.
    case renderVideo(RenderVideo)
    /// Has the caller's client play a sound, or stop.
    case playAudio(PlayAudio)
    /// Mixes a sound file into what the caller publishes.
    case mixAudio(MixAudio)
    /// Has the caller's client write a picture into a file.
    case takeSnapshot(TakeSnapshot)
    /// Sets how the caller's client hands out sound, and whether somebody listens.
    case setAudioRawData(SetAudioRawData)

    // MARK: Widgets and the board

    /// Makes a widget active for everybody.
    case setWidgetActive(SetWidgetActive)
    /// Makes a widget inactive for everybody.
    case setWidgetInactive(SetWidgetInactive)
    /// Moves a widget on everybody's screen.
    case updateWidgetSyncFrame(UpdateWidgetSyncFrame)
    /// Sets a widget's room properties.
    case updateWidgetRoomProperties(UpdateWidgetRoomProperties)
    /// Deletes a widget's room properties.
    case deleteWidgetRoomProperties(DeleteWidgetRoomProperties)
    /// Sets the caller's properties in a widget.
    case updateWidgetUserProperties(UpdateWidgetUserProperties)
    /// Deletes the caller's properties in a widget.
    case deleteWidgetUserProperties(DeleteWidgetUserProperties)
    /// Sends a message from the caller's scene to their widget, or the other way.
    case sendMessage(SendMessage)
    /// Asks something of the server behind a widget: to count a vote, to start a quiz.
    case sendWidgetRequest(SendWidgetRequest)
    /// Writes what a widget's server elsewhere has answered into the room.
    case changeWidget(ChangeWidget)
    /// Notes that a widget has failed for a user, or works again: their pages tell it.
    case reportWidgetFailure(ReportWidgetFailure)
    /// Notes down what a widget says for those who develop it.
    case logFromWidget(LogFromWidget)
    /// Tells a user's pages that a request which one of their widgets has awaited was answered.
    case finishWidgetRequest(FinishWidgetRequest)
    /// Says how the preview answers the property requests of widgets, in the place of an app's controller.
    case setWidgetController(SetWidgetController)
    /// Lets a user in again who was removed for good.
    case forgetRemoval(ForgetRemoval)
    /// Lays something on the board, above what lies there.
    case drawOnBoard(DrawOnBoard)
    /// Takes elements off the board, whoever drew them.
    case eraseFromBoard(EraseFromBoard)
    /// Moves elements of the board, whoever drew them.
    case moveOnBoard(MoveOnBoard)
    /// Changes what a text on the board says.
    case rewriteOnBoard(RewriteOnBoard)
    /// Keeps what a user has drawn of a stroke that they cannot end any more.
    case keepBoardStroke(KeepBoardStroke)
    /// Opens a page of the board for everybody; one that does not exist opens the nearest.
    case openBoardPage(OpenBoardPage)
    /// Adds a page to the board behind the open one, and opens it for everybody.
    case addBoardPage(AddBoardPage)
    /// Opens a page of a file on the board for everybody; one that does not exist opens the nearest.
    case turnBoardWindow(TurnBoardWindow)
    /// Brings a window on the board to the front for everybody, and to another place.
    case placeBoardWindow(PlaceBoardWindow)
    /// Takes a file off the board; what was drawn on it comes back when it is opened again.
    case closeBoardWindow(CloseBoardWindow)
    /// Makes the windows on the board small, has them fill it, or lets them stand where they were put.
    case arrangeBoardWindows(ArrangeBoardWindows)

    // MARK: Cloud drive

    /// Adds a file to the caller's own.
    case addCloudFile(AddCloudFile)
    /// Takes a file away from the caller's own.
    case removeCloudFile(RemoveCloudFile)
    /// Takes the conversions of files a step further when their time has come.
    case advanceConversions(AdvanceConversions)

    // MARK: Chat

    /// Says something to everybody.
    case sendChatMessage(SendChatMessage)
    /// Keeps all students from saying something, or lets them.
    case setChatMuted(SetChatMuted)
    /// Keeps one student from saying something, or lets them.
    case setChatUserMuted(SetChatUserMuted)
    /// Puts something above the messages, or takes it away.
    case setChatAnnouncement(SetChatAnnouncement)
    /// Notes that the caller has read the messages.
    case markChatRead(MarkChatRead)
    /// Sets how one user's client is connected to the chat, and what it may see.
    case setChatClient(SetChatClient)

    // MARK: Groups

    /// Makes groups.
    case addSubRoomList(AddSubRoomList)
    /// Closes groups; whoever is in one returns to the class.
    case removeSubRoomList(RemoveSubRoomList)
    /// Closes every group; everybody returns to the class.
    case removeAllSubRoomList(RemoveAllSubRoomList)
    /// Asks people into a group, who answer for themselves.
    case inviteUserListToSubRoom(InviteUserListToSubRoom)
    /// Goes into a group to which the caller was asked.
    case acceptInvitationToSubRoom(AcceptInvitationToSubRoom)
    /// Declines to go into a group to which the caller was asked.
    case rejectInvitationToSubRoom(RejectInvitationToSubRoom)
    /// Brings people into a group without asking them.
    case addUserListToSubRoom(AddUserListToSubRoom)
    /// Takes people out of a group, back into the class.
    case removeUserListFromSubRoom(RemoveUserListFromSubRoom)
    /// Moves people from one group into another.
    case moveUserListToSubRoom(MoveUserListToSubRoom)
    /// Says something to everybody who is in a group.
    case broadcastToSubRooms(BroadcastToSubRooms)
    /// Calls the class's first teacher into the caller's group.
    case requestHelp(RequestHelp)
    /// Goes into a group.
    case joinSubRoom(JoinSubRoom)
    /// Tells a user that they could not go into a group.
    case refuseJoiningSubRoom(RefuseJoiningSubRoom)
    /// Goes out of a group, back into the class.
    case leaveSubRoom(LeaveSubRoom)
    /// Sets properties of a group.
    case updateSubRoomProperties(UpdateSubRoomProperties)
    /// Deletes properties of a group.
    case deleteSubRoomProperties(DeleteSubRoomProperties)
    /// Divides the class into groups, or with none brings everybody back.
    case setGroups(SetGroups)
    /// Gives a command in the room of a group.
    indirect case inSubRoom(InSubRoom)

    // MARK: Files

    /// Sets the room's clock; what is waiting goes on waiting as long as it would have.
    case setClock(SetClock)
    /// Brings the room up to date with a changed seed.
    case applySeed(ApplySeed)

    /// What is asked.
    var kind: any RoomCommandKind {
        switch self {
        case .joinRoom(let command): command
        case .refuseJoining(let command): command
        case .leaveRoom(let command): command
        case .startClass(let command): command
        case .setClassState(let command): command
        case .setRecording(let command): command
        case .setRecordingStreamUrlList(let command): command
        case .updateRoomProperties(let command): command
        case .deleteRoomProperties(let command): command
        case .reportComponentFailure(let command): command
        case .closeRoom(let command): command
        case .addCoHost(let command): command
        case .removeCoHost(let command): command
        case .removeAllCoHosts(let command): command
        case .startCoHostCarousel(let command): command
        case .stopCoHostCarousel(let command): command
        case .turnCarousel(let command): command
        case .rewardUsers(let command): command
        case .kickOutUser(let command): command
        case .updateUserProperties(let command): command
        case .deleteUserProperties(let command): command
        case .handsWave(let command): command
        case .handsDown(let command): command
        case .raiseHand(let command): command
        case .lowerDueHands(let command): command
        case .setHandsWaveEnabled(let command): command
        case .admitStudent(let command): command
        case .dismissUser(let command): command
        case .setOnStage(let command): command
        case .updateStreamPublishPrivilege(let command): command
        case .setVolume(let command): command
        case .openLocalDevice(let command): command
        case .closeLocalDevice(let command): command
        case .setNetworkQuality(let command): command
        case .setConnection(let command): command
        case .setPacketStats(let command): command
        case .uploadLog(let command): command
        case .setSubscribeLevel(let command): command
        case .setLocalVideoConfig(let command): command
        case .publishStreamToCdn(let command): command
        case .setCdn(let command): command
        case .renderVideo(let command): command
        case .playAudio(let command): command
        case .mixAudio(let command): command
        case .takeSnapshot(let command): command
        case .setAudioRawData(let command): command
        case .setWidgetActive(let command): command
        case .setWidgetInactive(let command): command
        case .updateWidgetSyncFrame(let command): command
        case .updateWidgetRoomProperties(let command): command
        case .deleteWidgetRoomProperties(let command): command
        case .updateWidgetUserProperties(let command): command
        case .deleteWidgetUserProperties(let command): command
        case .sendMessage(let command): command
        case .sendWidgetRequest(let command): command
        case .changeWidget(let command): command
        case .reportWidgetFailure(let command): command
        case .logFromWidget(let command): command
        case .finishWidgetRequest(let command): command
        case .setWidgetController(let command): command
        case .forgetRemoval(let command): command
        case .drawOnBoard(let command): command
        case .eraseFromBoard(let command): command
        case .moveOnBoard(let command): command
        case .rewriteOnBoard(let command): command
        case .keepBoardStroke(let command): command
        case .openBoardPage(let command): command
        case .addBoardPage(let command): command
        case .turnBoardWindow(let command): command
        case .placeBoardWindow(let command): command
        case .closeBoardWindow(let command): command
        case .arrangeBoardWindows(let command): command
        case .addCloudFile(let command): command
        case .removeCloudFile(let command): command
        case .advanceConversions(let command): command
        case .sendChatMessage(let command): command
        case .setChatMuted(let command): command
        case .setChatUserMuted(let command): command
        case .setChatAnnouncement(let command): command
        case .markChatRead(let command): command
        case .setChatClient(let command): command
        case .addSubRoomList(let command): command
        case .removeSubRoomList(let command): command
        case .removeAllSubRoomList(let command): command
        case .inviteUserListToSubRoom(let command): command
        case .acceptInvitationToSubRoom(let command): command
        case .rejectInvitationToSubRoom(let command): command
        case .addUserListToSubRoom(let command): command
        case .removeUserListFromSubRoom(let command): command
        case .moveUserListToSubRoom(let command): command
        case .broadcastToSubRooms(let command): command
        case .requestHelp(let command): command
        case .joinSubRoom(let command): command
        case .refuseJoiningSubRoom(let command): command
        case .leaveSubRoom(let command): command
        case .updateSubRoomProperties(let command): command
        case .deleteSubRoomProperties(let command): command
        case .setGroups(let command): command
        case .inSubRoom(let command): command
        case .setClock(let command): command
        case .applySeed(let command): command
        }
    }
}
