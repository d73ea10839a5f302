import SourceDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Where a command writes, and what it may know about the place it writes to.
///
/// Commands get a terminal as a parameter and touch neither the process's streams nor its environment, so that a test
/// can hand them one that remembers.
struct Terminal: Sendable {
    /// Writes to standard output as it is, without a line break.
    let write: @Sendable (String) -> Void

    /// Writes to standard error as it is, without a line break.
    let writeError: @Sendable (String) -> Void

    /// Reads standard input to its end, or a byte more than a limit.
    let readInput: @Sendable (_ limit: Int) -> [UInt8]

    /// Whether a person watches standard output.
    let isInteractive: Bool

    /// The value of one of the environment's variables; nil for one that is not set.
    let environment: @Sendable (_ name: String) -> String?

    /// Writes a line to standard output, with its control characters as spaces.
    func print(_ line: String) { write(LineExcerpt.printable(line) + "\n") }

    /// Writes a line to standard error, with its control characters as spaces.
    func printError(_ line: String) { writeError(LineExcerpt.printable(line) + "\n") }

    /// Writes lines to standard output; what files and arguments put into them cannot act on the terminal.
    func writeLines(_ text: String) {
        write(
            text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
                .map { LineExcerpt.printable(String($0)) }.joined(separator: "\n"))
    }

    /// Whether output is coloured.
    ///
    /// Left to decide, a terminal is coloured unless `NO_COLOR` is set to anything (https://no-color.org) or the
    /// terminal calls itself dumb.
    func usesColor(_ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto: isInteractive && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
        }
    }
}

extension Terminal {
    /// The process's own streams and variables.
    static var standard: Terminal {
        Terminal(
            write: { writeAll($0, to: STDOUT_FILENO) },
            writeError: { writeAll($0, to: STDERR_FILENO) },
            readInput: { readAll(from: STDIN_FILENO, limit: $0) },
            isInteractive: isatty(STDOUT_FILENO) == 1,
            // To collect all variables in a table takes longer than to start the process.
            environment: { name in getenv(name).map { String(cString: $0) } })
    }

    // Unbuffered, so that a reader on a pipe has a line when it is printed. A stream that takes no more (a closed pipe, a
    // full disk) ends the writing: there is nobody left to tell.
    private static func writeAll(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if count == 0 || errno != EINTR {
                return
            }
        }
    }
}

extension Terminal {
    private static func readAll(from descriptor: Int32, limit: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit {
            var count = 0
            bytes += [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
                repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
                filled = max(count, 0)
            }
            if count <= 0 { break }
        }
        return bytes
    }
}

// The property `write` hides the system's function of the same name inside the type.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}
