import Foundation
import Testing

/// Holds the page that lists Apple's API with its releases to the stubs, which declare what exported code uses.
@Suite struct DocumentedAPITests {
    /// A name of the page.
    private struct Entry {
        let release: Int
        let module: String
        let name: String
    }

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

    private static func entries() throws -> [Entry] {
        let path = "../../Sources/HomeScreenExport/HomeScreenExport.docc/HomeScreenExport.md"
        let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
        return text.matches(of: /(?m)^\| iOS ([0-9]+) \| (\w+) \| (.*) \|$/).flatMap { row in
            row.3.matches(of: /`([A-Za-z]\w*…?)[^`]*`/).map { name in
                Entry(release: Int(row.1) ?? 0, module: String(row.2), name: String(name.1))
            }
        }
    }

    /// A stub without its comments; with `IOS16`, without what iOS 17 brought.
    private static func stub(_ module: String, ios: Int = 17) throws -> String {
        let text = try String(contentsOf: tests.appending(path: "Stubs/\(module).swift"), encoding: .utf8)
        let code = text.replacing(/(?m)^\/\/.*$/, with: "")
        return ios < 17 ? code.replacing(/(?s)#if !IOS16.*?#endif/, with: "") : code
    }

    private static func declares(_ name: String, _ code: String) throws -> Bool {
        let word = name.hasSuffix("…") ? String(name.dropLast()) : "\(name)\\b"
        return code.contains(try Regex("\\b\(word)"))
    }

    @Test func declaresEachNameOfThePage() throws {
        let entries = try Self.entries()
        #expect(entries.count > 80)
        for entry in entries {
            #expect(try Self.declares(entry.name, Self.stub(entry.module)), "\(entry.module) \(entry.name)")
        }
    }

    @Test func namesTheReleaseOfEachDeclaration() throws {
        // Two types are older than the initialisers with an intent.
        for entry in try Self.entries() where !["Button", "Toggle"].contains(entry.name) {
            let isOld = try Self.declares(entry.name, Self.stub(entry.module, ios: 16))
            #expect(isOld == (entry.release != 17), "\(entry.name) of iOS \(entry.release)")
        }
    }

    @Test(arguments: ["UIKit", "SwiftUI", "WidgetKit", "AppIntents"])
    func hasAPlaceOnThePageForEachDeclaration(module: String) throws {
        let listed = Set(try Self.entries().map(\.name))
        let pattern = /public (?:static |final |convenience |mutating )*(?:struct|protocol|enum|class|func) (\w+)/
        let missing = try Self.stub(module).matches(of: pattern).map { String($0.1) }
            .filter { !listed.contains($0) && !Self.plumbing.contains($0) }
        #expect(missing.isEmpty, "list these with their release: \(Set(missing).sorted())")
    }

    /// Declarations that the stubs need and that exported code never names.
    private static let plumbing: Set<String> = [
        "AnyConfiguration", "PrimitiveShape", "PrimitiveView", "TupleView", "WidgetTuple", "_ConditionalContent",
        "StringInterpolation", "appendInterpolation", "appendLiteral", "buildBlock", "buildEither", "buildExpression",
        "buildIf", "buildLimitedAvailability", "main", "WidgetBundleBuilder", "IntentResultContainer", "Body",
        "LocalizationValue", "RGBColorSpace", "ResizingMode", "Design",
    ]
}
