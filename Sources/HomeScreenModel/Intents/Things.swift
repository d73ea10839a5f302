package import LiveValues

/// What a switch of a widget shows of a device: what the device last said, until somebody touches it what they want.
///
/// A set property is shown at once. The device confirms it by telling the same identifier with the same value within five
/// seconds, and that tells nobody anything new; without it, the switch goes back.
package struct Things: Hashable, Sendable {
    /// A device: whether it can be reached, and what it last said of itself.
    package struct Thing: Hashable, Sendable {
        package var status: ThingStatus
        package var properties: LiveProperties

        package init(status: ThingStatus, properties: LiveProperties) {
            self.status = status
            self.properties = properties
        }
    }

    /// A property of a device.
    package struct Property: Hashable, Sendable {
        package let thing: String
        package let identifier: String

        package init(_ thing: String, _ identifier: String) {
            self.thing = thing
            self.identifier = identifier
        }
    }

    /// A value that was set and that its device has not told yet.
    package struct Pending: Hashable, Sendable {
        package let value: LiveValue
        /// When it is given up.
        package let deadline: Timestamp
    }

    /// Why a property cannot be set.
    package enum Refusal: Error, Hashable, Sendable {
        case noThing
        case noProperty
        case unreachable(ThingStatus)
    }

    /// What something did to what pages show.
    package enum Change: Hashable, Sendable {
        /// A switch shows another value.
        case shown(Property, LiveValue)
        /// What was set is true; pages show it already.
        case confirmed(Property)
        /// What was set did not come true, and the switch shows what the device last said.
        case reverted(Property, LiveValue)
        case status(thing: String, ThingStatus)
    }

    package private(set) var things: [String: Thing]
    package private(set) var pending: [Property: Pending] = [:]

    /// How long a device has to confirm.
    package static let confirmation = Duration.seconds(5)

    package init(_ things: [String: Thing]) { self.things = things }

    /// What a switch shows; nil for what there is not.
    package func shown(_ property: Property) -> LiveValue? {
        pending[property]?.value ?? things[property.thing]?.properties[property.identifier]
    }

    /// Whether a switch of a device takes a touch.
    package func isEnabled(_ thing: String) -> Bool { things[thing]?.status == .online }

    /// When ``expire(at:)`` has something to do; nil while nothing waits.
    package var nextDeadline: Timestamp? { pending.values.map(\.deadline).min() }

    /// Shows a value that somebody wants, until the device confirms it.
    package mutating func set(
        _ property: Property, to value: LiveValue, at now: Timestamp
    ) throws(Refusal) -> [Change] {
        guard let thing = things[property.thing] else { throw .noThing }
        guard thing.properties[property.identifier] != nil else { throw .noProperty }
        guard thing.status == .online else { throw .unreachable(thing.status) }
        let before = shown(property)
        pending[property] = Pending(value: value, deadline: now + Self.confirmation)
        return before == value ? [] : [.shown(property, value)]
    }

    /// Takes what a device told; a value that is known already changes nothing.
    package mutating func receive(_ message: ThingMessage, at now: Timestamp) -> [Change] {
        var changes = expire(at: now)
        guard things[message.thing] != nil else { return changes }
        switch message.content {
        case .status(let status):
            guard things[message.thing]?.status != status else { break }
            things[message.thing]?.status = status
            changes.append(.status(thing: message.thing, status))
        case .properties(let values):
            for (identifier, value) in values.sorted(by: { $0.key < $1.key }) {
                changes += take(value, for: Property(message.thing, identifier))
            }
        }
        return changes
    }

    /// Gives up what was not confirmed in time.
    package mutating func expire(at now: Timestamp) -> [Change] {
        let over = pending.filter { $0.value.deadline < now }.sorted { left, right in
            (left.key.thing, left.key.identifier) < (right.key.thing, right.key.identifier)
        }
        return over.compactMap { property, waiting in
            pending[property] = nil
            let told = shown(property) ?? .null
            return told == waiting.value ? nil : .reverted(property, told)
        }
    }

    private mutating func take(_ value: LiveValue, for property: Property) -> [Change] {
        let before = shown(property)
        things[property.thing]?.properties[property.identifier] = value
        if let waiting = pending[property] {
            // Another value may have been under way before the touch; the switch shows what is wanted meanwhile.
            guard waiting.value == value else { return [] }
            pending[property] = nil
            return [.confirmed(property)]
        }
        return before == value ? [] : [.shown(property, value)]
    }
}

/// Whether a device can be reached, by the number that its platform gives.
package enum ThingStatus: Int, NamedCase {
    case notActivated = 0
    case online = 1
    case offline = 3
    case disabled = 8
}

/// What a device tells: `/thing/properties` or `/thing/status`.
package struct ThingMessage: Hashable, Sendable {
    /// What it tells.
    package enum Content: Hashable, Sendable {
        case properties(LiveProperties)
        case status(ThingStatus)
    }

    package let thing: String
    package let content: Content

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
}
