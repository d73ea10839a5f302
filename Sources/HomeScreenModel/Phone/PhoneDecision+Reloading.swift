import LiveValues

/// How a reload goes: it is granted, its servers are asked, and when all have answered a timeline is made.
extension PhoneDecision {
    /// How long a reload waits for its answers.
    static let patience = Duration.seconds(10)

    /// An app asks for other timelines.
    mutating func reload(_ scope: ReloadScope) {
        for widget in widgets.all {
            for key in keys(of: widget) where scope.contains(key, of: widget.file.widget) {
                request(reason(ofApp: widget.app, key.person), key)
            }
        }
    }

    /// Why an app's request counts: an app in front pays nothing.
    func reason(ofApp app: String, _ person: String) -> ReloadReason {
        state.person(person).appInFront == app ? .foreground : .background
    }

    /// Asks for a reload of an instance.
    mutating func request(_ reason: ReloadReason, _ key: InstanceKey) {
        if let decision = change(key, { $0.timeline.ask(reason, at: $1) }) { take(decision, key) }
    }

    /// Does what is due of an instance by now.
    mutating func catchUp(_ key: InstanceKey) {
        guard let due = state.instances[key]?.nextDeadline, due <= now else { return }
        change(key) { instance, now in
            _ = instance.timeline.showEntries(through: now)
            for name in instance.sources.keys { _ = instance.sources[name]?.growOld(at: now) }
        }
        if let end = state.instances[key]?.pending?.deadline, end <= now, !waitsBeyondSkippedTime(key) {
            makeTimeline(key)
        }
        // Most of what is due are entries, which ask for nothing.
        guard let reload = state.instances[key]?.timeline.nextReload, reload <= now else { return }
        if let decision = change(key, { $0.timeline.askWaiting(at: $1) }) ?? nil { take(decision, key) }
        while let decision = change(key, { $0.timeline.askDue(at: $1) }) ?? nil { take(decision, key) }
    }

    private mutating func take(_ decision: ReloadDecision, _ key: InstanceKey) {
        guard decision.isGranted, let widget = widgets.widget(of: key) else {
            change(key) { $0.note(.asked(decision), at: $1) }
            return
        }
        let requests = requests(of: widget, key)
        // What is asked for by hand is asked, whoever sees it.
        let isUnseen = decision.reason != .hand && !isSeen(key)
        if isSkipping || isUnseen, requests.values.contains(where: { state.outcome(of: $0) == nil }) {
            return passOver(decision, widget, key)
        }
        passedOver[key] = nil
        change(key) { instance, now in
            instance.owed = nil
            instance.note(.asked(decision), at: now)
        }
        ask(requests, for: key, because: decision.reason)
    }

    /// Returns the requests that an instance's sources make of servers now, by the names of the sources.
    ///
    /// A source that needs the answer of another server has none before that answer has come.
    ///
    /// - Parameters:
    ///   - widget: Whose sources they are.
    ///   - key: The instance.
    ///   - pending: What was asked for already, and has been answered.
    /// - Returns: Also the requests that were made already.
    func requests(
        of widget: PlacedWidget, _ key: InstanceKey, after pending: WidgetInstance.PendingReload? = nil
    ) -> [String: SourceRequest] {
        let scope = widget.addressScope(of: key, on: state, pending?.answersByName ?? [:])
        var requests = pending?.requests ?? [:]
        var waiting = Set(pending?.unanswered ?? [])
        for source in widget.sources where requests[source.name] == nil {
            guard case .http = source.origin else { continue }
            if source.needs.contains(where: { waiting.contains($0.name) }) {
                waiting.insert(source.name)
            } else if case .http(let request)? = try? widget.address(of: source, for: key, in: scope) {
                requests[source.name] = request
                waiting.insert(source.name)
            }
        }
        return requests
    }

    /// Asks the servers whose requests need the answers that have come, and makes the timeline once all have answered.
    private mutating func goOn(_ key: InstanceKey) {
        while let pending = state.instances[key]?.pending, pending.awaited.isEmpty {
            guard let widget = widgets.widget(of: key) else { return }
            let requests = requests(of: widget, key, after: pending)
            let new = requests.filter { pending.requests[$0.key] == nil }
            guard !new.isEmpty else { return makeTimeline(key) }
            let asked = Set(new.values).subtracting(pending.answers.keys)
            change(key) { instance, _ in
                instance.pending?.requests = requests
                instance.pending?.awaited = asked
            }
            for request in asked.sorted() { ask(request) }
        }
    }

    /// Asks the servers of a reload, which ends once all of them have answered.
    ///
    /// - Parameters:
    ///   - requests: What each source asks for, by its name.
    ///   - key: The instance.
    ///   - reason: Why the reload was granted.
    ///   - moment: The moment for which the timeline is made; nil for the one at which answers come.
    mutating func ask(
        _ requests: [String: SourceRequest], for key: InstanceKey, because reason: ReloadReason,
        at moment: Timestamp? = nil
    ) {
        let asked = Set(requests.values)
        change(key) { instance, now in
            instance.pending = WidgetInstance.PendingReload(
                reason: reason, moment: moment, deadline: now + Self.patience, requests: requests, awaited: asked,
                answers: [:])
        }
        for request in asked.sorted() { ask(request) }
        goOn(key)
    }

