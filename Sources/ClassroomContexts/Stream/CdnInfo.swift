public import LiveValues

/// Whether a delivery network delivers.
///
/// Ours: upstream's clients find out for themselves.
public enum CdnState: Int, NamedCase {
    /// Nothing comes through.
    case failed = 0
    /// The main address of a film fails, and the one in reserve works; for streams the same as working.
    case reserve = 1
    case working = 2
}

/// What is known of the delivery network of a class.
public struct CdnInfo: Codable, Hashable, Sendable {
    /// Whether it delivers.
    public var state: CdnState
    /// How far what is watched lies behind what happens, in milliseconds.
    public var delay: Int

    /// A delivery network; by default it works, three seconds behind, as RTMP usually is.
    public init(state: CdnState = .working, delay: Int = 3_000) {
        self.state = state
        self.delay = delay
    }
}
