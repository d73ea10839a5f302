import LiveValues

/// A reload that was granted in time that is over, or while nobody looked, and whose servers nobody has asked.
package struct PassedReload: Codable, Hashable, Sendable {
    let decision: ReloadDecision
    let moment: Timestamp
}

/// A screen that somebody looks at.
struct PhoneLook: Hashable, Sendable {
    let seat: PhoneState.Seat
    /// The id of the scene; nil for all screens.
    let screen: String?
}

/// How reloads go whose servers are outside, while time is skipped or nobody looks: nobody could answer in time that is
/// over, and servers should not be asked for a picture that nobody sees.
///
/// The plan goes on with what sources have. The last of these reloads is asked for once the time is reached and the
/// screen is looked at.
extension PhoneDecision {
    /// Whether somebody looks at the screen of an instance.
    func isSeen(_ key: InstanceKey) -> Bool {
        guard let looks else { return true }
        return looks.contains(PhoneLook(seat: key.seat, screen: key.screen))
            || looks.contains(PhoneLook(seat: key.seat, screen: nil))
    }

    /// Makes the timeline of a reload without its servers.
    mutating func passOver(_ decision: ReloadDecision, _ widget: PlacedWidget, _ key: InstanceKey) {
        let reload = PassedReload(decision: decision, moment: now)
        if isSeen(key) {
            passedOver[key] = reload
        } else {
            change(key) { instance, _ in instance.owed = reload }
        }
        refresh(key, widget)
        let scope = widget.scope(of: key, state.instances[key]?.sources ?? [:], on: state, at: now)
        change(key) { instance, now in instance.note(.passedOver(decision), at: now) }
        endReload(of: widget, key, failed: false, at: now, in: scope)
    }

    /// Asks the servers of reloads that were passed over while nobody looked, for the instances that somebody sees now.
    mutating func askForOwedReloads() {
        for (key, instance) in state.instances {
            if let reload = instance.owed, isSeen(key) { passedOver[key] = reload }
        }
        askForPassedReloads()
    }

    /// Asks the servers of the last reload of each instance that was passed over.
    mutating func askForPassedReloads() {
        let reloads = passedOver
        passedOver = [:]
        for (key, reload) in reloads.sorted(by: { $0.key < $1.key }) {
            guard let widget = widgets.widget(of: key) else { continue }
            change(key) { instance, _ in
                instance.owed = nil
                instance.noteAsking(reload.decision, at: reload.moment)
            }
            ask(requests(of: widget, key), for: key, because: reload.decision.reason, at: reload.moment)
        }
    }

    /// Lets a reload go on waiting whose answers are on their way from outside when time is skipped.
    ///
    /// - Returns: Whether it does.
    mutating func waitsBeyondSkippedTime(_ key: InstanceKey) -> Bool {
        guard isSkipping, let end = passing, let awaited = state.instances[key]?.pending?.awaited,
            awaited.contains(where: { state.requests[$0].map { $0.due == nil } ?? false })
        else { return false }
        change(key) { instance, _ in instance.pending?.deadline = end + Self.patience }
        return true
    }
}
