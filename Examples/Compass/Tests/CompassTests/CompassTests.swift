import HomeScreenViews
import LiveValues
import Synchronization
import Testing

@testable import Compass

/// What the package adds to home-screen widgets, seen from outside.
struct CompassTests {
    @Test func showsWhatTheExamplesPromise() throws {
        let check = HomeViewCheck(try HomeViewRegistry(adding: [Compass.self]))
        #expect(check.problems(of: ["compass"]) == [])
        #expect(check.deadProperties(of: ["compass"]) == [])
    }

    @Test func walksLegAfterLeg() {
        let clock = WatchInHand()
        let route = Route(
            [.init(heading: 90, to: "Mill", .seconds(5)), .init(heading: 0, to: "Home", .seconds(5))], clock: clock)
        let told = Mutex(0)
        let subscription = route.subscribe { told.withLock { $0 += 1 } }
        #expect(route.state.reading?.value == ["heading": 90, "place": "Mill"])
        #expect(route.nextDeadline == clock.start + .seconds(5))
        clock.passed.withLock { $0 = .seconds(4) }
        route.advance()
        #expect(told.withLock { $0 } == 0)
        clock.passed.withLock { $0 = .seconds(60) }
        route.advance()
        #expect(route.state.reading?.value == ["heading": 0, "place": "Home"])
        #expect(route.state.reading?.time == clock.start + .seconds(5))
        #expect(route.nextDeadline == nil)
        #expect(told.withLock { $0 } == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test func hasNoValueWithoutALeg() {
        let route = Route([], clock: WatchInHand())
        route.advance()
        #expect(route.state.name == "never")
        #expect(route.nextDeadline == nil)
    }

    @Test func refusesASecondViewOfItsName() {
        #expect(throws: HomeViewRegistry.NameClash.self) { try HomeScreenKind(adding: [Compass.self, Compass.self]) }
    }
}

/// A clock that the test sets.
private final class WatchInHand: LiveClock {
    let start = Timestamp(milliseconds: 1_777_714_860_000)
    let passed = Mutex(Duration.zero)

    var now: Timestamp { start + passed.withLock { $0 } }
}
