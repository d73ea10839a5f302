/// One widget on one screen, for one person in one language: what has a timeline and a budget of its own.
package struct InstanceKey: Codable, Hashable, Sendable {
    /// The id of the scene.
    package let screen: String
    /// The id of the placement in it.
    package let id: String
    /// The identifier of whoever holds the telephone.
    package let person: String
    package let locale: String

    package init(screen: String, id: String, person: String, locale: String) {
        self.screen = screen
        self.id = id
        self.person = person
        self.locale = locale
    }

    /// Who looks at it.
    var seat: PhoneState.Seat { PhoneState.Seat(person: person, locale: locale) }

    /// The same for whatever language: what was chosen for a widget does not change with it.
    package var inAnyLanguage: InstanceKey { InstanceKey(screen: screen, id: id, person: person, locale: "") }
}

extension InstanceKey: Comparable {
    /// By screen, placement, person and language.
    package static func < (left: InstanceKey, right: InstanceKey) -> Bool {
        (left.screen, left.id, left.person, left.locale) < (right.screen, right.id, right.person, right.locale)
    }
}
