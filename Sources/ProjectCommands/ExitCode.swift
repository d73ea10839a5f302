/// How the tool ends: every exit status it can give.
enum ExitCode: Int32, Sendable {
    /// All was well.
    case success = 0

    /// The files were read, and there are findings that count.
    case findings = 1

    /// The command line was wrong, or something it names cannot be read.
    case usage = 2
}
