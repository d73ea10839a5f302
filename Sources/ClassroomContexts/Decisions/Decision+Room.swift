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
        let hadStage = showsStage
        tell(.onRoomPropertiesUpdated(effective, cause: cause, operator: user))
        if showsStage != hadStage { refitBoard() }
    }

    mutating func deleteRoomProperties(_ keyPaths: [String], cause: LiveProperties?, by user: UserInfo?) {
        let present = state.properties.present(paths: keyPaths)
        guard !present.isEmpty else { return }
        let hadStage = showsStage
        tell(.onRoomPropertiesDeleted(keyPaths: present, cause: cause, operator: user))
        if showsStage != hadStage { refitBoard() }
    }

    /// Whether a small class has its stage above the board; the boards of other classes never move.
    private var showsStage: Bool {
        guard state.room.roomType == .small, let area = state.properties["area"]?.integerValue else { return true }
        return RoomArea(rawValue: area).contains(.stage)
    }

    /// Tells the board that its frame has another ratio, as every client's scene does upstream when the stage comes or goes.
    private mutating func refitBoard() {
        guard state.widgets[WidgetID.board]?.active == true else { return }
        tell(
            .onMessageReceived(
                WidgetMessage(BoardMessage.changeRatio), widget: WidgetID.board, direction: .toWidget))
    }
}
