/// An event that has no id yet, and its wire form (HTML Living Standard §9.2).
package struct ServerSentEvent: Sendable {
    let name: String
    let data: String

    /// An event.
    ///
    /// - Parameters:
    ///   - name: The event's type, by which a page chooses its listener; line breaks are left out of it.
    ///   - data: Any text.
    package init(name: String, data: String) {
        self.name = name
        self.data = data
    }

    /// Sent first on every stream: how long a browser waits before it reconnects, in milliseconds.
    ///
    /// It also makes the reply's headers leave at once, so that the page knows that it is connected.
    static let opening = SharedBytes("retry: 300\n\n")

    /// A comment that no page sees and that finds out whether the other side is still there.
    static let heartbeat = SharedBytes("event: beat\ndata:\n\n")

    /// The event as bytes, ready for any number of listeners.
    ///
    /// Every line break of the data (LF, CR or CRLF) starts a new `data:` line, so no text can end the event early or
    /// forge a field. The page sees all of them as LF. A line break in the name is left out for the same reason.
    func encoded(id: UInt64) -> SharedBytes { encoded(after: "id: \(id)\n") }

    /// The event as bytes, for what belongs to no history: a page that hears it still shows the event before.
    package func encodedWithoutID() -> SharedBytes { encoded(after: "") }

    private func encoded(after head: String) -> SharedBytes {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(data.utf8.count + name.utf8.count + 64)
        bytes += head.utf8
        bytes += "event: ".utf8
        bytes += name.utf8.filter { $0 != Self.lineFeed && $0 != Self.carriageReturn }
        bytes += "\ndata: ".utf8
        if data.utf8.contains(where: { $0 == Self.lineFeed || $0 == Self.carriageReturn }) {
            Self.appendLines(of: data, to: &bytes)
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
