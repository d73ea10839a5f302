import Foundation
import SourceDiagnostics

extension Terminal {
    /// Writes a page into a file, or to standard output when no file is named.
    func write(_ bytes: [UInt8], to path: String?) throws(UsageError) {
        guard let path else { return write(String(decoding: bytes, as: UTF8.self)) }
        do {
            let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            // A file is replaced as a whole. A device or a pipe is written to: replaced, /dev/null would be a file.
            let isSpecial = DiskFileSystem(root: ".").kind(of: url.path) == .special
            try Data(bytes).write(to: url, options: isSpecial ? [] : .atomic)
        } catch {
            throw UsageError("cannot write '\(path)': \(error.localizedDescription)")
        }
    }
}
