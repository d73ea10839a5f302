import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A quick question with right answers, given aloud or on the board: students pick letters, and see the key at the end.
///
/// Students and observers have the receiver's view of upstream's iOS client, teachers and assistants the setup and the
/// live table of its web client.
///
/// ## What differs from upstream
/// - Options run row by row; upstream's flow fills each column first.
/// - More than eight options are refused instead of cut off.
/// - The clock shows the time that has passed, not one second more.
/// - The key stays with the server until the end, and so does what tells it: whose answers are right, and how many. So
///   `correctItems` and a user's `isCorrect`, which upstream requires, are absent while a quiz is open. Marks that were never submitted are no answer.
/// - The answer is compared as a set. A missing one is a dash.
/// - The accuracy has one decimal at most and is rounded.
/// - An observer, who cannot answer, has no row for an answer.
struct PopupQuiz: Widget {
    static let id = WidgetID.popupQuiz

    static let summary = "A question with right answers: students pick options, and see the key when it ends."

    static let roomProperties: [PropertySpec] = [
        PropertySpec("popupQuizId", .string, "The identity of this run.", required: true),
        PropertySpec(
            "items", .list(of: .string, count: PopupQuizRound.optionCount), "The options in order, normally letters.",
            required: true),
        PropertySpec(
            "correctItems", .list(of: .string, count: 1...PopupQuizRound.optionCount.upperBound),
            "The right options: the server's own until the end. An ended quiz has to have them."),
        PropertySpec("answerState", .integer(0...1), "1 answering, 0 ended.", required: true),
        PropertySpec(
            "receiveQuestionTime", .instant, "When it began; in milliseconds since 1970 on its way.", required: true),
        PropertySpec("endTime", .instant, "When it ended, and its clock stood still. Ours."),
        PropertySpec("selectedCount", .integer(0...1_000_000), default: "0", "How many have answered."),
        PropertySpec(
            "correctCount", .integer(0...1_000_000), default: "0",
            "How many answers are right. The server's own until the end."),
        PropertySpec("totalCount", .integer(0...1_000_000), default: "0", "How many are expected to answer."),
        PropertySpec(
            "averageAccuracy", .number(0...1), default: "0",
            "The share of right ones among the answers. The server's own until the end."),
        PropertySpec(
            "rewarded",
            .enumeration([
                EnumerationCase("winners", "Those who answered right."), EnumerationCase("all", "All students."),
            ]), "Who was rewarded after the end. Ours."),
    ]

    static let userProperties: [PropertySpec] = [
        PropertySpec("popupQuizId", .string, "The run that the answer belongs to.", required: true),
        PropertySpec(
            "selectedItems", .list(of: .string, count: 1...PopupQuizRound.optionCount.upperBound),
            "What the user chose, in the order of the options.", required: true),
        PropertySpec(
            "lastCommitTime", .instant, "When they chose it last; in milliseconds since 1970 on its way.",
            required: true),
        PropertySpec("isCorrect", .boolean, "Whether it is right. The server's own until the end."),
    ]

    static let ownsSize = true

    static let overseers: Set<UserRole> = [.teacher, .assistant]

    static let service: (any WidgetRequestHandler)? = PopupQuizService()

    static let simulation: (any WidgetSimulation)? = PopupQuizSimulation()

    /// What the user has marked and not submitted.
    private var choice = PopupQuizChoice()
    /// What a teacher or an assistant prepares.
    private var draft = PopupQuizDraft()
    /// The server's time when it was last heard.
    private var time: Timestamp?
    /// Whether the scene said that the user only watches.
    private var isWatching = false
    /// The size that the scene was last told.
    private var toldSize: LayoutSize?

    init() {}

    // MARK: Life

    mutating func onLoad(in environment: WidgetEnvironment) throws {
        time = environment.now
        try tellSize(in: environment)
    }

    mutating func onMessageReceived(_ message: WidgetMessage, in environment: WidgetEnvironment) throws {
        switch message.name {
        case "syncTimestamp":
            guard let milliseconds = message.payload.integerValue else { return }
            time = Timestamp(milliseconds: Int64(milliseconds))
        // Whoever watches just now hears it too, and may come to take part: their role is looked up each time.
        case "hideSubmit": if environment.role != .observer { isWatching = true }
        default: break
        }
    }

