package import LiveValues

/// Devices that only this process knows, and the hands that use them at home.
extension Things {
    /// What devices of this process tell by now, because they were told to become it, in the order of the telling.
    ///
    /// Whoever asks gives it to ``receive(_:at:)``; a device that never confirms tells nothing.
    package func answersDue(at now: Timestamp) -> [ThingMessage] {
        wishes.enumerated()
            .compactMap { order, wish in wish.answer.map { (time: $0, order: order, wish: wish) } }
            .filter { $0.time <= now }
            .sorted { ($0.time, $0.order) < ($1.time, $1.order) }
            .map {
                ThingMessage(thing: $0.wish.property.thing, .properties([$0.wish.property.identifier: $0.wish.value]))
            }
    }

    /// Whether something waits past its deadline, for ``expire(at:)``.
    package func hasExpired(at now: Timestamp) -> Bool { wishes.contains { $0.deadline < now } }

    /// Decides whether a device confirms what is set from now on.
    package mutating func setConfirmation(_ confirms: Bool, of thing: String) { things[thing]?.confirms = confirms }

    /// What an edit of the file says anew holds; what devices have told since stays.
    mutating func take(_ new: Things, insteadOf old: Things) {
        // A server may have said another order since.
        if new.order != old.order { order = new.order }
        for id in Set(new.things.keys).union(old.things.keys) where new.things[id] != old.things[id] {
            things[id] = new.things[id]
            wishes.removeAll { $0.property.thing == id }
        }
    }
}

/// Devices as bindings read them.
extension Things {
    /// What bindings find of every device, whatever its properties are.
    static let members: Set = ["id", "name", "product", "room", "status", "isOnline"]

    /// All devices as their home lists them; those that it does not list follow by name.
    package func sorted(in locale: String) -> [(id: String, thing: Thing)] {
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func place(_ id: String) -> Int { places[id] ?? order.count }
        return things.map { (name: $0.value.name.text(in: locale), id: $0.key, thing: $0.value) }
            .sorted { (place($0.id), $0.name, $0.id) < (place($1.id), $1.name, $1.id) }
            .map { (id: $0.id, thing: $0.thing) }
    }

    /// The devices of a product, or all, in their order: what `things:` of a widget gives.
    ///
    /// Each is a map of `id`, `name`, `product`, `room`, `status` and `isOnline`, and of its properties as switches show
    /// them; where one is called like a member of the map, the member counts.
    package func value(ofProduct product: String?, in locale: String) -> LiveValue {
        let chosen = sorted(in: locale).filter { product == nil || $0.thing.product == product }
        return .array(
            chosen.map { id, thing in
                let name = thing.name.text(in: locale)
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
