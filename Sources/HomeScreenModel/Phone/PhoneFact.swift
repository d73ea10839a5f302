package import LiveValues

/// A fact: what has changed on a telephone.
///
/// Facts suffice: a state and the facts after it give the later state.
package enum PhoneFact: Codable, Hashable, Sendable {
    case networkChanged(PhoneState.Network)
    case signedIn(app: String, person: String)
    case signedOut(app: String, person: String)
    case appInFront(app: String?, person: String)
    case stored(group: String, key: String, value: LiveValue, person: String)
    case timeMoved(by: Int64)
    case appOpened(app: String)
    /// Without a route where the app has none for the address.
    case linkOpened(app: String, url: String, route: String?)
    case pressed(instance: InstanceKey, intent: String)
    /// Somebody has started a scene of the home.
    case sceneFired(String, person: String)
    /// A button asks a server.
    case requested(method: String, url: String, body: LiveValue?, instance: InstanceKey)
    /// A server that a button or a source has asked brings nothing of use, for a reason that is a clause.
    case requestFailed(url: String, String)
    /// A switch shows what somebody wants of a device.
    case thingSet(Things.Property, LiveValue, at: Timestamp)
    /// A device tells that what was set is so; `isOwn` says that this process plays the device.
    case thingConfirmed(ThingMessage, at: Timestamp, isOwn: Bool)
    /// A device tells something by itself.
    case thingTold(ThingMessage, at: Timestamp, isOwn: Bool)
    /// What was set was not confirmed in time, and is given up.
    case thingsReverted(Set<Things.Property>, at: Timestamp)
    /// What was set is given up, for nobody hears of it any more; the reason is a clause.
    case thingsUnheard(Set<Things.Property>, String)
    case thingConfirmationSet(thing: String, confirms: Bool)
    /// A source says which devices the home has.
    case thingsListed(Things)
    /// A device tells what its property cannot be, which stays as it was.
    case thingMisread(Things.Misreading)
    case chosen(instance: InstanceKey, parameter: String, value: LiveValue)
    case choicesForgotten(instance: InstanceKey)
    case stackTurned(InstanceKey, to: Int)
    /// A widget of a Today view is shown expanded from now on, or compact.
    case expanded(InstanceKey, Bool)
    case seated(PhoneState.Seat)
    /// Those who have not looked for long are forgotten, with what their widgets showed.
    case unseated(Set<PhoneState.Seat>)
    /// To which groups apps belong, by app, as their files say.
    case appsGrouped([String: String])
    case told(topic: String, LiveValue)
    case brought(SourceAddress, Delivery)
    case lost(SourceAddress, String)
    case pictureCame(url: String, PictureDelivery)
    case connectionsChanged(Connections)
    case regained(SourceAddress)
    /// Entries have begun, reloads were asked for, answers have come.
    case timelinesChanged(TimelineChanges)
    /// A view of a live widget shows a shape in place of a value.
    case bindingFailed(instance: InstanceKey, BindingFailure)
    /// A minute is over while somebody looks.
    case minutePassed
    /// The fixture was edited; what was done by hand stays where the file did not change.
    case fixtureRead(PhoneState)
}

/// What has become of some instances, all at one time.
package struct TimelineChanges: Codable, Hashable, Sendable {
    /// What they are now; null for those that are no more.
    package let instances: [InstanceKey: WidgetInstance?]
    /// Whether some of them were not there before, or are no more.
    package let hasComeOrGone: Bool
    /// All requests that are under way now.
    package let requests: [SourceRequest: PhoneState.Request]
}

extension Topic {
    /// Everything that widgets are drawn from, but for timelines.
    package static let phone = Topic("phone")
    /// What becomes of timelines: mostly that of one widget among many.
    package static let timelines = Topic("timelines")
    /// What is told on topics, which changes pictures by way of timelines alone.
    package static let messages = Topic("messages")
    /// How everything beyond the process stands, which only the panel shows.
    package static let connections = Topic("connections")
    /// What opened after a tap, and what was found while drawing, which changes no picture.
    package static let links = Topic("links")
}

