import ClassroomContexts
import ClassroomScenes
import LiveValues

/// What a teacher changes for one student, in the roster and in the menu on their window.
///
/// Each change is decided from the contexts as they are now, not as a page shows them; the contexts refuse anybody else's.
struct StudentControl {
    /// What a device does, and whether it may be published.
    enum DeviceState {
        case off, forbidden, on
    }

    private let uuid: String
    private let pool: ContextPool
    private let streams: RosterStreams

    /// The control of a student.
    init(_ uuid: String, in pool: ContextPool) {
        self.uuid = uuid
        self.pool = pool
        streams = RosterStreams(pool.stream.getStreamList(userUuid: uuid))
    }

    // MARK: State

    /// A camera that is closed is off; a broken one counts as open.
    var camera: DeviceState {
        guard let stream = streams.camera, stream.videoSourceState != .close else { return .off }
        return stream.streamType.hasVideo ? .on : .forbidden
    }

    /// The same for the microphone.
    var microphone: DeviceState {
        guard let stream = streams.mic, stream.audioSourceState != .close else { return .off }
        return stream.streamType.hasAudio ? .on : .forbidden
    }

    /// Whether the student may write on the board.
    var mayWrite: Bool { pool.widget.isBoardGranted(uuid) }

    // MARK: Changes

    /// Puts the student on the stage, or takes them off it.
    func switchStage() throws(ContextError) {
        if pool.user.isCoHost(uuid) {
            try pool.user.removeCoHost(userUuid: uuid)
        } else {
            try pool.user.addCoHost(userUuid: uuid)
        }
    }

    /// Grants the board or takes it back; icons follow when the board answers with its new list.
    func switchBoard() throws(ContextError) {
        let change = mayWrite ? "delete" : "add"
        let message = WidgetMessage("updateGrantedUsers", .object([change: .array([.string(uuid)])]))
        try pool.widget.sendMessage(message, toWidget: WidgetID.board)
    }

    /// Allows the picture, or withholds it.
    func switchCamera() throws(ContextError) {
        guard let stream = streams.camera else { return }
        try pool.stream.updateStreamPublishPrivilege(
            streamUuids: [stream.streamUuid], videoPrivilege: !stream.streamType.hasVideo)
    }

    /// Allows the sound, or withholds it.
    func switchMicrophone() throws(ContextError) {
        guard let stream = streams.mic else { return }
        try pool.stream.updateStreamPublishPrivilege(
            streamUuids: [stream.streamUuid], audioPrivilege: !stream.streamType.hasAudio)
    }

    /// One reward more.
    func reward() throws(ContextError) { try pool.user.rewardUsers(userUuidList: [uuid], rewardCount: 1) }
}
