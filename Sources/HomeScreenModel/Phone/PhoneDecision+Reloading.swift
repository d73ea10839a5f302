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
        if let end = state.instances[key]?.pending?.deadline, end <= now { makeTimeline(key) }
        // Most of what is due are entries, which ask for nothing.
        guard let reload = state.instances[key]?.timeline.nextReload, reload <= now else { return }
        if let decision = change(key, { $0.timeline.askWaiting(at: $1) }) ?? nil { take(decision, key) }
        while let decision = change(key, { $0.timeline.askDue(at: $1) }) ?? nil { take(decision, key) }
    }

    private mutating func take(_ decision: ReloadDecision, _ key: InstanceKey) {
        change(key) { $0.note(.asked(decision), at: $1) }
        guard decision.isGranted, let widget = widgets.widget(of: key) else { return }
        let scope = widget.plainScope(of: key, on: state)
        let asked = widget.sources.compactMap { source -> SourceRequest? in
            guard case .http(let request)? = try? widget.address(of: source, for: key, in: scope) else { return nil }
            return request
        }
        change(key) { instance, now in
            instance.pending = WidgetInstance.PendingReload(
                reason: decision.reason, deadline: now + Self.patience, awaited: Set(asked), answers: [:])
        }
        for request in Set(asked).sorted() { ask(request) }
        if state.instances[key]?.pending?.awaited.isEmpty == true { makeTimeline(key) }
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
            if state.instances[key]?.pending?.awaited.isEmpty == true { makeTimeline(key) }
        }
    }

    /// Gives an answer that comes after a reload was given up to those who have none.
    private mutating func takeLate(_ delivery: Delivery, of request: SourceRequest) {
        for widget in widgets.all where widget.asksServers {
            for key in keys(of: widget) {
                guard let instance = state.instances[key], instance.pending == nil else { continue }
                let scope = widget.plainScope(of: key, on: state)
                let isMissed = widget.sources.contains { source in
                    instance.sources[source.name]?.state != .fresh
                        && (try? widget.address(of: source, for: key, in: scope)) == .http(request)
                }
                guard isMissed else { continue }
                change(key) { instance, now in
                    instance.pending = WidgetInstance.PendingReload(
                        reason: .retry, deadline: now, awaited: [], answers: [request: delivery])
                }
                makeTimeline(key)
            }
        }
    }

    /// Ends a reload with what has come.
    private mutating func makeTimeline(_ key: InstanceKey) {
        guard let pending = state.instances[key]?.pending, let widget = widgets.widget(of: key) else { return }
        var isFailed = false
        for source in widget.sources {
            let attempt = attempt(source, widget, key, pending.answers)
            if case .failure(_, 401) = attempt.delivery, attempt.isAsked { signOut(widget.app, key.person) }
            let before = state.instances[key]?.sources[source.name]
            let snapshot = source.snapshot(
                of: attempt.delivery, after: before, isReachable: attempt.isReachable, at: now)
            if attempt.isAsked, snapshot.state != .fresh { isFailed = true }
            change(key) { instance, now in
                instance.sources[source.name] = snapshot
                if let problem = snapshot.problem { instance.note(.failed(source: source.name, problem), at: now) }
            }
        }
        let sources = state.instances[key]?.sources ?? [:]
        let scope = widget.scope(of: key, sources, on: state, at: now)
        // Of many timelines in a row, only the last one's entries are ever looked at.
        let isSkimmed = passing != nil && widget.timeline.reload != .atEnd
        let isMade = change(key) { instance, now in
            instance.pending = nil
            instance.timeline.finish(widget.timeline, failed: isFailed, at: now, isSkimmed: isSkimmed, in: scope)
            _ = instance.timeline.showEntries(through: now)
            return instance.timeline.madeAt == now
        }
        if isSkimmed, isMade == true { skimmed[key] = (scope, now) }
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
        _ source: DeclaredSource, _ widget: PlacedWidget, _ key: InstanceKey, _ answers: [SourceRequest: Delivery]
    ) -> Attempt {
        do throws(BindingFailure) {
            let address = try widget.address(of: source, for: key, in: widget.plainScope(of: key, on: state))
            guard case .http(let request) = address else {
                return Attempt(
                    delivery: state.delivery(of: address, in: key.locale),
                    isReachable: state.loss(of: address) == nil)
            }
            let delivery = answers[request] ?? .failure("nothing came within \(Self.patience.words)", status: nil)
            return Attempt(delivery: delivery, isAsked: true, isReachable: state.network != .offline)
        } catch {
            return Attempt(delivery: .failure("its address has no value: \(error.description)", status: nil))
        }
    }
}
