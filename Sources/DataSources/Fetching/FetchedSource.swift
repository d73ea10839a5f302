package import LiveValues
import Synchronization

/// What an address answers, read as a value whenever somebody asks for it anew.
///
/// It asks nobody by itself: when a value is too old is its owner's to say. What fails leaves what came before.
package final class FetchedSource<Value: Sendable>: DataSource {
    /// Makes a value of a body, or says why there is none in it.
    package typealias Reader = @Sendable (_ body: [UInt8]) throws(SourceFailure) -> Value

    private let request: FetchRequest
    private let transport: any Transport
    private let cell: SourceCell<Value>
    private let read: Reader
    private let asked = Mutex(false)

    /// A source that has not asked yet.
    ///
    /// - Parameters:
    ///   - request: What to ask for.
    ///   - transport: Whom to ask.
    ///   - clock: What the age of an answer is measured on.
    ///   - keep: How long an answer is fresh; nil is for ever.
    ///   - reader: Called on the thread that brings an answer.
    package init(
        _ request: FetchRequest, over transport: any Transport, clock: any LiveClock, keep: Duration? = nil,
        reader: @escaping Reader
    ) {
        self.request = request
        self.transport = transport
        cell = SourceCell(clock: clock, keep: keep)
        read = reader
    }

    package var state: SourceState<Value> { cell.state }
    package var nextDeadline: Timestamp? { cell.nextDeadline }
    package func advance() { cell.advance() }

    package func subscribe(_ handler: @escaping @Sendable () -> Void) -> Subscription { cell.subscribe(handler) }

    /// Whether an answer is awaited.
    package var isAsking: Bool { asked.withLock { $0 } }

    /// Asks anew, unless an answer is awaited already.
    package func refresh() {
        let isFirst = asked.withLock { asked in
            defer { asked = true }
            return !asked
        }
        guard isFirst else { return }
        transport.fetch(request) { [weak self] result in self?.take(result) }
    }

    private func take(_ result: Result<FetchAnswer, SourceFailure>) {
        asked.withLock { $0 = false }
        do throws(SourceFailure) {
            let answer = try result.get()
            guard (200..<300).contains(answer.status) else {
                throw SourceFailure("the answer has status \(answer.status)", status: answer.status)
            }
            cell.deliver(try read(answer.body))
        } catch {
            cell.fail(error)
        }
    }
}

extension LiveJSON {
    /// The value of an answer's body; what is amiss is the failure of its source.
    package static func value(ofAnswer body: [UInt8]) throws(SourceFailure) -> LiveValue {
        do throws(JSONProblem) {
            return try value(of: body)
        } catch {
            throw SourceFailure(error.description)
        }
    }
}

extension FetchedSource where Value == LiveValue {
    /// A source of JSON.
    package convenience init(
        json url: String, over transport: any Transport, clock: any LiveClock, keep: Duration? = nil
    ) {
        self.init(FetchRequest(url), over: transport, clock: clock, keep: keep) { body throws(SourceFailure) in
            try LiveJSON.value(ofAnswer: body)
        }
    }
}

extension FetchedSource where Value == FetchedImage {
    /// A source of pictures.
    package convenience init(
        image url: String, over transport: any Transport, clock: any LiveClock, keep: Duration? = nil
    ) {
        let request = FetchRequest(url, maximumBytes: FetchedImage.maximumBytes)
        self.init(request, over: transport, clock: clock, keep: keep) { body throws(SourceFailure) in
            try FetchedImage(body)
        }
    }
}
