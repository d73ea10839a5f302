import Foundation

/// A folder that is deleted with the value that holds it, and the ways in which programs save files into it.
package final class TemporaryFolder: Sendable {
    /// Absolute and free of links.
    package let path: String

    package init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "diorama-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    package func callAsFunction(_ name: String) -> String {
        "\(path)/\(name)"
    }

    package func makeDirectory(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
    }

    /// Empties the file and writes it again, as `>` does.
    package func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: self(name)))
    }

    /// Writes another file and renames it over the old one.
    package func replace(_ name: String, by text: String) throws {
        try write(text, to: name + ".tmp")
        try move(name + ".tmp", to: name)
    }

    package func append(_ text: String, to name: String) throws {
        let file = try FileHandle(forWritingTo: URL(filePath: self(name)))
        try file.seekToEnd()
        try file.write(contentsOf: Data(text.utf8))
        try file.close()
    }

    /// Makes a link under another name and renames it over the old one.
    package func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self(name + ".lnk"), withDestinationPath: target)
        try move(name + ".lnk", to: name)
    }

    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: self(name))
    }

    /// Renames, over an existing file if there is one.
    package func move(_ old: String, to new: String) throws {
        guard rename(self(old), self(new)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
