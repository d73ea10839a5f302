/// A name and a value from the query of a URL, decoded.
package struct QueryItem: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// The path and the query of a request, decoded exactly once.
struct RequestTarget: Equatable {
    var path: String
    var query: [QueryItem]

    /// The longest target that is read, in bytes; a link to a page stays below 1 KiB.
    static let maximumLength = 8 * 1024

    /// The most items that a query may have; a link to a page has ten.
    static let maximumItems = 64

    /// Splits and decodes the target of a request line.
    ///
    /// Refuses what no link of ours contains: another form than `/path?query`, a `#`, an escape that is cut off or not
    /// hexadecimal, a control character (NUL included), and bytes that are not UTF-8.
    init(_ raw: [UInt8]) throws(HTTPStatus) {
        guard raw.count <= Self.maximumLength else { throw .targetTooLong }
        guard raw.first == UInt8(ascii: "/"), !raw.contains(UInt8(ascii: "#")) else { throw .badRequest }
        let parts = raw.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
        guard let path = PercentDecoding.decode(parts[0]) else { throw .badRequest }
        self.path = path
        query = []
        guard parts.count == 2 else { return }
        guard parts[1].count(where: { $0 == UInt8(ascii: "&") }) < Self.maximumItems else { throw .targetTooLong }
        for item in parts[1].split(separator: UInt8(ascii: "&")) {
            let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentDecoding.decode(sides[0], plusIsSpace: true),
                let value = PercentDecoding.decode(sides.count == 2 ? sides[1] : [], plusIsSpace: true)
            else { throw .badRequest }
            query.append(QueryItem(name: name, value: value))
        }
    }

    /// Whether the path names one thing in one way: no empty, `.` or `..` segment and no backslash.
    ///
    /// Nothing is served from the file system, so such a path could at most miss; it is refused before a handler sees it
    /// so that no handler has to think about it.
    static func isCanonical(_ path: String) -> Bool {
        guard !path.utf8.contains(UInt8(ascii: "\\")) else { return false }
        let segments = path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return segments.enumerated().allSatisfy { index, segment in
            switch String(segment) {
            case ".", "..": false
            case "": index == segments.count - 1
            default: true
            }
        }
    }
}

extension HTTPStatus: Error {}
