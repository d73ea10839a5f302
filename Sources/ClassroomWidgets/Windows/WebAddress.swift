import Foundation

/// An address as a window shows it.
struct WebAddress: Hashable, Sendable {
    /// The whole address.
    let text: String

    init(_ text: String) { self.text = text }

    /// Whether clients open it: others, such as `javascript:`, are refused.
    var isSecure: Bool {
        let lowercased = text.lowercased()
        return ["https://", "http://"].contains { lowercased.hasPrefix($0) && lowercased.count > $0.count }
    }

    /// The name of the file at the end of the path, such as `film.mp4`; nil where nothing there has an ending.
    var fileName: String? {
        guard isSecure, let start = text.firstRange(of: "://")?.upperBound else { return nil }
        let steps = text[start...].prefix { !"?#".contains($0) }.split(separator: "/", omittingEmptySubsequences: false)
        guard steps.count > 1, let last = steps.last, let name = String(last).removingPercentEncoding,
            let point = name.lastIndex(of: "."), point > name.startIndex, name.index(after: point) < name.endIndex
        else { return nil }
        return name
    }

    /// The host without user, port and path; the whole text where there is none.
    var host: String {
        guard isSecure, let start = text.firstRange(of: "://")?.upperBound else { return text }
        let authority = text[start...].prefix { !"/?#".contains($0) }
        let host = authority.split(separator: "@").last ?? authority
        // An IPv6 address has colons of its own, in brackets.
        let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
        return name.isEmpty ? text : String(name)
    }
}
