import LiveValues

/// Mixes a sound file into what the caller's client publishes.
public struct MixAudio: UserCommand {
    /// What is asked.
    public var control: AudioMixingControl

    /// Asks for one step.
    public init(control: AudioMixingControl) {
        self.control = control
    }

    static let permission = ContextCommand.mixAudio

    func decide(for caller: Caller, in decision: inout Decision) throws(ContextError) {
        let user = caller.user.userUuid
        if case .start(let filePath, let loopback, let replace, let cycle) = control {
            guard !filePath.isEmpty, cycle == -1 || cycle > 0 else {
                throw caller.refusal(.invalidArgument, "it needs a file, and a number of rounds or -1")
            }
            let mixing = AudioMixing(filePath: filePath, loopback: loopback, replace: replace, cycle: cycle)
            return decision.mix(mixing, of: user)
        }
        guard var mixing = decision.state.mediaUse(of: user).mixing, mixing.state != .stopped else {
            throw caller.refusal(.wrongState, "no sound is mixed in")
        }
        switch control {
        case .start: break
        case .pause: mixing.state = .paused
        case .resume: mixing.state = .playing
        case .stop: mixing.state = .stopped
        case .seek(let position):
            guard position >= 0 else { throw caller.refusal(.invalidArgument, "\(position) lies before the beginning") }
            mixing.position = position
        }
        decision.mix(mixing, of: user)
    }
}

extension Decision {
    /// Notes what is mixed in, and tells the client, and its board, when it does something else than before.
    fileprivate mutating func mix(_ mixing: AudioMixing, of uuid: String) {
        let before = state.mediaUse(of: uuid).mixing
        use(of: uuid) { $0.mixing = mixing }
        guard before?.state != mixing.state || before?.filePath != mixing.filePath else { return }
        tell(.onAudioMixingStateChanged(mixing.state, errorCode: 0), concerning: [uuid], to: .user(uuid))
        guard state.widgets[WidgetID.board]?.active == true else { return }
        let payload: LiveValue = ["stateCode": .integer(mixing.state.rawValue), "errorCode": 0]
        tell(
            .onMessageReceived(
                WidgetMessage(BoardMessage.audioMixingState, payload), widget: WidgetID.board, direction: .toWidget),
            to: .user(uuid))
    }
}

extension ContextCommand {
    /// Mixing a sound file into what one publishes oneself; observers publish nothing.
    public static let mixAudio = ContextCommand("mixAudio", .participantsOwn)
}

extension MediaContext {
    /// Mixes a sound file into what the local user publishes; another one ends.
    ///
    /// - Parameters:
    ///   - filePath: The file, or its address.
    ///   - loopback: Whether only the local user hears it.
    ///   - replace: Whether it stands in for the microphone.
    ///   - cycle: How often it is played; -1 for ever.
    /// - Throws: ``ContextError/Code/invalidArgument`` without a file, and for a number of rounds that makes no sense.
    public func startAudioMixing(
        filePath: String, loopback: Bool = false, replace: Bool = false, cycle: Int = 1
    ) throws(ContextError) {
        try control(.start(filePath: filePath, loopback: loopback, replace: replace, cycle: cycle))
    }

    /// Holds the file.
    ///
    /// - Throws: ``ContextError/Code/wrongState`` when none is mixed in, as ``resumeAudioMixing()`` and the others do.
    public func pauseAudioMixing() throws(ContextError) { try control(.pause) }

    /// Lets the file go on.
    public func resumeAudioMixing() throws(ContextError) { try control(.resume) }

    /// Ends the file.
    public func stopAudioMixing() throws(ContextError) { try control(.stop) }

    /// Lets the file go on from a place, in milliseconds from its beginning.
    public func setAudioMixingPosition(_ position: Int) throws(ContextError) { try control(.seek(position: position)) }

    /// The file that is mixed in, or was last; nil before the first.
    ///
    /// Upstream tells it only in events.
    public func getAudioMixing() -> AudioMixing? { store.read { [localUser] in $0.mediaUses[localUser]?.mixing } }

    private func control(_ control: AudioMixingControl) throws(ContextError) {
        try gateway.give(.mixAudio(MixAudio(control: control)))
    }
}
