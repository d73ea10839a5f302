import Foundation
import SourceDiagnostics
import TestSupport
import Testing

/// The test helpers decide whether other tests can fail, so they are tested like anything else.
@Suite struct TestSupportTests {
    @Test func givesEachMarkersPositionAndTheTextWithoutThem() {
        let marked = MarkedText("1️⃣a: 🎓2️⃣\r\n陈é\u{301}3️⃣\n4️⃣")
        #expect(marked.text == "a: 🎓\r\n陈é\u{301}\n")
        #expect(marked["1️⃣"] == SourcePosition(line: 1, column: 1))
        #expect(marked["2️⃣"] == SourcePosition(line: 1, column: 5))
        #expect(marked["3️⃣"] == SourcePosition(line: 2, column: 4))
        #expect(marked["4️⃣"] == SourcePosition(line: 3, column: 1))
        #expect(marked["5️⃣"] == nil)
    }

    @Test func showsOnlyTheLinesThatDiffer() {
        let numbers = (1...9).map { "line \($0)\n" }.joined()
        #expect(LineDifference.describe(expected: numbers, actual: numbers) == nil)
        #expect(
            LineDifference.describe(expected: numbers, actual: numbers.replacing("line 6\n", with: "six\n")) == """
                @@ 2 equal lines @@
                 line 3
                 line 4
                 line 5
                -line 6
                +six
                 line 7
                 line 8
                 line 9
                @@ 1 equal lines @@
                """)
    }

    @Test func failsOnADifference() {
        withKnownIssue { expectNoDifference("a", "b") }
    }

    // While snapshots are being recorded there is no missing one.
    @Test(.disabled(if: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"))
    func failsOnAMissingSnapshot() {
        withKnownIssue { expectSnapshot("text", named: "never-recorded.txt") }
    }
}
