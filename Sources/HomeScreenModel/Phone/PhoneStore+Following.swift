/// Which topics and which stores widgets read.
struct Followed: Hashable {
    var topics: Set<String> = []
    var stores: Set<StoreKey> = []
    /// Paths below the contexts of a class.
    var rooms: Set<String> = []
}

extension PlacedWidgets {
    /// What the widgets of all who look read.
    ///
    /// - Parameters:
    ///   - phone: Their telephone.
    ///   - viewers: Who looks; nil for those who have a seat.
    /// - Returns: What is to be followed outside.
    func followed(on phone: PhoneState, by viewers: Set<String>? = nil) -> Followed {
        var followed = Followed()
        let people = (viewers ?? Set(phone.seats.map(\.person))).filter { phone.isNamed($0) }
        for widget in all {
            if let key = widget.file.signIn {
                for person in people { followed.stores.insert(StoreKey(group: widget.group, key: key, person: person)) }
            }
            if case .topic(let filter) = widget.timeline.reload { followed.topics.insert(filter) }
            for source in widget.sources {
                switch source.origin {
                case .topic(let filter): followed.topics.insert(filter)
                case .store(let key):
                    for person in people {
                        followed.stores.insert(StoreKey(group: widget.group, key: key, person: person))
                    }
                case .room(let path): followed.rooms.insert(path)
                case .things: followed.topics.formUnion(ThingMessage.topics)
                case .file, .http, .custom: break
                }
            }
        }
        return followed
    }
}

extension PhoneCommand {
    /// Whether devices are told something, so that it is worth nothing where nobody hears it.
    var asksDevices: Bool {
        switch self {
        case .useThing, .setThingStatus: true
        case .press(_, _, let actions):
            actions.contains { if case .setProperty = $0 { true } else { false } }
        default: false
        }
    }

    /// Whether it brings something from outside.
    var isDelivery: Bool {
        switch self {
        case .deliver, .told, .lose, .regain, .deliverPicture, .connect: true
        default: false
        }
    }
}
