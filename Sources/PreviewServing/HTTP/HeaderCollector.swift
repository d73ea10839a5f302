import CMicroHTTPD

/// Reads the headers that we know from a connection.
final class HeaderCollector {
    private var headers = RequestHeaders()

    /// The known headers of the connection's current request, repeated ones included.
    static func headers(of connection: OpaquePointer) -> RequestHeaders {
        let collector = HeaderCollector()
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
            guard let name = HTTPHeaderName(ignoringCase: UnsafeRawBufferPointer(start: key, count: keySize)) else {
                return .YES
            }
            // Bytes that are not UTF-8 become replacement characters, which match nothing that is compared here.
            let text = String(decoding: UnsafeRawBufferPointer(start: value, count: valueSize), as: UTF8.self)
            Unmanaged<HeaderCollector>.fromOpaque(collector).takeUnretainedValue().headers.append(name, text)
            return .YES
        }
}

extension HTTPHeaderName {
    /// The known name with these bytes, in any case; names differ in length or early, so that a look costs little.
    fileprivate init?(ignoringCase bytes: UnsafeRawBufferPointer) {
        let match = Self.allCases.first { name in
            let utf8 = name.rawValue.utf8
            return utf8.count == bytes.count && zip(utf8, bytes).allSatisfy { $0 == $1 | 0x20 || $0 == $1 }
        }
        guard let match else { return nil }
        self = match
    }
}
