import TestSupport

@testable import HTTPServing

/// A page that listens to an event stream: the stream's text, without the chunks in which it travels.
final class ListeningPage {
    private let connection: RawConnection
    private var text: [UInt8] = []

    /// Opens the stream and reads up to the first thing that the page can see.
    init(_ server: RunningServer, headers: [String] = [], receiveBufferBytes: Int32? = nil) throws {
        connection = try server.connect(receiveBufferBytes: receiveBufferBytes)
        let lines = ["GET /events HTTP/1.1", "Host: \(server.host)"] + headers
        try connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
        let head = try connection.readResponse()
        guard head.header("content-type") == "text/event-stream; charset=utf-8" else {
            throw RawConnection.Failure(description: "no event stream: \(head)")
        }
        _ = try read(until: "retry: 300\n\n")
    }

    /// Reads up to the end of the given text; what follows waits for the next read.
    func read(until mark: String) throws -> String {
        let mark = Array(mark.utf8)
        var searched = 0
        while true {
            if let end = text.end(of: mark, from: searched) {
                defer { text.removeFirst(end) }
                return String(decoding: text[..<end], as: UTF8.self)
            }
            searched = max(0, text.count - mark.count)
            guard try readChunk() else {
                throw RawConnection.Failure(
                    description: "ended before \(String(decoding: mark, as: UTF8.self).debugDescription)")
            }
        }
    }

    /// Reads until the server ends the stream or breaks the connection.
    func readToEnd() -> String {
        while (try? readChunk()) == true {}
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads some bytes and throws them away.
    func skip(count: Int) throws {
        _ = try connection.read(count: count)
    }

    private func readChunk() throws -> Bool {
        let line = try connection.read(until: "\r\n").dropLast(1)
        guard let count = Int(line, radix: 16), count > 0 else { return false }
        text += try connection.read(count: count)
        _ = try connection.read(count: 2)
        return true
    }
}
