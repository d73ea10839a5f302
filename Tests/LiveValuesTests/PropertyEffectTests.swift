import LiveValues
import TestSupport
import Testing

/// What a change would do is what it does.
@Suite struct PropertyEffectTests {
    private static let keys = ["a", "b", "c", "a.b", "a.b.c", "b.a", ".a", "a..b", "", ".", "c.a.b.d", "a.c"]
    private static let values: [LiveValue] = [
        1, 1.0, .null, "text", ["b": 1], ["b": ["c": 2]], [:], [1, 2], .number(.nan), .number(.infinity), true,
    ]

    private func changes(_ chance: inout SplitMix, _ count: Int) -> LiveProperties {
        var changes: LiveProperties = [:]
        for _ in 0..<count {
            if let key = Self.keys.randomElement(using: &chance) {
                changes[key] = Self.values.randomElement(using: &chance)
            }
        }
        return changes
    }

    @Test func takesNoPathThatMakesAMapTooDeepToWalk() {
        let path = Array(repeating: "a", count: 20_000).joined(separator: ".")
        var properties: LiveProperties = ["a": 1]
        #expect(properties.effective(paths: [path: 1, "a.b": 2]) == ["a.b": 2])
        #expect(properties.merge(paths: [path: 1]) == [:])
        #expect(properties.present(paths: [path, "a"]) == ["a"])
        #expect(properties.remove(paths: [path]) == [])
        #expect(properties == ["a": 1])
    }

    @Test(arguments: 0..<200)
    func foretellsAMerge(seed: UInt64) {
        var chance = SplitMix(state: seed)
        var properties: LiveProperties = [:]
        for _ in 0..<20 {
            let changes = changes(&chance, Int.random(in: 0...4, using: &chance))
            let foretold = properties.effective(paths: changes)
            var other = properties
            #expect(properties.merge(paths: changes) == foretold)
            other.merge(paths: foretold)
            #expect(other == properties)
        }
    }

    @Test(arguments: 0..<200)
    func foretellsARemoval(seed: UInt64) {
        var chance = SplitMix(state: seed)
        for _ in 0..<20 {
            var properties: LiveProperties = [:]
            properties.merge(paths: changes(&chance, 6))
            let paths = (0..<4).compactMap { _ in Self.keys.randomElement(using: &chance) }
            let foretold = properties.present(paths: paths)
            var other = properties
            #expect(properties.remove(paths: paths) == foretold)
            _ = other.remove(paths: foretold)
            #expect(other == properties)
        }
    }

    @Test func takesAWholeNumberForTheSameInBothSpellings() {
        #expect(LiveValue.number(2) == 2)
        #expect(LiveValue.number(2).hashValue == LiveValue.integer(2).hashValue)
        #expect(LiveValue.number(2.5) != 2)
        #expect(LiveValue.number(.nan) == .number(.nan))
    }
}
