package import LiveValues

/// Why a widget's timeline is to be made anew.
package enum ReloadReason: String, Codable, Hashable, Sendable, CaseIterable {
    /// The widget was put on the screen, or its configuration changed.
    case placed
    /// The timeline's own policy.
    case policy
    /// Another try after one that failed.
    case retry
    /// The app, while it is in the background.
    case background
    /// The app, while it is in front.
    case foreground
    /// What was told on a topic that the timeline waits for.
    case topic
    /// A button or switch of the widget.
    case intent
    /// The system, because of another language.
    case locale
    case textSize
    /// The system, because its clock was set or the zone changed.
    case time
    /// The preview, because its network was switched; no telephone does that.
    case network
    /// Somebody at the preview, for whom no app has to ask; no telephone does that.
    case hand

    /// Whether it uses up what the system grants.
    package var pays: Bool {
        switch self {
        case .policy, .retry, .background, .topic: true
        case .placed, .foreground, .intent, .locale, .textSize, .time, .network, .hand: false
        }
    }

    /// Who asks, for a log.
    package var words: String {
        switch self {
        case .placed: "placed or configured"
        case .policy: "the timeline's policy"
        case .retry: "another try"
        case .background: "the app, in the background"
        case .foreground: "the app, in front"
        case .topic: "a message on its topic"
        case .intent: "a button of the widget"
        case .locale: "another language"
        case .textSize: "another size of text"
        case .time: "the clock was set"
        case .network: "the network was switched here"
        case .hand: "asked by hand"
        }
    }
}

/// What an instance of a widget has of its reloads.
package struct ReloadState: Codable, Hashable, Sendable {
    /// How many reloads are saved, at ``refilled``.
    package fileprivate(set) var saved: Double
    package fileprivate(set) var refilled: Timestamp
    package fileprivate(set) var lastReload: Timestamp?
    /// The reload that was put off, and until when.
    package fileprivate(set) var waiting: Waiting?
    /// How often in a row making a timeline has failed.
    package fileprivate(set) var failures = 0

    /// A reload that was put off.
    package struct Waiting: Codable, Hashable, Sendable {
        package let reason: ReloadReason
        package let due: Timestamp
    }

    /// An instance that was just placed, with all that can be saved.
    package init(at now: Timestamp) {
        saved = ReloadPlan.maxSaved
        refilled = now
    }

    /// Takes its moments along when the clock is set.
    mutating func shift(by distance: Duration) {
        refilled = refilled + distance
        lastReload = lastReload.map { $0 + distance }
        waiting = waiting.map { Waiting(reason: $0.reason, due: $0.due + distance) }
    }
}

/// What becomes of a request, and why.
package enum ReloadDecision: Codable, Hashable, Sendable {
    /// At once, without paying.
    case free(ReloadReason)
    /// At once, for one of those that were saved; what is left.
    case paid(ReloadReason, left: Int)
    /// Later, because nothing is saved.
    case spent(ReloadReason, until: Timestamp)
    /// Later, together with whatever else is asked within half a minute.
    case merged(ReloadReason, until: Timestamp)
    /// Not at all, because one that was put off will do.
    case covered(ReloadReason, by: ReloadState.Waiting)

    /// Whether a timeline is made now.
    package var isGranted: Bool {
        switch self {
        case .free, .paid: true
        case .spent, .merged, .covered: false
        }
    }

    /// Until when it was put off.
    package var due: Timestamp? {
        switch self {
        case .spent(_, let until), .merged(_, let until): until
        case .free, .paid, .covered: nil
        }
    }

    /// Who asked.
    package var reason: ReloadReason {
        switch self {
        case .free(let reason), .paid(let reason, _), .spent(let reason, _), .merged(let reason, _),
            .covered(let reason, _):
            reason
        }
    }

    /// What becomes of the request, in one word.
    package var word: String {
        switch self {
        case .free, .paid: "granted"
        case .spent, .merged: "deferred"
        case .covered: "refused"
        }
    }

    /// What happens and why, for a log; moments as they are written there.
    package func words(_ time: (Timestamp) -> String) -> String {
        switch self {
        case .free: "granted, free: \(reason.words)"
        case .paid(_, let left): "granted, paid: \(reason.words); \(left) left"
        case .spent(_, let until): "deferred to \(time(until)): \(reason.words); the budget is spent"
        case .merged(_, let until): "deferred to \(time(until)): \(reason.words); requests within 30s are one"
        case .covered(_, let waiting): "refused: \(reason.words); one waits until \(time(waiting.due))"
        }
    }
}

