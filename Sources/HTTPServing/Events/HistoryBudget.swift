import Synchronization

/// The bytes that the histories of several channels may hold together.
///
/// When they hold more, the channel that holds most forgets half of its events, and so on until all fit: a page that comes
/// back to it is sent a refresh in their place. What little a quiet channel holds stays.
package final class HistoryBudget: Sendable {
    private let limit: Int
    private let table = Mutex(Table())

    private struct Table {
        var total = 0
        var holders: [ObjectIdentifier: Holder] = [:]
    }

    private struct Holder {
        weak var channel: EventChannel?
        var bytes: Int
    }

    /// A budget that nobody has drawn from.
    package init(bytes: Int = 64 << 20) { limit = bytes }

    /// Notes how much a channel's history holds now.
    func note(_ bytes: Int, of channel: EventChannel) {
        table.withLock { table in
            let known = table.holders[ObjectIdentifier(channel)]?.bytes ?? 0
            table.total += bytes - known
            table.holders[ObjectIdentifier(channel)] = Holder(channel: channel, bytes: bytes)
        }
    }

    /// Forgets a channel that is no more.
    func leave(_ channel: ObjectIdentifier) {
        table.withLock { table in
            table.total -= table.holders.removeValue(forKey: channel)?.bytes ?? 0
        }
    }

    /// Has channels forget until all fit.
    ///
    /// Called while no channel is locked, because each locks itself to forget.
    func settle() {
        while let channel = largest() { channel.forgetOlderHalf() }
    }

    /// The channel that holds most, while all hold too much.
    private func largest() -> EventChannel? {
        table.withLock { table in
            guard table.total > limit else { return nil }
            let holder = table.holders.values.max { $0.bytes < $1.bytes }
            return holder.flatMap { $0.bytes > 0 ? $0.channel : nil }
        }
    }
}
