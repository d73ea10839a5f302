import LiveValues

/// Which instances there are: one for each placed widget and whoever looks.
extension PhoneDecision {
    /// How many seats are remembered of which nobody looks: an address can name anybody.
    static let mostEmptySeats = 64

    /// Somebody looks: their widgets stand there since the telephone was opened, and have lived through the time since.
    ///
    /// - Parameters:
    ///   - seat: Who looks, in which language.
    ///   - opening: When the telephone was opened.
    ///   - taken: The seats from which somebody looks.
    mutating func look(_ seat: PhoneState.Seat, since opening: Timestamp, beside taken: Set<PhoneState.Seat>) {
        guard !state.seats.contains(seat) else { return askForOwedReloads() }
        let empty = state.seats.subtracting(taken)
        if empty.count >= Self.mostEmptySeats {
            tell(.unseated(empty))
            for key in state.instances.keys where empty.contains(key.seat) { put(nil, at: key) }
        }
        tell(.seated(seat))
        let present = now
        now = min(present, max(opening, present - Self.livedThrough))
        // What is placed in time that is over asks no server yet.
        passing = present
        for widget in widgets.all { place(widget, for: seat) }
        run(through: present)
    }

    /// Brings the instances in line with the widgets that are placed now.
    package mutating func takeWidgets(insteadOf old: PlacedWidgets) {
        for key in state.instances.keys.sorted() where widgets.widget(of: key) == nil { put(nil, at: key) }
        for widget in widgets.all {
            for seat in state.seats.sorted(by: { ($0.person, $0.locale) < ($1.person, $1.locale) }) {
                let key = widget.key(of: seat)
                guard state.instances[key] != nil, let before = old.widget(of: key) else {
                    place(widget, for: seat)
                    continue
                }
                guard !widget.makesTheSame(as: before) else { continue }
                change(key) { instance, _ in instance.timeline.forgetEntries() }
                request(.placed, key)
            }
        }
    }

    /// Brings the instances in line with an edited fixture.
    package mutating func takeFixture(insteadOf old: PhoneState) {
        for widget in widgets.all {
            for key in keys(of: widget)
            where state.timeZone != old.timeZone || dependsOn(widget, key, whatChangedSince: old) {
                request(.placed, key)
            }
        }
    }

    /// Somebody edits a widget on its screen.
    mutating func choose(_ value: LiveValue, for parameter: String, of instance: InstanceKey) {
        guard state.choices[instance.inAnyLanguage]?[parameter] != value else { return }
        tell(.chosen(instance: instance, parameter: parameter, value: value))
        for key in state.instances.keys.sorted() where key.inAnyLanguage == instance.inAnyLanguage {
            request(.placed, key)
        }
    }

    /// The instances of a widget, in order.
    func keys(of widget: PlacedWidget) -> [InstanceKey] {
        state.seats.map { widget.key(of: $0) }.filter { state.instances[$0] != nil }.sorted()
    }

    private mutating func place(_ widget: PlacedWidget, for seat: PhoneState.Seat) {
        let key = widget.key(of: seat)
        put(WidgetInstance(placedAt: now), at: key)
        request(.placed, key)
    }

    private func dependsOn(_ widget: PlacedWidget, _ key: InstanceKey, whatChangedSince old: PhoneState) -> Bool {
        let scope = widget.addressScope(of: key, on: state)
        return widget.sources.contains { source in
            switch try? widget.address(of: source, for: key, in: scope) {
            case .http(let request): old.answers[request.url] != state.answers[request.url]
            case .store(let group, let name, let person):
                old.person(person).stores[group]?[name] != state.person(person).stores[group]?[name]
            case .things(let product):
                old.things.value(ofProduct: product, in: key.locale)
                    != state.things.value(ofProduct: product, in: key.locale)
            case .topic, .file, .room, .custom, nil: false
            }
        }
    }
}

extension PlacedWidget {
    /// The instance that somebody looks at.
    package func key(of seat: PhoneState.Seat) -> InstanceKey {
        InstanceKey(screen: screen, id: id, person: seat.person, locale: seat.locale)
    }
}
