import ClassroomContexts
import ClassroomScenes

/// What a viewer of a poll has in front of them.
enum PollScreen: Hashable, Sendable {
    /// Nothing: there is no poll for them yet.
    case hidden
    /// The form in which a poll is written.
    case editor
    /// The options to choose from, with the button that submits the choice or without.
    case options(canSubmit: Bool)
    /// The tally on the small card.
    case results
    /// The tally on the author's card, with the button that stops the poll.
    case live
    /// The same after the end, with what can follow.
    case ended
}

/// Who looks at a poll, as far as that decides what they see.
struct PollViewer: Hashable, Sendable {
    var role: UserRole
    /// Whether they are in the room.
    ///
    /// Somebody who is not has no role, which is number 0 on the web.
    var isInRoom = true
    /// Whether the host has said `hideSubmit`.
    var hidesSubmit = false
    /// Whether they are writing a new poll after one that has ended.
    var isComposing = false
    /// The run that they have voted in last.
    var votedPollId: String?
}

extension PollScreen {
    /// What somebody sees of a run, or of none.
    ///
    /// Teachers and assistants write polls and watch them, as on the web; upstream's native clients let them vote
    /// instead. An observer, the web's role 4, never sees the options but the tally from the start, and has no button.
    /// One-to-one rooms offer no poll; one that a backend starts there all the same is shown.
    init(of run: PollRun?, for viewer: PollViewer, in roomType: RoomType) {
        let isAuthor = viewer.isInRoom && [.teacher, .assistant].contains(viewer.role)
        guard let run else {
            self = isAuthor && roomType != .oneToOne ? .editor : .hidden
            return
        }
        if isAuthor {
            self = run.isFinished ? (viewer.isComposing ? .editor : .ended) : .live
        } else if run.isFinished || viewer.votedPollId == run.id || viewer.isInRoom && viewer.role == .observer {
            self = .results
        } else {
            self = .options(canSubmit: viewer.isInRoom && !viewer.hidesSubmit)
        }
    }
}
