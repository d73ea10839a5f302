import Foundation
import Testing

/// The generic floors serve every kind of scene, so they speak no word of any.
@Suite struct VocabularyTests {
    /// What knows no kind by name, the command line included.
    private static let floors = [
        "ConfigSchema", "DataSources", "Exporting", "FileWatching", "HTTPServing", "ImageCleaning", "Importing",
        "LiveValues",
        "PreviewServing", "ProjectCommands", "SceneModel", "SceneRendering", "SourceDiagnostics", "TextMeasuring",
        "ThemeModel",
        "YAMLSyntax",
    ]

    /// Words of the classroom, as parts of longer names too.
    private static let words = [
        "breakout", "classroom", "cohost", "lecture", "netless", "phone", "room", "roster", "student", "teacher",
        "whiteboard", "widget",
    ]

    /// The first word of a kind of scene in a text; a microphone is no telephone.
    private static func word(in text: some StringProtocol) -> String? {
        let text = text.lowercased().replacing("microphone", with: "").replacing("headphone", with: "")
        return words.first { text.contains($0) }
    }

    @Test(arguments: floors)
    func speaksNoWordOfAKindOfScene(floor: String) throws {
        let found = try Self.files(of: floor).flatMap { path, text in
            text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
                Self.word(in: line).map { "\(path):\(index + 1): \($0)" }
            }
        }
        #expect(found == [])
    }

    @Test(arguments: ["isPhone", "studentJoins", "the roster", "ClassroomKind", "coHostList"])
    func knowsTheWordsWhenItSeesThem(name: String) {
        #expect(Self.word(in: name) != nil)
        #expect(Self.word(in: "microphone headphones") == nil)
    }

    /// What people read and what runs; guides may show a theme or a property of what ships.
    private static func files(of floor: String) throws -> [(path: String, text: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/\(floor)")
        let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
        return try paths.filter { path in ["swift", "js", "css"].contains { path.hasSuffix("." + $0) } }.sorted()
            .map { (floor + "/" + $0, try String(contentsOf: root.appending(path: $0), encoding: .utf8)) }
    }
}
