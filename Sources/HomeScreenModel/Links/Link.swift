package import ConfigSchema
import Foundation

/// An address that a tap opens, in its parts: `story://day/7?from=widget`.
package struct Link: Hashable, Sendable {
    package let text: String
    /// In small letters.
    package let scheme: String
    /// The host and the path's parts, decoded.
    package let steps: [String]

    /// Takes an address apart; nil for text without a scheme.
    package init?(_ text: String) {
        guard let end = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.utf8.first,
            Self.isLetter(first)
        else { return nil }
        let scheme = text[..<end]
        guard scheme.utf8.allSatisfy({ Self.isLetter($0) || (0x30...0x39).contains($0) || "+.-".utf8.contains($0) })
        else { return nil }
        self.text = text
        self.scheme = scheme.lowercased()
        let path = text.utf8[end...].dropFirst().prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        steps = path.split(separator: UInt8(ascii: "/")).map { bytes in
            let step = Substring(bytes)
            return step.utf8.contains(UInt8(ascii: "%")) ? step.removingPercentEncoding ?? String(step) : String(step)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// The host with its port, as an address of the web has it; nil where it has none.
    package var place: String? {
        let rest = text.dropFirst(scheme.count)
        guard rest.hasPrefix("://") else { return nil }
        let authority = rest.dropFirst(3).prefix { !"/?#".contains($0) }
        let place = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        return place.isEmpty ? nil : String(place)
    }

    /// Whether it leads to the web, which every app may open.
    package var isWeb: Bool { scheme == "https" || scheme == "http" }
}

/// Where an app goes with the addresses that it opens: `routes: { login: Sign in, "{id}": A story }`.
package struct Routes: Hashable, Sendable {
    /// A path with places, and what the log calls it.
    package struct Route: Hashable, Sendable {
        package let pattern: String
        package let title: String

        fileprivate let steps: [Substring]
        /// Whether it has no places, so that its words are taken.
        let isReserved: Bool

        fileprivate init(_ pattern: String, title: String) {
            self.pattern = pattern
            self.title = title
            steps = pattern.split(separator: "/")
            isReserved = !steps.contains(where: Self.isPlace)
        }

        /// Whether a step stands for any text.
        static func isPlace(_ step: Substring) -> Bool { step.hasPrefix("{") && step.hasSuffix("}") }
    }

    package let all: [Route]

    /// The fork that each step leads to, fork by fork, so that an address is not held against every route.
    ///
    /// All routes begin at the first one. A place has the step `{}`.
    private var forks: [[Substring: Int]] = [[:]]
    /// The route that ends at a fork, by its place in ``all``.
    private var ends: [Int: Int] = [:]

    /// The kind of an app's `routes`: a map from patterns such as `day/{date}` to what people read of them.
    package static let section = PropertyKind.map(of: .text, keys: .any("route"))

    /// Takes what a file says of ``section``; `title` chooses among the languages of a text.
    package init(_ section: ConfigValue, title: (ConfigValue) -> String) {
        self.init(section.mapEntries.map { ($0.key, title($0.value)) })
    }

    /// Takes patterns with their titles.
    package init(_ routes: [(pattern: String, title: String)]) {
        all = routes.map { Route($0.pattern, title: $0.title) }
        for (index, route) in all.enumerated() {
            let end = route.steps.reduce(0) { fork(behind: $0, by: Route.isPlace($1) ? "{}" : $1) }
            ends[end] = ends[end] ?? index
        }
    }

    private mutating func fork(behind fork: Int, by step: Substring) -> Int {
        if let known = forks[fork][step] { return known }
        forks[fork][step] = forks.count
        forks.append([:])
        return forks.count - 1
    }

    /// The route of an address with what stands in its places; nil when none fits.
    ///
    /// One without places goes first.
    package func route(of link: Link) -> (route: Route, values: [String: String])? {
        var reached = [0]
        for step in link.steps where !reached.isEmpty {
            reached = reached.flatMap { [forks[$0][step[...]], forks[$0]["{}"]].compactMap(\.self) }
        }
        let fitting = Set(reached.compactMap { ends[$0] }).sorted().map { all[$0] }
        guard let route = fitting.first(where: \.isReserved) ?? fitting.first else { return nil }
        return (route, Self.values(of: link, in: route))
    }

    private static func values(of link: Link, in route: Route) -> [String: String] {
        let places = zip(route.steps, link.steps).filter { Route.isPlace($0.0) }
        return Dictionary(
            places.map { (String($0.dropFirst().dropLast()), $1) }, uniquingKeysWith: { _, later in later })
    }
}

/// What a tap on a widget does, in the order in which it happens.
package enum TapEvent: Hashable, Sendable {
    /// The app comes to the front; that comes before the address reaches it.
    case opens
    /// The app is told an address, and goes to a route; nil where it has none for it.
    case link(String, route: String?)

    /// What happens when somebody taps, with the address of what they hit; nil where that has none.
    package static func tap(_ text: String?, _ routes: Routes) -> [TapEvent] {
        guard let text, let link = Link(text) else { return [.opens] }
        return [.opens, .link(link.text, route: routes.route(of: link)?.route.title)]
    }
}
