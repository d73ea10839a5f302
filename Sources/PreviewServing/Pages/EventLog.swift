import LiveValues
import SceneRendering

/// One line of the event log: an event, or several that say the same and came at once.
struct LogEntry: Hashable, Sendable {
    /// When it happened, on the store's clock; of several, the last one.
    var time: Timestamp
    /// The event's name.
    var name: String
    /// What changed, in a few words.
    var summary: LiveText
    /// The number of the event, and of those that say the same and followed at once.
    var sequences: ClosedRange<Int>

    /// How long after the last one an event still counts with it, in milliseconds.
    static let atOnce: Int64 = 1000

    /// The line of a change.
    init(_ record: ChangeRecord, summary: LiveText) {
        time = record.time
        name = record.name
        self.summary = summary
        sequences = record.sequence...record.sequence
    }

    /// The line for this event and a later one; nil when the later one says something else or came later.
    ///
    /// The later one may be this line itself, grown since.
    func including(_ later: LogEntry) -> LogEntry? {
        if later.sequences.lowerBound == sequences.lowerBound { return later }
        guard later.name == name, later.summary == summary, (later.time - time).milliseconds <= Self.atOnce,
            later.sequences.lowerBound == sequences.upperBound + 1
        else { return nil }
        var both = later
        both.sequences = sequences.lowerBound...later.sequences.upperBound
        return both
    }

    /// The line for those who read one language.
    func read(in locale: String) -> LogEntry {
        var line = self
        line.summary = summary.read(in: locale)
        return line
    }

    /// The line as it was when an event was the last one; nil when it had not begun.
    func upTo(_ sequence: Int) -> LogEntry? {
        guard sequences.lowerBound <= sequence else { return nil }
        var line = self
        line.sequences = sequences.lowerBound...min(sequence, sequences.upperBound)
        return line
    }
}

/// The list of events, newest first.
enum EventLog {
    static func area(_ entries: [LogEntry]) -> HTMLNode {
        .element(
            .section, .class("d-log-area"), .aria("labelledby", "d-log-title"),
            children: [
                .element(
                    .div, .class("d-log-head"),
                    children: [
                        .element(.h2, .id("d-log-title"), .class("d-log-title"), text: "Events"),
                        .element(
                            .button, .id(.logClear), .type("button"), .class("d-button d-needs-script"),
                            text: "Clear"),
                    ]),
                // A log announces each entry by default, and there can be many: the toasts say what matters.
                .element(
                    .div, .class("d-log-scroll"), .role("log"), .aria("live", "off"), .tabIndex(0),
                    .aria("labelledby", "d-log-title"),
                    children: [
                        .element(.ol, .id(.log), .class("d-log"), children: entries.reversed().map(entry)),
                        .element(.p, .class("d-log-empty"), text: "What happens is listed here."),
                    ]),
            ])
    }

    static func entry(_ entry: LogEntry) -> HTMLNode {
        let time = ClockText.text(entry.time)
        return .element(
            // By its first event, a page knows the line that has grown.
            .li, .data(.begins, String(entry.sequences.lowerBound)),
            children: [
                .element(.time, .dateTime(time), text: time), .element(.b, text: entry.name),
                entry.summary.isEmpty ? .nothing : .element(.span, .dirAuto, text: entry.summary.text),
                entry.sequences.count == 1
                    ? .nothing : .element(.em, .class("d-times"), text: "× \(entry.sequences.count)"),
            ])
    }
}

/// Writes a store's time.
enum ClockText {
    /// `09:12:34`, in UTC as fixtures give it.
    static func text(_ time: Timestamp) -> String {
        let day = 86_400_000 as Int64
        let ofDay = ((time.milliseconds % day) + day) % day / 1000
        return [ofDay / 3600, ofDay / 60 % 60, ofDay % 60]
            .map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
    }
}
