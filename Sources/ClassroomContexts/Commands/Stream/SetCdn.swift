/// Sets what the delivery network of the class does.
public struct SetCdn: ServerCommand {
    /// Whether it delivers; nil leaves it.
    public var cdnState: CdnState?
    /// How far it is behind, in milliseconds; nil leaves it.
    public var delay: Int?

    /// Changes one or both; a delay below zero is none.
    public init(cdnState: CdnState? = nil, delay: Int? = nil) {
        self.cdnState = cdnState
        self.delay = delay
    }

    static let name = "setCdn"

    func decide(in decision: inout Decision) throws(ContextError) {
        var info = decision.state.cdn
        if let cdnState { info.state = cdnState }
        if let delay { info.delay = max(0, delay) }
        decision.setCdn(info)
    }
}

extension Decision {
    /// Tells what the delivery network does when that is something new.
    mutating func setCdn(_ info: CdnInfo) {
        if info != state.cdn { tell(.onCdnUpdated(info)) }
    }
}

extension RoomStore {
    /// Sets what the delivery network of the class does; what is not given stays.
    public func setCdn(_ state: CdnState? = nil, delay: Int? = nil) {
        simulate(.setCdn(SetCdn(cdnState: state, delay: delay)))
    }
}

extension StreamContext {
    /// What the delivery network of the class does.
    ///
    /// Ours: upstream's clients find out for themselves.
    public func getCdnInfo() -> CdnInfo { store.read { $0.cdn } }

    /// Whether the local user watches a stream from the delivery network, ``CdnInfo/delay`` behind.
    ///
    /// One's own streams never; those of others in a class of the type ``ServiceType/cdn``, and in ``ServiceType/fusion``
    /// as long as one neither publishes a stream nor is on stage.
    public func isWatchedFromCdn(_ stream: StreamInfo) -> Bool {
        guard stream.owner.userUuid != localUser else { return false }
        return store.read { [localUser] state in
            switch state.room.serviceType {
            case .cdn: true
            case .fusion: state.users[localUser]?.streams.isEmpty != false && !state.coHosts.contains(localUser)
            case .livePremium, .liveStandard, .mixStreamCDN, .hostingScene, nil: false
            }
        }
    }
}
