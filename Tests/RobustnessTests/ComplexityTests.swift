import SceneTestSupport
import Testing

/// No shape of an input is quadratic: seconds for some pages would be minutes for a larger one.
@Suite struct ComplexityTests {
    /// Four times as much of a thing is four times as much work, and a little more for sorting and for memory; 16 times
    /// when it is quadratic.
    @Test(
        arguments: Growth.themes + Growth.syntax + Growth.scenes + Growth.fixtures + Growth.homeScreens + Growth.inputs
            + Growth.exports + Growth.imports)
    func growsNoFasterThanTheInput(growth: Growth) throws {
        var best = try growth.measured()
        // A machine that does something else meanwhile takes caches away.
        for _ in 0..<4 where best >= 8 { best = try min(best, growth.measured()) }
        #expect(best < 8, "4 times as much is \(best) times the work")
    }
}
