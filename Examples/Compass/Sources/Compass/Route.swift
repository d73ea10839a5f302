public import DataSources
public import HomeScreenPreview
public import LiveValues
import Synchronization

/// A way on foot, leg after leg: what the widgets of this package read as `custom: route`.
///
/// It gives `{ heading, place }` of the leg that somebody walks on, heading in degrees, and goes on by itself when a leg
/// is over.
public final class Route: DataSource {
    /// A piece of the way that goes straight on.
    public struct Leg: Sendable {
        let heading: Double
        let place: String
        let time: Duration

        /// A piece of the way.
        ///
        /// - Parameters:
        ///   - heading: Where it leads, in degrees; 0 is north, 90 east.
        ///   - place: Where it ends.
        ///   - time: How long it takes.
        public init(heading: Double, to place: String, _ time: Duration) {
            self.heading = heading
            self.place = place
            self.time = time
        }
    }

    private let clock: any LiveClock
    private let cell: SourceCell<LiveValue>
    private let rest: Mutex<(legs: ArraySlice<Leg>, end: Timestamp)>

    /// Sets out now.
    ///
    /// Without any leg there is never a value.
    public init(_ legs: [Leg], clock: any LiveClock) {
        self.clock = clock
        cell = SourceCell(clock: clock)
        let start = clock.now
        rest = Mutex((legs[...], start + (legs.first?.time ?? .zero)))
        if let leg = legs.first { cell.deliver(leg.value, at: start) }
    }

    /// The leg that was begun last.
    public var state: SourceState<LiveValue> { cell.state }

    /// When the next leg begins; nil on the last one.
    public var nextDeadline: Timestamp? { rest.withLock { $0.legs.count > 1 ? $0.end : nil } }

    /// Goes on to the leg of this moment.
    public func advance() {
        let now = clock.now
        let begun = rest.withLock { rest -> (leg: Leg, time: Timestamp)? in
            var begun: (leg: Leg, time: Timestamp)?
            while rest.legs.count > 1, rest.end <= now, let next = rest.legs.dropFirst().first {
                begun = (next, rest.end)
                rest.legs.removeFirst()
                rest.end = rest.end + next.time
            }
            return begun
        }
        if let begun { cell.deliver(begun.leg.value, at: begun.time) }
    }

    /// Calls a handler at the beginning of each leg; letting the result go ends that.
    public func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription { cell.subscribe(handler) }
}

extension Route {
    /// Round the lake, a leg every two seconds: somebody who tries the preview does not want to walk for an hour.
    public static let roundTheLake = WidgetSource("route", "The heading of a walk round the lake, and its next place.")
    {
        let legs = [
            Leg(heading: 135, to: "Old mill", .seconds(2)), Leg(heading: 60, to: "Boathouse", .seconds(2)),
            Leg(heading: 330, to: "Reed bridge", .seconds(2)), Leg(heading: 225, to: "Car park", .seconds(2)),
        ]
        return Route(legs, clock: SystemClock())
    }
}

extension Route.Leg {
    fileprivate var value: LiveValue { ["heading": .number(heading), "place": .string(place)] }
}
