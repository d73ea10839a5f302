/// Uploads the log of the caller's client.
public struct UploadLog: UserCommand {
    /// Asks for it.
    public init() {}

    static let permission = ContextCommand.uploadLog

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        // Wraps around: a stored history may say anything.
        decision.use(of: caller.user.userUuid) { $0.uploadedLogs &+= 1 }
    }
}

extension ContextCommand {
    /// Giving away the log of one's own machine.
    public static let uploadLog = ContextCommand("uploadLog", .anybodysOwn)
}

extension MonitorContext {
    /// Uploads the log of the local user's client.
    ///
    /// Nothing leaves the machine; the room counts how often it was asked.
    ///
    /// - Returns: The log's identifier, with which people ask for help.
    /// - Throws: ``ContextError/Code/notInRoom``.
    @discardableResult
    public func uploadLog() throws(ContextError) -> String {
        try gateway.give(.uploadLog(UploadLog()))
        return "log-\(localUser)-\(store.read { [localUser] in $0.mediaUse(of: localUser).uploadedLogs })"
    }
}
