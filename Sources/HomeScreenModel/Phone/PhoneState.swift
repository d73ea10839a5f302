package import LiveValues

/// What is live behind the screens of one fixture: the network, the apps, what they have stored, who is signed in, and what
/// the widgets on the screens show.
///
/// All pages that show a screen with the fixture share it. What is drawn reads it and the time, and asks nobody.
package struct PhoneState: Codable, Hashable, Sendable {
    /// What requests come to.
    package var network: Network = .online

    /// What servers answer, by address.
    package var answers: [String: Answer] = [:]

    /// The apps that the fixture names.
    package var apps: Set<String> = []

    /// The groups of apps, by app; the app's own id for one that is not here.
    package var groups: [String: String] = [:]

    /// What the people are called, by identifier.
    package var names: [String: String] = [:]

    /// What each of them has of their own; "" for whoever the fixture does not name.
    package var people: [String: Person] = ["": Person()]

    /// What was chosen for a widget on a screen, by ``InstanceKey/inAnyLanguage`` and the parameter's name.
    package var choices: [InstanceKey: LiveProperties] = [:]

    /// The devices of the home, the same for everybody.
    package var things = Things()

    /// Which widget of a stack somebody has turned to, by ``InstanceKey/inAnyLanguage`` of the stack; from 0.
    package var turns: [InstanceKey: Int] = [:]

    /// Which widgets of a Today view somebody has expanded or made compact, by ``InstanceKey/inAnyLanguage``.
    package var expansions: [InstanceKey: Bool] = [:]

    /// How far the time was moved by hand, in milliseconds.
    package var timeShift: Int64 = 0

    /// Who has looked at the screens.
    package var seats: Set<Seat> = []

    /// What the widgets on the screens show, one for each seat.
    package var instances: [InstanceKey: WidgetInstance] = [:]

    /// The servers whose answers are awaited, by what they are asked for.
    package var requests: [SourceRequest: Request] = [:]

    /// What was told last on each topic.
    package var told = TopicValues()

    /// What files, devices and rooms have, as far as somebody brought it.
    package var brought: [SourceAddress: Delivery] = [:]

    /// The name of the time zone in which it is, such as `Asia/Shanghai`.
    package var timeZone = "UTC"

    /// Whose telephone it is where nobody else is named: the first of the fixture's people.
    package var owner: String?

    /// How everything stands that is beyond the process; nil where nothing was allowed.
    package var connections: Connections?

    /// The pictures of addresses that were asked for.
    package var pictures: [String: PictureDelivery] = [:]

    /// What cannot be asked at the moment, each with the reason as a clause.
    package var lost: [SourceAddress: String] = [:]

    package init() {}

    /// What requests come to; for whoever tries what a widget's users would see.
    package enum Network: Int, NamedCase {
        /// Servers answer as the fixture or they themselves say.
        case online
        /// Nothing comes back.
        case offline
        /// Answers come five seconds later.
        case slow
        /// Servers answer with an error of their own, 500.
        case failing
        /// Servers ask to sign in, 401.
        case unauthorized
        /// What comes back is no JSON.
        case garbage
    }

    /// What a server answers.
    package struct Answer: Codable, Hashable, Sendable {
        package var status: Int
        package var body: LiveValue
        /// The picture that comes back, by its path in the project.
        package var file: String?
        /// How long it takes, in milliseconds.
        package var delay: Int64

        package init(status: Int, body: LiveValue, file: String? = nil, delay: Int64 = 0) {
            self.status = status
            self.body = body
            self.file = file
            self.delay = delay
        }
    }

    /// What one person has: a store of each app, and where they are signed in.
    package struct Person: Codable, Hashable, Sendable {
        /// The apps in which the person is not signed in; in all others they are.
        package var signedOut: Set<String> = []
        /// What apps have stored, by group and key.
        package var stores: [String: LiveProperties] = [:]
        /// The app that is in front; nil for the home screen.
        package var appInFront: String?

        package init() {}
    }

    /// Somebody who looks at the screens in some language.
    package struct Seat: Codable, Hashable, Sendable {
        package let person: String
        package let locale: String

        package init(person: String, locale: String) {
            self.person = person
            self.locale = locale
        }
    }

    /// A request that is under way.
    package struct Request: Codable, Hashable, Sendable {
        /// When its answer comes; nil for one that is still to come from elsewhere.
        package let due: Timestamp?
        /// The answer of a real server that a slow network holds back; nil for an answer of the fixture.
        package var held: Delivery?
    }
}

extension PhoneState {
    /// What a person has; for one whom nobody has named, what the fixture says for everybody.
    package func person(_ id: String) -> Person { people[id] ?? people[""] ?? Person() }

    /// Whether the fixture names a person, or it is whoever holds a telephone of nobody in particular.
    ///
    /// Others, whom any address can name, have what is in memory and nothing outside.
    package func isNamed(_ id: String) -> Bool { id.isEmpty || names[id] != nil }

    /// Whether a person is signed in to an app.
    package func isSignedIn(_ id: String, to app: String) -> Bool { !person(id).signedOut.contains(app) }

    /// The group whose store an app's widgets read.
    package func group(of app: String) -> String { groups[app] ?? app }
}
