/// The cloud drive as one of the room's users sees it.
///
/// Ours: upstream's cloud drive asks a server of its own. The commands are in extensions, each beside what it decides.
public struct CloudContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The files of everybody who leads the class.
    public func getSharedFiles() -> [CloudFile] { store.read { $0.cloud.shared } }

    /// The local user's own files, in the order in which they came.
    public func getOwnFiles() -> [CloudFile] { store.read { [localUser] in $0.cloud.own[localUser] ?? [] } }

    /// A file that the local user can open; nil when there is none.
    public func getFile(_ id: String) -> CloudFile? { (getSharedFiles() + getOwnFiles()).first { $0.id == id } }
}
