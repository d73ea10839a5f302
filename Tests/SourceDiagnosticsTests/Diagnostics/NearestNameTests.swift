import SourceDiagnostics
import Testing

@Suite struct NearestNameTests {
    private static let names = [
        "backgroundColor", "borderColor", "color", "visible", "enable", "stateBar", "roster", "systemTeal", "small",
        "zh-Hans", "en", "lecture",
    ]

    @Test(arguments: [
        ("backgroundColour", "backgroundColor"), ("backgroundcolor", "backgroundColor"),
        ("background-color", "backgroundColor"), ("colour", "color"), ("clor", "color"), ("visibel", "visible"),
        ("visable", "visible"), ("STATEBAR", "stateBar"), ("state_bar", "stateBar"), ("rooster", "roster"),
        ("smal", "small"), ("smalll", "small"), ("zh_Hans", "zh-Hans"), ("zh-hans", "zh-Hans"), ("lectrue", "lecture"),
    ])
    func findsTheNameThatWasMeant(_ written: String, _ meant: String) {
        #expect(NearestName.match(written, in: Self.names) == meant)
    }

    @Test(arguments: ["", "x", "qqqqqq", "title", "陈小明", "colors of the house", "roster"])
    func doesNotGuess(_ written: String) {
        #expect(NearestName.match(written, in: Self.names) == nil)
    }

    @Test(arguments: [
        ("abd", ["abc", "abe"], "abc"), ("Abc", ["abd", "abc"], "abc"), ("ab", ["ba", "ac"], "ba"),
        ("ÉTAT", ["état"], "état"), ("𝒳y", ["𝒳z"], "𝒳z"), ("a.b", ["a/b", "a-b"], "a-b"),
    ])
    func takesTheNearestAndOfEqualOnesTheFirst(_ written: String, _ names: [String], _ meant: String) {
        #expect(NearestName.match(written, in: names) == meant)
    }

    @Test func staysQuickForNamesThatNobodyTypes() {
        let long = String(repeating: "x", count: 100_000)
        #expect(NearestName.match(long + "a", in: ["y" + long, String(repeating: "y", count: 100)]) == "y" + long)
    }
}
