import SceneTestSupport
import Testing

/// What takes seconds in a file of some pages would take minutes in a larger one: no shape of a file is quadratic.
@Suite struct ComplexityTests {
    /// Four times as much of a thing is four times as much work, and a little more for sorting and for memory; 16 times
    /// when it is quadratic.
    @Test(arguments: Growth.themes + Growth.syntax + Growth.scenes + Growth.fixtures + Growth.homeScreens)
    func growsNoFasterThanTheFile(growth: Growth) throws {
        var best = try growth.measured()
        // A machine that does something else meanwhile takes caches away.
        for _ in 0..<4 where best >= 8 { best = try min(best, growth.measured()) }
        #expect(best < 8, "4 times as much is \(best) times the work")
    }
}
