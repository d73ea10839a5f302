// Compiled together with Sources/ClassroomContexts, as one optimised module: the cost of one property update by key path.
//
// Prints the sizes of the store and the nanoseconds for one update of it, a line each.

import LiveValues

@main enum PropertyUpdates {
    static let sizes = [10, 10_000]
    static let rounds = 9
    static let updates = 20_000

    static func main() throws {
        let pools = sizes.map { pool(of: $0) }
        let listeners = pools.map { $0.store.subscribe { _ in } }
        var samples: [[Double]] = sizes.map { _ in [] }
        // In turns, so that a slow moment of the machine hits both; the first round warms up.
        for round in 0...rounds {
            for (index, pool) in pools.enumerated() {
                let path = "details.key\(sizes[index] / 2).num"
                let time = try ContinuousClock().measure {
                    for number in 0..<updates {
                        try pool.widget.updateWidgetRoomProperties(
                            [path: .integer(round * updates + number)], widgetId: "poll")
                    }
                }
                if round > 0 { samples[index].append(time / .nanoseconds(updates)) }
            }
        }
        withExtendedLifetime(listeners) {
            for (size, times) in zip(sizes, samples) { print(size, times.sorted()[times.count / 2]) }
        }
    }

    /// A room whose poll has that many keys, and as many in a map within.
    private static func pool(of size: Int) -> ContextPool {
        var properties: LiveProperties = [:]
        var details: LiveProperties = [:]
        for number in 0..<size {
            properties["key\(number)"] = .integer(number)
            details["key\(number)"] = ["num": -1, "percentage": 0.5]
        }
        properties["details"] = .object(details)
        let seed = RoomSeed(
            users: [UserSeed(uuid: "teacher", name: "Ms. Lin", role: .teacher)],
            widgets: ["poll": WidgetSeed(active: true, properties: properties)])
        return ContextPool(RoomStore(seed: seed), localUser: "teacher")
    }
}
