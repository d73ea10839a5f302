package import LiveValues

/// What somebody can ask of a telephone and of what it is connected to.
///
/// Everything that changes a ``PhoneState`` is one of these: taps on widgets, and the controls of the preview.
package enum PhoneCommand: Codable, Hashable, Sendable {
    /// Requests come to something else from now on.
    case setNetwork(network: PhoneState.Network)
    /// Somebody signs in to an app, or out of it.
    case setSignedIn(app: String, isSignedIn: Bool)
    /// An app writes into the store that its widgets read.
    case write(group: String, key: String, value: LiveValue)
    /// The time is moved, by milliseconds.
    case moveTime(by: Int64)
    /// The time is what it would be.
    case resetTime
    /// Somebody taps a widget, or a link in it.
    case tap(app: String, url: String?)
    /// Somebody edits a widget on its screen.
    case choose(instance: String, parameter: String, value: LiveValue)
}

/// A fact: what has changed on a telephone.
///
/// Facts suffice: a state and the facts after it give the later state.
package enum PhoneFact: Codable, Hashable, Sendable {
    case networkChanged(PhoneState.Network)
    case signedIn(app: String)
    case signedOut(app: String)
    case stored(group: String, key: String, value: LiveValue)
    case timeMoved(by: Int64)
    case appOpened(app: String)
    case linkOpened(app: String, url: String)
    case chosen(instance: String, parameter: String, value: LiveValue)
    /// The fixture was edited; what was done by hand stays where the file did not change.
    case fixtureRead(PhoneState)
}

extension Topic {
    /// Everything that widgets are drawn from.
    package static let phone = Topic("phone")
    /// What opened after a tap, which changes no picture.
    package static let links = Topic("links")
}

extension PhoneFact: ChangePayload {
    /// The case's name.
    package var name: String {
        switch self {
        case .networkChanged: "networkChanged"
        case .signedIn: "signedIn"
        case .signedOut: "signedOut"
        case .stored: "stored"
        case .timeMoved: "timeMoved"
        case .appOpened: "appOpened"
        case .linkOpened: "linkOpened"
        case .chosen: "chosen"
        case .fixtureRead: "fixtureRead"
        }
    }

    /// What is drawn from, but for taps.
    package var topic: Topic {
        switch self {
        case .appOpened, .linkOpened: .links
        default: .phone
        }
    }

    /// Nobody in particular: a telephone belongs to whoever looks at it.
    package var concernedUsers: [String] { [] }
}
