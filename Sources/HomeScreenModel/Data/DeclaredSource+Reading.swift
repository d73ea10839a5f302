package import LiveValues

/// What a source has at a moment.
package struct SourceReading: Hashable, Sendable {
    /// Whether it is the newest that can be had.
    package enum State: String, Hashable, Sendable {
        /// What the source says now.
        case fresh
        /// What it said before it could not be reached.
        case stale
        /// It answers with an error, or with something of another shape.
        case failed
        /// It never answered.
        case never
    }

    package let value: LiveValue
    package let state: State
}

extension DeclaredSource {
    /// What the source has on a telephone: its answer if that is of its shape, else what the file says for such a case.
    ///
    /// - Parameters:
    ///   - phone: What servers answer and apps have stored.
    ///   - app: The widget's app.
    ///   - scope: What its address may name.
    ///   - now: What the sample's distances count from.
    /// - Returns: The value with its state.
    package func reading(
        on phone: PhoneState, of app: String, in scope: BindingScope, now: Timestamp
    ) -> SourceReading {
        switch origin {
        case .store(let key):
            let stored = phone.stores[app]?[key] ?? .null
            // What was never written is no sample: a widget has to say what it shows to somebody new.
            guard stored != .null else { return SourceReading(value: .null, state: .never) }
            return fits(stored)
                ? SourceReading(value: stored, state: .fresh) : SourceReading(value: .null, state: .failed)
        case .http(let address):
            let answer = (try? address.text(in: scope)).flatMap { phone.answers[$0] }
            return reading(of: answer, over: phone.network, now: now)
        case .file, .topic, .things, .room:
            return SourceReading(value: sampleValue(now: now), state: .never)
        }
    }

    private func reading(
        of answer: PhoneState.Answer?, over network: PhoneState.Network, now: Timestamp
    ) -> SourceReading {
        let last = answer.flatMap { $0.status == 200 && fits($0.body) ? $0.body : nil }
        if network == .online, let last { return SourceReading(value: last, state: .fresh) }
        let state: SourceReading.State =
            switch network {
            case .offline: last == nil ? .never : .stale
            case .online: answer == nil ? .never : .failed
            case .failing, .unauthorized, .garbage: .failed
            }
        let substitute = fallback == .last ? last : nil
        return SourceReading(value: substitute ?? sampleValue(now: now), state: state)
    }

    private func fits(_ value: LiveValue) -> Bool { (try? shape.check(value)) != nil }
}
