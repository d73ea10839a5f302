extension RoomState {
    /// Brings the next group on stage when its time has come.
    ///
    /// Takes time in the number of students, once per interval: the condition and chance need all of them.
    mutating func turnCarousel(using generator: inout some RandomNumberGenerator) {
        guard carousel.state, carousel.interval > .zero, carousel.count > 0, let deadline = carouselTurn.deadline,
            deadline <= clock.now
        else { return }
        let candidates = (arrivalsByRole[.student] ?? OrderedKeys()).filter { uuid in
            carousel.condition == .none || deviceState(of: .camera, user: uuid) == .open
        }
        let group: [String]
        switch carousel.type {
        case .sequence:
            // Behind the last student of the group before; from the front again when that student has gone.
            let start = candidates.firstIndex { $0 == carouselTurn.last }.map { $0 + 1 } ?? 0
            let around = candidates[start...] + candidates[..<start]
            group = Array(around.prefix(carousel.count))
        case .random:
            group = Array(candidates.shuffled(using: &generator).prefix(carousel.count))
        }
        // Not deadline + interval: after a pause of the process one turn is due, not all the missed ones.
        carouselTurn = CarouselTurn(deadline: clock.now + carousel.interval, last: group.last)
        removeFromStage(coHosts.filter { !group.contains($0) }, by: nil)
        addToStage(group, by: nil)
    }
}
