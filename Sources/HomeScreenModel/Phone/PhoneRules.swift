import LiveValues

/// Why a telephone did not do what it was asked.
package enum PhoneRefusal: String, Refusal {
    /// The time was moved so far that no calendar has it.
    case farTime

    /// The case's name.
    package var reasonCode: String { rawValue }

    /// A clause for people.
    package var description: String {
        switch self {
        case .farTime: "the time can be moved by ten years at most"
        }
    }
}

extension PhoneState {
    /// How far the time may be moved, in milliseconds: ten years, more than any timeline reaches.
    package static let farthest: Int64 = 10 * 366 * 86_400_000

    /// What a command comes to; no facts when all is as it asks already.
    package func decide(_ command: PhoneCommand) throws(PhoneRefusal) -> [PhoneFact] {
        switch command {
        case .setNetwork(let new):
            guard new != network else { return [] }
            // Who is told to sign in is signed out.
            return [.networkChanged(new)] + (new == .unauthorized ? signedIn.sorted().map { .signedOut(app: $0) } : [])
        case .setSignedIn(let app, let isIn):
            guard signedIn.contains(app) != isIn else { return [] }
            return [isIn ? .signedIn(app: app) : .signedOut(app: app)]
        case .write(let group, let key, let value):
            return stores[group]?[key] == value ? [] : [.stored(group: group, key: key, value: value)]
        case .moveTime(let milliseconds):
            let (sum, overflow) = timeShift.addingReportingOverflow(milliseconds)
            guard !overflow, sum.magnitude <= Self.farthest.magnitude else { throw .farTime }
            return milliseconds == 0 ? [] : [.timeMoved(by: milliseconds)]
        case .resetTime: return timeShift == 0 ? [] : [.timeMoved(by: -timeShift)]
        case .tap(let app, let url):
            // The system opens the app in any case; where to go in it comes afterwards.
            return [.appOpened(app: app)] + (url.map { [.linkOpened(app: app, url: $0)] } ?? [])
        case .choose(let instance, let parameter, let value):
            return choices[instance]?[parameter] == value
                ? [] : [.chosen(instance: instance, parameter: parameter, value: value)]
        }
    }

    /// Takes a fact in.
    package mutating func evolve(_ fact: PhoneFact) {
        switch fact {
        case .networkChanged(let new): network = new
        case .signedIn(let app): signedIn.insert(app)
        case .signedOut(let app): signedIn.remove(app)
        case .stored(let group, let key, let value): stores[group, default: [:]][key] = value
        case .timeMoved(let milliseconds): timeShift += milliseconds
        case .appOpened, .linkOpened: break
        case .chosen(let instance, let parameter, let value): choices[instance, default: [:]][parameter] = value
        case .fixtureRead(let state): self = state
        }
    }

    /// The state after an edit of the fixture: what the edit says anew holds, everything else stays.
    func taking(_ new: PhoneState, insteadOf old: PhoneState) -> PhoneState {
        var result = self
        if new.network != old.network { result.network = new.network }
        if new.answers != old.answers { result.answers = new.answers }
        (result.names, result.apps) = (new.names, new.apps)
        result.things.take(new.things, insteadOf: old.things)
        result.signedIn.subtract(old.signedIn.subtracting(new.signedIn))
        result.signedIn.formUnion(new.signedIn.subtracting(old.signedIn))
        for group in Set(new.stores.keys).union(old.stores.keys) {
            let (before, after) = (old.stores[group] ?? [:], new.stores[group] ?? [:])
            for key in Set(before.keys).union(after.keys) where before[key] != after[key] {
                result.stores[group, default: [:]][key] = after[key]
            }
        }
        return result
    }
}
