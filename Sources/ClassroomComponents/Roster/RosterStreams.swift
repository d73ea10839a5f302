import ClassroomContexts

/// The streams that the roster speaks of: a student's first with a camera, and their first with a microphone.
///
/// Upstream takes the first of any kind, so that a shared screen can stand for the camera.
struct RosterStreams {
    let camera: StreamInfo?
    let mic: StreamInfo?

    init(_ streams: [StreamInfo]) {
        camera = streams.first { $0.videoSourceType == .camera }
        mic = streams.first { $0.audioSourceType == .mic }
    }
}