/// The system's budget of reloads, as far as it is known, and our assumptions where it is not.
///
/// Known: 40 to 70 reloads a day for each instance that is often seen; policies and apps in the background pay, the rest
/// does not. Ours: 50 a day, refilled evenly, at most 5 saved, requests within 30 seconds merged, another try 1, 5 and
/// 15 minutes after a failure.
package enum ReloadPlan {
    /// How many reloads an instance gets in a day.
    package static let perDay = 50
    /// How many can be saved.
    package static let maxSaved = 5.0
    /// How far apart reloads come that are saved up evenly.
    package static let refill = Duration.milliseconds(86_400_000 / perDay)
    /// Within which requests are one.
    package static let merging = Duration.seconds(30)
    /// How long after a failure the next try comes, and the ones after it.
    package static let retries: [Duration] = [.seconds(60), .seconds(300), .seconds(900)]

    /// What the page and the command line say of how the budget is simulated.
    package static let assumptions = [
        "\(perDay) reloads a day and instance, one every \(refill.words); the system grants 40 to 70",
        "at most \(Int(maxSaved)) are saved",
        "policies and apps in the background pay; apps in front, buttons and the system do not",
        "requests within \(merging.words) are one",
        "after a failure the last timeline stays, and tries follow after 1m, 5m and 15m, which pay",
    ]

    /// Decides on a request.
    package static func decide(
        _ reason: ReloadReason, _ state: ReloadState, at now: Timestamp
    ) -> (decision: ReloadDecision, state: ReloadState) {
        var state = refilled(state, at: now)
        guard reason.pays else {
            // What is made now is as new as what was put off would be.
            state.waiting = nil
            state.lastReload = now
            return (.free(reason), state)
        }
        if let waiting = state.waiting { return (.covered(reason, by: waiting), state) }
        if let last = state.lastReload, now - last < merging {
            state.waiting = .init(reason: reason, due: last + merging)
            return (.merged(reason, until: last + merging), state)
        }
        return pay(for: reason, state, at: now)
    }

    /// Decides on the reload that was put off, once its time has come; nil before that.
    package static func decideWaiting(
        _ state: ReloadState, at now: Timestamp
    ) -> (decision: ReloadDecision, state: ReloadState)? {
        guard let waiting = state.waiting, waiting.due <= now else { return nil }
        var state = refilled(state, at: now)
        state.waiting = nil
        return pay(for: waiting.reason, state, at: now)
    }

    /// Notes how a reload ended.
    ///
    /// - Returns: The state, and when the next try comes; nil after a success, and once all tries have failed.
    package static func finished(
        _ state: ReloadState, failed: Bool, at now: Timestamp
    ) -> (state: ReloadState, retry: Timestamp?) {
        var state = state
        guard failed else {
            state.failures = 0
            return (state, nil)
        }
        let retry = state.failures < retries.count ? now + retries[state.failures] : nil
        // After the last try the policy starts over.
        state.failures = retry == nil ? 0 : state.failures + 1
        return (state, retry)
    }

    /// How many whole reloads are saved.
    package static func left(_ state: ReloadState, at now: Timestamp) -> Int {
        Int(refilled(state, at: now).saved.rounded(.down))
    }

    private static func pay(
        for reason: ReloadReason, _ state: ReloadState, at now: Timestamp
    ) -> (decision: ReloadDecision, state: ReloadState) {
        var state = state
        guard state.saved >= 1 else {
            // Rounded up, so that what is due is there; what is below a microsecond comes from counting in fractions.
            let missing = ((1 - state.saved) * Double(refill.milliseconds) - 1e-3).rounded(.up)
            let due = now + .milliseconds(Int64(missing))
            state.waiting = .init(reason: reason, due: due)
            return (.spent(reason, until: due), state)
        }
        state.saved -= 1
        state.lastReload = now
        return (.paid(reason, left: Int(state.saved.rounded(.down))), state)
    }

    private static func refilled(_ state: ReloadState, at now: Timestamp) -> ReloadState {
        guard now > state.refilled else { return state }
        var state = state
        state.saved = min(maxSaved, state.saved + (now - state.refilled) / refill)
        // What a fraction of a millisecond is short of a whole one is a whole one.
        if (state.saved.rounded() - state.saved).magnitude < 1e-9 { state.saved = state.saved.rounded() }
        state.refilled = now
        return state
    }
}

extension Duration {
    /// The length as files write one: `1h30m`, `90s`, `300ms`.
    package var words: String {
        let total = milliseconds
        guard total > 0 else { return "0s" }
        let parts = [
            (total / 3_600_000, "h"), (total / 60_000 % 60, "m"), (total / 1000 % 60, "s"), (total % 1000, "ms"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    }
}
