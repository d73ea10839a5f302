/// Sets how loud a stream is.
public struct SetVolume: ServerCommand {
    /// From 0 to 255; other values are moved to the nearer end.
    public var volume: Int
    /// The identifier of the stream that is heard.
    public var streamUuid: String

    /// Takes any number, and moves one that is out of range.
    public init(volume: Int, streamUuid: String) {
        self.volume = volume
        self.streamUuid = streamUuid
    }

    static let name = "setVolume"

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setVolume(volume, of: streamUuid)
    }
}

extension RoomStore {
    /// Sets how loud a stream is, from 0 to 255; other values are moved to the nearer end.
    public func setVolume(_ volume: Int, streamUuid: String) {
        simulate(.setVolume(SetVolume(volume: volume, streamUuid: streamUuid)))
    }
}
