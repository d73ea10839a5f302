import Foundation
import Testing

/// Holds guides to the code of the examples that they quote.
@Suite struct GuideQuotesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func quotesTheNoiseMeterInTheGuideToWidgetsAsItIs() throws {
        let example = Self.root.appending(path: "Examples/NoiseMeter")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: example.path)
        let sources = try paths.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.map {
            try String(contentsOf: example.appending(path: $0), encoding: .utf8)
        }.joined()
        let guide = try String(
            contentsOf: Self.root.appending(path: "Sources/ClassroomScenes/ClassroomScenes.docc/Write-a-widget.md"),
            encoding: .utf8)
        let quotes = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(quotes.count > 5)
        for quote in quotes { #expect(sources.contains(quote)) }
    }
}
