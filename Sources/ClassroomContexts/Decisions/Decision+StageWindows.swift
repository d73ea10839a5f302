import LiveValues

extension WidgetID {
    /// The window of a stream: `streamWindow-<streamUuid>`.
    package static func streamWindow(of streamUuid: String) -> String { streamWindow + "-" + streamUuid }
}

extension WidgetSyncFrame {
    /// Where the windows of a lecture's stage begin, each a step further to the right and down than the one before.
    ///
    /// Upstream's teacher's client computes it on its own screen: 115 × 95 scaled points, 5 further for each window that is
    /// open. A room has no screen, so the figures are shares of the board of upstream's lecture, 495 × 359.2 scaled points
    /// on a phone and within a hundredth of that on a pad.
    ///
    /// - Parameter place: Which one, from 0; after the last that fits they begin again.
    /// - Returns: The frame.
    package static func onStage(_ place: Int) -> WidgetSyncFrame {
        let (width, height) = (495.0, 359.2)
        let offset = 5 * Double(max(0, place) % stagePlaces + 1)
        return WidgetSyncFrame(
            x: rounded(offset / (width - 115)), y: rounded(offset / (height - 95)), width: rounded(115 / width),
            height: rounded(95 / height))
    }

    /// How many such places there are above the board's lower edge.
    static let stagePlaces = 52

    // Four digits, as clients send: a fifth of a point on the largest screen.
    private static func rounded(_ share: Double) -> Double { (share * 1e4).rounded() / 1e4 }
}

// In a lecture everybody on stage but the teacher has a window over the board. Upstream's teacher's client opens and
// closes them, so that without one nobody is seen; here the room does.
extension RoomState {
    /// The window that belongs to a stream of somebody on a lecture's stage; nil for every other stream, and in a room
    /// that registers no windows.
    func stageWindow(of stream: StreamRecord) -> String? {
        guard room.roomType == .lecture, coHosts.contains(stream.owner), stream.video != .none,
            widgets[WidgetID.streamWindow]?.isInstalled == true
        else { return nil }
        return WidgetID.streamWindow(of: stream.uuid)
    }

    /// The place of a lecture's next window: a step for each window that is open, as upstream counts them, and further
    /// on where one already stands at that place.
    var freeStagePlace: WidgetSyncFrame {
        let windows = widgets.filter { $0.value.active && $0.key.hasPrefix(WidgetID.streamWindow + "-") }
        let taken = Set(windows.values.compactMap(\.syncFrame))
        let places = windows.count..<windows.count + WidgetSyncFrame.stagePlaces
        return places.lazy.map { WidgetSyncFrame.onStage($0) }.first { !taken.contains($0) } ?? .onStage(windows.count)
    }

    /// Opens the windows that a seed does not mention.
    mutating func openStageWindows(notIn seed: RoomSeed) {
        for uuid in coHosts {
            for stream in users[uuid]?.streams ?? [] {
                guard let id = stageWindow(of: stream), seed.widgets[id] == nil else { continue }
                let frame = freeStagePlace
                activate(id)
                setOwner(uuid, of: id)
                widgets[id]?.syncFrame = frame
            }
        }
    }
}

extension Decision {
    /// Opens the window of a stream whose owner is on a lecture's stage; one that is open stays as it is.
    mutating func openStageWindow(of stream: StreamRecord, by user: UserInfo?) {
        guard let id = state.stageWindow(of: stream), state.widgets[id]?.active != true else { return }
        let frame = state.widgets[id]?.syncFrame ?? state.freeStagePlace
        activate(id, owner: stream.owner)
        setSyncFrame(frame, of: id, by: user)
    }

    /// Closes the window of a stream that leaves a lecture or its stage, and forgets where it stood.
    mutating func closeStageWindow(of stream: StreamRecord, by user: UserInfo?) {
        let id = WidgetID.streamWindow(of: stream.uuid)
        guard state.room.roomType == .lecture, state.widgets[id]?.active == true else { return }
        deactivate(id)
        clear(id, by: user)
    }

    /// Brings the windows of the stage in line with a seed that mentions other ones than before.
    mutating func applyStageWindows(from old: [String: WidgetSeed], to new: [String: WidgetSeed]) {
        for uuid in Array(state.coHosts) {
            for stream in state.users[uuid]?.streams ?? [] {
                guard let id = state.stageWindow(of: stream), old[id] != new[id] else { continue }
                if let seed = new[id] {
                    if !seed.active { deactivate(id) }
                } else {
                    openStageWindow(of: stream, by: nil)
                }
            }
        }
    }
}
