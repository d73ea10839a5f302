import ClassroomContexts
import LiveValues

/// What an event changed, in the few words that fit into a line of the log.
///
/// It names people as the room does, and identifiers only of those whom the room has never known.
struct EventSummary {
    let room: RoomStore

    /// The words of an event.
    func text(_ event: ContextEvent) -> String {
        switch event {
        case .onJoinRoomSuccess(let room), .onRoomInfoUpdated(let room): room.roomName
        case .onJoinRoomFailure(_, let error): error.description
        case .onRoomPropertiesUpdated(let properties, _, _): keys(properties.keys)
        case .onRoomPropertiesDeleted(let paths, _, _): keys(paths)
        case .onClassStateUpdated(let state): state.name
        case .onRecordingStateUpdated(let state): state.name
        case .onRoomClosed, .onLocalUserKickedOut: ""

        case .onRemoteUserJoined(let user): "\(user.userName), \(user.userRole.name)"
        case .onRemoteUserLeft(let user, _, let reason):
            reason == .kickOut ? "\(user.userName), removed" : user.userName
        case .onUserUpdated(let user, _): "\(user.userName), \(user.userRole.name)"
        case .onCoHostUserListAdded(let users, let sender): by(sender, names(users))
        case .onCoHostUserListRemoved(let users, let sender): by(sender, names(users))
        case .onCoHostCarouselUpdated(let carousel, let sender): by(sender, carousel.state ? "on" : "off")
        case .onUserRewarded(let user, let count, let sender): by(sender, "\(user.userName), now \(count)")
        case .onUserHandsWave(let wave): name(wave.userUuid)
        case .onUserHandsDown(let uuid, _): name(uuid)
        case .onUserHandsWaveEnable(let isEnabled): isEnabled ? "allowed" : "forbidden"
        case .onUserPropertiesUpdated(let user, let properties, _, _): "\(user.userName): \(keys(properties.keys))"
        case .onUserPropertiesDeleted(let user, let paths, _, _): "\(user.userName): \(keys(paths))"

        case .onStreamJoined(let stream, let sender), .onStreamUpdated(let stream, let sender):
            by(sender, state(of: stream))
        case .onStreamLeft(let stream, let sender): by(sender, stream.owner.userName)
        case .onVolumeUpdated(let volume, let stream): "\(owner(of: stream)): \(volume)"
        case .onLocalDeviceStateUpdated(let device, let state): "\(device.deviceName): \(state.name)"

        case .onLocalNetworkQualityUpdated(let quality): quality.name
        case .onLocalConnectionUpdated(let state): state.name
        case .onMediaPacketStatsUpdated(_, let stats):
            "\(stats.lastMileDelay) ms, \(stats.txPacketLossRate) % out, \(stats.rxPacketLossRate) % in"

        case .onComponentFailed(let message, let component, let viewer):
            by(viewer, as: "seen by", "\(component): \(message)")

        case .onWidgetActive(let widget), .onWidgetInactive(let widget): widget
        case .onMessageReceived(let message, let widget, _): "\(widget): \(message.name)"
        case .onWidgetFailed(let message, let widget, let viewer):
            by(viewer, as: "seen by", "\(widget): \(message ?? "works again")")
        case .onWidgetSyncFrameUpdated(_, let widget, let sender): by(sender, widget)
        case .onWidgetRoomPropertiesUpdated(let properties, let widget, _, let sender):
            by(sender, "\(widget): \(keys(properties.keys))")
        case .onWidgetRoomPropertiesDeleted(let paths, let widget, _, let sender):
            by(sender, "\(widget): \(keys(paths))")
        case .onWidgetUserPropertiesUpdated(let properties, let uuid, let widget, _, _):
            "\(widget), \(name(uuid)): \(keys(properties.keys))"
        case .onWidgetUserPropertiesDeleted(let paths, let uuid, let widget, _, _):
            "\(widget), \(name(uuid)): \(keys(paths))"
        }
    }

    private func name(_ uuid: String) -> String {
        let pool = ContextPool(room, localUser: uuid)
        return pool.user.getUserInfo(uuid)?.userName ?? pool.room.getDeparture()?.user.userName ?? uuid
    }

    private func owner(of stream: String) -> String {
        ContextPool(room, localUser: "").stream.getStream(stream)?.owner.userName ?? stream
    }

    private func state(of stream: StreamInfo) -> String {
        let privilege = stream.streamType.name
        return "\(stream.owner.userName): camera \(stream.videoSourceState.name), "
            + "microphone \(stream.audioSourceState.name), may publish \(privilege)"
    }

    private func by(_ user: UserInfo?, as role: String = "by", _ text: String) -> String {
        user.map { "\(text) (\(role) \($0.userName))" } ?? text
    }

    private func names(_ users: [UserInfo]) -> String { users.map(\.userName).joined(separator: ", ") }

    private func keys(_ keys: some Sequence<String>) -> String { keys.sorted().joined(separator: ", ") }
}
