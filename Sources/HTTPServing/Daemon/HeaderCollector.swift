import CMicroHTTPD

/// Reads the headers that somebody asks for from a connection.
final class HeaderCollector {
    private let names: [HTTPHeaderName]
    private var headers = RequestHeaders()

    private init(_ names: [HTTPHeaderName]) {
        self.names = names
    }

    /// The named headers of the connection's current request, repeated ones included.
    static func headers(_ names: [HTTPHeaderName], of connection: OpaquePointer) -> RequestHeaders {
        let collector = HeaderCollector(names)
        withExtendedLifetime(collector) {
            _ = MHD_get_connection_values_n(
                connection, .HEADER_KIND, onHeader, Unmanaged.passUnretained(collector).toOpaque())
        }
        return collector.headers
    }

    private static let onHeader:
        @Sendable @convention(c) (
            UnsafeMutableRawPointer?, MHD_ValueKind, UnsafePointer<CChar>?, Int, UnsafePointer<CChar>?, Int
        ) -> MHD_Result = { collector, _, key, keySize, value, valueSize in
            guard let collector, let key else { return .NO }
            let owner = Unmanaged<HeaderCollector>.fromOpaque(collector).takeUnretainedValue()
            let bytes = UnsafeRawBufferPointer(start: key, count: keySize)
            guard let name = owner.names.first(where: { $0.isNamed(by: bytes) }) else { return .YES }
            // Bytes that are not UTF-8 become replacement characters, which match nothing that is compared here.
            let text = String(decoding: UnsafeRawBufferPointer(start: value, count: valueSize), as: UTF8.self)
            owner.headers.append(name, text)
            return .YES
        }
}

extension HTTPHeaderName {
    /// Whether these bytes are the name, in any case; names differ in length or early, so that a look costs little.
    fileprivate func isNamed(by bytes: UnsafeRawBufferPointer) -> Bool {
        let utf8 = text.utf8
        return utf8.count == bytes.count && zip(utf8, bytes).allSatisfy { $0 == $1 | 0x20 || $0 == $1 }
    }
}
