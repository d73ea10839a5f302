import ClassroomContexts
import LiveValues

/// What the player has to show at one instant.
enum PlayedPicture: Hashable, Sendable {
    /// A film that is played as if it were a class: it is where a class would be that began with it.
    case film(from: Timestamp, length: Duration, isReserve: Bool, hasReserve: Bool)
    /// The recording of the class, as one picture, with the protocols that there are, the used one first.
    case recording([String])
    /// The class has not begun, or is not recorded.
    case absent
    /// The class is over.
    case over
    /// The delivery network does not deliver.
    case failed

    /// What a user sees of their class.
    init(_ pool: ContextPool) {
        let film = Film(pool.room.getRoomProperties())
        switch pool.room.getRoomInfo().serviceType {
        case .mixStreamCDN: self.init(recordingOf: pool)
        case .hostingScene: self.init(film, pool)
        default:
            // Nothing says which one is meant: what there is.
            if film != nil { self.init(film, pool) } else { self.init(recordingOf: pool) }
        }
    }

    private init(_ film: Film?, _ pool: ContextPool) {
        let info = pool.room.getClassInfo()
        guard info.state != .after else {
            self = .over
            return
        }
        guard let film, info.state == .during else {
            self = .absent
            return
        }
        let isReserve = pool.stream.getCdnInfo().state == .reserve
        switch pool.stream.getCdnInfo().state {
        case .working: break
        case .reserve where film.hasReserve: break
        case .reserve, .failed:
            self = .failed
            return
        }
        self = .film(
            from: info.startTime ?? pool.monitor.getSyncTimestamp(), length: info.duration, isReserve: isReserve,
            hasReserve: film.hasReserve)
    }

    private init(recordingOf pool: ContextPool) {
        let urls = pool.room.getRecordingStreamUrlList()
        guard pool.room.getRecordingState() == .started, urls["hls"]?.isEmpty == false else {
            self = .absent
            return
        }
        guard pool.stream.getCdnInfo().state != .failed else {
            self = .failed
            return
        }
        self = .recording(["hls"] + urls.keys.filter { $0 != "hls" }.sorted())
    }

    /// The film of a hosted class: upstream's room property `hostingScene`.
    private struct Film {
        let hasReserve: Bool

        /// Nil without the address of a film.
        init?(_ properties: LiveProperties) {
            let film = properties["hostingScene"]?.objectValue
            guard film?["videoURL"]?.stringValue?.isEmpty == false else { return nil }
            hasReserve = film?["reserveVideoURL"]?.stringValue?.isEmpty == false
        }
    }
}
