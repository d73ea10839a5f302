import Foundation
import SceneModel
import SourceDiagnostics
import YAMLSyntax

extension FileSystem {
    /// Writes a mended file in one step, so that nobody ever reads half of it; links and permissions stay.
    ///
    /// It fails when the file has changed since it was read, or cannot be written.
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
                guard rename(beside, target) == 0 else { throw CocoaError(.fileWriteUnknown) }
            } catch {
                try? FileManager.default.removeItem(atPath: beside)
                throw error
            }
        } catch {
            throw UsageError("cannot write '\(change.path)': \(error.localizedDescription)")
        }
    }
}
