import LiveValues
import SceneModel
import Testing

@Suite struct StandingTimeTests {
    @Test(
        arguments: [
            ("+2h", 7_201_000), (" 2h", 7_201_000), ("-1s", 0), ("1970-01-01T00:00:09Z", 9000), ("soon", nil),
            ("", nil), ("+1d", 86_401_000), (" 1d", 86_401_000), ("-100d", -8_639_999_000),
            ("2d12h", 216_001_000), ("+1d2d", nil), ("+-1d", nil), ("d", nil), ("99999999d", nil), ("+1d-2h", nil),
        ] as [(String, Int64?)])
    func readsWhenTimeStands(text: String, milliseconds: Int64?) {
        let moment = StandingTime.read(text, from: Timestamp(milliseconds: 1000))
        #expect(moment?.milliseconds == milliseconds)
    }
}
