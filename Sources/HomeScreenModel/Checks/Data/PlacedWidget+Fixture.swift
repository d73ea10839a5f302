package import ConfigSchema
import LiveValues

extension PlacedWidget {
    /// Reads the values that a fixture gives to the widget's bindings.
    ///
    /// - Parameters:
    ///   - fixture: What it says.
    ///   - locale: The language of the reader.
    /// - Returns: The scope of the bindings; sources without a value are empty.
    package func scope(drawing fixture: RecordValue, in locale: String) -> BindingScope {
        let phone = PhoneState(fixture, now: Timestamp(milliseconds: 0))
        let person = phone.owner ?? ""
        return scope(drawing: phone, for: InstanceKey(screen: screen, id: id, person: person, locale: locale))
    }

    /// Reads the values that a telephone of a fixture gives to the bindings of an instance.
    func scope(drawing phone: PhoneState, for key: InstanceKey) -> BindingScope {
        var scope = plainScope(of: key, on: phone)
        for source in sources {
            scope.roots[source.name] = value(of: source, for: key, on: phone, in: scope)
        }
        return scope
    }

    private func value(
        of source: DeclaredSource, for key: InstanceKey, on phone: PhoneState, in scope: BindingScope
    ) -> LiveValue {
        switch try? address(of: source, for: key, in: scope) {
        case .http(let request):
            guard let answer = phone.answers[request.url], (200...299).contains(answer.status), answer.file == nil
            else {
                return .null
            }
            guard case .value(let value) = source.content(of: .value(answer.body)) else { return .null }
            return value
        // A fixture has stores by app, whatever the group is called.
        case .store(_, let name, let person): return phone.person(person).stores[app]?[name] ?? .null
        case .things(let product): return phone.things.value(ofProduct: product, in: key.locale)
        case .file, .topic, .room, .custom, nil: return .null
        }
    }
}
