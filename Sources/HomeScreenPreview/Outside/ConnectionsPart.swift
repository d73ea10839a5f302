import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering

/// The part of the panel that says how a telephone is connected to what is beyond the process.
struct ConnectionsPart {
    /// Nil where nothing was allowed.
    let connections: Connections?
    /// The zone in whose times it says when a server answered.
    var timeZone = "UTC"

    static let id = "d-phone-connections"

    /// A list of what is connected, with problems below what they concern; an empty element without connections.
    var node: HTMLNode {
        guard let connections else { return .element(.div, .id(Self.id), .hidden) }
        let rows = [broker(connections), hosts(connections), stores(connections)].compactMap(\.self)
        return .element(
            .section, .id(Self.id), .class("d-connections"), .aria("label", "Connections"),
            children: [.element(.h3, text: "Connections"), .element(.dl, children: rows)])
    }

    private enum Mark: String {
        case good, waiting, bad
    }

    private func broker(_ connections: Connections) -> HTMLNode? {
        guard let address = connections.broker else { return nil }
        let (mark, word, reason): (Mark, String, String?) =
            switch connections.brokerState {
            case .connecting: (.waiting, "Connecting", nil)
            case .connected: (.good, "Connected", nil)
            case .lost(let reason): (.bad, "Lost", "\(reason); values are stale until it is back".asSentence)
            }
        return row("Broker", mark, word, [address], problems: [reason, connections.trouble].compactMap(\.self))
    }

    private func hosts(_ connections: Connections) -> HTMLNode? {
        guard !connections.hosts.isEmpty else { return nil }
        let word = connections.hosts.count == 1 ? "1 server allowed" : "\(connections.hosts.count) servers allowed"
        guard let last = connections.lastAnswer else {
            return row("Servers", .good, word + ", none asked yet", connections.hosts, problems: [])
        }
        let time = LocalFormat.known("en", in: timeZone).text(last.time, pattern: "HH:mm:ss")
        guard let problem = last.problem else {
            return row(
                "Servers", .good, "\(word), \(last.server) answered at \(time)", connections.hosts, problems: [])
        }
        // It may begin with the name of a server.
        return row("Servers", .bad, word, connections.hosts, problems: ["\(last.server) at \(time): \(problem)."])
    }

    private func stores(_ connections: Connections) -> HTMLNode? {
        guard let folder = connections.folder else { return nil }
        // They begin with the path of a file.
        let problems = connections.problems.map { $0 + "." }
        return row(
            "Stores", problems.isEmpty ? .good : .bad, problems.isEmpty ? "Shared" : "The last values stand", [folder],
            problems: problems)
    }

    private func row(_ name: String, _ mark: Mark, _ word: String, _ places: [String], problems: [String]) -> HTMLNode {
        .element(
            .div, .data("mark", mark.rawValue),
            children: [
                .element(.dt, text: name),
                .element(
                    .dd,
                    children: [.element(.span, .class("d-standing"), text: word)]
                        + places.map { .element(.code, .dirAuto, text: $0) }
                        + problems.map { .element(.p, .class("d-problem"), text: $0) }),
            ])
    }
}

extension String {
    /// A clause as a sentence.
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension Connections {
    /// What a line of the log says of a change.
    var brokerWords: String {
        guard broker != nil else { return (problems + [lastAnswer?.words].compactMap(\.self)).joined(separator: "; ") }
        let words: String =
            switch brokerState {
            case .connecting: "looking for the broker"
            case .connected: "the broker is there"
            case .lost(let reason): reason
            }
        return ([words] + problems).joined(separator: "; ")
    }
}

extension Connections.LastAnswer {
    /// What a line of the log says of it.
    fileprivate var words: String { problem.map { "\(server): \($0)" } ?? "\(server) has answered" }
}
