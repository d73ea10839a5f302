import HomeScreenModel
import LiveValues

extension PhoneFact {
    /// The values of the fact, in short.
    var values: String {
        switch self {
        case .networkChanged(let network): network.name
        case .signedIn(let app, _), .signedOut(let app, _), .appOpened(let app): app
        case .appInFront(let app, _): app ?? ""
        case .stored(_, let key, let value, _): "\(key) = \(value.json)"
        case .timeMoved(let milliseconds): PhoneTexts(locale: "en").distance(milliseconds)
        case .linkOpened(let app, let url, nil): "\(url), for which \(app) has no route"
        case .linkOpened(_, let url, let route?): "\(url): \(route)"
        case .pressed(let instance, let intent): "\(intent) of \(instance.id)"
        case .sceneFired(let id, _): id
        case .requested(let method, let url, _, _): "\(method) \(url)"
        case .requestFailed(let url, let reason): "\(url): \(reason)"
        case .thingSet(let property, let value, _): "\(property.words) = \(value.json)"
        case .thingConfirmed(let message, _, _), .thingTold(let message, _, _): message.words
        case .thingsReverted(let properties, _):
            properties.map(\.words).sorted().joined(separator: ", ") + " not confirmed within 5 s"
        case .thingsUnheard(let properties, let reason):
            properties.map(\.words).sorted().joined(separator: ", ") + ": \(reason)"
        case .thingConfirmationSet(let thing, let confirms): "\(thing) \(confirms ? "confirms" : "stays silent")"
        case .thingMisread(let misread): misread.words
        case .thingsListed(let listed): listed.order.joined(separator: ", ")
        case .choicesForgotten(let instance): instance.id
        case .stackTurned(let stack, let index): "\(stack.id) to \(index + 1)"
        case .expanded(let instance, let isExpanded): "\(instance.id) \(isExpanded ? "shows more" : "shows less")"
        case .chosen(_, let parameter, let value): "\(parameter) = \(value.json)"
        case .seated(let seat): "\(seat.person), \(seat.locale)"
        case .unseated(let seats): Set(seats.map(\.person)).sorted().joined(separator: ", ")
        case .told(let topic, let value): "\(topic) = \(value.json)"
        case .brought(let address, .value(let value)): "\(address.words) = \(short(value.json))"
        case .brought(let address, .failure(let reason, _)), .lost(let address, let reason):
            "\(address.words): \(reason)"
        case .regained(let address): address.words
        case .pictureCame(let url, .picture): url
        case .pictureCame(let url, .failure(let reason)): "\(url): \(reason)"
        case .connectionsChanged(let connections): connections.words
        case .timelinesChanged(let changes): Set(changes.instances.keys.map(\.id)).sorted().joined(separator: ", ")
        case .bindingFailed(let instance, let failure): "\(instance.id): \(failure)"
        case .appsGrouped(let groups):
            groups.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: ", ")
        case .minutePassed, .fixtureRead: ""
        }
    }
}

extension Things.Property {
    /// As the log has it: `lamp.power`.
    fileprivate var words: String { "\(thing).\(identifier)" }
}

extension Things.Misreading {
    /// As the log has it: `lamp.power stays: "on" is not true or false`.
    fileprivate var words: String { "\(property.words) stays: \(value.json) is not \(expected)" }
}

extension ThingMessage {
    /// As the log has it: `lamp.power = true`.
    fileprivate var words: String {
        switch content {
        case .properties(let values):
            values.sorted { $0.key < $1.key }.map { "\(thing).\($0.key) = \($0.value.json)" }
                .joined(separator: ", ")
        case .status(let status): "\(thing) is \(status.name)"
        }
    }
}

extension SourceAddress {
    /// The address as a widget's file has it, such as `https://example.org/quote`.
    var words: String {
        switch self {
        case .http(let request): request.url
        case .topic(let filter): filter
        case .file(let path): path
        case .store(let group, let key, _): "\(group).\(key)"
        case .things(let product): product ?? "things"
        case .room(let path): path
        case .custom(let name): name
        }
    }
}

/// The beginning of a text that may be a page long.
private func short(_ text: String) -> String { text.count > 80 ? text.prefix(80) + "…" : text }
