import LiveValues

/// Takes a file away from the caller's own.
public struct RemoveCloudFile: UserCommand {
    /// The file's identifier.
    public var fileId: String

    /// Removes one file; what it was opened as stays open.
    public init(fileId: String) {
        self.fileId = fileId
    }

    static let permission = ContextCommand.removeCloudFile

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let uuid = caller.user.userUuid
        guard decision.state.cloud.own[uuid]?.contains(where: { $0.id == fileId }) == true else { return }
        decision.tell(.onCloudFileRemoved(fileId), to: .user(uuid))
    }
}

extension ContextCommand {
    /// Taking a file of one's own out of the room's drive.
    public static let removeCloudFile = ContextCommand("removeCloudFile", .staff)
}

extension CloudContext {
    /// Takes a file away from the local user's own; nothing happens when it is not there.
    ///
    /// - Throws: ``ContextError/Code/notPermitted``.
    public func remove(_ fileId: String) throws(ContextError) {
        try gateway.give(.removeCloudFile(RemoveCloudFile(fileId: fileId)))
    }
}
