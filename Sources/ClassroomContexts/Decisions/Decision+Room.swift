import LiveValues

extension Decision {
    mutating func setClassState(_ newState: ClassState, startTime: Timestamp? = nil) {
        var info = state.classInfo
        if let startTime {
            info.startTime = startTime
        } else if newState == .during, info.state == .before {
            info.startTime = time
        }
        info.state = newState
        setClassInfo(info)
    }

    mutating func setClassInfo(_ info: ClassInfo) {
        let old = state.classInfo
        guard info != old else { return }
        var told = old
        told.state = info.state
        if told != info { keep(.scheduled(classInfo: info)) }
        tell(.onClassStateUpdated(info.state))
    }

    mutating func setRecording(_ newState: RecordingState) {
        guard newState != state.recording else { return }
        tell(.onRecordingStateUpdated(newState))
    }

    mutating func setRoom(_ info: RoomInfo) {
        guard info != state.room else { return }
        tell(.onRoomInfoUpdated(info))
    }

    mutating func updateRoomProperties(_ changes: LiveProperties, cause: LiveProperties?, by user: UserInfo?) {
        let effective = state.properties.effective(paths: changes)
        guard !effective.isEmpty else { return }
        tell(.onRoomPropertiesUpdated(effective, cause: cause, operator: user))
    }

    mutating func deleteRoomProperties(_ keyPaths: [String], cause: LiveProperties?, by user: UserInfo?) {
        let present = state.properties.present(paths: keyPaths)
        guard !present.isEmpty else { return }
        tell(.onRoomPropertiesDeleted(keyPaths: present, cause: cause, operator: user))
    }
}
