/// Has the caller's client write the picture of a stream into a file.
public struct TakeSnapshot: UserCommand {
    /// The stream's identifier.
    public var streamUuid: String
    /// Where it is written; nothing is.
    public var filePath: String

    /// Names the stream and the file.
    public init(streamUuid: String, filePath: String) {
        self.streamUuid = streamUuid
        self.filePath = filePath
    }

    static let permission = ContextCommand.getSnapshot

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let stream = try caller.require(streamUuid, in: decision.state)
        guard !filePath.isEmpty else { throw caller.refusal(.invalidArgument, "a file has to be named") }
        guard decision.state.info(of: stream)?.videoWindowState == .both else {
            throw caller.refusal(.wrongState, "the stream '\(streamUuid)' has no picture")
        }
        let config = decision.state.mediaUse(of: stream.owner).videoConfigs[streamUuid] ?? VideoConfig()
        let snapshot = Snapshot(
            streamUuid: streamUuid, filePath: filePath, width: config.width, height: config.height)
        decision.use(of: caller.user.userUuid) { $0.snapshot = snapshot }
    }
}

extension ContextCommand {
    /// Keeping a picture of what one sees.
    public static let getSnapshot = ContextCommand("getSnapshot", .anybodysOwn)
}

extension MediaContext {
    /// Writes the picture of a stream into a file of the client's machine.
    ///
    /// The room remembers that it was asked; there is no file.
    ///
    /// - Returns: What was written.
    /// - Throws: ``ContextError/Code/unknownStream``, ``ContextError/Code/invalidArgument`` without a file, and
    ///   ``ContextError/Code/wrongState`` for a stream without a picture.
    @discardableResult
    public func getSnapshot(streamUuid: String, filePath: String) throws(ContextError) -> Snapshot? {
        try gateway.give(.takeSnapshot(TakeSnapshot(streamUuid: streamUuid, filePath: filePath)))
        return store.read { [localUser] in $0.mediaUses[localUser]?.snapshot }
    }
}
