package import LiveValues

/// Devices that only this process knows, and the hands that use them at home.
extension Things {
    /// What devices of this process tell by now, because they were told to become it.
    ///
    /// Whoever asks gives it to ``receive(_:at:)``; a device that never confirms tells nothing.
    package func answersDue(at now: Timestamp) -> [ThingMessage] {
        pending.filter { $0.value.answer.map { $0 <= now } ?? false }
            .sorted { ($0.key.thing, $0.key.identifier) < ($1.key.thing, $1.key.identifier) }
            .map { ThingMessage(thing: $0.key.thing, .properties([$0.key.identifier: $0.value.value])) }
    }

    /// Whether something waits past its deadline, for ``expire(at:)``.
    package func hasExpired(at now: Timestamp) -> Bool { pending.values.contains { $0.deadline < now } }

    /// Decides whether a device confirms what is set from now on.
    package mutating func setConfirmation(_ confirms: Bool, of thing: String) { things[thing]?.confirms = confirms }

    /// Has no device of this process answer what was set so far: nobody would hear it.
    mutating func fallSilent() {
        for property in pending.keys { pending[property]?.answer = nil }
    }

    /// What an edit of the file says anew holds; what devices have told since stays.
    mutating func take(_ new: Things, insteadOf old: Things) {
        for id in Set(new.things.keys).union(old.things.keys) where new.things[id] != old.things[id] {
            things[id] = new.things[id]
            pending = pending.filter { $0.key.thing != id }
        }
    }
}

/// Devices as bindings read them.
extension Things {
    /// What bindings find of every device, whatever its properties are.
    static let members: Set = ["id", "name", "product", "room", "status", "isOnline"]

    /// The devices of a product, or all, by name: what `things:` of a widget gives.
    ///
    /// Each is a map of `id`, `name`, `product`, `room`, `status` and `isOnline`, and of its properties as switches show
    /// them; where one is called like a member of the map, the member counts.
    package func value(ofProduct product: String?, in locale: String) -> LiveValue {
        let chosen = things.filter { product == nil || $0.value.product == product }
            .map { (name: $0.value.name.text(in: locale), id: $0.key, thing: $0.value) }
            .sorted { ($0.name, $0.id) < ($1.name, $1.id) }
        return .array(
            chosen.map { name, id, thing in
                var map = Dictionary(
                    uniqueKeysWithValues: thing.properties.keys.map { key in
                        (key, shown(Property(id, key)) ?? .null)
                    })
                map.merge([
                    "id": .string(id), "name": .string(name.isEmpty ? id : name), "product": .string(thing.product),
                    "room": .string(thing.room.text(in: locale)),
                    "status": .string(thing.status.name), "isOnline": .bool(thing.status == .online),
                ]) { $1 }
                return .object(map)
            })
    }
}
