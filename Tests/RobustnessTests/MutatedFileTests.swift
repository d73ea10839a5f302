import Foundation
import RobustnessSupport
import Testing

/// Files that were broken at random: what must hold of every one of them.
///
/// `ROBUSTNESS_ROUNDS` and `ROBUSTNESS_SEED` in the environment look further than a test run does.
@Suite struct MutatedFileTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let rounds = environment["ROBUSTNESS_ROUNDS"].flatMap { Int($0) } ?? 1
    private static let firstSeed = environment["ROBUSTNESS_SEED"].flatMap { Int($0) } ?? 1

    private static let seeds = firstSeed..<(firstSeed + rounds)

    @Test(arguments: SmallProject.examples.indices)
    func keepsItsPromisesForBrokenExamples(index: Int) throws {
        try check(SmallProject.examples[index], salt: index)
    }

    @Test(arguments: SmallProject.shipped.indices)
    func keepsItsPromisesForBrokenFilesThatShip(index: Int) throws {
        try check(SmallProject.shipped[index], salt: 10_000 + index)
    }

    private func check(_ whole: SmallProject, salt: Int) throws {
        let earlier = try whole.checked().project
        for seed in Self.seeds {
            var mutator = Mutator(seed: seed &* 100_003 &+ salt, words: SmallProject.words)
            let broken = whole.replacing(mutator.mutate(whole.files[whole.path] ?? []))
            for promise in try broken.brokenPromises(after: earlier) {
                Issue.record("\(promise); \(Self.describe(broken, seed: seed))")
            }
        }
    }

    private static func describe(_ project: SmallProject, seed: Int) -> String {
        "ROBUSTNESS_SEED=\(seed) \(project.path):\n\(String(decoding: project.files[project.path] ?? [], as: UTF8.self))"
    }
}

extension SmallProject: CustomTestStringConvertible {
    package var testDescription: String { path }
}
