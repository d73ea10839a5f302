import LiveValues

/// Adds a file to the caller's own.
public struct AddCloudFile: UserCommand {
    /// The file; one with the same identifier makes room for it.
    public var file: CloudFile

    /// Keeps a file for its author.
    public init(file: CloudFile) {
        self.file = file
    }

    static let permission = ContextCommand.addCloudFile

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let own = decision.state.cloud.own[caller.user.userUuid] ?? []
        guard own.count < CloudFiles.limit else {
            throw caller.refusal(.wrongState, "a drive has room for \(CloudFiles.limit) files; delete one first")
        }
        guard !file.name.isEmpty, !file.id.isEmpty else {
            throw caller.refusal(.invalidArgument, "a file needs a name")
        }
        decision.tell(.onCloudFileAdded(file.asUploaded), to: .user(caller.user.userUuid))
    }
}

extension CloudFile {
    /// The file as the server takes it: what a board shows page by page is converted first.
    fileprivate var asUploaded: CloudFile {
        var file = self
        let isBrought = if case .brought = source { true } else { false }
        file.conversion = isBrought && [.doc, .pdf, .ppt].contains(kind) ? .running(percent: 0) : nil
        return file
    }
}

extension ContextCommand {
    /// Keeping a file of one's own in the room's drive.
    public static let addCloudFile = ContextCommand("addCloudFile", .staff)
}

extension CloudContext {
    /// Adds a file to the local user's own.
    ///
    /// - Throws: ``ContextError/Code/notPermitted``, ``ContextError/Code/wrongState`` when there is no room for more,
    ///   ``ContextError/Code/invalidArgument`` for a file without a name.
    public func add(_ file: CloudFile) throws(ContextError) {
        try gateway.give(.addCloudFile(AddCloudFile(file: file)))
    }
}
