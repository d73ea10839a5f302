public import LiveValues

/// Sends a stream to the delivery network, or stops.
public struct PublishStreamToCdn: UserCommand {
    /// The stream's identifier.
    public var streamUuid: String
    /// How it is sent; nil stops.
    public var publication: CdnPublication?

    /// Starts with a publication, stops without one.
    public init(streamUuid: String, publication: CdnPublication?) {
        self.streamUuid = streamUuid
        self.publication = publication
    }

    static let permission = ContextCommand.publishStreamToCdn

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let stream = try caller.require(streamUuid, in: decision.state)
        if Self.permission.permission.reach(of: caller.user.userRole) == .own, stream.owner != caller.user.userUuid {
            throw caller.refusal(.notPermitted, "'\(streamUuid)' is the stream of somebody else")
        }
        if let publication, !publication.isPossible {
            throw caller.refusal(
                .invalidArgument,
                "nothing is sent with \(publication.width) by \(publication.height) pixels in that form")
        }
        decision.publish(streamUuid, publication, by: caller.user)
    }
}

extension Decision {
    /// Sends a stream to the delivery network, which gives it addresses; without a publication, it has none any more.
    mutating func publish(_ uuid: String, _ publication: CdnPublication?, by user: UserInfo?) {
        guard let stream = state.stream(uuid), stream.publication != publication else { return }
        keep(.streamDelivered(streamUuid: uuid, publication: publication))
        let addresses = publication.map { _ in
            stream.addresses ?? StreamAddresses(of: uuid, in: state.room.roomUuid)
        }
        updateStream(uuid, by: user) { $0.addresses = addresses }
    }
}

extension RoomState {
    /// A stream as it begins: where streams go to the delivery network by themselves, with its addresses there.
    func delivered(_ stream: StreamRecord) -> StreamRecord {
        guard room.serviceType?.deliversStreams == true, stream.publication == nil else { return stream }
        var stream = stream
        stream.publication = CdnPublication()
        if stream.addresses == nil { stream.addresses = StreamAddresses(of: stream.uuid, in: room.roomUuid) }
        return stream
    }
}

extension ContextCommand {
    /// Sending a stream to the delivery network: one's own, and for those who lead anybody's.
    public static let publishStreamToCdn = ContextCommand("publishStreamToCdn", .staffOrOwn)
}

extension StreamContext {
    /// Sends a stream to the delivery network, where everybody finds it at ``StreamInfo/addresses``.
    ///
    /// In classes of the types ``ServiceType/cdn`` and ``ServiceType/fusion`` the room does it when a stream begins; upstream
    /// leaves it to the client of its owner.
    ///
    /// - Parameters:
    ///   - streamUuid: The stream.
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - bitRate: In kilobits per second.
    ///   - seiOptions: What is written beside the picture.
    /// - Throws: ``ContextError/Code/unknownStream``, ``ContextError/Code/notPermitted`` for a student and the stream of
    ///   somebody else, and ``ContextError/Code/invalidArgument`` for figures that no encoder has.
    public func startPublishStreamToCdn(
        streamUuid: String, width: Int = 320, height: Int = 240, bitRate: Int = 200,
        seiOptions: LiveProperties? = nil
    ) throws(ContextError) {
        let publication = CdnPublication(width: width, height: height, bitRate: bitRate, seiOptions: seiOptions)
        try gateway.give(.publishStreamToCdn(PublishStreamToCdn(streamUuid: streamUuid, publication: publication)))
    }

    /// Stops to send a stream to the delivery network.
    ///
    /// - Throws: As ``startPublishStreamToCdn(streamUuid:width:height:bitRate:seiOptions:)`` does.
    public func stopPublishStreamToCdn(streamUuid: String) throws(ContextError) {
        try gateway.give(.publishStreamToCdn(PublishStreamToCdn(streamUuid: streamUuid, publication: nil)))
    }

    /// How a stream is sent to the delivery network; nil when it is not.
    ///
    /// Upstream has no such question.
    public func getCdnPublication(streamUuid: String) -> CdnPublication? {
        store.read { $0.stream(streamUuid)?.publication }
    }
}
