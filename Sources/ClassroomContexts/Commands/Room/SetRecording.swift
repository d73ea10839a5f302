/// Sets whether the class is recorded.
public struct SetRecording: ServerCommand {
    /// What recording does.
    public var recording: RecordingState

    /// Jumps to a state; the steps between are the server's business.
    public init(recording: RecordingState) {
        self.recording = recording
    }

    static let name = "setRecording"

    static let isAboutWholeClass = true

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setRecording(recording)
    }
}

extension RoomStore {
    /// Sets whether the class is recorded.
    public func setRecording(_ recording: RecordingState) {
        simulate(.setRecording(SetRecording(recording: recording)))
    }
}
