import Testing

@testable import LiveValues

@Suite struct LiveValueTests {
    static let texts: [(json: String, value: LiveValue)] = [
        ("null", .null), ("true", true), ("1", 1), ("1.5", 1.5), (#""陈""#, "陈"), (#"[1,"a"]"#, [1, "a"]),
        (#"{"a":{"b":[]}}"#, ["a": ["b": []]]),
    ]

    @Test(arguments: texts)
    func readsAndWritesJSON(json: String, value: LiveValue) {
        #expect(LiveValue(json: json) == value)
        #expect(value.json == json)
    }

    @Test(arguments: ["", "{", "hideSubmit", #"{"a":}"#])
    func readsNothingFromWhatIsNotJSON(text: String) {
        #expect(LiveValue(json: text) == nil)
    }

    @Test func writesNullForANumberThatJSONCannotHold() {
        #expect(LiveValue.number(.infinity).json == "null")
    }

    @Test func setsAndRemovesValuesByPath() {
        var properties: LiveProperties = ["class": ["area": 1]]
        properties.merge(paths: ["class.mode": "quiet", "a.b.c": true])
        #expect(properties == ["class": ["area": 1, "mode": "quiet"], "a": ["b": ["c": true]]])
        let removed = properties.remove(paths: ["class.area", "class.none", "x"])
        #expect(removed == ["class.area"])
        #expect(properties["class"] == ["mode": "quiet"])
    }

    static let merges: [(changes: LiveProperties, effective: LiveProperties, result: LiveProperties)] = [
        (["a": 1], [:], ["a": 1, "b": ["c": 2]]),
        (["b.c": 2, "a": 3], ["a": 3], ["a": 3, "b": ["c": 2]]),
        (["b.c": 2, "b.d": 4], ["b.d": 4], ["a": 1, "b": ["c": 2, "d": 4]]),
        (["b": ["c": 2]], [:], ["a": 1, "b": ["c": 2]]),
        (["b": ["c": 3]], ["b": ["c": 3]], ["a": 1, "b": ["c": 3]]),
        // Stepping into what is no map replaces it.
        (["a.x": 1], ["a.x": 1], ["a": ["x": 1], "b": ["c": 2]]),
        // Null is a value like any other.
        (["z": nil], ["z": nil], ["a": 1, "b": ["c": 2], "z": nil]),
        // A whole map comes before a path into it.
        (["b": ["d": 4], "b.e": 5], ["b": ["d": 4], "b.e": 5], ["a": 1, "b": ["d": 4, "e": 5]]),
        (["": 1], [:], ["a": 1, "b": ["c": 2]]),
        ([:], [:], ["a": 1, "b": ["c": 2]]),
    ]

    @Test(arguments: merges)
    func tellsWhichChangesChangeSomething(
        changes: LiveProperties, effective: LiveProperties, result: LiveProperties
    ) {
        var properties: LiveProperties = ["a": 1, "b": ["c": 2]]
        #expect(properties.merge(paths: changes) == effective)
        #expect(properties == result)
    }

    static let removals: [(keyPaths: [String], removed: [String], result: LiveProperties)] = [
        (["b.c"], ["b.c"], ["a": 1, "b": [:]]),
        (["a.x", "b.x", "c.x", ""], [], ["a": 1, "b": ["c": 2]]),
        (["b", "b.c"], ["b"], ["a": 1]),
    ]

    @Test(arguments: removals)
    func removesOnlyWhatIsThere(keyPaths: [String], removed: [String], result: LiveProperties) {
        var properties: LiveProperties = ["a": 1, "b": ["c": 2]]
        #expect(properties.remove(paths: keyPaths) == removed)
        #expect(properties == result)
    }

    @Test func leavesAnOlderCopyAsItWas() {
        var properties: LiveProperties = ["b": ["c": ["d": 1]]]
        let before = properties
        properties.merge(paths: ["b.c.d": 2])
        _ = properties.remove(paths: ["b.c.d"])
        #expect(before == ["b": ["c": ["d": 1]]])
        #expect(properties == ["b": ["c": [:]]])
    }

    static let edits: [(old: LiveProperties, new: LiveProperties)] = [
        ([:], ["a": 1]),
        (["a": 1], [:]),
        (["a": ["b": 1, "c": 2]], ["a": ["b": 3]]),
        (["a": 1], ["a": ["b": 1]]),
        (["a": ["b": 1]], ["a": 1]),
        (["a": ["b": ["c": 1]]], ["a": ["b": ["d": 1]], "e": []]),
        ([:], ["a": [:]]),
        ([:], ["a": ["b": 1]]),
    ]

    @Test(arguments: edits)
    func findsTheChangesThatLeadFromOneMapToAnother(old: LiveProperties, new: LiveProperties) {
        let (changed, removed) = new.difference(from: old)
        var patched = old
        patched.merge(paths: changed)
        _ = patched.remove(paths: removed)
        #expect(patched == new)
    }

    @Test func leavesAnEntryBesideAChangedOneAlone() {
        var live: LiveProperties = ["board": ["page": 1, "zoom": 2]]
        let (changed, removed) = (["board": ["page": 5]] as LiveProperties).difference(from: ["board": ["page": 1]])
        live.merge(paths: changed)
        #expect(removed.isEmpty)
        #expect(live == ["board": ["page": 5, "zoom": 2]])
    }
}
