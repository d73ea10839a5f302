import ClassroomContexts
import LiveValues
import SceneModel
import SceneRendering
import Synchronization
import ThemeModel

/// The widgets that one viewer's client runs in one scene.
///
/// ## Design
/// A callback works on a copy of the widget's value, without a lock; the copy takes its place when the callback returns
/// and is forgotten when it throws. What the callback asked for is done after that: at once for a click, whose sender
/// waits for a refusal, and through `perform` otherwise, because the caller may be in the middle of drawing.
///
/// A widget that fails keeps its last good picture and size. That it fails, and that it works again, is told once each,
/// whatever the failures in between say: telling has it drawn again, and a text that differs each time would never end.
/// One that answers its own answers is stopped (``AnswerBudget``).
///
/// It outlives a save: a new staging of the same view takes it over, so that nobody loses a choice that is not submitted.
package final class WidgetRuntime: Sendable {
    let state = Mutex(State())
    let perform: @Sendable (@escaping @Sendable () -> Void) -> Void

    struct State {
        /// Bottom to top.
        var running: [RunningWidget] = []
        var lastToken = 0
        /// The components whose refused commands have been told.
        var toldComponents: Set<String> = []
    }

    /// A client without widgets yet.
    ///
    /// - Parameter perform: Does what widgets ask for while they are told something; must not do it before it returns
    ///   when the caller holds a lock that the room's listeners take.
    package init(perform: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }) {
        self.perform = perform
    }

    // MARK: Life

    /// Brings what runs in line with what is active: what a late joiner does, and what a save may ask for.
    func walk(_ hosting: WidgetHosting) {
        for running in all where !hosting.canRun(running.id) {
            end(running.id, hosting)
        }
        for id in hosting.activeWidgets where !isRunning(id) { begin(id, hosting) }
    }

    /// Forgets all widgets, for a client that has missed too much to go on.
    package func forgetAll() { state.withLock { $0.running = [] } }

    private func begin(_ id: String, _ hosting: WidgetHosting) {
        guard !isRunning(id), let type = hosting.type(of: id), hosting.host(of: id) != nil else { return }
        state.withLock { state in
            state.lastToken += 1
            let taken = Set(state.running.filter { $0.type.layer == type.layer }.map(\.place))
            let place = (0...taken.count).first { !taken.contains($0) } ?? 0
            state.running.append(
                RunningWidget(
                    id: id, type: type, token: state.lastToken, arrival: state.lastToken, place: place,
                    widget: type.init()))
        }
        // Loading comes before whatever it is told, and is all that happens here.
        tell(id, hosting) { _, _ in }
        if hosting.pool.user.getLocalUserInfo().userRole == .observer {
            tell(id, hosting) { try $0.onMessageReceived(WidgetMessage(text: "hideSubmit"), in: $1) }
        }
        let time = WidgetMessage("syncTimestamp", .integer(Int(hosting.pool.monitor.getSyncTimestamp().milliseconds)))
        tell(id, hosting) { try $0.onMessageReceived(time, in: $1) }
        for message in hosting.pool.widget.getWidgetStartMessages(id) {
            tell(id, hosting) { try $0.onMessageReceived(message, in: $1) }
        }
    }

    private func end(_ id: String, _ hosting: WidgetHosting) {
        if state.withLock({ state in state.running.contains { $0.id == id && $0.isLoaded } }) {
            tell(id, hosting) { $0.release(in: $1) }
        }
        state.withLock { state in state.running.removeAll { $0.id == id } }
    }

    /// Takes an event in; answers the widgets whose picture it may change, gone ones included.
    func receive(_ record: ChangeRecord, _ hosting: WidgetHosting) -> Set<String> {
        var changed: Set<String> = []
        switch record.event {
        case .onWidgetActive(let id):
            begin(id, hosting)
            changed.insert(id)
        case .onWidgetInactive(let id):
            end(id, hosting)
            changed.insert(id)
        case .onWidgetSyncFrameUpdated(_, let id, _):
            raise(id)
            changed.insert(id)
        case .onWidgetFailed(_, let id, _), .onWidgetRequestFinished(_, let id, _):
            changed.insert(id)
        case .onMessageReceived(let message, let id, .toWidget):
            if tell(id, hosting, { try $0.onMessageReceived(message, in: $1) }) { changed.insert(id) }
        case .onMessageReceived(let message, let id, .toHost) where message.name == "size":
            if take(message.payload, asSizeOf: id) { changed.insert(id) }
        case .onWidgetRoomPropertiesUpdated(let values, let id, let cause, let user):
            let change = WidgetPropertyChange(.updated, values.keys.sorted(), cause: cause, operatorUser: user)
            if tell(id, hosting, { try $0.onRoomPropertiesChanged(change, in: $1) }) { changed.insert(id) }
        case .onWidgetRoomPropertiesDeleted(let keyPaths, let id, let cause, let user):
            let change = WidgetPropertyChange(.deleted, keyPaths.sorted(), cause: cause, operatorUser: user)
            if tell(id, hosting, { try $0.onRoomPropertiesChanged(change, in: $1) }) { changed.insert(id) }
        case .onWidgetUserPropertiesUpdated(let values, let uuid, let id, let cause, let user):
            let change = WidgetPropertyChange(.updated, values.keys.sorted(), cause: cause, operatorUser: user)
            if tell(id, hosting, change, of: uuid) { changed.insert(id) }
        case .onWidgetUserPropertiesDeleted(let keyPaths, let uuid, let id, let cause, let user):
            let change = WidgetPropertyChange(.deleted, keyPaths.sorted(), cause: cause, operatorUser: user)
            if tell(id, hosting, change, of: uuid) { changed.insert(id) }
        case .onRoomInfoUpdated(let info):
            for id in ids where tell(id, hosting, { try $0.onRoomInfoUpdated(info, in: $1) }) { changed.insert(id) }
        case .onUserUpdated(let info, _) where info.userUuid == hosting.pool.localUser:
            for id in ids where tell(id, hosting, { try $0.onLocalUserInfoUpdated(info, in: $1) }) {
                changed.insert(id)
            }
        // Somebody who comes back, and had no role here while they were away.
        case .onJoinRoomSuccess:
            let info = hosting.pool.user.getLocalUserInfo()
            for id in ids where tell(id, hosting, { try $0.onLocalUserInfoUpdated(info, in: $1) }) {
                changed.insert(id)
            }
        default: break
        }
        for running in all where running.type.reads.contains(record.topic) {
            tell(running.id, hosting) { try $0.onContextEvent(record, in: $1) }
            changed.insert(running.id)
        }
        return changed
    }

    /// Does what a user's click on a widget asks for; an observer may not.
    func perform(_ action: ComponentAction, on id: String, _ hosting: WidgetHosting) throws(ContextError) {
        try hosting.pool.widget.requireInteraction()
        change(id, hosting.pool) { $0.budget = AnswerBudget() }
        var refusal: ContextError?
        let carryingOut = { effects in
            refusal = self.carryOut(effects, of: id, hosting) ?? hosting.unanswered(effects)
        }
        tell(id, hosting, { try $0.perform(action, in: $1) }, carryingOut: carryingOut)
        if let refusal { throw refusal }
    }

    // MARK: Pictures

    /// The widgets that a component hosts, bottom to top.
    func hosted(by component: String) -> [HostedWidget] {
        all.filter { $0.type.host == component }.map { HostedWidget($0) }
    }

    /// Draws a widget; when that fails, answers the last picture that did not, with the failure.
    ///
    /// A drawing that has passed over the refusal of a command counts as a picture, and as a failure.
    func picture(of id: String, _ environment: WidgetEnvironment) -> (node: HTMLNode?, failure: String?) {
        guard let running = state.withLock({ state in state.running.first { $0.id == id } }) else { return (nil, nil) }
        do {
            let picture = try running.widget.render(in: environment)
            change(id, environment.pool) { running in
                running.picture = picture
                running.drawFailure = environment.effects.misuse?.description
            }
        } catch {
            change(id, environment.pool) { $0.drawFailure = String(describing: error) }
        }
        return state.withLock { state in
            state.running.first { $0.id == id }.map { ($0.picture, $0.problem) } ?? (nil, nil)
        }
    }

    /// A widget's place among the windows; the lowest when it cannot tell.
    func depth(of id: String, _ environment: WidgetEnvironment) -> Int {
        guard let running = state.withLock({ state in state.running.first { $0.id == id } }) else { return 0 }
        return (try? running.widget.depth(in: environment)) ?? 0
    }

    /// Where a widget stands; what the room says when it cannot tell.
    func frame(of id: String, _ environment: WidgetEnvironment) -> WidgetSyncFrame? {
        guard let running = state.withLock({ state in state.running.first { $0.id == id } }) else { return nil }
        return (try? running.widget.frame(in: environment)) ?? environment.syncFrame
    }

    /// The size that a widget asks for; while it cannot say, the one that it asked for last.
    func size(of id: String, _ environment: WidgetEnvironment) -> LayoutSize? {
        guard let running = state.withLock({ state in state.running.first { $0.id == id } }) else { return nil }
        if let size = running.requestedSize { return size }
        do {
            let size = try running.widget.size(in: environment)
            change(id, environment.pool) { $0.size = size }
            return size
        } catch {
            return running.size
        }
    }

    // MARK: Looking up

    private var all: [RunningWidget] { state.withLock { $0.running } }

    private var ids: [String] { all.map(\.id) }

    /// Whether a widget runs.
    func isRunning(_ id: String) -> Bool { state.withLock { $0.running.contains { $0.id == id } } }

    /// Lays one of the tools above the others, for this viewer alone.
    func raise(_ id: String) {
        state.withLock { state in
            guard let index = state.running.firstIndex(where: { $0.id == id }),
                state.running[index].type.layer == .tools
            else { return }
            state.running.append(state.running.remove(at: index))
        }
    }
}
