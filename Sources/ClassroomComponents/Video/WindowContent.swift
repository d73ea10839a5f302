import ClassroomContexts
import ClassroomScenes
import SceneRendering

/// What one video window shows: a user's devices, privileges and rewards.
struct WindowContent {
    /// Whose window it is.
    let user: UserInfo
    /// What is made of the picture.
    let video: WindowMediaState
    /// What is made of the sound.
    let audio: WindowMediaState
    /// From 0 to 255; 0 unless the sound is published.
    let volume: Int
    /// The number of rewards; the teacher has none.
    let rewards: Int
    /// Whether the user's grant to write on the board is shown: everybody's but the teacher's, who needs none.
    let hasBoard: Bool
    /// Whether the user's hand is up.
    let isWaving: Bool
    /// The delivery network from which the viewer watches it; nil for a stream that is watched live.
    let delivery: CdnInfo?
    /// Whether the same stream stands in a big window, which leaves this one blank.
    let isDetached: Bool

    /// Reads what the contexts say of a user; in constant time.
    init(of user: UserInfo, in context: RenderContext) {
        let pool = context.pool
        let streams = pool.stream.getStreamList(userUuid: user.userUuid)
        let stream = streams.first { $0.videoSourceType == .camera } ?? streams.first
        self.user = user
        video = stream?.videoWindowState ?? .none
        audio = stream?.audioWindowState ?? .none
        volume = audio == .both ? stream.map { pool.stream.getVolume($0.streamUuid) } ?? 0 : 0
        let isTeacher = user.userRole == .teacher
        rewards = isTeacher ? 0 : pool.user.getUserRewardCount(user.userUuid)
        hasBoard = !isTeacher && pool.widget.isBoardGranted(user.userUuid)
        delivery = stream.flatMap { pool.stream.isWatchedFromCdn($0) ? pool.stream.getCdnInfo() : nil }
        isWaving = pool.user.isHandsWaving(user.userUuid)
        isDetached = stream.map { pool.widget.getWidgetActivity(Self.windowPrefix + $0.streamUuid) } ?? false
    }

    /// From this volume on the user speaks.
    static let speakingVolume = 30

    /// Whether the frame says that the user speaks.
    var isSpeaking: Bool { volume >= Self.speakingVolume }

    /// How far the microphone is filled, from 0 to 1: upstream's `(volume − 55) / 200`.
    var volumeShare: Double { min(max(Double(volume - 55) / 200, 0), 1) }

    /// The widgets of big windows are called `streamWindow-<streamUuid>`.
    static let windowPrefix = WidgetID.streamWindow + "-"
}
