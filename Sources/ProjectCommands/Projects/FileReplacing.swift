import Foundation
import SceneModel
import SourceDiagnostics
import YAMLSyntax

extension FileSystem {
    /// Writes a mended file in one step, so that nobody ever reads half of it; links, permissions and the owner stay.
    ///
    /// A file that has several names, or an owner whom this process cannot give to another file, is written over in
    /// place. It fails when the file has changed since it was read, or cannot be written.
    func replace(_ change: Mending.Change) throws(UsageError) {
        guard let disk = self as? DiskFileSystem else { throw UsageError("'\(change.path)' is not on the disk") }
        let current: [UInt8]
        do throws(FileError) {
            current = try read(change.path, limit: YAMLLimits.standard.fileSize)
        } catch {
            throw UsageError("cannot write '\(change.path)': \(error.reason)")
        }
        guard current == change.before else {
            throw UsageError("'\(change.path)' changed while it was checked, and stays as it is")
        }
        let target = disk.absolutePath(canonicalPath(change.path) ?? change.path)
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: target)
            let beside = target + ".diorama-\(UUID().uuidString)"
            do {
                try Data(change.after).write(to: URL(fileURLWithPath: beside))
                if let permissions = attributes[.posixPermissions] {
                    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: beside)
                }
                if (attributes[.referenceCount] as? Int ?? 1) == 1, Self.give(beside, to: attributes) {
                    guard rename(beside, target) == 0 else { throw CocoaError(.fileWriteUnknown) }
                } else {
                    // The copy beside it stays until the bytes are there: whoever interrupts this has both.
                    try Data(change.after).write(to: URL(fileURLWithPath: target))
                    try FileManager.default.removeItem(atPath: beside)
                }
            } catch {
                try? FileManager.default.removeItem(atPath: beside)
                throw error
            }
        } catch {
            throw UsageError("cannot write '\(change.path)': \(error.localizedDescription)")
        }
    }

    /// Gives a file the owner and the group of another one, and answers whether it has both.
    private static func give(_ path: String, to attributes: [FileAttributeKey: Any]) -> Bool {
        let keys = [FileAttributeKey.ownerAccountID, .groupOwnerAccountID]
        func owners(_ attributes: [FileAttributeKey: Any]?) -> [Int?] { keys.map { attributes?[$0] as? Int } }
        func own() -> [Int?] { owners(try? FileManager.default.attributesOfItem(atPath: path)) }
        if own() == owners(attributes) { return true }
        try? FileManager.default.setAttributes(attributes.filter { keys.contains($0.key) }, ofItemAtPath: path)
        return own() == owners(attributes)
    }
}
