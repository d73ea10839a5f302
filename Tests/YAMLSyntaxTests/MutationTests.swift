import SourceDiagnostics
import TestSupport
import Testing
import YAMLSyntax

/// Damages good files at random, always in the same way for the same seed, and expects an answer for each.
@Suite struct MutationTests {
    private static let seedText = """
        # 主题 🎓
        theme: agora
        modes: [light, dark]
        colors:
          brand: &brand { light: "#357BF6", dark: '#317AF7' }
          link: *brand
          text: { <<: *brand, dark: white @ 80% }
        components:
          stateBar:
            title: "Physics \\u00e9\\n"
            note: |
              line one
              line two
            list:
              - a
              - { b: 1, c: [2, 3] }
        strings: { en: Small class, zh-Hans: 小班课 }

        """

    private static let pieces: [String] = [
        "\t", "\n", "\r", " ", "  ", ":", ": ", "- ", "? ", "#", " #", "[", "]", "{", "}", ",", "\"", "'", "&a", "*a",
        "*b",
        "!x ", "<<: ", "|", ">", "@", "`", "%", "---\n", "...\n", "\\", "\0", "\u{1B}", "\u{FEFF}", "\u{85}",
        "\u{2028}",
        "陈", "🎓", "e\u{301}", "null", "~", "\r\n",
    ]

    @Test(arguments: 0..<40)
    func answersToEveryDamagedFile(_ seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        for _ in 0..<100 {
            let bytes = Self.damaged(&random)
            let parsed = ParsedText(bytes: bytes)
            var count = 0
            parsed.document.root?.visit { node in
                count += 1
                #expect(node.range.start <= node.range.end)
            }
            #expect(count <= 200_000)
            let lines = SourceFile(path: "", bytes: bytes).lineStarts.count
            for diagnostic in parsed.diagnostics {
                // Every finding can be shown, and every fix applied.
                #expect(diagnostic.range.start.line <= lines + 1)
                for fix in diagnostic.fixes { _ = diagnostic.range.file.applying(fix.edits) }
            }
            let report = TextReporter(usesColor: false).report(
                parsed.diagnostics, summary: ReportSummary(fileCount: 1, toolVersion: "0", rules: []))
            #expect(report.hasSuffix("\n"))
        }
    }

    @Test(arguments: 0..<20)
    func refusesRandomBytesThatAreNoText(_ seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        for length in 0..<100 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            let parsed = ParsedText(bytes: bytes)
            let isText = String(validating: bytes, as: UTF8.self) != nil
            #expect(isText || !parsed.diagnostics.isEmpty)
        }
    }

    private static func damaged(_ random: inout SplitMix) -> [UInt8] {
        var bytes = Array(seedText.utf8)
        for _ in 0...Int.random(in: 0...5, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
            switch Int.random(in: 0...4, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...place, using: &random))
            case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
            case 3: bytes.removeSubrange(place...)
            default: bytes.insert(contentsOf: pieces.randomElement(using: &random)?.utf8.map(\.self) ?? [], at: place)
            }
        }
        return bytes
    }
}