    mutating func onRoomPropertiesChanged(
        _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {
        if change.keyPaths.contains("popupQuizId") { try forgetDraft(in: environment) }
        // Not with every answer of somebody else: pages would get a new text for a clock that runs by itself.
        if !Self.clockProperties.isDisjoint(with: change.keyPaths) { time = environment.now }
        try tellSize(in: environment)
    }

    private static let clockProperties: Set = ["popupQuizId", "receiveQuestionTime", "answerState"]

    mutating func onUserPropertiesChanged(
        _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {
        // The answer has arrived, from this page or from another of the user's.
        choice = PopupQuizChoice()
    }

    // MARK: Picture

    /// What the viewer has in front of them.
    private enum Screen {
        case nothing
        case receiver(PopupQuizSheet)
        case setup
        case desk(PopupQuizRound)
    }

    private func screen(in environment: WidgetEnvironment) throws -> Screen {
        let round = try PopupQuizRound(environment.roomProperties)
        if Self.overseers.contains(environment.role) {
            guard let round, round.isOpen || draft.follows != round.id else { return .setup }
            return .desk(round)
        }
        guard let round else { return .nothing }
        let answer = PopupQuizAnswer(environment.userProperties.all, to: round.id)
        return .receiver(PopupQuizSheet(round, answer: answer, choice: choice))
    }

    func size(in environment: WidgetEnvironment) throws -> LayoutSize? {
        switch try screen(in: environment) {
        case .nothing: nil
        case .receiver(let sheet): LayoutSize(width: sheet.size.width, height: sheet.size.height)
        case .setup:
            AuthoringCard.fitting(
                LayoutSize(width: PopupQuizSetup.size.width, height: PopupQuizSetup.size.height), in: environment)
        case .desk:
            AuthoringCard.fitting(
                LayoutSize(width: PopupQuizDesk.size.width, height: PopupQuizDesk.size.height), in: environment)
        }
    }

    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        let time = time ?? environment.now
        return switch try screen(in: environment) {
        case .nothing: .nothing
        case .receiver(let sheet):
            PopupQuizReceiver(
                sheet: sheet, isWatching: isWatching || environment.role == .observer, time: time,
                environment: environment
            ).render()
        case .setup: PopupQuizSetup(draft: draft, environment: environment).render()
        case .desk(let round): PopupQuizDesk(round: round, time: time, environment: environment).render()
        }
    }

    /// Tells the scene the size, as upstream's client does after every change of the room's properties; once for each.
    private mutating func tellSize(in environment: WidgetEnvironment) throws {
        guard let size = try size(in: environment), size != toldSize else { return }
        toldSize = size
        environment.sendMessage(
            WidgetMessage("size", ["width": .number(size.width), "height": .number(size.height)]))
    }

    // MARK: Actions

    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {
        switch try screen(in: environment) {
        case .nothing: break
        case .receiver(let sheet):
            // Whoever only watches has nothing to click; a request that is made up does nothing either.
            if environment.role == .student, !isWatching { answer(action, sheet, in: environment) }
        case .setup: prepare(action, in: environment)
        case .desk(let round): lead(action, round, in: environment)
        }
    }

    private mutating func answer(_ action: ComponentAction, _ sheet: PopupQuizSheet, in environment: WidgetEnvironment)
    {
        switch (action.name, sheet.state) {
        case ("mark", .unselected), ("mark", .selected):
            guard sheet.round.items.contains(action.argument) else { return }
            choice.toggle(action.argument, in: sheet.round, after: sheet.answer)
        case ("submit", .selected):
            let items = sheet.round.items.filter(sheet.marks.contains)
            guard items != sheet.answer?.selectedItems else {
                // Nothing has changed, so there is nothing to send.
                choice = PopupQuizChoice()
                return
            }
            environment.send("submit", sheet.round.request(["selectedItems": .array(items.map(LiveValue.string))]))
        case ("change", .changing): choice.change(sheet.round, sheet.answer)
        default: break
        }
    }

    private mutating func prepare(_ action: ComponentAction, in environment: WidgetEnvironment) {
        switch action.name {
        case "more": draft.grow()
        case "fewer": draft.shrink()
        case "correct": draft.toggle(action.argument)
        case "start": start(in: environment)
        case "close": environment.close(isRemove: true)
        default: break
        }
    }

    private func start(in environment: WidgetEnvironment) {
        guard draft.isComplete else { return }
        environment.send(
            "start",
            [
                "items": .array(draft.items.map(LiveValue.string)),
                "correctItems": .array(draft.correctItems.map(LiveValue.string)),
            ])
    }

    /// Begins afresh when a quiz has started, unless it is another author's: what this one has marked stays.
    private mutating func forgetDraft(in environment: WidgetEnvironment) throws {
        let round = try PopupQuizRound(environment.roomProperties)
        if let round, isDraft(round, in: environment) { draft.forgetKey() }
    }

    private func isDraft(_ round: PopupQuizRound, in environment: WidgetEnvironment) -> Bool {
        draft.items == round.items && draft.correctItems == round.key(in: environment)
    }

    private mutating func lead(_ action: ComponentAction, _ round: PopupQuizRound, in environment: WidgetEnvironment) {
        switch action.name {
        // Of two authors at once, the later one is told; whoever presses twice means one quiz.
        case "start" where round.isOpen && !isDraft(round, in: environment): start(in: environment)
        case "stop": environment.send("stop", round.request())
        case "reward":
            guard let reward = PopupQuizReward(rawValue: action.argument) else { return }
            self.reward(reward, round, in: environment)
        case "restart": if !round.isOpen { draft.follows = round.id }
        case "close": environment.close(isRemove: true)
        default: break
        }
    }

    /// Gives one reward each.
    ///
    /// The server notes it first, so that of two teachers who click at once only one does.
    private func reward(_ reward: PopupQuizReward, _ round: PopupQuizRound, in environment: WidgetEnvironment) {
        let users =
            switch reward {
            case .winners: PopupQuizAnswers(to: round, in: environment.pool, environment.widgetId).winners
            case .all: environment.pool.user.getUserList(role: .student).map(\.userUuid)
            }
        guard !users.isEmpty else { return }
        environment.send("reward", round.request(["to": .string(reward.rawValue)]))
        environment.run { pool throws(ContextError) in
            try pool.user.rewardUsers(userUuidList: users, rewardCount: 1)
        }
    }
}
