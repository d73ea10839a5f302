import LiveValues

/// One line of the event log: a change, or several that one sentence reports.
struct LogEntry: Hashable, Sendable {
    /// A change that the line reports, for developers.
    struct Change: Hashable, Sendable {
        let sequence: Int
        /// The change's name in code, such as the callback.
        let name: String
        var values: LiveText
    }

    /// When it happened, on the store's clock; of several, the last one.
    var time: Timestamp
    /// The words of the first change.
    var sentence: LogSentence
    /// The changes with their values, oldest first, without repetitions; of many, the last ones.
    var changes: [Change]
    /// The number of the first change, which the line is known by.
    let first: Int
    /// How many changes the line counts.
    var count = 1
    /// The numbers of the last changes, oldest first: as many as a view can catch up with.
    private var numbers: [Int]

    /// How long after the last one a change still counts with it, in milliseconds.
    static let atOnce: Int64 = 1000
    /// How many changes a line tells the values of.
    static let mostChanges = 30

    /// The line of a change.
    init(_ record: ChangeRecord, _ sentence: LogSentence) {
        time = record.time
        self.sentence = sentence
        changes = [Change(sequence: record.sequence, name: record.name, values: sentence.values)]
        first = record.sequence
        numbers = [record.sequence]
    }

    /// The number of the last change.
    var last: Int { numbers.last ?? first }

    /// Whether the line counts a change, which is one of its last.
    func counts(_ sequence: Int) -> Bool { (first...last).contains(sequence) && numbers.contains(sequence) }

    /// The sentence for a single change, or for as many as the line counts.
    var text: String {
        guard count > 1, let several = sentence.several else { return sentence.text.text }
        return several.text.replacing(LogSentence.count, with: String(count))
    }

    /// Counts a later change too, if it says the same and comes soon enough.
    ///
    /// - Parameters:
    ///   - later: The line of the later change alone.
    ///   - isNewest: Whether no other line has begun since. Behind others, only a line that can count several counts on:
    ///     the order of sentences that are told one by one says what holds now.
    /// - Returns: Whether the line counts it.
    mutating func include(_ later: LogEntry, isNewest: Bool) -> Bool {
        guard isNewest || sentence.several != nil || sentence.isRoutine, isContinued(by: later) else { return false }
        time = later.time
        count += later.count
        numbers = (numbers + later.numbers).suffix(ChangeHistory.maxRecords)
        for change in later.changes where changes.last?.values != change.values || changes.last?.name != change.name {
            changes.append(change)
        }
        changes = changes.suffix(Self.mostChanges)
        return true
    }

    private func isContinued(by later: LogEntry) -> Bool {
        guard later.changes.first?.name == changes.last?.name, later.sentence.subject == sentence.subject else {
            return false
        }
        let isNear = sentence.isRoutine || (later.time - time).milliseconds <= Self.atOnce
        let isAlike =
            sentence.several == nil
            ? later.sentence.text == sentence.text : later.sentence.several == sentence.several
        return isNear && isAlike
    }

    /// The line for those who read one language.
    func read(in locale: String) -> LogEntry {
        var line = self
        line.sentence = LogSentence(
            sentence.text.read(in: locale), about: sentence.subject,
            several: sentence.several?.read(in: locale), isRoutine: sentence.isRoutine)
        line.changes = changes.map {
            Change(sequence: $0.sequence, name: $0.name, values: $0.values.read(in: locale))
        }
        return line
    }

    /// The line as it was when a change was the last one; nil when it had not begun.
    func upTo(_ sequence: Int) -> LogEntry? {
        guard first <= sequence else { return nil }
        guard sequence < last else { return self }
        var line = self
        line.numbers.removeAll { $0 > sequence }
        line.count -= numbers.count - line.numbers.count
        line.changes.removeAll { $0.sequence > sequence }
        return line
    }
}
