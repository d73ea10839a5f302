import ClassroomContexts
import ClassroomScenes
import LiveValues
import PreviewServing

/// The messages that a user gets when something happens to them: what upstream's component without a view says.
enum UserToasts {
    /// What plays beside the message that somebody was rewarded; `reward.js` sounds with it.
    static let rewardPicture = "reward-gifUrl"

    /// The messages for one user; most events have none.
    ///
    /// - Parameters:
    ///   - record: The event.
    ///   - pool: The room through the user's eyes.
    ///   - text: Gives the product's text for a key.
    /// - Returns: The messages, in the order in which they are shown.
    static func messages(
        for record: ChangeRecord, pool: ContextPool, text: (_ key: String, _ xxx: String?) -> String
    ) -> [ToastMessage] {
        // Whoever goes out loses the stage and the board with it, and is not told that somebody took them away.
        guard record.audience.contains(pool.localUser), pool.room.getDeparture() == nil else { return [] }
        func notice(_ key: String, _ xxx: String? = nil) -> ToastMessage {
            ToastMessage(kind: .notice, text: text(key, xxx))
        }
        func error(_ key: String) -> ToastMessage { ToastMessage(kind: .error, text: text(key, nil)) }
        let isMe = { (user: UserInfo) in user.userUuid == pool.localUser }

        switch record.event {
        case .onCoHostUserListAdded(let users, _) where users.contains(where: isMe):
            return [notice("fcr_user_local_start_co_hosting")]
        case .onCoHostUserListRemoved(let users, _) where users.contains(where: isMe):
            return [error("fcr_user_local_stop_co_hosting")]
        case .onUserRewarded(let user, _, _):
            let sentence = text("fcr_user_congratulation", pool.user.asRead(user).userName)
            return [ToastMessage(kind: .notice, text: sentence, flourish: rewardPicture)]
        case .onStreamUpdated(let stream, let before?, let sender)
        where isMe(stream.owner) && sender.map(isMe) != true:
            return changes(from: before.streamType, to: stream.streamType)
                .map { $0.isGranted ? notice($0.key) : error($0.key) }
        case .onMessageReceived(let message, WidgetID.board, .toHost)
        where message.name == BoardMessage.grantedUsers && record.concernedUsers.contains(pool.localUser):
            let isGranted = message.payload.arrayValue?.contains(.string(pool.localUser)) == true
            return [isGranted ? notice("fcr_netless_board_granted") : error("fcr_netless_board_ungranted")]
        case .onMessageReceived(let message, WidgetID.board, .toHost) where message.name == BoardMessage.saveResult:
            switch message.payload.integerValue {
            case 0: return [notice("fcr_savecanvas_tips_save_successfully")]
            case 1: return [error("fcr_savecanvas_tips_save_failed_tips")]
            default: return [error("fcr_savecanvas_tips_save_failed")]
            }
        case .onMessageReceived(let message, WidgetID.board, .toWidget) where message.name == BoardMessage.clearBoard:
            return [notice("diorama_board_cleared")]
        case .onRoomPropertiesUpdated(let changes, _, _) where changes["area"] != nil && pool.previewsLocalVideo:
            return [notice("fcr_expansion_screen_tips_teacher_watching")]
        case .onChatClientUpdated(let client):
            return ClassroomStrings.chatFailure(client.connection).map { [error($0)] } ?? []
        case .onCdnUpdated(let info): return delivery(info, pool, text)
        case .onLocalNetworkQualityUpdated(.down) where pool.room.getRoomInfo().serviceType?.hasOnePicture == true:
            return [error("fcr_monitor_network_disconnected")]
        case .onLocalNetworkQualityUpdated(.bad):
            return [error("fcr_monitor_network_poor")]
        case .onLocalConnectionUpdated(.disconnected), .onLocalConnectionUpdated(.reconnecting):
            return [error("fcr_monitor_network_disconnected")]
        case .onLocalConnectionUpdated(.aborted):
            return [error("fcr_monitor_login_remote_device")]
        default:
            return []
        }
    }

    /// What those are told who watch from the delivery network, or whose picture goes there.
    private static func delivery(
        _ info: CdnInfo, _ pool: ContextPool, _ text: (_ key: String, _ xxx: String?) -> String
    ) -> [ToastMessage] {
        guard let service = pool.room.getRoomInfo().serviceType, service.usesCdn else { return [] }
        let publishes =
            service.deliversStreams && !pool.stream.getStreamList(userUuid: pool.localUser).isEmpty
        switch info.state {
        case .failed:
            let key = publishes ? "diorama_cdn_publish_failed" : "diorama_cdn_failed"
            return [ToastMessage(kind: .error, text: text(key, nil))]
        case .reserve:
            guard service == .hostingScene else { return [] }
            return [ToastMessage(kind: .warning, text: text("diorama_cdn_reserve", nil))]
        case .working: return [ToastMessage(kind: .notice, text: text("diorama_cdn_working", nil))]
        }
    }

    /// The texts for what an update of the user's own stream granted or withdrew.
    static func changes(from before: StreamType, to now: StreamType) -> [(key: String, isGranted: Bool)] {
        var changes: [(key: String, isGranted: Bool)] = []
        if before.hasVideo != now.hasVideo {
            changes.append((now.hasVideo ? "fcr_stream_start_video" : "fcr_stream_stop_video", now.hasVideo))
        }
        if before.hasAudio != now.hasAudio {
            changes.append((now.hasAudio ? "fcr_stream_start_audio" : "fcr_stream_stop_audio", now.hasAudio))
        }
        return changes
    }
}
