package import ClassroomContexts
import ConfigSchema
import LiveValues
package import SceneModel

/// What files say of delivery networks: the scene's `serviceType`, the fixture's `cdn` and the addresses.
enum DeliveryFormat {
    /// The scene's key.
    static let serviceType = PropertySpec(
        serviceTypeKey, ClassroomFixtureFormat.cases(ServiceType.self),
        "How a class of the type `vocation` reaches those who watch it.")

    static let serviceTypeKey = "serviceType"

    /// The fixture's section.
    static let cdn = PropertySpec("cdn", .record(network), "The delivery network of a class that is watched from one.")

    /// The keys of a stream.
    static let streamAddresses = [
        PropertySpec(
            "rtmpUrl", .string, "Where it is watched by RTMP; without any address the room makes some up."),
        PropertySpec("hlsUrl", .string, "Where it is watched by HLS."),
        PropertySpec("flvUrl", .string, "Where it is watched as FLV."),
    ]

    /// The room's key.
    static let recordingUrls = PropertySpec(
        "recordingUrls", .record(recordings), "Where the recording is watched while it goes on.")

    private static let recordings = PropertyGroup(
        "addresses of a recording",
        [
            PropertySpec("hls", .string, "By HLS, which players take."),
            PropertySpec("rtmp", .string, "By RTMP."),
            PropertySpec("flv", .string, "As FLV."),
        ])

    private static let network = PropertyGroup(
        "a delivery network",
        [
            PropertySpec(
                "state", ClassroomFixtureFormat.cases(CdnState.self), default: "working", "Whether it delivers."),
            PropertySpec("delay", .duration, default: "3s", "How far what is watched lies behind what happens."),
        ])

    // MARK: Reading

    /// Takes what a fixture says.
    static func read(_ fixture: RecordValue, into seed: inout RoomSeed) {
        if let cdn = fixture["cdn"]?.record {
            if let state = cdn["state"]?.stringValue.flatMap({ CdnState(name: $0) }) { seed.cdn.state = state }
            if case .duration(let delay) = cdn["delay"]?.value { seed.cdn.delay = Int(clamping: delay) }
        }
        let urls = fixture["room"]?.record?["recordingUrls"]?.record
        for key in ["hls", "rtmp", "flv"] {
            if let url = urls?[key]?.stringValue { seed.recordingUrls[key] = url }
        }
    }

    /// The addresses that a fixture gives a stream; nil for none.
    static func addresses(of stream: RecordValue) -> StreamAddresses? {
        let addresses = StreamAddresses(
            rtmp: stream["rtmpUrl"]?.stringValue, hls: stream["hlsUrl"]?.stringValue,
            flv: stream["flvUrl"]?.stringValue)
        return addresses.preferred == nil ? nil : addresses
    }
}

extension Scene {
    /// How the class reaches those who watch it; nil for classes of other types than `vocation`, and where no file says it.
    package var serviceType: ServiceType? {
        guard type == "vocation" else { return nil }
        return values(DeliveryFormat.serviceTypeKey).first?.stringValue.flatMap { ServiceType(name: $0) }
    }
}
