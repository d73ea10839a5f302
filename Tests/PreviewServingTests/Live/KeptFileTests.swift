import ClassroomContexts
import Foundation
import HTTPServing
import PreviewTestSupport
import Synchronization
import TestSupport
import Testing

@testable import PreviewServing

/// Files that lie in a folder until their owners delete them.
@Suite struct KeptFileTests {
    private let folder: TemporaryFolder
    private let problems = Problems()

    private final class Problems: Sendable {
        let texts = Mutex<[String]>([])
    }

    init() throws { folder = try TemporaryFolder() }

    /// Another run over the same folder.
    private func lesson() throws -> Lesson {
        let problems = problems
        let files = FileStore(in: try FileFolder(below: folder.path)) { text in
            problems.texts.withLock { $0.append(text) }
        }
        return try Lesson(brought: files)
    }

    private func bring(_ name: String, to lesson: Lesson) -> HTTPStatus {
        let query = [("component", "nameBoard"), ("action", "give"), ("name", name), ("user", "lin")]
        return BringRoute(session: lesson.session).reply(
            to: HTTPRequest(
                method: .post, path: "/files", query: query.map { QueryItem(name: $0, value: $1) },
                body: Array(name.utf8))
        ).status
    }

    private func own(_ lesson: Lesson) throws -> [CloudFile] { try lesson.pool("lin").cloud.getOwnFiles() }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path + "/files").sorted()
    }

    private func told() -> [String] { problems.texts.withLock(\.self) }

    @Test func listsFilesOfAnEarlierRunUntilTheyAreDeleted() throws {
        let first = try lesson()
        #expect(["a.txt", "b.txt"].map { bring($0, to: first) } == [.ok, .ok])
        let second = try lesson()
        let files = try own(second)
        #expect(Set(files.map(\.name)) == ["a.txt", "b.txt"])
        let kept = try #require(files.first)
        let stored = try #require(second.session.files.file(kept.id))
        #expect(stored.bytes.array == Array(kept.name.utf8))
        try second.pool("lin").cloud.remove(kept.id)
        second.housekeeping.pass(0)
        #expect(try own(lesson()).map(\.name) == files.dropFirst().map(\.name))
        #expect(try names().count == 2)
        #expect(told().isEmpty)
    }

    @Test func givesThemToTheStoreAgainThatWasReset() throws {
        let lesson = try lesson()
        #expect(bring("a.txt", to: lesson) == .ok)
        lesson.session.reset(try lesson.view().fixture)
        #expect(try own(lesson).map(\.name) == ["a.txt"])
    }

    @Test(arguments: ["note", "picture", "size", "link", "missing"])
    func tellsOnceOfWhatItCannotReadAndLeavesIt(_ damage: String) throws {
        #expect(bring("a.txt", to: try lesson()) == .ok)
        let id = try #require(try names().first)
        let path = folder.path + "/files/" + id
        let manager = FileManager.default
        switch damage {
        case "note": try Data("{".utf8).write(to: URL(filePath: path + ".json"))
        case "picture": try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]).write(to: URL(filePath: path))
        case "size": #expect(truncate(path, off_t(FileStore.maxFile + 1)) == 0)
        case "link":
            try manager.removeItem(atPath: path)
            try Data("secret".utf8).write(to: URL(filePath: folder.path + "/secret"))
            try manager.createSymbolicLink(atPath: path, withDestinationPath: "../secret")
        default: try manager.removeItem(atPath: path)
        }
        let before = try names()
        #expect(try own(lesson()).isEmpty)
        #expect(told().count == 1)
        #expect(told().first?.contains(id) == true)
        #expect(try names() == before)
    }

    @Test func saysToWhoeverBringsAFileThatItCannotBeKept() throws {
        let lesson = try lesson()
        try Data().write(to: URL(filePath: folder.path + "/files"))
        let query = [("component", "nameBoard"), ("action", "give"), ("name", "a.txt"), ("user", "lin")]
        let reply = BringRoute(session: lesson.session).reply(
            to: HTTPRequest(
                method: .post, path: "/files", query: query.map { QueryItem(name: $0, value: $1) },
                body: Array("words".utf8)))
        #expect(reply.status == .ok)
        guard case .bytes(let body) = reply.body else { return #expect(Bool(false)) }
        let text = String(decoding: body.array, as: UTF8.self)
        #expect(text.contains("“a.txt” is here until the preview ends: the folder for files cannot be written."))
        #expect(told().count == 1)
    }

    @Test func deletesWhatAKilledRunLeftHalfWritten() throws {
        #expect(bring("a.txt", to: try lesson()) == .ok)
        let (old, young) = (folder.path + "/files/.dat.nosync1a2b.Xy", folder.path + "/files/.dat.nosync3c4d.Zz")
        for path in [old, young] { try Data("half".utf8).write(to: URL(filePath: path)) }
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: old)
        #expect(try own(lesson()).map(\.name) == ["a.txt"])
        #expect(try names().filter { $0.hasPrefix(".") } == [".dat.nosync3c4d.Zz"])
        #expect(told().isEmpty)
    }

    @Test func followsNoLinkInPlaceOfItsFolder() throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder.path + "/elsewhere", withIntermediateDirectories: false)
        try manager.createSymbolicLink(atPath: folder.path + "/files", withDestinationPath: "elsewhere")
        #expect(throws: (any Error).self) { try FileFolder(below: folder.path) }
    }
}
