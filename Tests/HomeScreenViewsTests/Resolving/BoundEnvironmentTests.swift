import ConfigSchema
import HomeScreenModel
import HomeScreenViews
import LiveValues
import Testing

@Suite struct BoundEnvironmentTests {
    private static let noon = 1_772_442_720_000

    @Test(arguments: [
        (DateStyle.date, nil, "Mar 2, 2026"), (.time, nil, "9:12"), (.timer, nil, "01:01:05"),
        (.relative, nil, "1 hr, 1 min"), (.offset, nil, "+1 hr, 1 min"), (.date, "MM/dd HH:mm", "03/02 10:13"),
    ])
    func writesAMomentInEachStyle(_ style: DateStyle, _ pattern: String?, _ text: String) throws {
        // An hour, a minute and five seconds from now.
        let moment = style == .time || style == .date && pattern == nil ? Self.noon : Self.noon + 3_665_000
        let written = BoundEnvironment("{}").text(ofDate: .integer(moment), style: style, pattern: pattern)
        #expect(try #require(written).hasPrefix(text))
    }

    @Test func writesDistancesThatHavePassed() {
        let past = LiveValue.integer(Self.noon - 60_000)
        #expect(BoundEnvironment("{}").text(ofDate: past, style: .timer, pattern: nil) == "01:00")
        #expect(BoundEnvironment("{}").text(ofDate: past, style: .offset, pattern: nil)?.hasPrefix("−") == true)
    }

    @Test func tellsHowMuchOfATimeHasPassed() {
        let environment = BoundEnvironment("{}")
        #expect(environment.share(from: .integer(Self.noon - 1000), until: .integer(Self.noon + 3000)) == 0.25)
        #expect(environment.share(from: .integer(Self.noon), until: .integer(Self.noon)) == nil)
    }

    @Test func usesFormattersInViews() throws {
        let expanded = try Expanded(
            "column: [{ text: \"{a | upper}!\" }, { text: \"{b | or('–')}\" }, { text: \"{c | count} of {c.0}\" }]",
            data: #"{ "a": "hi", "c": ["x", "y"] }"#)
        #expect(expanded.texts == ["HI!", "–", "2 of x"])
    }
}
