import Foundation
import SourceDiagnostics

/// The folder in which files outlast a preview: each one's bytes under its identifier, beside a note of what it is.
///
/// Only what is written here is read: an entry of another name, size or sort is told once and left as it is. Nothing
/// outside of the folder is opened, as links are not followed.
struct FileFolder: Sendable {
    /// The folder's absolute path.
    let path: String

    /// Takes the folder below another one; where there is none, the first file makes it.
    ///
    /// - Throws: Why it cannot be used.
    init(below parent: String) throws {
        path = parent + "/files"
        try checkItIsOne()
    }

    private func checkItIsOne() throws {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let attributes, attributes[.type] as? FileAttributeType != .typeDirectory else { return }
        throw Problem(description: "this is a file, or a link, which is not followed")
    }

    /// What stands beside a file's bytes.
    struct Note: Codable {
        /// The fixture to whose store it was brought.
        let home: String
        let owner: String
        let name: String
        let milliseconds: Int64
    }

    /// A file with its note.
    struct Entry {
        let id: String
        let note: Note
        let bytes: [UInt8]
    }

    /// What the notes in the folder are about, in an order that is always the same.
    var ids: [String] {
        DiskFileSystem(root: path).entries(of: "").filter { $0.hasSuffix(Self.noteEnding) }
            .map { String($0.dropLast(Self.noteEnding.count)) }
    }

    /// Reads a file with its note.
    ///
    /// - Throws: What is wrong with it, in words.
    func entry(_ id: String) throws -> Entry {
        let isOurs = id.utf8.count == FileStore.idLength && id.allSatisfy { $0.isASCII && $0.isHexDigit }
        guard isOurs else { throw Problem(description: "it has no name of a file that was brought") }
        let text = try contents(of: id + Self.noteEnding, atMost: Self.maxNote)
        guard let note = try? JSONDecoder().decode(Note.self, from: Data(text)) else {
            throw Problem(description: "the note beside it is damaged")
        }
        return Entry(id: id, note: note, bytes: try contents(of: id, atMost: FileStore.maxFile))
    }

    /// Writes a file whole: one that is found later has all of its bytes.
    func write(_ entry: Entry) throws {
        try checkItIsOne()
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(entry.bytes).write(to: URL(filePath: path + "/" + entry.id), options: .atomic)
        // Last: what has no note is no file.
        let note = try JSONEncoder().encode(entry.note)
        try note.write(to: URL(filePath: path + "/" + entry.id + Self.noteEnding), options: .atomic)
    }

    /// Deletes what writing leaves behind when the process is killed: the system's file for bytes that get their name last.
    ///
    /// A young one may be that of another preview, which is just writing it.
    func removeLeftovers(now: Date = .now) {
        for name in DiskFileSystem(root: path).entries(of: "") where name.hasPrefix(".dat.nosync") {
            let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
            guard let time = attributes?[.modificationDate] as? Date, now.timeIntervalSince(time) > 60 else { continue }
            try? FileManager.default.removeItem(atPath: path + "/" + name)
        }
    }

    /// Deletes a file, its note first.
    func remove(_ id: String) {
        try? FileManager.default.removeItem(atPath: path + "/" + id + Self.noteEnding)
        try? FileManager.default.removeItem(atPath: path + "/" + id)
    }

    private static let noteEnding = ".json"
    private static let maxNote = 4096

    private struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private func contents(of name: String, atMost most: Int) throws -> [UInt8] {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try DiskFileSystem(root: path).readUnlinked(name, limit: most)
        } catch {
            throw Problem(description: error == .linkLoop ? "it is a link, which is not followed" : error.reason)
        }
        guard !bytes.isEmpty else { throw Problem(description: "it is empty") }
        return bytes
    }
}
