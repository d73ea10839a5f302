extension RoomState {
    mutating func setClassState(_ newState: ClassState, startTime: Timestamp? = nil) {
        var info = classInfo
        if let startTime {
            info.startTime = startTime
        } else if newState == .during, info.state == .before {
            info.startTime = clock.now
        }
        info.state = newState
        setClassInfo(info)
    }

    mutating func setClassInfo(_ info: ClassInfo) {
        guard info != classInfo else { return }
        classInfo = info
        emit(.onClassStateUpdated(info.state))
    }

    mutating func setRecording(_ newState: RecordingState) {
        guard newState != recording else { return }
        recording = newState
        emit(.onRecordingStateUpdated(newState))
    }

    mutating func setRoom(_ info: RoomInfo) {
        guard info != room else { return }
        room = info
        emit(.onRoomInfoUpdated(info))
    }

    mutating func updateRoomProperties(_ changes: ContextProperties, cause: ContextProperties?, by user: UserInfo?) {
        let effective = properties.merge(paths: changes)
        guard !effective.isEmpty else { return }
        emit(.onRoomPropertiesUpdated(effective, cause: cause, operator: user))
    }

    mutating func deleteRoomProperties(_ keyPaths: [String], cause: ContextProperties?, by user: UserInfo?) {
        let removed = properties.remove(paths: keyPaths)
        guard !removed.isEmpty else { return }
        emit(.onRoomPropertiesDeleted(keyPaths: removed, cause: cause, operator: user))
    }

    mutating func close() {
        guard !isClosed else { return }
        isClosed = true
        emit(.onRoomClosed)
    }
}
