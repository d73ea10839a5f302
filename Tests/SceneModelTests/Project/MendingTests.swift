import SceneModel
import SourceDiagnostics
import TestSupport
import Testing

/// Fixes that make a file worse are not taken, and those beside them are.
@Suite struct MendingTests {
    /// Mends a book whose sequel is not there, with a fix that puts a text in the sequel's place.
    private func mended(_ book: String, replacing replacement: String) throws -> (texts: [String], count: Int) {
        var shelf = Shelf()
        shelf.replacement = replacement
        let files = InMemoryFileSystem(texts: Shelf.library.merging(["Books/new.yaml": book]) { $1 })
        let mending = try Mending(
            of: files, taking: .safe, where: { $0 == "Books/new.yaml" },
            check: { try Validation(shelf.project(on: $0), paths: ["Books"], known: []) })
        return (mending.changes.map { String(decoding: $0.after, as: UTF8.self) }, mending.count)
    }

    private let book = "book: new\ntitle: New\nsequel: lost\ncover: #FF0000\n"

    @Test func takesEveryFixThatHelps() throws {
        let (texts, count) = try mended(book, replacing: "odyssey")
        #expect(texts == ["book: new\ntitle: New\nsequel: odyssey\ncover: \"#FF0000\"\n"])
        #expect(count == 2)
    }

    @Test func leavesOutTheFixAfterWhichThereAreMoreErrors() throws {
        let (texts, count) = try mended(book, replacing: "gone\npages: 3\nprice: 4")
        #expect(texts == ["book: new\ntitle: New\nsequel: lost\ncover: \"#FF0000\"\n"])
        #expect(count == 1)
    }

    @Test func leavesOutTheFixThatBreaksTheSyntax() throws {
        let (texts, _) = try mended(book, replacing: "[\n\t}")
        #expect(texts == ["book: new\ntitle: New\nsequel: lost\ncover: \"#FF0000\"\n"])
    }

    @Test func endsWhereFixesUndoEachOther() throws {
        let (texts, _) = try mended("book: new\ntitle: New\nsequel: lost\n", replacing: "lost")
        #expect(texts == [])
    }
}
