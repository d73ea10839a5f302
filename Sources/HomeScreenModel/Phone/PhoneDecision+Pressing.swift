import LiveValues

/// What buttons and switches of widgets do, and what devices tell.
extension PhoneDecision {
    /// Somebody presses a button of a widget: its intent's effects, in order, and then another timeline of that widget.
    ///
    /// Where a device cannot do its part, nothing is done.
    mutating func press(_ intent: String, _ actions: [IntentAction], of key: InstanceKey) throws(PhoneRefusal) {
        guard let widget = widgets.widget(of: key) else { return }
        for case .setProperty(let property, _) in actions { try checkIsUsable(property) }
        tell(.pressed(instance: key, intent: intent))
        for action in actions {
            switch action {
            case .setProperty(let property, let value): set(property, to: value, from: key)
            case .fireScene(let id): tell(.sceneFired(id, person: key.person))
            case .write(let name, let value):
                write(value, StoreKey(group: widget.group, key: name, person: key.person), sparing: key)
            case .request(let request): ask(PhoneQuestion(request: request, asker: key))
            case .open(let url, let route): open(url, in: widget.app, route: route, for: key.person)
            }
        }
        settleThings()
        request(.intent, key)
    }

    /// An app comes to the front, and goes where an address leads.
    mutating func open(_ url: String?, in app: String, route: String? = nil, for person: String) {
        tell(.appOpened(app: app))
        if state.person(person).appInFront != app { tell(.appInFront(app: app, person: person)) }
        if let url { tell(.linkOpened(app: app, url: url, route: route)) }
    }

    // MARK: Servers

    /// A button asks a server: the fixture's answer if it has one, else the outside's.
    private mutating func ask(_ question: PhoneQuestion) {
        guard let key = question.asker else { return }
        tell(.requested(method: question.method, url: question.url, body: question.body, instance: key))
        if let (delivery, _) = state.outcome(of: question.request) {
            take(delivery, to: question)
        } else {
            questions.append(question)
        }
    }

    /// The answer to a button comes: its widget is loaded anew, or it is told why there is none.
    mutating func take(_ delivery: Delivery, to question: PhoneQuestion) {
        guard let key = question.asker, let widget = widgets.widget(of: key) else { return }
        switch delivery {
        case .value: request(.intent, key)
        case .failure(let reason, let status):
            if status == 401 { signOut(widget.app, key.person) }
            tell(.requestFailed(url: question.url, reason))
        }
    }

    // MARK: Devices

    private func checkIsUsable(_ property: Things.Property) throws(PhoneRefusal) {
        try checkIsHeard()
        guard let thing = state.things.things[property.thing], thing.properties[property.identifier] != nil else {
            throw .unknownThing
        }
        guard thing.status == .online else { throw .unreachableThing }
    }

    /// Nothing is shown or confirmed that nobody heard: with a broker that is gone it would be taken back later.
    private func checkIsHeard() throws(PhoneRefusal) {
        if let reason = state.deafness { throw .unheard(reason) }
    }

    private mutating func set(_ property: Things.Property, to value: LiveValue, from key: InstanceKey) {
        let isShown = state.things.shown(property) == value
        tell(.thingSet(property, value, at: now))
        if !isShown { spread(thing: property.thing, sparing: key) }
    }

    /// Somebody at home uses a device, or switches it off: it tells so.
    mutating func use(_ thing: String, _ content: ThingMessage.Content) throws(PhoneRefusal) {
        try checkIsHeard()
        take(ThingMessage(thing: thing, content), isOwn: true)
    }

