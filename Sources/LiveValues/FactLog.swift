/// A state that follows from facts alone: the same facts give the same state, wherever and whenever they are applied.
public protocol FactState: Sendable {
    /// What can happen to it.
    associatedtype Fact: Sendable

    /// Takes up that something has happened.
    ///
    /// Reads nothing but the state and the fact, and never fails: what makes no sense in the state changes nothing.
    mutating func evolve(_ fact: Fact)
}

/// The history of a store: numbered facts, with the state that they led to kept every few thousand.
///
/// ## Performance
///
/// Appending takes constant time. A checkpoint is a copy on write: it costs nothing itself, and lets the next change of
/// each table copy that table once. Seeking replays at most ``interval`` facts, and those of one change.
///
/// ```swift
/// var log = FactLog(from: counter)
/// counter.evolve(fact)
/// log.append([fact], leadingTo: counter)
/// log.state(at: log.lastSequence - 10)  // as it was ten facts ago
/// ```
public struct FactLog<State: FactState>: Sendable {
    /// A checkpoint and the facts behind it.
    private struct Segment: Sendable {
        let checkpoint: State
        /// The number of the last fact in front of the checkpoint.
        let base: Int
        var facts: [State.Fact] = []
    }

    /// How many facts lie between two checkpoints.
    public let interval: Int
    /// The most facts that are kept; so many that are older go together that a checkpoint still covers the rest.
    public let limit: Int
    /// The number of the last fact: 0 before the first, then without a gap.
    public private(set) var lastSequence: Int
    private var segments: [Segment]

    /// A history that begins with a state.
    ///
    /// - Parameters:
    ///   - state: The state in front of the first fact.
    ///   - sequence: The number of the last fact that led to it.
    ///   - interval: How many facts lie between two checkpoints; at least 1.
    ///   - limit: The most facts that are kept; at least `interval`.
    public init(from state: State, after sequence: Int = 0, interval: Int = 2048, limit: Int = 32_768) {
        self.interval = max(1, interval)
        self.limit = max(self.interval, limit)
        lastSequence = max(0, sequence)
        segments = [Segment(checkpoint: state, base: lastSequence)]
    }

    /// The number of the last fact that is forgotten: the earliest state that can be asked for is the one after it.
    public var firstSequence: Int { segments.first?.base ?? lastSequence }

    /// The numbers at which a state is kept.
    public var checkpoints: [Int] { segments.map(\.base) }

    /// Notes what has happened.
    ///
    /// - Parameters:
    ///   - facts: The facts of one change, oldest first.
    ///   - state: The state after them.
    public mutating func append(_ facts: [State.Fact], leadingTo state: State) {
        lastSequence += facts.count
        segments[segments.endIndex - 1].facts += facts
        guard segments[segments.endIndex - 1].facts.count >= interval else { return }
        segments.append(Segment(checkpoint: state, base: lastSequence))
        while segments.count > 1, lastSequence - segments[1].base >= limit { segments.removeFirst() }
    }

    /// The state after a fact, from the nearest checkpoint in front of it.
    ///
    /// - Parameter sequence: The number of the fact; 0 for the beginning.
    /// - Returns: The state; nil when the number lies before ``firstSequence`` or has not been reached.
    public func state(at sequence: Int) -> State? {
        guard sequence <= lastSequence, let index = segments.lastIndex(where: { $0.base <= sequence }) else {
            return nil
        }
        return Self.replay(
            segments[index].facts.prefix(sequence - segments[index].base), on: segments[index].checkpoint)
    }

    /// The facts behind one, oldest first.
    ///
    /// - Parameter sequence: The number of the fact; 0 for the beginning.
    /// - Returns: The facts; nil when some of them are forgotten, or the number has not been reached.
    public func facts(after sequence: Int) -> [State.Fact]? {
        guard sequence <= lastSequence, let index = segments.lastIndex(where: { $0.base <= sequence }) else {
            return nil
        }
        var facts = Array(segments[index].facts.dropFirst(sequence - segments[index].base))
        for segment in segments[(index + 1)...] { facts += segment.facts }
        return facts
    }

    /// A state that facts were applied to, in order.
    public static func replay(_ facts: some Sequence<State.Fact>, on state: State) -> State {
        var state = state
        for fact in facts { state.evolve(fact) }
        return state
    }
}
