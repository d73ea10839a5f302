import HomeScreenViews
import Testing

@testable import Compass

/// What the package adds to home-screen widgets, seen from outside.
struct CompassTests {
    @Test func showsWhatTheExamplesPromise() throws {
        let check = HomeViewCheck(try HomeViewRegistry(adding: [Compass.self]))
        #expect(check.problems(of: ["compass"]) == [])
        #expect(check.deadProperties(of: ["compass"]) == [])
    }

    @Test func refusesASecondViewOfItsName() {
        #expect(throws: HomeViewRegistry.NameClash.self) { try HomeScreenKind(adding: [Compass.self, Compass.self]) }
    }
}
