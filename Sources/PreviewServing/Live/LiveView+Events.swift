import LiveValues
import SceneRendering
import Synchronization

/// How a view takes the changes of its store in.
///
/// ## Design
/// What changes first is shown at once. What changes again before the fixture's interval is over (``IntervalTimer``) waits for
/// its end, is drawn once, and is sent in the same order: patches, then the lines of the log, then toasts about what they
/// show. A view in which nothing happens has no interval.
extension LiveView {
    /// Takes a change of the store in, and tells the pages what it changes.
    func receive(_ record: ChangeRecord, _ line: LogEntry) {
        state.withLock { state in
            if record.sequence > state.sequence + 1 { catchUp(&state) }
            guard record.sequence > state.sequence else { return }
            take(record, line, &state)
        }
    }

    /// Takes in what happened while nobody listened.
    func catchUp(_ state: inout State) {
        guard fixture.lastSequence > state.sequence else { return }
        guard let missed = fixture.records(after: state.sequence) else { return startOver(&state) }
        for record in missed { take(record, fixture.line(of: record), &state) }
        settle(&state)
    }

    private func take(_ record: ChangeRecord, _ line: LogEntry, _ state: inout State) {
        state.sequence = record.sequence
        state.page = nil
        let concernsViewer = record.audience.contains(view.viewer)
        // Before the picture without the viewer, which waits until the message has been answered.
        if concernsViewer,
            let alert = alert(about: record, state)
        {
            settle(&state)
            send(alert, &state)
        }
        if state.picture != nil, viewer.needsStaging(after: record) {
            restage(&state, closesPopup: viewer.closesPopup(after: record))
        }
        let scene = concernsViewer ? state.picture?.patches(for: record) ?? [] : []
        let beside = state.panel.changes(for: record, in: viewer.panel, viewer.viewerChanges(for: record))
        let patches = scene + beside
        if !patches.isEmpty { send(.patch(patches), &state) }
        if concernsViewer, state.picture?.needsLayout == true { layOutAgain(&state) }
        log(line.read(in: view.locale), &state)
        if concernsViewer { toast(record, &state) }
        beginInterval(&state)
    }

    private func log(_ line: LogEntry, _ state: inout State) {
        guard !state.isInInterval else {
            state.waitingLines.update(line, limit: ChangeHistory.maxLogLength)
            return
        }
        send(.log([line]), &state)
        state.loggedSequence = line.last
    }

    private func toast(_ record: ChangeRecord, _ state: inout State) {
        guard let toasts = toasts(about: record, state) else { return }
        if state.picture?.isStale == true || !state.waitingToasts.isEmpty {
            state.waitingToasts.append(toasts)
        } else {
            send(toasts, &state)
        }
    }

    // MARK: Intervals

    /// Has what changes from now on wait for a moment.
    func beginInterval(_ state: inout State) {
        guard !state.isInInterval else { return }
        state.isInInterval = true
        fixture.intervals.atEnd { [weak self] in self?.endInterval() }
    }

    private func endInterval() {
        state.withLock { state in
            state.isInInterval = false
            let hasSent = settle(&state)
            if hasSent || state.picture?.isBusy == true || state.panel.isBusy { beginInterval(&state) }
        }
    }

    /// Sends what waits; answers whether there was anything.
    @discardableResult
    func settle(_ state: inout State) -> Bool {
        let before = state.version
        let patches = (state.picture?.endInterval() ?? []) + state.panel.endInterval(in: viewer.panel)
        if !patches.isEmpty { send(.patch(patches), &state) }
        if let last = state.waitingLines.map(\.last).max() {
            send(.log(state.waitingLines), &state)
            state.waitingLines = []
            state.loggedSequence = last
        }
        for toasts in state.waitingToasts { send(toasts, &state) }
        state.waitingToasts = []
        return state.version != before
    }
}
