package import LiveValues

/// What is live of one widget on one screen, for one person in one language.
package struct WidgetInstance: Codable, Hashable, Sendable {
    /// Which entry is shown, what is due, how the budget stands.
    package internal(set) var timeline: RunningTimeline

    /// What its sources had when the timeline was made, by their names; what is live is newer.
    package internal(set) var sources: [String: SourceSnapshot] = [:]

    /// The reload that waits for answers.
    package internal(set) var pending: PendingReload?

    /// The last reload whose servers were not asked, because nobody looked.
    var owed: PassedReload?

    /// The last decisions, oldest first.
    package private(set) var log: [Note] = []

    /// A reload that was granted, and whose servers have not all answered.
    package struct PendingReload: Codable, Hashable, Sendable {
        package let reason: ReloadReason
        /// The moment for which the timeline is made, where that is over already; nil for the one at which answers come.
        package internal(set) var moment: Timestamp?
        /// When it is given up.
        package internal(set) var deadline: Timestamp
        /// The requests to servers, by the names of the sources.
        package internal(set) var requests: [String: SourceRequest]
        /// What was asked for, and has not come yet.
        package internal(set) var awaited: Set<SourceRequest>
        /// What has come.
        package internal(set) var answers: [SourceRequest: Delivery]

        /// The answers by the names of the sources.
        var answersByName: [String: Delivery] { requests.compactMapValues { answers[$0] } }

        /// The names of the sources whose servers have not answered.
        var unanswered: [String] { requests.filter { answers[$0.value] == nil }.map(\.key) }
    }

    /// A line of the log.
    package struct Note: Codable, Hashable, Sendable {
        package let time: Timestamp
        package let event: Event

        /// The reasons why an instance shows what it shows.
        package enum Event: Codable, Hashable, Sendable {
            /// Somebody asked for a reload, or one that was put off was due.
            case asked(ReloadDecision)
            /// A reload was granted in time that was skipped or while nobody looked, and no server was asked for it.
            case passedOver(ReloadDecision)
            /// A source brought nothing; the reason as a clause.
            case failed(source: String, String)
        }
    }

    /// How many lines the log has at most.
    static let maxNotes = 24

    /// An instance that was just placed.
    init(placedAt now: Timestamp) { timeline = RunningTimeline(placedAt: now) }

    /// When something of it is due.
    package var nextDeadline: Timestamp? { [timeline.nextDeadline, nextDuty].compactMap(\.self).min() }

    /// When something of it is due that others may depend on: everything but an entry.
    var nextDuty: Timestamp? {
        let aging = sources.values.compactMap { $0.state == .fresh ? $0.staleAt : nil }.min()
        return [timeline.nextReload, pending?.deadline, aging].compactMap(\.self).min()
    }

    /// Notes that the servers of a reload that was passed over are asked after all.
    mutating func noteAsking(_ decision: ReloadDecision, at moment: Timestamp) {
        guard let index = log.lastIndex(where: { $0 == Note(time: moment, event: .passedOver(decision)) }) else {
            return
        }
        log[index] = Note(time: moment, event: .asked(decision))
    }

    mutating func note(_ event: Note.Event, at now: Timestamp) {
        log.append(Note(time: now, event: event))
        if log.count > Self.maxNotes { log.removeFirst(log.count - Self.maxNotes) }
    }
}
