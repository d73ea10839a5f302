package import LiveValues

/// What a switch of a widget shows of a device: what the device last said, until somebody touches it what they want.
///
/// A set property is shown at once. The device confirms it by telling the same identifier with the same value within five
/// seconds, and that tells nobody anything new; without it, the switch goes back.
///
/// Devices that only this process knows answer by themselves, each after its own time (``answersDue(at:)``).
package struct Things: Codable, Hashable, Sendable {
    /// A device: what it is, whether it can be reached, and what it last said of itself.
    package struct Thing: Codable, Hashable, Sendable {
        /// What sort of device it is: devices of one product have the same properties.
        package var product: String
        /// What people call it.
        package var name: LocalName
        /// Where it stands; empty where nobody has said.
        package var room: LocalName
        package var status: ThingStatus
        package var properties: LiveProperties
        /// Whether it confirms what was set.
        package var confirms: Bool
        /// How long that takes.
        package var delay: Duration

        package init(
            product: String = "", name: LocalName = "", room: LocalName = "", status: ThingStatus,
            properties: LiveProperties, confirms: Bool = true, delay: Duration = .zero
        ) {
            self.product = product
            self.name = name
            self.room = room
            self.status = status
            self.properties = properties
            self.confirms = confirms
            self.delay = delay
        }
    }

    /// A property of a device.
    package struct Property: Codable, Hashable, Sendable {
        package let thing: String
        package let identifier: String

        package init(_ thing: String, _ identifier: String) {
            self.thing = thing
            self.identifier = identifier
        }
    }

    /// A value that was set and that its device has not told yet.
    package struct Pending: Codable, Hashable, Sendable {
        package let value: LiveValue
        /// Until when it may be confirmed; it is given up afterwards.
        package let deadline: Timestamp
        /// When a device of this process confirms it; nil for one that does not.
        package var answer: Timestamp?
    }

    /// Why a property cannot be set.
    package enum Refusal: Error, Hashable, Sendable {
        case noThing
        case noProperty
        case unreachable(ThingStatus)
    }

    /// What something did to what pages show.
    package enum Change: Codable, Hashable, Sendable {
        /// A switch shows another value.
        case shown(Property, LiveValue)
        /// What was set is true; pages show it already.
        case confirmed(Property)
        /// What was set did not come true, and the switch shows what the device last said.
        case reverted(Property, LiveValue)
        case status(thing: String, ThingStatus)
    }

    package internal(set) var things: [String: Thing]
    package internal(set) var pending: [Property: Pending] = [:]

    /// How long a device has to confirm.
    package static let confirmation = Duration.seconds(5)

    package init(_ things: [String: Thing] = [:]) { self.things = things }

    /// What a switch shows; nil for what there is not.
    package func shown(_ property: Property) -> LiveValue? {
        pending[property]?.value ?? things[property.thing]?.properties[property.identifier]
    }

    /// Whether a switch of a device takes a touch.
    package func isEnabled(_ thing: String) -> Bool { things[thing]?.status == .online }

    /// When a device answers or ``expire(at:)`` has something to do; nil while nothing waits.
    package var nextDeadline: Timestamp? {
        // What is confirmed at its deadline is in time.
        pending.values.flatMap { [$0.answer, $0.deadline + .milliseconds(1)] }.compactMap(\.self).min()
    }

    /// Shows a value that somebody wants, until the device confirms it.
    package mutating func set(
        _ property: Property, to value: LiveValue, at now: Timestamp
    ) throws(Refusal) -> [Change] {
        guard let thing = things[property.thing] else { throw .noThing }
        guard thing.properties[property.identifier] != nil else { throw .noProperty }
        guard thing.status == .online else { throw .unreachable(thing.status) }
        let before = shown(property)
        pending[property] = Pending(
            value: value, deadline: now + Self.confirmation, answer: thing.confirms ? now + thing.delay : nil)
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
