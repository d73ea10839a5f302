import ClassroomContexts
import LiveValues
import SceneModel
import Synchronization

extension WidgetRuntime {
    /// Tells a widget that a user's properties have changed, when they are the local user's or it oversees all; false
    /// when it is not told.
    func tell(
        _ id: String, _ hosting: WidgetHosting, _ change: WidgetPropertyChange, of userUuid: String
    ) -> Bool {
        if userUuid == hosting.pool.localUser {
            return tell(id, hosting, { try $0.onUserPropertiesChanged(change, in: $1) })
        }
        guard let type = hosting.type(of: id),
            type.overseers.contains(hosting.pool.user.getLocalUserInfo().userRole)
        else { return false }
        return tell(id, hosting, { try $0.onUserPropertiesChanged(of: userUuid, change, in: $1) })
    }

    /// Calls back, and has done what the widget asks for; false when no such widget runs.
    @discardableResult
    func tell(
        _ id: String, _ hosting: WidgetHosting, _ body: (inout any Widget, WidgetEnvironment) throws -> Void,
        carryingOut: (([WidgetEffect]) -> Void)? = nil
    ) -> Bool {
        // Again when another thread has changed the widget meanwhile: what was asked for belongs to the older value.
        while let running = state.withLock({ state in state.running.first { $0.id == id } }) {
            let effects = WidgetEffects()
            guard let environment = hosting.environment(of: id, running.type, effects) else { return false }
            var widget = running.widget
            var thrown: String?
            do {
                if !running.isLoaded { try widget.onLoad(in: environment) }
                try body(&widget, environment)
            } catch {
                thrown = String(describing: error)
            }
            let isGood = thrown == nil
            // Even when it has passed over the refusal.
            let failure = thrown ?? effects.misuse?.description
            let isDone = state.withLock { state in
                guard let index = state.running.firstIndex(where: { $0.id == id }) else { return true }
                guard state.running[index].token == running.token else { return false }
                state.lastToken += 1
                state.running[index].token = state.lastToken
                if isGood {
                    state.running[index].widget = widget
                    state.running[index].isLoaded = true
                }
                return true
            }
            guard isDone else { continue }
            let asked = isGood ? effects.all : []
            // What it asks for tells whether it works again.
            if asked.isEmpty || carryingOut != nil { change(id, hosting.pool) { $0.failure = failure } }
            guard !asked.isEmpty else { return true }
            if let carryingOut {
                carryingOut(asked)
            } else if answers(asked.count, of: id, hosting) {
                perform { [weak self] in
                    let refusal = self?.carryOut(asked, of: id, hosting)
                    self?.change(id, hosting.pool) { $0.failure = refusal?.description ?? failure }
                }
            }
            return true
        }
        return false
    }

    /// Whether a widget may have so many things done in answer to what it was told.
    private func answers(_ count: Int, of id: String, _ hosting: WidgetHosting) -> Bool {
        let now = hosting.pool.monitor.getSyncTimestamp()
        var isAllowed = false
        change(id, hosting.pool) { isAllowed = $0.budget.allows(count, at: now) }
        return isAllowed
    }

    /// Changes what is known about a widget, and tells its viewer when it begins to have a problem or has none any more.
    func change(_ id: String, _ pool: ContextPool, _ body: (inout RunningWidget) -> Void) {
        let (problem, isNews) = state.withLock { state -> (String?, Bool) in
            guard let index = state.running.firstIndex(where: { $0.id == id }) else { return (nil, false) }
            let hadProblem = state.running[index].problem != nil
            body(&state.running[index])
            let problem = state.running[index].problem
            return (problem, hadProblem != (problem != nil))
        }
        if isNews { perform { pool.widget.reportFailure(problem, ofWidget: id) } }
    }

