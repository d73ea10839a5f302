import LiveValues

extension PhoneState {
    /// Takes a fact in.
    package mutating func evolve(_ fact: PhoneFact) {
        switch fact {
        case .networkChanged(let new): network = new
        case .signedIn(let app, let id): change(id) { $0.signedOut.remove(app) }
        case .signedOut(let app, let id): change(id) { $0.signedOut.insert(app) }
        case .appInFront(let app, let id): change(id) { $0.appInFront = app }
        case .stored(let group, let key, let value, let id): change(id) { $0.stores[group, default: [:]][key] = value }
        case .timeMoved(let milliseconds): timeShift += milliseconds
        case .chosen(let instance, let parameter, let value):
            choices[instance.inAnyLanguage, default: [:]][parameter] = value
        case .choicesForgotten(let instance): choices[instance.inAnyLanguage] = nil
        case .expanded(let instance, let isExpanded): expansions[instance.inAnyLanguage] = isExpanded
        case .stackTurned(let stack, let index): turns[stack.inAnyLanguage] = index
        case .thingSet(let property, let value, let time):
            _ = try? things.set(property, to: value, at: time, isAnswered: playsThings)
        case .thingConfirmed(let message, let time, _), .thingTold(let message, let time, _):
            _ = things.receive(message, at: time)
        case .thingsReverted(_, let time): _ = things.expire(at: time)
        case .thingsListed(let listed): _ = things.merge(list: listed)
        case .thingConfirmationSet(let thing, let confirms): things.setConfirmation(confirms, of: thing)
        case .seated(let seat): seats.insert(seat)
        case .unseated(let empty): seats.subtract(empty)
        case .appsGrouped(let groups): for (app, group) in groups { put(app, in: group) }
        case .told(let topic, let value): told[topic] = value
        case .brought(let address, let delivery): brought[address] = delivery
        case .thingsUnheard: _ = things.giveUp { _ in true }
        case .lost(let address, let reason): lost[address] = reason
        case .pictureCame(let url, let picture): keep(picture, of: url)
        case .connectionsChanged(let new): connections = new
        case .regained(let address): lost[address] = nil
        case .timelinesChanged(let changes):
            for (key, instance) in changes.instances { instances[key] = instance }
            requests = changes.requests
        case .appOpened, .linkOpened, .pressed, .sceneFired, .requested, .requestFailed, .bindingFailed, .thingMisread,
            .minutePassed:
            break
        case .fixtureRead(let state): self = state
        }
    }

    private mutating func change(_ id: String, _ body: (inout Person) -> Void) {
        var one = person(id)
        body(&one)
        people[id] = one
    }

    /// Notes to which group an app belongs: what a fixture says of the app's store stands there.
    private mutating func put(_ app: String, in group: String) {
        guard groups[app] != group else { return }
        groups[app] = group
        guard group != app else { return }
        for id in people.keys {
            guard let store = people[id]?.stores.removeValue(forKey: app) else { continue }
            people[id]?.stores[group, default: [:]].merge(store) { $1 }
        }
    }

    /// The state after an edit of the fixture: what the edit says anew holds, everything else stays.
    func taking(_ new: PhoneState, insteadOf old: PhoneState) -> PhoneState {
        var result = self
        if new.network != old.network { result.network = new.network }
        if new.answers != old.answers { result.answers = new.answers }
        (result.names, result.apps, result.owner) = (new.names, new.apps, new.owner)
        result.timeZone = new.timeZone
        result.things.take(new.things, insteadOf: old.things)
        for id in Set(new.people.keys).union(people.keys) {
            let before = old.person(id)
            var one = person(id)
            one.take(new.person(id), insteadOf: before)
            result.people[id] = one
        }
        return result
    }
}

extension PhoneState.Person {
    fileprivate mutating func take(_ new: PhoneState.Person, insteadOf old: PhoneState.Person) {
        signedOut.subtract(old.signedOut.subtracting(new.signedOut))
        signedOut.formUnion(new.signedOut.subtracting(old.signedOut))
        for group in Set(new.stores.keys).union(old.stores.keys) {
            let (before, after) = (old.stores[group] ?? [:], new.stores[group] ?? [:])
            for key in Set(before.keys).union(after.keys) where before[key] != after[key] {
                stores[group, default: [:]][key] = after[key]
            }
        }
    }
}
