/// The wire form of server-sent events (HTML Living Standard §9.2).
enum ServerSentEvent {
    /// Sent first on every stream: how long a browser waits before it reconnects, in milliseconds.
    ///
    /// It also makes the
    /// reply's headers leave at once, so that the page knows that it is connected.
    static let opening = SharedBytes("retry: 300\n\n")

    /// A comment that no page sees and that finds out whether the other side is still there.
    static let heartbeat = SharedBytes(":\n\n")

    /// One event as bytes, ready for any number of listeners.
    ///
    /// Every line break of the data (LF, CR or CRLF) starts a new `data:` line, so no text can end the event early or
    /// forge a field. The page sees all of them as LF. A line break in the name is left out for the same reason.
    static func encode(event: String, data: String, id: UInt64) -> SharedBytes {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(data.utf8.count + event.utf8.count + 64)
        bytes += "id: \(id)\nevent: ".utf8
        bytes += event.utf8.filter { $0 != lineFeed && $0 != carriageReturn }
        bytes += "\ndata: ".utf8
        if data.utf8.contains(where: { $0 == lineFeed || $0 == carriageReturn }) {
            appendLines(of: data, to: &bytes)
        } else {
            bytes += data.utf8
        }
        bytes += "\n\n".utf8
        return SharedBytes(bytes)
    }

    private static func appendLines(of data: String, to bytes: inout [UInt8]) {
        var previous: UInt8 = 0
        for byte in data.utf8 {
            switch byte {
            case lineFeed where previous == carriageReturn: break
            case lineFeed, carriageReturn: bytes += "\ndata: ".utf8
            default: bytes.append(byte)
            }
            previous = byte
        }
    }

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
}
