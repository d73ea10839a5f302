import LiveValues

/// Where values come from, and who hears of new ones.
extension PhoneDecision {
    /// How long answers take on a slow network, beside what they take anyway.
    static let slowness = Duration.seconds(5)

    /// Of how many topics the last message is remembered: a filter can stand for any number of them.
    static let mostTopics = 1_000

    // MARK: Servers

    /// Asks a server: the fixture's answer if it has one, else the outside's.
    mutating func ask(_ request: SourceRequest) {
        // Who waits for the same answer gets it, too.
        guard state.requests[request] == nil else { return }
        guard let (delivery, delay) = state.outcome(of: request) else {
            state.requests[request] = PhoneState.Request(due: nil)
            questions.append(PhoneQuestion(request: request))
            return
        }
        guard delay > .zero else { return answer(request, with: delivery) }
        state.requests[request] = PhoneState.Request(due: now + delay)
    }

    /// Gives the answers whose time has come.
    mutating func answerRequests() {
        for (request, answer) in state.requests.sorted(by: { $0.key < $1.key }) {
            guard let due = answer.due, due <= now else { continue }
            self.answer(
                request,
                with: answer.held ?? state.outcome(of: request)?.0 ?? .failure("nothing answers any more", status: nil))
        }
    }

    /// Requests come to something else; all who ask servers try it at once.
    mutating func setNetwork(_ network: PhoneState.Network) {
        guard network != state.network else { return }
        tell(.networkChanged(network))
        state.requests = [:]
        for widget in widgets.all where widget.asksServers {
            for key in keys(of: widget) { request(.network, key) }
        }
    }

    // MARK: Apps

    mutating func setSignedIn(_ app: String, _ isIn: Bool, _ person: String) {
        guard state.isSignedIn(person, to: app) != isIn else { return }
        tell(isIn ? .signedIn(app: app, person: person) : .signedOut(app: app, person: person))
        reloadWidgets(of: person) { $0.app == app }
    }

    /// Who is told to sign in is signed out.
    mutating func signOut(_ app: String, _ person: String) {
        if state.isSignedIn(person, to: app) { tell(.signedOut(app: app, person: person)) }
    }

    /// An app writes, and asks for other timelines of what reads it.
    ///
    /// - Parameters:
    ///   - value: What it writes.
    ///   - key: Where.
    ///   - reason: Why they are asked for; nil for where the app is.
    ///   - spared: An instance that is loaded anew anyway.
    mutating func write(
        _ value: LiveValue, _ key: StoreKey, because reason: ReloadReason? = nil, sparing spared: InstanceKey? = nil
    ) {
        guard store(value, key) else { return }
        reloadWidgets(of: key.person, because: reason, sparing: spared) { $0.reads(key.key, in: key.group) }
    }

    /// Takes what stores have outside, before anybody reads it here.
    mutating func take(_ stored: [StoreKey: LiveValue]) {
        for (key, value) in stored.sorted(by: { $0.key < $1.key }) { store(value, key) }
    }

    /// An app writes; widgets hear nothing of that.
    ///
    /// - Returns: Whether the store had another value.
    @discardableResult
    mutating func store(_ value: LiveValue, _ key: StoreKey) -> Bool {
        guard (state.person(key.person).stores[key.group]?[key.key] ?? .null) != value else { return false }
        tell(.stored(group: key.group, key: key.key, value: value, person: key.person))
        if value != .null, value != "" {
            let apps = Set(widgets.all.filter { $0.group == key.group && $0.file.signIn == key.key }.map(\.app))
            for app in apps.sorted() where !state.isSignedIn(key.person, to: app) {
                tell(.signedIn(app: app, person: key.person))
            }
        }
        return true
    }

