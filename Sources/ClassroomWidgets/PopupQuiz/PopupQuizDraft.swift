/// What a teacher or an assistant prepares, and has not started yet.
struct PopupQuizDraft: Hashable, Sendable {
    /// How many options there will be: 4 at first, A to D.
    private(set) var count = 4
    /// The right ones.
    private(set) var correct: Set<String> = []
    /// The run after which another is prepared; nil before any.
    var follows: String?

    private static let letters = ["A", "B", "C", "D", "E", "F", "G", "H"]

    /// The options in order.
    var items: [String] { Array(Self.letters.prefix(count)) }

    /// The right options in order.
    var correctItems: [String] { items.filter(correct.contains) }

    /// Whether it can be started.
    var isComplete: Bool { !correctItems.isEmpty }

    /// Whether an option can be added.
    var canGrow: Bool { count < PopupQuizRound.optionCount.upperBound }

    /// Whether an option can be taken away.
    var canShrink: Bool { count > PopupQuizRound.optionCount.lowerBound }

    /// Adds the next letter.
    mutating func grow() { if canGrow { count += 1 } }

    /// Takes the last letter away, and with it that it is right.
    mutating func shrink() {
        guard canShrink else { return }
        count -= 1
        correct.formIntersection(items)
    }

    /// Calls an option right, or no longer.
    mutating func toggle(_ item: String) {
        guard items.contains(item) else { return }
        if correct.remove(item) == nil { correct.insert(item) }
    }

    /// Begins another one with as many options.
    mutating func forgetKey() { correct = [] }
}
