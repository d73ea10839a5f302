package import LiveValues

/// Whether a device can be reached, by the number that its platform gives.
package enum ThingStatus: Int, NamedCase {
    case notActivated = 0
    case online = 1
    case offline = 3
    case disabled = 8
}

/// What a device tells: `/thing/properties` or `/thing/status`.
package struct ThingMessage: Codable, Hashable, Sendable {
    /// What it tells.
    package enum Content: Codable, Hashable, Sendable {
        case properties(LiveProperties)
        case status(ThingStatus)
    }

    package let thing: String
    package let content: Content

    /// The topics on which devices tell, and that listeners follow.
    package static let topics = ["/thing/properties", "/thing/status"]

    /// Where devices are heard: without it, nobody knows how they stand.
    static let address = SourceAddress.topic(filter: topics[0])

    /// The topic on which a device is told what to become.
    package static let wishTopic = "/thing/properties/set"

    package init(thing: String, _ content: Content) {
        self.thing = thing
        self.content = content
    }

    /// Reads a message of the platform, a map or the same as text; nil for what is none.
    ///
    /// - Parameter payload: `{ method: thing.properties, params: { iotId, items: { <identifier>: { time, value } } } }`, or
    ///   `thing.status` with `params: { iotId, status: { time, value } }`. An item may also be its value alone.
    package init?(_ payload: LiveValue) {
        let payload = payload.stringValue.map { LiveValue(json: $0) ?? .null } ?? payload
        guard let map = payload.objectValue, let params = map["params"]?.objectValue,
            let thing = params["iotId"]?.stringValue
        else { return nil }
        self.thing = thing
        switch map["method"]?.stringValue {
        case "thing.properties":
            guard let items = params["items"]?.objectValue else { return nil }
            content = .properties(items.mapValues { $0.objectValue?["value"] ?? $0 })
        case "thing.status":
            let number = params["status"]?.objectValue?["value"] ?? params["status"]
            guard let status = number?.integerValue.flatMap({ ThingStatus(rawValue: $0) }) else { return nil }
            content = .status(status)
        default: return nil
        }
    }

    /// The topic on which it is told.
    package var topic: String {
        switch content {
        case .properties: Self.topics[0]
        case .status: Self.topics[1]
        }
    }

    /// The message as the platform writes it, see ``init(_:)``; also what tells a device to become something.
    ///
    /// - Parameter now: When it is told.
    /// - Returns: A map, which is sent as JSON.
    package func payload(at now: Timestamp) -> LiveValue {
        let time = LiveValue.integer(Int(now.milliseconds))
        func told(_ value: LiveValue) -> LiveValue { ["time": time, "value": value] }
        switch content {
        case .properties(let values):
            return [
                "method": "thing.properties",
                "params": ["iotId": .string(thing), "items": .object(values.mapValues { told($0) })],
            ]
        case .status(let status):
            return [
                "method": "thing.status",
                "params": ["iotId": .string(thing), "status": told(.integer(status.rawValue))],
            ]
        }
    }
}