    private mutating func reloadWidgets(
        of person: String, because reason: ReloadReason? = nil, sparing spared: InstanceKey? = nil,
        where isMeant: (PlacedWidget) -> Bool
    ) {
        for widget in widgets.all where isMeant(widget) {
            for key in keys(of: widget) where key.person == person && key != spared {
                request(reason ?? self.reason(ofApp: widget.app, person), key)
            }
        }
    }

    // MARK: What arrives

    mutating func take(_ delivery: Delivery, from address: SourceAddress) {
        switch address {
        case .http(let request):
            if case .value = delivery, state.brought[address] != delivery { tell(.brought(address, delivery)) }
            if state.network == .slow, state.requests[request] != nil {
                state.requests[request] = PhoneState.Request(due: now + Self.slowness, held: delivery)
            } else {
                answer(request, with: delivery)
            }
        case .store(let group, let key, let person):
            // Who writes from outside stands before the screen, and counts as an app in front.
            if case .value(let value) = delivery {
                write(value, StoreKey(group: group, key: key, person: person), because: .foreground)
            }
        case .topic(let filter):
            if case .value(let value) = delivery { hear(value, on: filter) }
        case .file, .things, .room, .custom:
            guard state.brought[address] != delivery else { return }
            tell(.brought(address, delivery))
            spread(from: address)
        }
    }

    /// Something is told on a topic.
    mutating func hear(_ value: LiveValue, on topic: String) {
        if state.told[topic] != nil || state.told.count < Self.mostTopics { tell(.told(topic: topic, value)) }
        if ThingMessage.topics.contains(topic), let message = ThingMessage(value) { take(message, isOwn: false) }
        for widget in widgets.hearing(topic) {
            let hears = widget.sources.contains { source in
                if case .topic(let filter) = source.origin { filter.matchesTopic(topic) } else { false }
            }
            var waits = false
            if case .topic(let filter) = widget.timeline.reload { waits = filter.matchesTopic(topic) }
            for key in keys(of: widget) {
                if hears, widget.isLive { refresh(key, widget) }
                if waits { request(.topic, key) }
            }
        }
    }

    mutating func lose(_ address: SourceAddress, _ reason: String) {
        guard state.lost[address] != reason else { return }
        // Before it is lost: what widgets have of it then stands until it is back.
        if address == ThingMessage.address { giveUpWishes(because: reason) }
        tell(.lost(address, reason))
        spreadStanding(of: address)
    }

    mutating func regain(_ address: SourceAddress) {
        guard state.lost[address] != nil else { return }
        tell(.regained(address))
        spreadStanding(of: address)
    }

    /// Lets those who read an address know that it can be asked no more, or again.
    private mutating func spreadStanding(of address: SourceAddress) {
        spread(from: address, isAtOnce: true)
        guard address == ThingMessage.address else { return }
        for product in Set(state.things.things.values.map(\.product)).sorted() {
            spread(from: .things(product: product), isAtOnce: true)
        }
        spread(from: .things(product: nil), isAtOnce: true)
    }

    /// Lets those who read an address know of it: at once what is live, by a reload the others.
    ///
    /// - Parameters:
    ///   - address: What has another value.
    ///   - spared: An instance that is loaded anew anyway.
    ///   - isAtOnce: Whether nobody waits for a reload.
    mutating func spread(from address: SourceAddress, sparing spared: InstanceKey? = nil, isAtOnce: Bool = false) {
        for widget in widgets.all {
            for key in keys(of: widget) where key != spared && widget.reads(address, key, on: state) {
                switch address {
                case _ where isAtOnce || widget.isLive: refresh(key, widget)
                case .file: request(.placed, key)
                case .store, .room, .custom: request(.foreground, key)
                case .http, .topic, .things: request(.background, key)
                }
            }
        }
    }

