extension RoomState {
    /// Raises a hand, or renews one that is up, without telling anybody.
    mutating func raise(_ wave: HandsWave) {
        lastHandTicket += 1
        hands[wave.userUuid] = HandRecord(wave: wave, ticket: lastHandTicket)
        handDeadlines.insert(
            DeadlineQueue.Entry(
                deadline: clock.now + wave.duration, key: wave.userUuid, ticket: lastHandTicket))
    }

    mutating func raiseHand(_ wave: HandsWave) {
        guard users[wave.userUuid] != nil else { return }
        raise(wave)
        emit(.onUserHandsWave(wave))
    }

    mutating func lowerHand(_ uuid: String) {
        guard let hand = hands.removeValue(forKey: uuid) else { return }
        emit(.onUserHandsDown(userUuid: uuid, payload: hand.wave.payload))
    }

    mutating func setHandsWaveEnabled(_ enabled: Bool) {
        guard enabled != handsWaveEnabled else { return }
        handsWaveEnabled = enabled
        emit(.onUserHandsWaveEnable(enabled))
    }

    /// When the next hand comes down by itself; nil when none is up.
    mutating func nextHandDeadline() -> Timestamp? {
        while let entry = handDeadlines.first {
            if hands[entry.key]?.ticket == entry.ticket { return entry.deadline }
            handDeadlines.removeFirst()
        }
        return nil
    }

    mutating func lowerDueHands() {
        let now = clock.now
        while let deadline = nextHandDeadline(), deadline <= now, let entry = handDeadlines.removeFirst() {
            lowerHand(entry.key)
        }
    }
}
