import LiveValues

/// What lately happened in a store: its log, and the changes themselves for views that were not listening.
struct ChangeHistory {
    /// The lines that a new page still lists.
    static let maxLogLength = 200
    /// The changes that are kept for views without a page; one that missed more begins anew.
    static let maxRecords = 1024

    private var lines: [LogEntry] = []
    private var records: [ChangeRecord] = []

    /// The number of the last change; 0 before the first.
    private(set) var lastSequence = 0

    /// Takes a change in with its line, and answers the line in which it is counted.
    mutating func append(_ record: ChangeRecord, _ line: LogEntry) -> LogEntry {
        let logged = lines.record(line, limit: Self.maxLogLength)
        // With a gap, nobody can catch up from before it.
        if record.sequence > lastSequence + 1 { records = [] }
        lastSequence = record.sequence
        records.append(record)
        // Seldom, and then many at once: to move the rest with every change would cost more than the change.
        if records.count >= 2 * Self.maxRecords { records.removeFirst(records.count - Self.maxRecords) }
        return logged
    }

    /// The log up to a change, oldest first.
    func log(upTo sequence: Int) -> [LogEntry] {
        lines.compactMap { $0.upTo(sequence) }
    }

    /// The line that counts a change, as it was when that change was the last one; nil when it is not kept any more.
    func line(of sequence: Int) -> LogEntry? {
        lines.last { $0.counts(sequence) }?.upTo(sequence)
    }

    /// The changes after one, in order; nil when they are not all known any more.
    func records(after sequence: Int) -> ArraySlice<ChangeRecord>? {
        guard lastSequence > sequence else { return [] }
        let missed = lastSequence - sequence
        return missed <= records.count ? records.suffix(missed) : nil
    }
}

extension [LogEntry] {
    /// How many lines back a change still counts with one: changes of several sorts come at once.
    private static let reach = 6

    /// Lets one of the last lines count a change if it says the same and is not yet over, or adds the change's own line.
    ///
    /// Of too many lines, the oldest go.
    ///
    /// - Returns: The line that counts the change.
    mutating func record(_ line: LogEntry, limit: Int) -> LogEntry {
        for index in indices.suffix(Self.reach).reversed()
        where self[index].include(line, isNewest: index == count - 1) {
            return self[index]
        }
        add(line, limit: limit)
        return line
    }

    /// Takes over a line that is new, or that has grown.
    mutating func update(_ line: LogEntry, limit: Int) {
        if let index = lastIndex(where: { $0.first == line.first }) {
            self[index] = line
        } else {
            add(line, limit: limit)
        }
    }

    private mutating func add(_ line: LogEntry, limit: Int) {
        append(line)
        if count > limit { removeFirst(count - limit) }
    }
}
