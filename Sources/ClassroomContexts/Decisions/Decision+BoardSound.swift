import LiveValues

extension AudioMixingControl {
    /// What the board asks for with `boardAudioMixingRequest`; nil when it makes no sense.
    ///
    /// One of `{"start": {"filePath": …, "loopback": …, "replace": …, "cycle": …}}`, `{"setPosition": ms}`, and
    /// `pause`, `resume` or `stop` with anything.
    init?(_ payload: LiveValue) {
        guard let values = payload.objectValue, values.count == 1, let (name, value) = values.first else { return nil }
        switch name {
        case "start":
            guard let file = value.objectValue, let path = file["filePath"]?.stringValue else { return nil }
            self = .start(
                filePath: path, loopback: file["loopback"] == true, replace: file["replace"] == true,
                cycle: file["cycle"]?.integerValue ?? 1)
        case "pause": self = .pause
        case "resume": self = .resume
        case "stop": self = .stop
        case "setPosition":
            guard let position = value.integerValue else { return nil }
            self = .seek(position: position)
        default: return nil
        }
    }
}

extension Decision {
    /// Does what a user's board asks of their sound: the room stands in for the scene, which would hand it on.
    func boardSound(_ message: WidgetMessage, for caller: Caller) throws(ContextError) -> MixAudio? {
        guard message.name == BoardMessage.audioMixingRequest else { return nil }
        guard let control = AudioMixingControl(message.payload) else {
            throw caller.refusal(
                .invalidArgument, "the message needs one of start, pause, resume, stop and setPosition")
        }
        _ = try state.authorise(.mixAudio, by: caller.user.userUuid)
        return MixAudio(control: control)
    }
}
