public import LiveValues

extension RoomStore {
    /// When the room next changes by itself: a raised hand that expires, the carousel's next turn, or a
    /// step of a file's conversion.
    ///
    /// Nil when time changes nothing.
    ///
    /// A server that wakes at this instant and calls ``advance()`` needs no other timer, and an idle room none at all. Ask
    /// again after each event of the topics `handsWave`, `carousel` and `cloudFiles`.
    public var nextDeadline: Timestamp? {
        read(\.nextDeadline)
    }

    /// Does what has become due by now on the room's clock, and tells it.
    public func advance() {
        var generator = SystemRandomNumberGenerator()
        advance(using: &generator)
    }

    /// Does what ``advance()`` does, with a chosen source of chance for the carousel.
    package func advance(using generator: inout some RandomNumberGenerator) {
        simulate(.lowerDueHands(LowerDueHands()))
        simulate(.advanceConversions(AdvanceConversions()))
        // 53 bits: what every reader of JSON takes for the same number.
        simulate(.turnCarousel(TurnCarousel(chance: Int(generator.next() >> 11))))
    }
}

extension RoomState {
    /// When something is due, in the class or in one of its groups; nil when nothing is.
    fileprivate var nextDeadline: Timestamp? {
        let groups = groups.subRooms.values.map(\.room.nextDeadline)
        return ([hands.next?.deadline, carouselTurn.deadline, cloud.nextStep] + groups).compactMap { $0 }.min()
    }
}