    /// Gives an answer to all who wait for it.
    mutating func answer(_ request: SourceRequest, with delivery: Delivery) {
        state.requests[request] = nil
        if case .value = delivery { takeLate(delivery, of: request) }
        for key in state.instances.keys.sorted() {
            guard state.instances[key]?.pending?.awaited.contains(request) == true else { continue }
            change(key) { instance, _ in
                instance.pending?.awaited.remove(request)
                instance.pending?.answers[request] = delivery
            }
            goOn(key)
        }
    }

    /// Gives an answer that comes after a reload was given up to those who have none.
    private mutating func takeLate(_ delivery: Delivery, of request: SourceRequest) {
        for widget in widgets.all where widget.asksServers {
            for key in keys(of: widget) {
                guard let instance = state.instances[key], instance.pending == nil else { continue }
                let scope = widget.addressScope(of: key, on: state)
                let isMissed = widget.sources.contains { source in
                    instance.sources[source.name]?.state != .fresh
                        && (try? widget.address(of: source, for: key, in: scope)) == .http(request)
                }
                guard isMissed else { continue }
                let requests = requests(of: widget, key)
                change(key) { instance, now in
                    instance.pending = WidgetInstance.PendingReload(
                        reason: .retry, deadline: now, requests: requests, awaited: [], answers: [request: delivery])
                }
                makeTimeline(key)
            }
        }
    }

    /// Ends a reload with what has come.
    private mutating func makeTimeline(_ key: InstanceKey) {
        guard let pending = state.instances[key]?.pending, let widget = widgets.widget(of: key) else { return }
        let moment = min(now, pending.moment ?? now)
        var isFailed = false
        // Which devices there are comes before what is read of them.
        for source in widget.sources.filter(\.listsDevices) + widget.sources.filter({ !$0.listsDevices }) {
            let attempt = attempt(source, widget, key, pending)
            if case .failure(_, 401) = attempt.delivery, attempt.isAsked { signOut(widget.app, key.person) }
            let before = state.instances[key]?.sources[source.name]
            let snapshot = widget.snapshot(
                of: source, attempt.delivery, after: before, isReachable: attempt.isReachable, at: moment,
                in: key.locale)
            if attempt.isAsked, snapshot.state != .fresh {
                isFailed = true
                if let request = pending.requests[source.name] { report(request, snapshot.problem ?? "no answer") }
            }
            if source.listsDevices, snapshot.state == .fresh { list(snapshot.value, for: key) }
            change(key) { instance, now in
                instance.sources[source.name] = snapshot
                if let problem = snapshot.problem { instance.note(.failed(source: source.name, problem), at: now) }
            }
        }
        let sources = state.instances[key]?.sources ?? [:]
        let scope = widget.scope(of: key, sources, on: state, at: moment)
        // Another try comes a minute from now, and not from what is over.
        endReload(of: widget, key, failed: isFailed, at: isFailed ? now : moment, in: scope)
    }

    /// Tells once that a server brings nothing, whichever widgets it was asked for.
    ///
    /// Not of time that is skipped: the widgets' own logs have that.
    private mutating func report(_ request: SourceRequest, _ reason: String) {
        let fact = PhoneFact.requestFailed(url: request.url, reason)
        if !isSkipping, reported.insert(fact).inserted { tell(fact) }
    }

    /// Ends an instance's reload with a timeline made for a moment.
    ///
    /// While time passes, entries are left out: of many timelines in a row, only the last one's are ever looked at.
    mutating func endReload(
        of widget: PlacedWidget, _ key: InstanceKey, failed isFailed: Bool, at moment: Timestamp, in scope: BindingScope
    ) {
        let isSkimmed = passing != nil && widget.timeline.reload != .atEnd
        let isMade = change(key) { instance, now in
            instance.pending = nil
            instance.timeline.finish(widget.timeline, failed: isFailed, at: moment, isSkimmed: isSkimmed, in: scope)
            _ = instance.timeline.showEntries(through: now)
            return instance.timeline.madeAt == moment
        }
        if isSkimmed, isMade == true { skimmed[key] = (scope, moment) }
    }

    /// What came of reading a source.
    private struct Attempt {
        let delivery: Delivery?
        /// Whether a server was asked.
        var isAsked = false
        /// Whether anybody could be asked.
        var isReachable = true
    }

    private func attempt(
        _ source: DeclaredSource, _ widget: PlacedWidget, _ key: InstanceKey, _ pending: WidgetInstance.PendingReload
    ) -> Attempt {
        do throws(BindingFailure) {
            if let request = pending.requests[source.name] {
                let nothing = Delivery.failure("nothing came within \(Self.patience.words)", status: nil)
                return Attempt(
                    delivery: source.content(of: pending.answers[request] ?? nothing), isAsked: true,
                    isReachable: state.network != .offline)
            }
            let scope = widget.addressScope(of: key, on: state, pending.answersByName)
            let address = try widget.address(of: source, for: key, in: scope)
            return Attempt(
                delivery: state.delivery(of: address, in: key.locale), isReachable: state.loss(of: address) == nil)
        } catch {
            return Attempt(delivery: .failure("its address has no value: \(error.description)", status: nil))
        }
    }
}
