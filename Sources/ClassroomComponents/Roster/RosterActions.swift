import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering

extension Roster {
    /// Carries out a click of the teacher; the contexts refuse anybody else's.
    ///
    /// What the click changes is decided from the contexts as they are now, not as the page shows them.
    func perform(_ action: ComponentAction, in context: RenderContext) throws(ContextError) {
        let pool = context.pool
        if action.name == "carousel" { return try switchCarousel(in: pool) }
        let uuid = action.argument
        switch RosterColumn(rawValue: action.name) {
        case .stage:
            if pool.user.isCoHost(uuid) {
                try pool.user.removeCoHost(userUuid: uuid)
            } else {
                try pool.user.addCoHost(userUuid: uuid)
            }
        case .auth:
            // The icon follows when the board answers with its new list.
            let change = pool.widget.isBoardGranted(uuid) ? "delete" : "add"
            let message = WidgetMessage("updateGrantedUsers", .object([change: .array([.string(uuid)])]))
            try pool.widget.sendMessage(message, toWidget: WidgetID.board)
        case .camera:
            guard let stream = RosterStreams(pool.stream.getStreamList(userUuid: uuid)).camera else { return }
            try pool.stream.updateStreamPublishPrivilege(
                streamUuids: [stream.streamUuid], videoPrivilege: !stream.streamType.hasVideo)
        case .mic:
            guard let stream = RosterStreams(pool.stream.getStreamList(userUuid: uuid)).mic else { return }
            try pool.stream.updateStreamPublishPrivilege(
                streamUuids: [stream.streamUuid], audioPrivilege: !stream.streamType.hasAudio)
        case .reward: try pool.user.rewardUsers(userUuidList: [uuid], rewardCount: 1)
        case .kick: try pool.user.kickOutUser(userUuid: uuid, forever: action.values["duration"] == "forever")
        case nil: return
        }
    }

    /// Upstream's figures: six students at a time, twenty seconds each group.
    private func switchCarousel(in pool: ContextPool) throws(ContextError) {
        if pool.user.getCoHostCarouselInfo().state {
            try pool.user.stopCoHostCarousel()
        } else {
            try pool.user.startCoHostCarousel(interval: .seconds(20), count: 6, type: .sequence, condition: .none)
        }
    }
}
