/// Sets where the recording of the class can be watched while it goes on.
public struct SetRecordingStreamUrlList: ServerCommand {
    /// Addresses by protocol; clients take `hls`.
    public var urlList: [String: String]

    /// Replaces the whole list.
    public init(urlList: [String: String]) {
        self.urlList = urlList
    }

    static let name = "setRecordingStreamUrlList"

    func decide(in decision: inout Decision) throws(ContextError) {
        decision.setRecordingStreamUrlList(urlList)
    }
}

extension Decision {
    /// Tells where the recording can be watched when that is somewhere else than before.
    mutating func setRecordingStreamUrlList(_ urlList: [String: String]) {
        if urlList != state.recordingUrls { tell(.onRecordingStreamUrlListUpdated(urlList)) }
    }
}

extension RoomStore {
    /// Sets where the recording of the class can be watched.
    public func setRecordingStreamUrlList(_ urlList: [String: String]) {
        simulate(.setRecordingStreamUrlList(SetRecordingStreamUrlList(urlList: urlList)))
    }
}

extension RoomContext {
    /// Where the recording of the class can be watched while it goes on: addresses by protocol, of which clients take `hls`.
    public func getRecordingStreamUrlList() -> [String: String] { store.read { $0.recordingUrls } }
}
