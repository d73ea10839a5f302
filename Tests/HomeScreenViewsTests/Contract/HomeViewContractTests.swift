import HomeScreenViews
import Testing

/// What every view promises, whoever wrote it.
@Suite struct HomeViewContractTests {
    private static let registry = HomeViewRegistry.builtIn
    private static let check = HomeViewCheck(registry)

    @Test(arguments: registry.views.map { $0.name })
    func drawsItsExamplesAsTheySay(_ name: String) {
        #expect(Self.check.problems(of: [name]) == [])
    }

    @Test(arguments: registry.views.map { $0.name })
    func givesEveryPropertyAnEffect(_ name: String) {
        #expect(Self.check.deadProperties(of: [name]) == Self.inputs[name] ?? [])
    }

    /// What a view shows only by what follows from it, which other tests hold.
    private static let inputs = ["progress": ["progress.from", "progress.until"]]

    @Test func givesEveryCommonPropertyAnEffect() {
        #expect(Self.check.deadCommonProperties() == [])
    }
}
