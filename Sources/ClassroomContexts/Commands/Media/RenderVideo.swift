/// Has the caller's client render a picture, or stop.
public struct RenderVideo: UserCommand {
    /// Whose picture.
    public var source: MediaSource
    /// How it is rendered; nil stops.
    public var config: RenderConfig?

    /// Starts with a configuration, stops without one.
    public init(source: MediaSource, config: RenderConfig?) {
        self.source = source
        self.config = config
    }

    static let permission = ContextCommand.renderVideo

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let use = decision.state.mediaUse(of: caller.user.userUuid)
        switch source {
        case .stream(let uuid):
            if config != nil {
                _ = try caller.require(uuid, in: decision.state)
                try caller.requireRoom(for: uuid, in: use.renderedStreams.keys)
            }
            decision.use(of: caller.user.userUuid) { $0.renderedStreams[uuid] = config }
        case .cdn(let address):
            if config != nil {
                try caller.requireAddress(address)
                try caller.requireRoom(for: address, in: use.renderedAddresses.keys)
            }
            decision.use(of: caller.user.userUuid) { $0.renderedAddresses[address] = config }
        }
    }
}

extension ContextCommand {
    /// Rendering a picture on one's own machine, and stopping.
    public static let renderVideo = ContextCommand("renderVideo", .anybodysOwn)
}

extension MediaContext {
    /// Renders a stream's picture.
    ///
    /// - Throws: ``ContextError/Code/unknownStream``.
    public func startRenderVideo(
        streamUuid: String, renderConfig: RenderConfig = RenderConfig()
    ) throws(ContextError) {
        try gateway.give(.renderVideo(RenderVideo(source: .stream(streamUuid), config: renderConfig)))
    }

    /// Stops to render a stream's picture; one that is not rendered stays so.
    public func stopRenderVideo(streamUuid: String) throws(ContextError) {
        try gateway.give(.renderVideo(RenderVideo(source: .stream(streamUuid), config: nil)))
    }

    /// Renders the picture at an address of a delivery network.
    ///
    /// - Throws: ``ContextError/Code/invalidArgument`` for what is no address.
    public func startRenderVideoFromCdn(streamUrl: String, mode: RenderMode = .hidden) throws(ContextError) {
        try gateway.give(.renderVideo(RenderVideo(source: .cdn(streamUrl), config: RenderConfig(mode: mode))))
    }

    /// Stops to render the picture at an address.
    public func stopRenderVideoFromCdn(streamUrl: String) throws(ContextError) {
        try gateway.give(.renderVideo(RenderVideo(source: .cdn(streamUrl), config: nil)))
    }

    /// How the local user's client renders a picture; nil when it does not.
    ///
    /// Upstream has no such question.
    public func getRenderConfig(_ source: MediaSource) -> RenderConfig? {
        store.read { [localUser] state in
            switch source {
            case .stream(let uuid): state.mediaUses[localUser]?.renderedStreams[uuid]
            case .cdn(let address): state.mediaUses[localUser]?.renderedAddresses[address]
            }
        }
    }
}
