package import LiveValues

/// What is live behind the screens of one fixture: the network, the apps, what they have stored, and who is signed in.
///
/// All pages that show a screen with the fixture share it. What a widget shows is worked out from it and from the time;
/// nothing that is drawn is kept here.
package struct PhoneState: Codable, Hashable, Sendable {
    /// What requests come to; for whoever tries what a widget's users would see.
    package enum Network: Int, NamedCase {
        /// Answers come.
        case online
        /// Nothing comes back.
        case offline
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

        package init(status: Int, body: LiveValue) {
            self.status = status
            self.body = body
        }
    }

    /// What requests come to.
    package var network: Network = .online

    /// What servers answer, by address.
    package var answers: [String: Answer] = [:]

    /// The apps that the fixture names.
    package var apps: Set<String> = []

    /// The apps in which somebody is signed in.
    package var signedIn: Set<String> = []

    /// What the people are called, by identifier.
    package var names: [String: String] = [:]

    /// What apps have stored, by group and key.
    package var stores: [String: LiveProperties] = [:]

    /// What was chosen for a widget on a screen, by its id there and the parameter's name.
    package var choices: [String: LiveProperties] = [:]

    /// The devices of the home, the same for everybody.
    package var things = Things()

    /// How far the time was moved by hand, in milliseconds.
    package var timeShift: Int64 = 0

    package init() {}
}
