import ClassroomContexts
import ClassroomScenes
import LiveValues
import SceneRendering
import Testing

@testable import ClassroomWidgets

/// Who sees what, and when: upstream's tables of states and roles.
struct PollScreenTests {
    /// What a room may have: no poll, one in progress, one that has ended.
    enum Stage: CaseIterable { case none, running, finished }

    static let running = run(state: 1)
    static let finished = run(state: 0)

    static func run(state: Int) -> PollRun? {
        var properties = PollRunTests.properties
        properties["pollState"] = .integer(state)
        return try? PollRun(WidgetProperties(properties))
    }

    private func screen(_ stage: Stage, _ viewer: PollViewer, _ type: RoomType = .small) -> PollScreen {
        let run: PollRun? =
            switch stage {
            case .none: nil
            case .running: Self.running
            case .finished: Self.finished
            }
        return PollScreen(of: run, for: viewer, in: type)
    }

    @Test(arguments: [
        (UserRole.teacher, PollScreen.editor), (.assistant, .editor), (.student, .hidden), (.observer, .hidden),
    ])
    func offersTheEditorToAuthorsWhileThereIsNoPoll(role: UserRole, expected: PollScreen) {
        #expect(screen(.none, PollViewer(role: role)) == expected)
    }

    @Test(arguments: [
        (UserRole.teacher, PollScreen.live), (.assistant, .live), (.student, .options(canSubmit: true)),
        (.observer, .results),
    ])
    func showsEachRoleAPollInProgress(role: UserRole, expected: PollScreen) {
        #expect(screen(.running, PollViewer(role: role)) == expected)
    }

    @Test(arguments: [
        (UserRole.teacher, PollScreen.ended), (.assistant, .ended), (.student, .results), (.observer, .results),
    ])
    func showsEachRoleTheEnd(role: UserRole, expected: PollScreen) {
        #expect(screen(.finished, PollViewer(role: role)) == expected)
    }

    @Test func showsResultsToWhoHasVotedInThisRun() {
        #expect(screen(.running, PollViewer(role: .student, votedPollId: "friction")) == .results)
    }

    @Test func ignoresAVoteInAnotherRun() {
        #expect(screen(.running, PollViewer(role: .student, votedPollId: "gravity")) == .options(canSubmit: true))
    }

    @Test func hidesTheButtonWhereTheHostAsksForIt() {
        #expect(screen(.running, PollViewer(role: .student, hidesSubmit: true)) == .options(canSubmit: false))
    }

    /// Role 0 of the web has the options without a button, role 4 the tally.
    @Test func showsTheOptionsWithoutAButtonToSomebodyWithoutARole() {
        #expect(screen(.running, PollViewer(role: .observer, isInRoom: false)) == .options(canSubmit: false))
        #expect(screen(.none, PollViewer(role: .teacher, isInRoom: false)) == .hidden)
    }

    @Test(arguments: [(Stage.finished, PollScreen.editor), (.running, .live)])
    func letsAnAuthorWriteTheNextPollOnceThisOneHasEnded(stage: Stage, expected: PollScreen) {
        #expect(screen(stage, PollViewer(role: .teacher, isComposing: true)) == expected)
    }

    @Test(arguments: [(Stage.none, PollScreen.hidden), (.running, .live), (.finished, .ended)])
    func offersNoEditorInOneToOneRooms(stage: Stage, expected: PollScreen) {
        #expect(screen(stage, PollViewer(role: .teacher), .oneToOne) == expected)
    }
}
