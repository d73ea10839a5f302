public import LiveValues

/// The local connection and the synced time.
///
/// Upstream's `contextPool.monitor`.
public struct MonitorContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The room's time, which every client shares.
    public func getSyncTimestamp() -> Timestamp { store.now }

    /// What the local client knows about its connection.
    ///
    /// Upstream tells it only in events; a page that is drawn afresh needs the state.
    public func getMonitorInfo() -> MonitorInfo {
        store.read { $0.monitors[localUser] ?? $0.monitor }
    }
}