    /// A device tells something.
    ///
    /// - Parameters:
    ///   - message: What it tells; what is known already is no news.
    ///   - isOwn: Whether it is a device of this process, so that others are told too.
    mutating func take(_ message: ThingMessage, isOwn: Bool) {
        let (message, misread) = state.things.read(message)
        for one in misread { tell(.thingMisread(one)) }
        var things = state.things
        let changes = things.receive(message, at: now)
        guard things != state.things else { return }
        let isConfirmation = changes.contains { if case .confirmed = $0 { true } else { false } }
        tell(
            isConfirmation
                ? .thingConfirmed(message, at: now, isOwn: isOwn) : .thingTold(message, at: now, isOwn: isOwn))
        spread(changes)
        // Whoever follows the topic itself hears a device of this process, too.
        if isOwn { hear(message.payload(at: now), on: message.topic) }
    }

    /// Takes the devices that a source lists; those who read them know of it, but for the instance that has asked.
    mutating func list(_ devices: LiveValue, for key: InstanceKey) {
        let listed = Things(listedIn: devices)
        var things = state.things
        let before = things
        let changed = things.merge(list: listed)
        guard things != before else { return }
        tell(.thingsListed(listed))
        guard !changed.isEmpty else { return }
        let products = Set(
            changed.flatMap { [before.things[$0]?.product, things.things[$0]?.product] }.compactMap(\.self))
        for address in products.sorted().map({ SourceAddress.things(product: $0) }) + [.things(product: nil)] {
            spread(from: address, sparing: key)
        }
    }

    /// Lets devices of this process answer, and gives up what was not confirmed in time.
    mutating func settleThings() {
        for message in state.things.answersDue(at: now) { take(message, isOwn: true) }
        guard state.things.hasExpired(at: now) else { return }
        var things = state.things
        let changes = things.expire(at: now)
        tell(.thingsReverted(Set(changes.compactMap(\.reverted)), at: now))
        spread(changes)
    }

    /// What was wanted of devices is given up: nobody hears of it any more, for a reason that is a clause.
    mutating func giveUpWishes(because reason: String) {
        guard !state.things.wishes.isEmpty else { return }
        var things = state.things
        let changes = things.giveUp { _ in true }
        tell(.thingsUnheard(Set(state.things.wishes.map(\.property)), reason))
        spread(changes)
    }

    /// Decides whether a device confirms what is set from now on.
    mutating func setConfirmation(_ confirms: Bool, of thing: String) {
        guard let before = state.things.things[thing]?.confirms, before != confirms else { return }
        tell(.thingConfirmationSet(thing: thing, confirms: confirms))
    }

    private mutating func spread(_ changes: [Things.Change]) {
        for change in changes {
            switch change {
            case .shown(let property, _): spread(thing: property.thing)
            case .status(let thing, _): spread(thing: thing)
            // The switch that somebody touched goes back by itself, wherever it stands.
            case .reverted(let property, _): spread(thing: property.thing, isAtOnce: true)
            // Everybody shows it already.
            case .confirmed: break
            }
        }
    }

    /// Lets those who read a device know of it, but for the widget that is loaded anew anyway.
    private mutating func spread(thing: String, sparing key: InstanceKey? = nil, isAtOnce: Bool = false) {
        guard let product = state.things.things[thing]?.product else { return }
        for address in [SourceAddress.things(product: product), .things(product: nil)] {
            spread(from: address, sparing: key, isAtOnce: isAtOnce)
        }
    }

    // MARK: Widgets

    /// Somebody turns a stack.
    mutating func turn(_ stack: InstanceKey, to index: Int) {
        // A page says what it shows; no stack has as many.
        guard (0..<1000).contains(index), state.turns[stack.inAnyLanguage] != index else { return }
        tell(.stackTurned(stack, to: index))
    }

    /// Somebody wants a widget as its screen's file has it.
    mutating func forgetChoices(of instance: InstanceKey) {
        guard state.choices[instance.inAnyLanguage] != nil else { return }
        tell(.choicesForgotten(instance: instance))
        for key in state.instances.keys.sorted() where key.inAnyLanguage == instance.inAnyLanguage {
            request(.placed, key)
        }
    }
}

extension Things.Change {
    /// The property whose switch goes back; nil for another change.
    fileprivate var reverted: Things.Property? { if case .reverted(let property, _) = self { property } else { nil } }
}
