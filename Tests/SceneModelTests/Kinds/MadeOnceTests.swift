import SceneModel
import Testing

@Suite struct MadeOnceTests {
    private struct Length: Sendable { let value: Int }

    @Test func keepsWhatWasMadeFirst() {
        let made = MadeOnce()
        #expect(made.value { Length(value: 1) }.value == 1)
        #expect(made.value { Length(value: 2) }.value == 1)
    }

    @Test func tellsTypesApart() {
        let made = MadeOnce()
        #expect(made.value { "text" } == "text")
        #expect(made.value { 7 } == 7)
        #expect(MadeOnce().value { "other" } == "other")
    }
}
