import ClassroomContexts
import LiveValues

// What clients are asked to render, play, mix, encode and send, and what a delivery network does.
extension RandomRoom {
    /// What a user asks of their client.
    mutating func mediaCommand() -> RoomCommand {
        switch number(0...9) {
        case 0: .renderVideo(RenderVideo(source: source(), config: optional(RenderConfig(mode: choice(.fit)))))
        case 1: .playAudio(PlayAudio(source: source(), isPlaying: flag()))
        case 2, 3: .mixAudio(MixAudio(control: mixing()))
        case 4: .takeSnapshot(TakeSnapshot(streamUuid: stream(), filePath: pick(["a.jpg", ""], or: "")))
        case 5:
            .setAudioRawData(
                SetAudioRawData(
                    position: .record, config: optional(AudioRawDataConfig(channels: number(0...2))),
                    isObserved: optional(flag())))
        case 6: .setSubscribeLevel(SetSubscribeLevel(streamUuid: stream(), level: choice(.low)))
        case 7:
            .setLocalVideoConfig(
                SetLocalVideoConfig(
                    streamUuid: stream(), config: VideoConfig(width: pick([0, 640, .max], or: 1), isMirror: flag())))
        case 8:
            .publishStreamToCdn(
                PublishStreamToCdn(
                    streamUuid: stream(),
                    publication: optional(CdnPublication(bitRate: pick([200, 0, .min], or: 1), seiOptions: [:]))))
        default: .uploadLog(UploadLog())
        }
    }

    /// What the network and the server do.
    mutating func cdnCommand() -> RoomCommand {
        flag()
            ? .setCdn(SetCdn(cdnState: optional(choice(.working)), delay: optional(pick([0, -1, 4_000, .max], or: 0))))
            : .setRecordingStreamUrlList(
                SetRecordingStreamUrlList(urlList: pick([[:], ["hls": "https://a.invalid/b.m3u8"], ["": ""]], or: [:])))
    }

    private mutating func source() -> MediaSource {
        flag()
            ? .stream(stream())
            : .cdn(pick(["rtmp://a.invalid/b", "https://", "javascript:alert(1)", ""], or: ""))
    }

    private mutating func mixing() -> AudioMixingControl {
        switch number(0...5) {
        case 0, 1:
            .start(
                filePath: pick(["a.mp3", "b.mp3", ""], or: ""), loopback: flag(), replace: flag(),
                cycle: number(-2...2))
        case 2: .pause
        case 3: .resume
        case 4: .stop
        default: .seek(position: number(-1...900))
        }
    }
}
