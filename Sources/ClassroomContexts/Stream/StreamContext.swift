/// The streams as one user sees them; `contextPool.stream` upstream.
public struct StreamContext: ContextPart, Sendable {
    let gateway: ContextGateway

    /// The streams of a user, first one first; empty when there are none.
    public func getStreamList(userUuid: String) -> [StreamInfo] {
        store.read { [locale] state in
            (state.users[userUuid]?.streams ?? []).compactMap { state.info(of: $0)?.read(in: locale) }
        }
    }

    /// Every stream, in the order in which the owners came.
    public func getAllStreamList() -> [StreamInfo] {
        store.read { [locale] state in
            state.arrivals.flatMap { state.users[$0]?.streams ?? [] }
                .compactMap { state.info(of: $0)?.read(in: locale) }
        }
    }

    /// One stream; nil when there is none.
    public func getStream(_ streamUuid: String) -> StreamInfo? {
        store.read { state in state.stream(streamUuid).flatMap { state.info(of: $0) } }?.read(in: locale)
    }

    /// How loud a stream is, from 0 to 255; 0 when there is none.
    ///
    /// Upstream only tells it in events.
    public func getVolume(_ streamUuid: String) -> Int {
        store.read { $0.stream(streamUuid)?.volume ?? 0 }
    }
}
