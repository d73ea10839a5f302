public import LiveValues

/// How a vocational class reaches those who watch it: what its launch chooses beside the room type.
///
/// Upstream's numbers; its `CDN` is ``cdn`` here.
public enum ServiceType: Int, NamedCase {
    /// Live, with the shortest delay.
    case livePremium = 0
    /// Live.
    case liveStandard = 1
    /// Everybody's streams are watched from a delivery network, some seconds later.
    case cdn = 2
    /// As ``cdn``, and whoever publishes a stream of their own takes part live.
    case fusion = 3
    /// The recording of the class, in one picture, is watched from a delivery network.
    case mixStreamCDN = 4
    /// A film is watched as if it were a class.
    case hostingScene = 5

    /// Whether streams go to a delivery network as soon as somebody publishes them.
    public var deliversStreams: Bool { self == .cdn || self == .fusion }

    /// Whether there is one picture for everybody, and nobody is on stage.
    public var hasOnePicture: Bool { self == .mixStreamCDN || self == .hostingScene }

    /// Whether anything of the class comes from a delivery network.
    public var usesCdn: Bool { deliversStreams || hasOnePicture }

    /// How long a raised hand stays up after its button was released.
    ///
    /// Upstream's figures: who watches some seconds late is given some seconds more.
    public var handsWaveDuration: Duration { self == .fusion ? .seconds(5) : .seconds(3) }
}