    /// Tells the viewer of a command that a component gave while it was drawn.
    ///
    /// Once for each component: telling has some drawn again, and a component that commands then as well would never end.
    func tell(_ refusal: ContextError, ofComponent id: String, _ pool: ContextPool) {
        guard state.withLock({ $0.toldComponents.insert(id).inserted }) else { return }
        perform { pool.store.reportFailure(refusal.description, ofComponent: id, to: pool.localUser) }
    }

    /// Does what a callback asked for, in order, until something is refused.
    ///
    /// The steps behind a request that the controller has not answered yet wait for its answer.
    func carryOut(_ effects: [WidgetEffect], of id: String, _ hosting: WidgetHosting) -> ContextError? {
        for (index, effect) in effects.enumerated() {
            let result: Result<Void, ContextError>
            let name: String?
            switch effect {
            case .size(let size):
                request(size, for: id, hosting)
                continue
            case .command(let command, let awaited):
                name = awaited
                do throws(ContextError) {
                    try command(hosting.pool)
                    result = .success(())
                } catch {
                    result = .failure(error)
                }
            case .request(let request, let awaited):
                name = awaited
                let answer = ControllerAnswer()
                hosting.controller.perform(request, in: hosting.pool) { answer.give($0) }
                let rest = Array(effects[(index + 1)...])
                let given = answer.result { [weak self] result in
                    self?.perform { [weak self] in self?.goOn(with: rest, after: result, awaited, of: id, hosting) }
                }
                guard let given else { return nil }
                result = given
            }
            if let refusal = finish(result, name, of: id, hosting) { return refusal }
            if case .failure = result { return nil }
        }
        return nil
    }

    /// Goes on with what a callback asked for, after the controller has answered.
    private func goOn(
        with rest: [WidgetEffect], after result: Result<Void, ContextError>, _ awaited: String?, of id: String,
        _ hosting: WidgetHosting
    ) {
        var refusal = finish(result, awaited, of: id, hosting)
        if case .success = result { refusal = carryOut(rest, of: id, hosting) }
        change(id, hosting.pool) { $0.failure = refusal?.description }
    }

    /// Tells a widget that what it has waited for is over, and has it drawn again; returns a refusal that nobody awaits.
    private func finish(
        _ result: Result<Void, ContextError>, _ awaited: String?, of id: String, _ hosting: WidgetHosting
    ) -> ContextError? {
        let refusal: ContextError? = if case .failure(let error) = result { error } else { nil }
        guard let awaited else { return refusal }
        if tell(id, hosting, { try $0.onFinished(awaited, result, in: $1) }) {
            hosting.pool.widget.reportFinished(awaited, refusal: refusal, ofWidget: id)
        }
        return nil
    }

    private func request(_ size: LayoutSize, for id: String, _ hosting: WidgetHosting) {
        let isNew = state.withLock { state in
            guard let index = state.running.firstIndex(where: { $0.id == id }) else { return false }
            defer { state.running[index].requestedSize = size }
            return state.running[index].requestedSize != size
        }
        guard isNew else { return }
        let payload: LiveValue = ["width": .number(size.width), "height": .number(size.height)]
        // Refused only when the widget has gone meanwhile, and then nobody waits for it.
        try? hosting.pool.widget.sendMessage(WidgetMessage("size", payload), fromWidget: id)
    }

    /// Gives a widget the size that its message asks for, in points; false when the message makes no sense, or no such
    /// widget runs.
    func take(_ payload: LiveValue, asSizeOf id: String) -> Bool {
        let values = payload.objectValue ?? [:]
        guard let width = values["width"]?.numberValue, let height = values["height"]?.numberValue,
            Self.sizes.contains(width), Self.sizes.contains(height)
        else { return false }
        return state.withLock { state in
            guard let index = state.running.firstIndex(where: { $0.id == id }) else { return false }
            state.running[index].requestedSize = LayoutSize(width: width, height: height)
            return true
        }
    }

    /// The lengths that a widget may ask for: no screen is larger.
    private static let sizes = 1.0...10_000
}
