import ClassroomContexts

/// What a student has marked in one run and not submitted yet.
struct PopupQuizChoice: Hashable, Sendable {
    /// The run that the marks belong to; marks of another count for nothing.
    var roundID = ""
    /// The marked options.
    var marks: Set<String> = []
    /// Whether the student is changing an answer that is submitted.
    var isChanging = false

    /// Marks an option or takes its mark away: a quiz always takes several.
    mutating func toggle(_ item: String, in round: PopupQuizRound, after answer: PopupQuizAnswer?) {
        begin(round, answer)
        if marks.remove(item) == nil { marks.insert(item) }
    }

    /// Makes a submitted answer changeable again.
    mutating func change(_ round: PopupQuizRound, _ answer: PopupQuizAnswer?) {
        begin(round, answer)
        isChanging = true
    }

    private mutating func begin(_ round: PopupQuizRound, _ answer: PopupQuizAnswer?) {
        guard roundID != round.id else { return }
        self = PopupQuizChoice(roundID: round.id, marks: Set(answer?.selectedItems ?? []))
    }
}

/// What a receiver sees of a run.
struct PopupQuizSheet: Hashable, Sendable {
    /// The states of the sheet, under upstream's names.
    enum State: String, Hashable, Sendable {
        /// Nothing is chosen.
        case unselected
        /// One option or more are chosen and wait to be submitted.
        case selected
        /// An answer is submitted; it can still be changed.
        case changing
        /// The run has ended.
        case finished
    }

    var round: PopupQuizRound
    /// The user's stored answer.
    var answer: PopupQuizAnswer?
    /// The options that are shown as chosen.
    var marks: Set<String>
    /// What is shown.
    var state: State

    /// Puts together what is shown.
    ///
    /// Upstream enters *changing* when a submission succeeds, and on load when there is a stored answer: both are a stored
    /// answer that nobody is changing.
    init(_ round: PopupQuizRound, answer: PopupQuizAnswer?, choice: PopupQuizChoice) {
        self.round = round
        self.answer = answer
        let isLocked = answer != nil && !(choice.isChanging && choice.roundID == round.id)
        let own = choice.roundID == round.id ? choice.marks : []
        marks = (isLocked ? Set(answer?.selectedItems ?? []) : own).intersection(round.items)
        state = !round.isOpen ? .finished : isLocked ? .changing : marks.isEmpty ? .unselected : .selected
    }

    /// The size that the view asks for, in points.
    ///
    /// 105 = 17 header + 15 + 26 options + 15 + 22 button + 10; a second row of options adds 36. The result is 142 high.
    var size: (width: Double, height: Double) {
        (180, state == .finished ? 142 : round.items.count > 4 ? 141 : 105)
    }

    /// Whether the stored answer is right: the same options, in whatever order.
    ///
    /// Upstream compares joined texts, in which the order counts.
    var isCorrect: Bool { answer.map { Set($0.selectedItems) == Set(round.correctItems) } ?? false }
}
