import ClassroomContexts
import ClassroomScenes
import ConfigSchema
import LiveValues
import SceneModel
import SceneRendering
import ThemeModel

/// A question with options to vote on.
///
/// A teacher or an assistant writes it, starts it, watches the bars move, stops it, and writes the next one or closes
/// it. A student chooses and submits once for each run, and then sees the tally. An observer sees the tally from the
/// start and can do nothing.
///
/// ## What differs from upstream
/// - Percentages are rounded: 0.53 is 53 %, not 52.
/// - A tally that arrives leaves a choice alone that is not submitted yet.
/// - A vote in an earlier run neither counts nor shows: `pollId` decides, and a new one begins afresh.
/// - What changes a user's properties changes their picture.
/// - Every colour and font of the configuration applies, the button's colours are part of it, and heights are measured
///   with the fonts that are set.
/// - Properties that are missing or wrong keep the last good picture and are reported, with their path.
struct Poll: Widget {
    static let id = WidgetID.poll

    static let summary = "A question with options: students vote once, and everybody sees the bars move."

    static let ownsSize = true

    // How many students there are is part of the author's card.
    static let reads: Set<Topic> = [.user]

    static let service: (any WidgetRequestHandler)? = PollService()

    static let simulation: (any WidgetSimulation)? = PollSimulation()

    static let styleSheet = PollStyle.card + AuthoringStyle.rules(of: configurationName) + PollStyle.author

    static let strings = PollStrings.table

    private var selection = PollSelection()
    private var draft = PollDraft()
    private var isComposing = false
    private var hidesSubmit = false

    init() {}

    // MARK: What happens

    mutating func onMessageReceived(_ message: WidgetMessage, in environment: WidgetEnvironment) throws {
        // Whoever watches just now hears it too, and may come to take part: their role is looked up each time.
        if message.name == "hideSubmit", environment.role != .observer { hidesSubmit = true }
    }

    mutating func onRoomPropertiesChanged(
        _ change: WidgetPropertyChange, in environment: WidgetEnvironment
    ) throws {
        // A tally, of which every vote makes one, changes nothing that this viewer has in hand.
        guard !PollTally.keys.isSuperset(of: change.keyPaths) else { return }
        let run = try PollRun(environment.roomProperties)
        selection.forgetOthers(than: run?.id)
        guard let run, !run.isFinished else { return }
        // Somebody has started what comes next. What this author has written stays, unless it is that.
        isComposing = false
        if change.keyPaths.contains("pollId"), draft.title.trimmed == run.title { draft = PollDraft() }
    }

    mutating func perform(_ action: ComponentAction, in environment: WidgetEnvironment) throws {
        let run = try PollRun(environment.roomProperties)
        switch (action.name, screen(of: run, in: environment)) {
        case ("edit", .editor): draft.set(action.argument, to: action.values["value"] ?? "")
        case ("add", .editor): draft.add()
        case ("remove", .editor): draft.remove(action.argument)
        case ("start", .editor): start(action.values, in: environment)
        // Of two authors at once, the later one is told; whoever presses twice means one poll.
        case ("start", .live) where action.values["title"]?.trimmed != run?.title:
            start(action.values, in: environment)
        case ("close", .editor) where run != nil: isComposing = false
        case ("close", .editor), ("close", .ended): environment.close(isRemove: true)
        case ("compose", .ended): isComposing = true
        case ("stop", .live): environment.send("stop", run.map { ["pollId": .string($0.id)] } ?? [:])
        case ("select", .options(canSubmit: true)):
            guard let run, let index = Int(action.argument) else { return }
            selection.choose(index, wanted: action.values["value"].flatMap { Bool($0) }, in: run)
        case ("submit", .options(canSubmit: true)):
            if let run { submit(action.values, run, in: environment) }
        // A click on what has gone meanwhile.
        default: break
        }
    }

    private mutating func start(_ fields: [String: String], in environment: WidgetEnvironment) {
        for (field, text) in fields { draft.set(field, to: text) }
        guard draft.faults.isEmpty else { return }
        environment.send(
            "start",
            [
                "mode": .integer(draft.mode.rawValue), "pollTitle": .string(draft.title.trimmed),
                "pollItems": .array(draft.texts.map { .string($0) }),
            ])
    }

    private mutating func submit(_ fields: [String: String], _ run: PollRun, in environment: WidgetEnvironment) {
        // What the form shows is what its voter means, even if the last click has not arrived here yet.
        if let form = fields[environment.partID(PollCard.formMark)] {
            // A form of another run says nothing of this one.
            guard form == run.id else { return }
            let shown = fields.filter { $0.key.contains("choice") }.compactMap { Int($0.value) }
            selection.replace(with: shown, in: run)
        }
        let indexes = selection.indexes(in: run)
        guard !indexes.isEmpty else { return }
        environment.send(
            "submit", ["pollId": .string(run.id), "selectIndex": .array(indexes.map { .integer($0) })])
    }

    // MARK: What is seen

    private func screen(of run: PollRun?, in environment: WidgetEnvironment) -> PollScreen {
        PollScreen(
            of: run,
            for: PollViewer(
                role: environment.role,
                isInRoom: environment.pool.user.getUserInfo(environment.pool.localUser) != nil,
                hidesSubmit: hidesSubmit, isComposing: isComposing,
                votedPollId: environment.userProperties.value("pollId")?.stringValue),
            in: environment.roomInfo.roomType)
    }

    func size(in environment: WidgetEnvironment) throws -> LayoutSize? {
        let run = try PollRun(environment.roomProperties)
        return switch (screen(of: run, in: environment), run) {
        case (.editor, _): PollSize.editor(draft, in: environment)
        case (.live, let run?), (.ended, let run?): PollSize.live(run, in: environment)
        case (.options, let run?): PollSize.card(run, showsResults: false, in: environment)
        case (.results, let run?): PollSize.card(run, showsResults: true, in: environment)
        default: nil
        }
    }

    func render(in environment: WidgetEnvironment) throws -> HTMLNode {
        let run = try PollRun(environment.roomProperties)
        return switch (screen(of: run, in: environment), run) {
        case (.editor, _): PollEditor(draft: draft, canGoBack: run != nil, environment: environment).render()
        case (.live, let run?), (.ended, let run?): PollBoard(run: run, environment: environment).render()
        case (.results, let run?): PollCard(run: run, environment: environment).results()
        case (.options(let canSubmit), let run?):
            PollCard(run: run, environment: environment)
                .options(marked: selection.indexes(in: run), canSubmit: canSubmit)
        default: .nothing
        }
    }
}
