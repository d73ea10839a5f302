package import LiveValues
import Synchronization

/// The values of one key of a ``SharedStore``.
package final class StoredSource: DataSource {
    private enum Last: Equatable {
        case unknown
        case none
        case entry(StoreFile.Entry)
    }

    private let key: String
    /// Kept, because nobody else would read for this source.
    private let store: SharedStore
    private let cell: SourceCell<LiveValue>
    private let last = Mutex(Last.unknown)

    init(key: String, in store: SharedStore, clock: any LiveClock, keep: Duration?) {
        self.key = key
        self.store = store
        cell = SourceCell(clock: clock, keep: keep)
    }

    package var state: SourceState<LiveValue> { cell.state }
    package var nextDeadline: Timestamp? { cell.nextDeadline }
    package func advance() { cell.advance() }

    package func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription { cell.subscribe(handler) }

    /// Takes what stands in the table now; tells it only if it is news.
    func take(_ entry: StoreFile.Entry?) {
        let now = entry.map(Last.entry) ?? .none
        let isNews = last.withLock { last in
            defer { last = now }
            return last != now
        }
        guard let entry else { return cell.clear() }
        do throws(SourceFailure) {
            let value = try StoredValue.value(of: entry.field)
            if isNews { cell.deliver(value, at: entry.written) } else { cell.regain() }
        } catch {
            cell.fail(SourceFailure("\(key): \(error)"))
        }
    }

    func lose(_ problem: StoreProblem) {
        cell.lose(SourceFailure(problem.description))
    }
}
