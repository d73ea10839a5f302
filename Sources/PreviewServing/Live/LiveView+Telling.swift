import HTTPServing
import LiveValues
import SceneRendering
import Synchronization

/// What is said of changes, to pages that come from another view as well.
///
/// ## Design
/// A click may both do something and show another view. What it leads to is then told to the view that the page has just
/// left, while the page that it comes to was made after the change: only the page knows what its viewer has heard. A
/// viewer's session can word a change once, so that the views of one viewer share what was said (``LatelyTold``).
extension LiveView {
    /// The number of a change as pages count them, over all stores that they look into.
    func number(of sequence: Int) -> UInt64 { fixture.firstChange + UInt64(max(0, sequence)) }

    /// What the viewer is told in passing; nil for most changes.
    func toasts(about record: ChangeRecord, _ state: borrowing State) -> PageEvent? {
        let picture = state.picture
        let messages = viewer.toasts(for: record) { key, xxx in picture?.text(key, xxx: xxx) ?? key }
        return messages.isEmpty ? nil : remember(record) { .toast(Telling(change: $0, messages: messages)) }
    }

    /// What the viewer has to answer; nil for most changes.
    func alert(about record: ChangeRecord, _ state: borrowing State) -> PageEvent? {
        let picture = state.picture
        let alert = viewer.alert(for: record) { picture?.text($0, xxx: nil) ?? $0 }
        return alert.map { alert in remember(record) { .alert(Telling(change: $0, messages: [alert])) } }
    }

    private func remember(_ record: ChangeRecord, _ event: (UInt64) -> PageEvent) -> PageEvent {
        let change = number(of: record.sequence)
        let event = event(change)
        fixture.lately.withLock { $0.add(event, about: change, to: listener) }
        return event
    }

    private var listener: LatelyTold.Listener { LatelyTold.Listener(viewer: view.viewer, locale: view.locale) }

    /// What the viewer may not have heard; a page passes over what it has shown.
    func words(about untold: UntoldChanges?) -> [ServerSentEvent] {
        // Somebody who is out of the scene is told nothing about it.
        guard let untold, viewer.exit == nil else { return [] }
        return fixture.lately.withLock { $0.events(in: untold, to: listener) }.map { ServerSentEvent($0) }
    }
}
