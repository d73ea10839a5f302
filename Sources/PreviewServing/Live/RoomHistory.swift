import ContextModel

/// What lately happened in a room: its log, and the events themselves for views that were not listening.
struct RoomHistory {
    /// The lines that a new page still lists.
    static let longestLog = 200
    /// The events that are kept for views without a page; one that missed more begins anew.
    static let mostRecords = 1024

    private var lines: [LogEntry] = []
    private var records: [ContextEventRecord] = []

    /// The number of the last event; 0 before the first.
    private(set) var lastSequence = 0

    /// Takes an event in, and answers its line.
    mutating func append(_ record: ContextEventRecord) -> LogEntry {
        let line = EventSummary.entry(record)
        lines.append(line, limit: Self.longestLog)
        // With a gap, nobody can catch up from before it.
        if record.sequence > lastSequence + 1 { records = [] }
        lastSequence = record.sequence
        records.append(record)
        // Seldom, and then many at once: to move the rest with every event would cost more than the event.
        if records.count >= 2 * Self.mostRecords { records.removeFirst(records.count - Self.mostRecords) }
        return line
    }

    /// The log up to an event, oldest first.
    func log(upTo sequence: Int) -> [LogEntry] {
        lines.compactMap { $0.upTo(sequence) }
    }

    /// The events after one, in order; nil when they are not all known any more.
    func records(after sequence: Int) -> ArraySlice<ContextEventRecord>? {
        guard lastSequence > sequence else { return [] }
        let missed = lastSequence - sequence
        return missed <= records.count ? records.suffix(missed) : nil
    }
}

extension [LogEntry] {
    /// Adds a line, or lets the last one count it too when it says the same and is not yet over.
    ///
    /// Of too many lines, the oldest go.
    mutating func append(_ line: LogEntry, limit: Int) {
        if let last, let both = last.including(line) {
            self[count - 1] = both
            return
        }
        append(line)
        if count > limit { removeFirst(count - limit) }
    }
}
