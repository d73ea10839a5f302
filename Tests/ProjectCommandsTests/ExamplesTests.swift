import Foundation
import SceneRendering
import Testing

@testable import ProjectCommands

/// Every example of every component and widget, against the shipped theme.
struct ExamplesTests {
    /// One example, named for the test's report.
    struct Case: Sendable, CustomTestStringConvertible {
        let specimen: Specimen
        let index: Int

        var example: ComponentExample { specimen.examples[index] }
        var testDescription: String { "\(specimen.name): \(example.title)" }
    }

    private static let registry = try? ComponentRegistry.builtIn

    static let cases = (registry.map { $0.specimens + $0.sharedSpecimens } ?? []).flatMap { specimen in
        specimen.examples.indices.map { Case(specimen: specimen, index: $0) }
    }

    /// One check for all cases: the theme is read once.
    private static let check = registry.map { registry in
        ExampleCheck(registry, root: #filePath.components(separatedBy: "/Tests/")[0], theme: "agora")
    }

    @Test(arguments: cases)
    func showsWhatItPromises(_ example: Case) throws {
        let check = try #require(Self.check)
        let source = SourceLocation(
            fileID: example.example.file, filePath: example.example.file, line: example.example.line, column: 1)
        #expect(check.brokenPromises(of: example.index, of: example.specimen) == [], sourceLocation: source)
    }
}
