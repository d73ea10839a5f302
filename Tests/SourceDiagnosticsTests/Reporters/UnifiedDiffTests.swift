import SourceDiagnostics
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "x.yaml")
    }

    @Test func saysNothingOfEqualTexts() {
        #expect(diff("a\n", "a\n").isEmpty)
        #expect(diff("", "").isEmpty)
    }

    @Test func showsThreeLinesAroundAChange() {
        expectNoDifference(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n"),
            """
            --- a/x.yaml
            +++ b/x.yaml
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """)
    }

    @Test func keepsFarChangesApart() {
        let lines = (1...30).map { "\($0)\n" }
        var changed = lines
        changed[0] = "one\n"
        changed[29] = "thirty"
        let text = diff(lines.joined(), changed.joined())
        #expect(text.contains("@@ -1,4 +1,4 @@\n-1\n+one\n"))
        #expect(text.contains("@@ -27,4 +27,4 @@\n"))
        #expect(text.hasSuffix("-30\n+thirty\n\\ No newline at end of file\n"))
    }

    @Test func startsAnEmptyFile() {
        #expect(diff("", "a\n") == "--- a/x.yaml\n+++ b/x.yaml\n@@ -0,0 +1,1 @@\n+a\n")
    }
}
