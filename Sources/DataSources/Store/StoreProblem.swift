/// Why a store shows what it had last.
package enum StoreProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Another process has held the file's lock for longer than the store waits; it tries again.
    case locked(file: String)
    /// The file is no database, or one with a fault; it is left as it is.
    case corrupt(file: String, String)
    /// The file is gone; the next write makes it anew.
    case deleted(file: String)
    /// Something else that SQLite or the system says.
    case other(file: String, String)

    package var description: String {
        switch self {
        case .locked(let file): "\(file) is locked by another process"
        case .corrupt(let file, let words): "\(file) cannot be read as a database (\(words)), and is left as it is"
        case .deleted(let file): "\(file) was deleted; it is made anew when something is written"
        case .other(let file, let words): "\(file): \(words)"
        }
    }
}
