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
    /// The numbers of all changes that the line counts.
    var sequences: ClosedRange<Int>

    /// How long after the last one a change still counts with it, in milliseconds.
    static let atOnce: Int64 = 1000
    /// How many changes a line tells the values of.
    static let mostChanges = 30

    /// The line of a change.
    init(_ record: ChangeRecord, _ sentence: LogSentence) {
        time = record.time
        self.sentence = sentence
        changes = [Change(sequence: record.sequence, name: record.name, values: sentence.values)]
        sequences = record.sequence...record.sequence
    }

    /// How many changes the line counts.
    var count: Int { sequences.count }

    /// The sentence for a single change, or for as many as the line counts.
    var text: String {
        guard count > 1, let several = sentence.several else { return sentence.text.text }
        return several.text.replacing(LogSentence.count, with: String(count))
    }

    /// The line for this change and a later one; nil when the later one needs a line of its own.
    ///
    /// The later one may be this line itself, grown since.
    func including(_ later: LogEntry) -> LogEntry? {
        if later.sequences.lowerBound == sequences.lowerBound { return later }
        guard later.sequences.lowerBound == sequences.upperBound + 1, isContinued(by: later) else { return nil }
        var both = self
        both.time = later.time
        both.sequences = sequences.lowerBound...later.sequences.upperBound
        for change in later.changes
        where both.changes.last?.values != change.values || both.changes.last?.name != change.name {
            both.changes.append(change)
        }
        both.changes = both.changes.suffix(Self.mostChanges)
        return both
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
        guard sequences.lowerBound <= sequence else { return nil }
        var line = self
        line.sequences = sequences.lowerBound...min(sequence, sequences.upperBound)
        line.changes.removeAll { $0.sequence > sequence }
        return line
    }
}
