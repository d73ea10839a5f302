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
    case linkOpened(app: String, url: String)
    case chosen(instance: InstanceKey, parameter: String, value: LiveValue)
    case seated(PhoneState.Seat)
    case told(topic: String, LiveValue)
    case brought(SourceAddress, Delivery)
    case lost(SourceAddress, String)
    case pictureCame(url: String, PictureDelivery)
    case connectionsChanged(Connections)
    case regained(SourceAddress)
    /// Entries have begun, reloads were asked for, answers have come.
    case timelinesChanged(TimelineChanges)
    /// A minute is over while somebody looks.
    case minutePassed
    /// The fixture was edited; what was done by hand stays where the file did not change.
    case fixtureRead(PhoneState)
}

/// What has become of some instances, all at one time.
package struct TimelineChanges: Codable, Hashable, Sendable {
    /// What they are now; null for those that are no more.
    package let instances: [InstanceKey: WidgetInstance?]
    /// All requests that are under way now.
    package let requests: [String: PhoneState.Request]
}

extension Topic {
    /// Everything that widgets are drawn from.
    package static let phone = Topic("phone")
    /// How everything beyond the process stands, which only the panel shows.
    package static let connections = Topic("connections")
    /// What opened after a tap, which changes no picture.
    package static let links = Topic("links")
}

extension PhoneFact {
    /// Whether it may change what an instance of a widget looks like; what becomes of its timeline is a fact of its own.
    package func concerns(_ instance: InstanceKey) -> Bool {
        switch self {
        case .timelinesChanged(let changes): changes.instances.keys.contains(instance)
        case .chosen(let chosen, _, _): chosen.inAnyLanguage == instance.inAnyLanguage
        case .signedIn(_, let person), .signedOut(_, let person): person == instance.person
        case .stored, .told, .brought, .lost, .regained, .appInFront, .seated, .appOpened, .linkOpened: false
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
        case .chosen: "chosen"
        case .seated: "seated"
        case .told: "told"
        case .brought: "brought"
        case .lost: "lost"
        case .pictureCame: "pictureCame"
        case .connectionsChanged: "connectionsChanged"
        case .regained: "regained"
        case .timelinesChanged: "timelinesChanged"
        case .minutePassed: "minutePassed"
        case .fixtureRead: "fixtureRead"
        }
    }

    /// What is drawn from, but for taps.
    package var topic: Topic {
        switch self {
        case .appOpened, .linkOpened: .links
        case .connectionsChanged: .connections
        default: .phone
        }
    }

    /// Nobody in particular: a telephone belongs to whoever looks at it.
    package var concernedUsers: [String] { [] }
}
