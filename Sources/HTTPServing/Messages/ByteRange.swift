/// The part of a body that a browser asks for, from one `Range` header.
///
/// Players ask for films in parts, to begin in the middle. Only one range in bytes is understood; whatever else the header
/// says is passed over, which RFC 9110 §14.2 allows.
package struct ByteRange: Hashable, Sendable {
    private enum Extent: Hashable {
        case from(Int, through: Int?)
        case last(Int)
    }

    private let extent: Extent

    /// Reads a header such as `bytes=100-199`, `bytes=100-` or `bytes=-100`; nil for any other form.
    package init?(_ header: String) {
        guard header.hasPrefix("bytes=") else { return nil }
        let ends = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2 else { return nil }
        let numbers = ends.map { end in end.allSatisfy { ("0"..."9").contains($0) } ? Int(end) : nil }
        switch (ends[0].isEmpty, ends[1].isEmpty) {
        case (false, true):
            guard let first = numbers[0] else { return nil }
            extent = .from(first, through: nil)
        case (false, false):
            guard let first = numbers[0], let last = numbers[1], first <= last else { return nil }
            extent = .from(first, through: last)
        case (true, false):
            guard let count = numbers[1] else { return nil }
            extent = .last(count)
        case (true, true): return nil
        }
    }

    /// Which bytes of a body are meant; nil where it has none of them.
    package func bytes(of count: Int) -> Range<Int>? {
        switch extent {
        case .from(let first, let last):
            guard first < count else { return nil }
            return first..<min(last ?? count - 1, count - 1) + 1
        case .last(let wanted):
            guard wanted > 0, count > 0 else { return nil }
            return max(0, count - wanted)..<count
        }
    }
}
