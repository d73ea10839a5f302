import Foundation
package import SourceDiagnostics

/// The folder that an export is written into.
///
/// Its list `.diorama-export` has a hash of each file that was written. A file that is not on the list, or that a person
/// has changed since, is replaced only by force. Of a drawn file it also has the hash of its source, so that the file is
/// drawn again only if the source differs.
package struct ExportFolder {
    /// The largest file that is compared: more than any target writes.
    static let fileLimit = 64 << 20

    private static let listName = ".diorama-export"

    private let disk: DiskFileSystem
    private let path: String

    /// Names a folder, which need not be there yet.
    package init(_ path: String) {
        self.path = path
        disk = DiskFileSystem(root: path)
    }

    /// Why nothing was written.
    package enum Problem: Error {
        /// Files that somebody else wrote, or changed since.
        case foreign([String])
        /// A path leads through a link, or names something that is no file.
        case unusable(String)
        /// The system refuses, in its own words.
        case system(path: String, reason: String)
    }

    /// How many files a write has written, left and removed.
    package struct Outcome {
        package fileprivate(set) var written = 0
        package fileprivate(set) var unchanged = 0
        package fileprivate(set) var removed = 0
    }

    // MARK: Reading

    /// The file at a place of the folder; nil where there is none.
    package func existing(_ name: String) throws(Problem) -> SourceFile? {
        try bytes(name).map { SourceFile(path: shown(name), bytes: $0) }
    }

    /// How findings name a file of the folder.
    package func shown(_ name: String) -> String { path == "." ? name : path + "/" + name }

    /// Whether a folder is there.
    package func has(_ name: String) -> Bool {
        ProjectLayout.standard.isPlain(name) && disk.kind(of: name) == .directory
    }

    private func bytes(_ name: String) throws(Problem) -> [UInt8]? {
        guard ProjectLayout.standard.isPlain(name) else { throw .unusable(shown(name)) }
        var folder = ""
        for part in name.split(separator: "/").dropLast() {
            folder += (folder.isEmpty ? "" : "/") + part
            if Self.isLink(disk.absolutePath(folder)) { throw .unusable(shown(folder)) }
        }
        do throws(FileError) {
            return try disk.readUnlinked(name, limit: Self.fileLimit)
        } catch {
            guard error == .missing else { throw .unusable(shown(name)) }
            return nil
        }
    }

    private static func isLink(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeSymbolicLink
    }

    // MARK: Writing

    /// Writes files, all of them or none, and removes those that the same export wrote before and that are unchanged.
    ///
    /// - Parameters:
    ///   - files: What is to be there; what is there already is left alone.
    ///   - owner: The target and the theme, so that two exports may share a folder.
    ///   - force: Whether files of others are replaced, too.
    /// - Returns: How many files were written, left and removed.
    /// - Throws: Why nothing was written.
    package func write(_ files: [ExportedFile], as owner: String, force: Bool) throws(Problem) -> Outcome {
        var list = try readList()
        var outcome = Outcome()
        var pending: [(name: String, bytes: [UInt8], source: String?)] = []
        var foreign: [String] = []
        for file in files {
            let bytes = file.bytes
            if let there = try self.bytes(file.path) {
                if there == bytes {
                    outcome.unchanged += 1
                    list[file.path] = Entry(
                        hash: Self.hash(bytes), source: file.source,
                        owners: (list[file.path]?.owners ?? []).union([owner]))
                    continue
                }
                if !force, let known = list[file.path], known.hash != Self.hash(there),
                    ExportDrift.findings(file, SourceFile(path: file.path, bytes: there), at: file.path).isEmpty
                {
                    // A formatter, or a comment of somebody's: all values are there.
                    outcome.unchanged += 1
                    list[file.path] = Entry(
                        hash: known.hash, source: known.source, owners: known.owners.union([owner]))
                    continue
                }
                if !force, list[file.path]?.hash != Self.hash(there) { foreign.append(shown(file.path)) }
            }
            pending.append((file.path, bytes, file.source))
        }
        guard foreign.isEmpty else { throw .foreign(foreign) }
        for (name, bytes, source) in pending {
            list[name] = Entry(
                hash: Self.hash(bytes), source: source, owners: (list[name]?.owners ?? []).union([owner]))
        }
        let kept = Set(files.map(\.path))
        var stale: [String] = []
        for (name, entry) in list where entry.owners.contains(owner) && !kept.contains(name) {
            let others = entry.owners.subtracting([owner])
            list[name] = others.isEmpty ? nil : Entry(hash: entry.hash, source: entry.source, owners: others)
            if others.isEmpty, let there = try bytes(name), Self.hash(there) == entry.hash { stale.append(name) }
        }
        try replace(pending.map { ($0.name, $0.bytes) } + [(Self.listName, Self.text(of: list))])
        for name in stale { try? FileManager.default.removeItem(atPath: disk.absolutePath(name)) }
        outcome.written = pending.count
        outcome.removed = stale.count
        return outcome
    }

    /// Writes every file beside its place, then moves all of them there: a full disk leaves everything as it was.
    private func replace(_ files: [(name: String, bytes: [UInt8])]) throws(Problem) {
        let manager = FileManager.default
        let mark = ".diorama-\(UUID().uuidString)"
        var made: [String] = []
        for (name, bytes) in files {
            let target = disk.absolutePath(name)
            do {
                try manager.createDirectory(
                    atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                made.append(target + mark)
                try Data(bytes).write(to: URL(fileURLWithPath: target + mark))
            } catch {
                for path in made { try? manager.removeItem(atPath: path) }
                throw .system(path: shown(name), reason: error.localizedDescription)
            }
        }
        for (name, _) in files where rename(disk.absolutePath(name) + mark, disk.absolutePath(name)) != 0 {
            let reason = String(cString: strerror(errno))
            for path in made { try? manager.removeItem(atPath: path) }
            throw .system(path: shown(name), reason: reason)
        }
    }

    // MARK: The list

    private struct Entry {
        let hash: String
        /// The hash of the source of a drawn file.
        let source: String?
        let owners: Set<String>
    }

    /// The drawn files of the list that nobody has changed since.
    package struct Drawn: Sendable {
        fileprivate let folder: ExportFolder
        fileprivate let entries: [String: (hash: String, source: String)]

        /// The bytes of a file if it was drawn from a source with this hash, and is as it was written; `nil` otherwise.
        package func bytes(of name: String, from source: String) -> [UInt8]? {
            guard let entry = entries[name], entry.source == source, let bytes = try? folder.bytes(name),
                ExportFolder.hash(bytes) == entry.hash
            else { return nil }
            return bytes
        }
    }

    /// The drawn files that an earlier export has left; none where the list cannot be read.
    package var drawn: Drawn {
        let list = (try? readList()) ?? [:]
        return Drawn(
            folder: self, entries: list.compactMapValues { entry in entry.source.map { (entry.hash, $0) } })
    }

    /// Reads the list: a line for each file, with tabs between its hash, its owners and its path.
    ///
    /// The hash of a drawn file has that of its source behind a colon.
    private func readList() throws(Problem) -> [String: Entry] {
        guard let bytes = try bytes(Self.listName) else { return [:] }
        var list: [String: Entry] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 2)
            // A line that a person has broken vouches for nothing.
            guard parts.count == 3, ProjectLayout.standard.isPlain(String(parts[2])) else { continue }
            let hashes = parts[0].split(separator: ":", maxSplits: 1).map(String.init)
            list[String(parts[2])] = Entry(
                hash: hashes.first ?? "", source: hashes.count > 1 ? hashes[1] : nil,
                owners: Set(parts[1].split(separator: ",").map(String.init)))
        }
        return list
    }

    private static func text(of list: [String: Entry]) -> [UInt8] {
        let lines = list.sorted { $0.key < $1.key }.map { name, entry in
            "\(entry.hash)\(entry.source.map { ":" + $0 } ?? "")\t\(entry.owners.sorted().joined(separator: ","))\t\(name)\n"
        }
        return Array(lines.joined().utf8)
    }

    /// Makes the hash by which a changed file or source is told (FNV-1a, 64 bits): against mistakes, not malice.
    package static func hash(_ bytes: [UInt8]) -> String {
        String(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }
}
