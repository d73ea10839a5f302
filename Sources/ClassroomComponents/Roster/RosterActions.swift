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
        let control = StudentControl(action.argument, in: pool)
        switch RosterColumn(rawValue: action.name) {
        case .stage: try control.switchStage()
        case .auth: try control.switchBoard()
        case .camera: try control.switchCamera()
        case .mic: try control.switchMicrophone()
        case .reward: try control.reward()
        case .kick:
            try pool.user.kickOutUser(userUuid: action.argument, forever: action.values["duration"] == "forever")
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
