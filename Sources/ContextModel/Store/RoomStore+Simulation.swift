/// What the preview's controls do to a room: the part of the server and of other people's machines. No role is checked, and
/// the events name no operator.
extension RoomStore {
    // MARK: People

    /// Lets a student come in.
    ///
    /// In a one-to-one or small class their camera and microphone are on from the start; in a lecture they publish
    /// nothing.
    ///
    /// - Parameters:
    ///   - name: The name that is shown.
    ///   - uuid: The identifier; nil takes the next free `student-<n>`.
    /// - Returns: The student's identifier.
    @discardableResult
    public func studentJoins(name: String, uuid: String? = nil) -> String {
        simulate { state in
            let uuid = uuid ?? state.freeStudentUuid()
            guard state.users[uuid] == nil else { return uuid }
            var record = UserRecord(UserSeed(uuid: uuid, name: name))
            if state.room.roomType != .lecture {
                record.streams = [StreamRecord(seed: StreamSeed(uuid: state.freeStreamUuid(for: uuid), owner: uuid))]
            }
            state.away[uuid] = nil
            state.removedForever.remove(uuid)
            state.arrive(record)
            return uuid
        }
    }

    /// Lets a user leave.
    ///
    /// They may come back through ``RoomContext/joinRoom()``.
    public func userLeaves(_ userUuid: String) {
        simulate { $0.leave(userUuid, reason: .normal, by: nil) }
    }

    /// Puts a user on stage or takes them off.
    public func setOnStage(_ userUuid: String, _ onStage: Bool) {
        simulate { state in
            if onStage {
                state.addToStage([userUuid], by: nil)
            } else {
                state.removeFromStage([userUuid], by: nil)
            }
        }
    }

    /// Raises a student's hand.
    public func handsWave(_ wave: HandsWave) {
        simulate { $0.raiseHand(wave) }
    }

    /// Allows or forbids raising hands.
    public func setHandsWaveEnabled(_ enabled: Bool) {
        simulate { $0.setHandsWaveEnabled(enabled) }
    }

    // MARK: Room

    /// Sets the class state.
    ///
    /// A class that begins without a start time begins now.
    public func setClassState(_ classState: ClassState, startTime: Timestamp? = nil) {
        simulate { $0.setClassState(classState, startTime: startTime) }
    }

    /// Sets whether the class is recorded.
    public func setRecording(_ recording: RecordingState) {
        simulate { $0.setRecording(recording) }
    }

    /// Closes the room, as the server does after the close delay.
    ///
    /// Nobody comes in any more.
    public func closeRoom() {
        simulate { $0.close() }
    }

    // MARK: Connection and sound

    /// Sets the network quality.
    ///
    /// - Parameters:
    ///   - quality: The quality.
    ///   - userUuid: Whose; nil means everybody's.
    public func setNetworkQuality(_ quality: NetworkQuality, of userUuid: String? = nil) {
        simulate { $0.updateMonitor(of: userUuid, .quality(quality)) }
    }

    /// Sets the connection state of one user, or of everybody.
    public func setConnection(_ connection: ConnectionState, of userUuid: String? = nil) {
        simulate { $0.updateMonitor(of: userUuid, .connection(connection)) }
    }

    /// Reports packets to one user, or to everybody.
    public func setPacketStats(_ stats: PacketStats, of userUuid: String? = nil) {
        simulate { $0.updateMonitor(of: userUuid, .packetStats(stats)) }
    }

    /// Sets how loud a stream is, from 0 to 255; other values are moved to the nearer end.
    public func setVolume(_ volume: Int, streamUuid: String) {
        simulate { $0.setVolume(volume, of: streamUuid) }
    }
}

extension RoomState {
    mutating func freeStudentUuid() -> String {
        lastStudentNumber = max(lastStudentNumber, arrivalsByRole[.student]?.count ?? 0)
        repeat { lastStudentNumber += 1 } while isTaken("student-\(lastStudentNumber)")
        return "student-\(lastStudentNumber)"
    }

    private func isTaken(_ uuid: String) -> Bool { users[uuid] != nil || away[uuid] != nil }
}
