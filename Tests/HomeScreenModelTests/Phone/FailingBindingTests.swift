import HomeScreenModel
import LiveValues
import Synchronization
import Testing

/// Bindings without a value, as a telephone is told of them with every drawing.
@Suite struct FailingBindingTests {
    private static let missing = BindingFailure(path: "q.text", reason: "is missing")
    private static let other = BindingFailure(path: "q.from", reason: "is missing")

    private let bench: PhoneBench
    private let told = Told()

    /// The facts of failing bindings, as a log has them.
    private final class Told: Sendable {
        private let facts = Mutex<[String]>([])

        var lines: [String] { facts.withLock { $0 } }

        func take(_ record: ChangeRecord) {
            guard case .bindingFailed(let instance, let failure)? = record.payload as? PhoneFact else { return }
            facts.withLock { $0.append("\(instance.id): \(failure)") }
        }
    }

    private let subscription: Subscription

    init() throws {
        bench = try PhoneBench(["a": "", "b": ""])
        subscription = bench.store.subscribe { [told] in told.take($0) }
    }

    @Test func areToldOnceHoweverOftenTheWidgetIsDrawn() {
        for _ in 1...3 { bench.store.note([Self.missing, Self.missing], drawing: bench.key()) }
        #expect(told.lines == ["a: 'q.text' is missing"])
    }

    @Test func areToldAgainOnceTheyHadAValue() {
        for failures in [[Self.missing], [], [Self.missing]] { bench.store.note(failures, drawing: bench.key()) }
        #expect(told.lines == ["a: 'q.text' is missing", "a: 'q.text' is missing"])
    }

    @Test func areToldForEachWidgetAndEachBinding() {
        bench.store.note([Self.missing], drawing: bench.key())
        bench.store.note([Self.missing, Self.other], drawing: bench.key())
        bench.store.note([Self.missing], drawing: bench.key("b"))
        #expect(told.lines == ["a: 'q.text' is missing", "a: 'q.from' is missing", "b: 'q.text' is missing"])
    }

    @Test func changeNoState() {
        let before = bench.store.state
        bench.store.note([Self.missing], drawing: bench.key())
        #expect(bench.store.state == before)
    }
}
