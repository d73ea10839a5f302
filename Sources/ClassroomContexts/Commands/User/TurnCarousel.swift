import LiveValues

/// Brings the next group on stage when its time has come.
///
/// Takes time in the number of students, once per interval: the condition and chance need all of them.
public struct TurnCarousel: ServerCommand {
    /// Decides whom chance brings up: the same number brings up the same students.
    public var chance: Int

    /// Asks for the turn.
    public init(chance: Int) {
        self.chance = chance
    }

    static let name = "turnCarousel"

    func decide(in decision: inout Decision) throws(ContextError) {
        turn(in: &decision)
        for subRoom in Array(decision.state.groups.order) { decision.inSubRoom(subRoom) { turn(in: &$0) } }
    }

    private func turn(in decision: inout Decision) {
        let carousel = decision.state.carousel
        guard carousel.state, carousel.interval > .zero, carousel.count > 0,
            let deadline = decision.state.carouselTurn.deadline, deadline <= decision.time
        else { return }
        let students = decision.state.arrivalsByRole[.student] ?? OrderedKeys()
        let candidates = students.filter { uuid in
            carousel.condition == .none || decision.state.deviceState(of: .camera, user: uuid) == .open
        }
        let group: [String]
        switch carousel.type {
        case .sequence:
            // Behind the last student of the group before; from the front again when that student has gone.
            let start = candidates.firstIndex { $0 == decision.state.carouselTurn.last }.map { $0 + 1 } ?? 0
            group = Array((candidates[start...] + candidates[..<start]).prefix(carousel.count))
        case .random:
            var generator = Chance(state: UInt64(bitPattern: Int64(chance)))
            group = Array(candidates.shuffled(using: &generator).prefix(carousel.count))
        }
        // Not deadline + interval: after a pause of the process one turn is due, not all the missed ones.
        decision.keep(.carouselTurned(next: decision.time + carousel.interval, last: group.last))
        decision.removeFromStage(decision.state.coHosts.filter { !group.contains($0) }, by: nil)
        decision.addToStage(group, by: nil)
    }
}

/// SplitMix64: numbers that follow from one.
private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
