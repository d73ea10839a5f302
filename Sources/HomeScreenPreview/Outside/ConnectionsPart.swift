import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering

/// The part of the panel that says how a telephone is connected to what is beyond the process.
struct ConnectionsPart {
    /// Nil where nothing was allowed.
    let connections: Connections?
    var texts = PhoneTexts(locale: "en")
    /// The zone in whose times it says when a server answered.
    var timeZone = "UTC"

    static let id = "d-phone-connections"

    /// A list of what is connected, with problems below what they concern; an empty element without connections.
    var node: HTMLNode {
        guard let connections else { return .element(.div, .id(Self.id), .hidden) }
        let rows = [broker(connections), hosts(connections), stores(connections)].compactMap(\.self)
        return .element(
            .section, .id(Self.id), .class("d-connections"), .aria("label", texts.connections),
            children: [.element(.h3, text: texts.connections), .element(.dl, children: rows)])
    }

    private enum Mark: String {
        case good, waiting, bad
    }

    private func broker(_ connections: Connections) -> HTMLNode? {
        guard let address = connections.broker else { return nil }
        let (mark, word, reason): (Mark, String, String?) =
            switch connections.brokerState {
            case .connecting: (.waiting, texts.connecting, nil)
            case .connected: (.good, texts.connected, nil)
            case .lost(let reason): (.bad, texts.lost, "\(reason); values are stale until it is back".asSentence)
            }
        return row(texts.broker, mark, word, [address], problems: [reason, connections.trouble].compactMap(\.self))
    }

    private func hosts(_ connections: Connections) -> HTMLNode? {
        guard !connections.hosts.isEmpty else { return nil }
        let word = texts.allowed(connections.hosts.count)
        guard !connections.servers.isEmpty else {
            return row(texts.servers, .good, word + texts.noneAsked, connections.hosts, problems: [])
        }
        let format = LocalFormat.known("en", in: timeZone)
        var problems: [String] = []
        var answering: [String] = []
        for (server, standing) in connections.servers.sorted(by: { $0.key < $1.key }) {
            let since = format.text(standing.since, pattern: "HH:mm:ss")
            if let problem = standing.problem {
                // It may begin with the name of a server.
                problems.append("\(server) since \(since): \(problem).")
            } else {
                answering.append(texts.answers(server, since: since))
            }
        }
        return row(
            texts.servers, problems.isEmpty ? .good : .bad, ([word] + answering).joined(separator: texts.comma),
            connections.hosts, problems: problems)
    }

    private func stores(_ connections: Connections) -> HTMLNode? {
        guard let folder = connections.folder else { return nil }
        // They begin with the path of a file.
        let problems = connections.problems.map { $0 + "." }
        return row(
            texts.stores, problems.isEmpty ? .good : .bad, problems.isEmpty ? texts.shared : texts.lastValuesStand,
            [folder],
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
                        + problems.map { .element(.p, .class("d-problem"), .lang("en"), text: $0) }),
            ])
    }
}

extension String {
    /// A clause as a sentence.
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension Connections {
    /// What a line of the log says of a change.
    var words: String {
        (brokerWords + problems + serverWords).joined(separator: "; ")
    }

    private var brokerWords: [String] {
        guard broker != nil else { return [] }
        return switch brokerState {
        case .connecting: ["looking for the broker"]
        case .connected: ["the broker is there"]
        case .lost(let reason): [reason]
        }
    }

    private var serverWords: [String] {
        servers.sorted { $0.key < $1.key }.map { server, standing in
            standing.problem.map { "\(server): \($0)" } ?? "\(server) answers"
        }
    }
}
