package import LiveValues

/// Devices that a source lists, such as a server of the home.
extension Things {
    /// The devices of a list whose items each have an `id`; items without one are left out.
    ///
    /// - Parameter list: Maps of `id`, `name`, `product`, `room`, `status` (its name or number) or `isOnline`, and of the
    ///   properties.
    package init(listedIn list: LiveValue) {
        var things: [String: Thing] = [:]
        var order: [String] = []
        for item in list.arrayValue ?? [] {
            guard let map = item.objectValue, let id = map["id"]?.stringValue, !id.isEmpty, things[id] == nil else {
                continue
            }
            things[id] = Thing(id, map)
            order.append(id)
        }
        self.init(things, inOrder: order)
    }

    /// Takes over from a list of devices what differs from the list before it.
    ///
    /// The rest of the list may be older than what devices have told since. Devices that it does not name stay, behind it.
    ///
    /// - Returns: The devices that are others by that.
    mutating func merge(list new: Things) -> Set<String> {
        var changed: Set<String> = []
        for (id, thing) in new.things {
            var next = thing
            if let known = things[id] {
                (next.confirms, next.delay) = (known.confirms, known.delay)
                let before = listed[id]
                if before?.status == thing.status { next.status = known.status }
                let news = thing.properties.filter { before?.properties[$0.key] != $0.value }
                next.properties = known.properties.merging(news) { $1 }
                if next.product.isEmpty { next.product = known.product }
            }
            listed[id] = thing
            guard things[id] != next else { continue }
            things[id] = next
            changed.insert(id)
        }
        let order = new.order + order.filter { new.things[$0] == nil }
        if order != self.order {
            self.order = order
            changed.formUnion(new.order)
        }
        return changed
    }
}

extension Things.Thing {
    fileprivate init(_ id: String, _ map: LiveProperties) {
        let isOffline = map["isOnline"]?.boolValue == false
        let status =
            map["status"]?.integerValue.flatMap { ThingStatus(rawValue: $0) }
            ?? map["status"]?.stringValue.flatMap { ThingStatus(name: $0) } ?? (isOffline ? .offline : .online)
        self.init(
            product: map["product"]?.stringValue ?? "", name: LocalName(map["name"]?.stringValue ?? id),
            room: LocalName(map["room"]?.stringValue ?? ""), status: status,
            properties: map.filter { !Things.members.contains($0.key) && $0.value != .null })
    }
}