extension PhoneFact {
    /// What others are told on a broker's topic because of it: a wish for a device, and what one of this process tells.
    var publication: (topic: String, value: LiveValue)? {
        switch self {
        case .thingSet(let property, let value, let time):
            let wish = ThingMessage(thing: property.thing, .properties([property.identifier: value]))
            return (ThingMessage.wishTopic, wish.payload(at: time))
        case .thingConfirmed(let message, let time, isOwn: true), .thingTold(let message, let time, isOwn: true):
            return (message.topic, message.payload(at: time))
        default: return nil
        }
    }

    /// Whether it may change what an instance of a widget looks like; what becomes of its timeline is a fact of its own.
    package func concerns(_ instance: InstanceKey) -> Bool {
        switch self {
        case .timelinesChanged(let changes): changes.instances.keys.contains(instance)
        case .chosen(let key, _, _), .choicesForgotten(let key), .stackTurned(let key, _):
            key.inAnyLanguage == instance.inAnyLanguage
        // Those below it move.
        case .expanded(let key, _): key.screen == instance.screen && key.person == instance.person
        case .signedIn(_, let person), .signedOut(_, let person): person == instance.person
        case .bindingFailed, .stored, .told, .brought, .lost, .regained, .appInFront, .seated, .unseated, .appsGrouped,
            .appOpened, .linkOpened, .thingMisread:
            false
        // Widgets that read the device are told by their timelines.
        case .thingSet, .thingConfirmed, .thingsReverted, .thingsUnheard, .thingConfirmationSet, .thingsListed: false
        default: true
        }
    }
}

extension PhoneFact: ChangePayload {
    /// The case's name.
    package var name: String {
        switch self {
        case .networkChanged: "networkChanged"
        case .signedIn: "signedIn"
        case .signedOut: "signedOut"
        case .appInFront: "appInFront"
        case .stored: "stored"
        case .timeMoved: "timeMoved"
        case .appOpened: "appOpened"
        case .linkOpened: "linkOpened"
        case .pressed: "pressed"
        case .sceneFired: "sceneFired"
        case .requested: "requested"
        case .requestFailed: "requestFailed"
        case .thingSet: "thingSet"
        case .thingConfirmed: "thingConfirmed"
        case .thingTold: "thingTold"
        case .thingsReverted: "thingsReverted"
        case .thingsUnheard: "thingsUnheard"
        case .thingConfirmationSet: "thingConfirmationSet"
        case .thingsListed: "thingsListed"
        case .thingMisread: "thingMisread"
        case .chosen: "chosen"
        case .choicesForgotten: "choicesForgotten"
        case .stackTurned: "stackTurned"
        case .expanded: "expanded"
        case .seated: "seated"
        case .unseated: "unseated"
        case .appsGrouped: "appsGrouped"
        case .told: "told"
        case .brought: "brought"
        case .lost: "lost"
        case .pictureCame: "pictureCame"
        case .connectionsChanged: "connectionsChanged"
        case .regained: "regained"
        case .timelinesChanged: "timelinesChanged"
        case .bindingFailed: "bindingFailed"
        case .minutePassed: "minutePassed"
        case .fixtureRead: "fixtureRead"
        }
    }

    /// What is drawn from, but for taps and for what drawing found.
    package var topic: Topic {
        switch self {
        case .appOpened, .linkOpened, .pressed, .sceneFired, .requested, .requestFailed, .bindingFailed,
            .thingMisread:
            .links
        case .connectionsChanged: .connections
        case .timelinesChanged: .timelines
        case .told: .messages
        default: .phone
        }
    }

    /// Nobody in particular: a telephone belongs to whoever looks at it.
    package var concernedUsers: [String] { [] }
}
