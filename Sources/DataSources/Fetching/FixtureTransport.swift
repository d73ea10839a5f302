package import LiveValues
import Synchronization

/// Answers that a fixture gives in place of the network; they win over it.
///
/// An answer is given for an address as it stands, or for that address whatever its query is. A delay passes on the
/// clock, so that a stopped clock never answers; one that is longer than anybody would wait for the network ends as a
/// request to a silent server does.
package final class FixtureTransport: Transport, Scheduled {
    /// What an address answers when it is asked, and how long it takes to.
    package struct Answer: Hashable, Sendable {
        package let status: Int
        package let delay: Duration
        package let body: [UInt8]

        package init(status: Int = 200, delay: Duration = .zero, body: [UInt8] = []) {
            self.status = status
            self.delay = delay
            self.body = body
        }
    }

    /// What is wrong with the network, for everybody who asks.
    package enum Trouble: Hashable, Sendable {
        /// Nothing: each address answers as it does.
        case none
        /// No request reaches a server, as on a plane.
        case offline
        /// Every answer takes this much longer.
        case slow(Duration)
        /// Everybody answers with this status, and no body.
        case status(Int)
        /// Everybody answers with half a page of HTML.
        case garbage
    }

    private struct Delayed {
        let deadline: Timestamp
        let work: @Sendable () -> Void
    }

    private struct State {
        var answers: [String: Answer]
        var trouble = Trouble.none
        var delayed: [Delayed] = []

        func answer(for url: String) -> Answer? {
            answers[url] ?? url.firstIndex(of: "?").flatMap { answers[String(url[..<$0])] }
        }
    }

    private let clock: any LiveClock
    private let network: (any Transport)?
    private let limits: FetchLimits
    private let state: Mutex<State>

    /// Answers for some addresses.
    ///
    /// - Parameters:
    ///   - answers: By address.
    ///   - network: Who is asked for all others; nil is nobody.
    ///   - clock: What delays pass on.
    ///   - limits: How long an answer may take.
    package init(
        _ answers: [String: Answer], otherwise network: (any Transport)? = nil, clock: any LiveClock,
        limits: FetchLimits = FetchLimits()
    ) {
        state = Mutex(State(answers: answers))
        self.network = network
        self.clock = clock
        self.limits = limits
    }

    /// What is wrong with the network; requests that are under way are answered as they would have been.
    package var trouble: Trouble {
        get { state.withLock { $0.trouble } }
        set { state.withLock { $0.trouble = newValue } }
    }

    /// Replaces the answers, as after a save.
    package func replaceAnswers(_ answers: [String: Answer]) {
        state.withLock { $0.answers = answers }
    }

    /// When the next delayed answer arrives; ask again after each request.
    package var nextDeadline: Timestamp? { state.withLock { $0.delayed.map(\.deadline).min() } }

    package func advance() {
        let now = clock.now
        let due = state.withLock { state in
            let due = state.delayed.filter { $0.deadline <= now }
            state.delayed.removeAll { $0.deadline <= now }
            return due.sorted { $0.deadline < $1.deadline }
        }
        for delayed in due { delayed.work() }
    }

    package func fetch(
        _ request: FetchRequest, completion: @escaping @Sendable (Result<FetchAnswer, SourceFailure>) -> Void
    ) {
        let (answer, trouble) = state.withLock { ($0.answer(for: request.url), $0.trouble) }
        let network = network
        let ask: @Sendable () -> Void = {
            if let answer {
                completion(.success(FetchAnswer(status: answer.status, body: answer.body)))
            } else if let network {
                network.fetch(request, completion: completion)
            } else {
                completion(.failure(SourceFailure("no answer is given for \(request.url), and no host may be asked")))
            }
        }
        let given = answer?.delay ?? .zero
        switch trouble {
        case .none: run(ask, after: given, request, completion)
        case .slow(let delay): run(ask, after: given + delay, request, completion)
        case .offline: completion(.failure(SourceFailure("the network is switched off")))
        case .status(let status): completion(.success(FetchAnswer(status: status, body: [])))
        case .garbage: completion(.success(FetchAnswer(body: Array("<html><bo".utf8))))
        }
    }

    private func run(
        _ work: @escaping @Sendable () -> Void, after delay: Duration, _ request: FetchRequest,
        _ completion: @escaping @Sendable (Result<FetchAnswer, SourceFailure>) -> Void
    ) {
        guard delay > .zero else { return work() }
        let delayed =
            if delay < limits.total {
                Delayed(deadline: clock.now + delay, work: work)
            } else {
                Delayed(deadline: clock.now + limits.total) {
                    completion(.failure(SourceFailure("\(request.url) takes too long to answer")))
                }
            }
        state.withLock { $0.delayed.append(delayed) }
    }
}
