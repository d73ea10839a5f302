import LiveValues

extension PhoneOutside {
    /// Publishes what facts come to.
    ///
    /// - Throws: That nobody hears one of them, and the others were not tried.
    func publish(_ facts: ArraySlice<PhoneFact>) throws(PhoneRefusal) {
        for (topic, value) in facts.compactMap(\.publication) { try publish(topic: topic, value: value) }
    }

    /// Stores what facts come to.
    func store(_ facts: ArraySlice<PhoneFact>, on phone: PhoneState) {
        for case .stored(let group, let key, let value, let person) in facts where phone.isNamed(person) {
            write(group: group, person: person, key: key, value: value)
        }
    }
}