    /// Takes what sources without a server have now into the timeline that is shown.
    mutating func refresh(_ key: InstanceKey, _ widget: PlacedWidget) {
        let scope = widget.addressScope(of: key, on: state)
        for source in widget.sources {
            guard let address = try? widget.address(of: source, for: key, in: scope) else { continue }
            if case .http = address { continue }
            let delivery = state.delivery(of: address, in: key.locale)
            let isReachable = state.loss(of: address) == nil
            change(key) { instance, now in
                instance.sources[source.name] = widget.snapshot(
                    of: source, delivery, after: instance.sources[source.name], isReachable: isReachable, at: now,
                    in: key.locale)
            }
        }
    }
}

extension PhoneState {
    /// What a request comes to in this process, and after how long; nil where the fixture has no answer.
    package func outcome(of request: SourceRequest) -> (Delivery, after: Duration)? {
        switch network {
        case .offline: return (.failure("the network is off", status: nil), .zero)
        case .failing: return (.failure("the server answers 500", status: 500), .zero)
        case .unauthorized: return (.failure("the server asks to sign in, 401", status: 401), .zero)
        case .garbage: return (.failure("what comes back is no JSON", status: nil), .zero)
        case .online, .slow: break
        }
        guard let answer = answers[request.url] else { return nil }
        let slowness = network == .slow ? PhoneDecision.slowness : .zero
        let delivery =
            (200...299).contains(answer.status)
            ? Delivery.value(answer.body)
            : .failure("the server answers \(answer.status)", status: answer.status)
        return (delivery, .milliseconds(answer.delay) + slowness)
    }

    /// Why an address cannot be asked, as a clause; nil where it can be.
    func loss(of address: SourceAddress) -> String? {
        if case .things = address { lost[ThingMessage.address] } else { lost[address] }
    }

    /// Whether this process plays the devices: those of a broker answer themselves.
    package var playsThings: Bool { connections?.broker == nil || connections?.simulatesThings == true }

    /// Why nobody hears what is said to devices, and what those of this process say, as a clause; nil where they do.
    var deafness: String? {
        if let reason = lost[ThingMessage.address] { return reason }
        guard let connections, connections.broker != nil else { return nil }
        switch connections.brokerState {
        case .connecting: return "the broker has not answered yet"
        case .connected: return nil
        case .lost(let reason): return reason
        }
    }

    /// What an address has that needs no server, for somebody who reads a language; nil for nothing yet.
    func delivery(of address: SourceAddress, in locale: String) -> Delivery? {
        if let reason = loss(of: address) { return .failure(reason, status: nil) }
        switch address {
        case .http: return nil
        case .store(let group, let key, let person):
            // What was taken out is no entry, and shows what an app shows that never wrote it.
            guard let value = self.person(person).stores[group]?[key], value != .null else { return nil }
            return .value(value)
        case .topic(let filter):
            if let value = told[filter] { return .value(value) }
            guard (try? TopicFilter(filter))?.isOneTopic == false else { return nil }
            return told.newest { filter.matchesTopic($0) }.map { .value($0) }
        case .things(let product):
            return things.things.isEmpty ? nil : .value(things.value(ofProduct: product, in: locale))
        case .file, .room, .custom: return brought[address]
        }
    }
}

extension PlacedWidget {
    /// Whether any of its values comes from a server.
    var asksServers: Bool {
        sources.contains { if case .http = $0.origin { true } else { false } }
    }

    /// Whether it reads a key of a group.
    fileprivate func reads(_ key: String, in group: String) -> Bool {
        group == self.group
            && (key == file.signIn
                || sources.contains { source in
                    if case .store(key) = source.origin { true } else { false }
                })
    }

    fileprivate func reads(_ address: SourceAddress, _ key: InstanceKey, on phone: PhoneState) -> Bool {
        let scope = addressScope(of: key, on: phone)
        return sources.contains { (try? self.address(of: $0, for: key, in: scope)) == address }
    }
}

extension String {
    /// Whether this is a filter that stands for a topic; what is no filter stands for none.
    fileprivate func matchesTopic(_ topic: String) -> Bool { (try? TopicFilter(self))?.matches(topic) ?? false }
}
