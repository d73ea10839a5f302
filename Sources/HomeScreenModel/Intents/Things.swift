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
    package struct Wish: Codable, Hashable, Sendable {
        package let property: Property
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
    /// The devices in the order in which their home lists them; others follow by name.
    package internal(set) var order: [String]
    /// What is wanted, in the order in which it was set; of one property, the last is what a switch shows.
    package internal(set) var wishes: [Wish] = []

    /// The devices as the last list gave them, by their ids.
    var listed: [String: Thing] = [:]

    /// How long a device has to confirm.
    package static let confirmation = Duration.seconds(5)

    package init(_ things: [String: Thing] = [:], inOrder order: [String] = []) {
        self.things = things
        self.order = order
    }

    /// What a switch shows; nil for what there is not.
    package func shown(_ property: Property) -> LiveValue? {
        wishes.last { $0.property == property }?.value ?? things[property.thing]?.properties[property.identifier]
    }

    /// Whether a switch shows what its device has not told yet.
    package func isWaiting(_ property: Property) -> Bool { wishes.contains { $0.property == property } }

    /// Whether a switch of a device takes a touch.
    package func isEnabled(_ thing: String) -> Bool { things[thing]?.status == .online }

    /// When a device answers or ``expire(at:)`` has something to do; nil while nothing waits.
    package var nextDeadline: Timestamp? {
        // What is confirmed at its deadline is in time.
        wishes.flatMap { [$0.answer, $0.deadline + .milliseconds(1)] }.compactMap(\.self).min()
    }

    /// Shows a value that somebody wants, until the device confirms it.
    ///
    /// - Parameters:
    ///   - property: What is set.
    ///   - value: What it is to become.
    ///   - now: When it is set.
    ///   - isAnswered: Whether this process plays the device.
    /// - Returns: What switches show by that.
    /// - Throws: Why it cannot be set.
    package mutating func set(
        _ property: Property, to value: LiveValue, at now: Timestamp, isAnswered: Bool = true
    ) throws(Refusal) -> [Change] {
        guard let thing = things[property.thing] else { throw .noThing }
        guard thing.properties[property.identifier] != nil else { throw .noProperty }
        guard thing.status == .online else { throw .unreachable(thing.status) }
        let before = shown(property)
        // Whoever presses twice wants one thing, and a device tells it once.
        if let last = wishes.lastIndex(where: { $0.property == property }), wishes[last].value == value {
            wishes.remove(at: last)
        }
        wishes.append(
            Wish(
                property: property, value: value, deadline: now + Self.confirmation,
                answer: isAnswered && thing.confirms ? now + thing.delay : nil))
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
        giveUp { $0.deadline < now }
    }

    /// Gives up some of what is wanted: what switches show that go back by that.
    mutating func giveUp(where isOver: (Wish) -> Bool) -> [Change] {
        let before = wishes
        wishes.removeAll(where: isOver)
        // Of one property the last wish was shown.
        let shown = Dictionary(before.map { ($0.property, $0.value) }, uniquingKeysWith: { $1 })
        return shown.sorted { ($0.key.thing, $0.key.identifier) < ($1.key.thing, $1.key.identifier) }
            .compactMap { property, wanted in
                let told = self.shown(property) ?? .null
                return told == wanted ? nil : .reverted(property, told)
            }
    }

    private mutating func take(_ value: LiveValue, for property: Property) -> [Change] {
        let before = shown(property)
        things[property.thing]?.properties[property.identifier] = value
        guard isWaiting(property) else { return before == value ? [] : [.shown(property, value)] }
        // Another value may have been under way before the touch; the switch shows what is wanted meanwhile.
        guard let met = wishes.firstIndex(where: { $0.property == property && $0.value == value }) else { return [] }
        // A device does one thing after the other: what was wanted before is over, and what came later is not.
        let later = wishes[(met + 1)...]
        wishes = wishes[...met].filter { $0.property != property } + later
        return isWaiting(property) ? [] : [.confirmed(property)]
    }
}
