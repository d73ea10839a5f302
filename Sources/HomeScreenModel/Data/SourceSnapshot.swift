package import LiveValues

/// What an instance of a widget has of one of its sources, taken when its timeline was made.
///
/// It always has a value: the last one that came, and before that the sample.
package struct SourceSnapshot: Codable, Hashable, Sendable {
    /// How far the value can be trusted.
    package enum State: String, Codable, Hashable, Sendable, CaseIterable {
        /// What the source said when it was asked last.
        case fresh
        /// What it said earlier: it cannot be reached, or the value is older than its file lets it be.
        case stale
        /// It answered with an error, or with something of another shape.
        case failed
        /// It has never said anything.
        case never
    }

    /// What bindings find.
    package var value: LiveValue
    /// What bindings call `state`.
    package var state: State
    /// When the source said the last value that was of its shape; nil where it never did.
    package var time: Timestamp?
    /// That value, which stands in for answers that do not come.
    package var last: LiveValue?
    /// Why there is no newer value, as a clause without a full stop.
    package var problem: String?
    /// When the value becomes too old; nil where its file lets it be of any age.
    package var staleAt: Timestamp?

    /// A source that has never said anything: its sample.
    package init(sample: LiveValue, problem: String? = nil) {
        value = sample
        state = .never
        self.problem = problem
    }

    /// How old the last value is, in seconds; 0 where there is none.
    package func age(at now: Timestamp) -> Int {
        time.map { max(0, Int((now - $0).milliseconds / 1000)) } ?? 0
    }

    /// Calls the value stale once its time has come.
    ///
    /// - Returns: Whether it does so now.
    package mutating func growOld(at now: Timestamp) -> Bool {
        guard state == .fresh, let due = staleAt, due <= now else { return false }
        state = .stale
        problem = "it is older than its 'keep'"
        staleAt = nil
        return true
    }
}

extension DeclaredSource {
    /// What a source has after an attempt.
    ///
    /// - Parameters:
    ///   - delivery: What the attempt brought; nil where there is nothing to be had.
    ///   - before: What the source had before.
    ///   - isReachable: Whether the origin could be asked; otherwise what it said last is stale, and no error.
    ///   - now: When that was.
    ///   - locale: The reader's language, for samples.
    /// - Returns: What it brought, or what stands in for it with the reason.
    package func snapshot(
        of delivery: Delivery?, after before: SourceSnapshot?, isReachable: Bool = true, at now: Timestamp,
        in locale: String? = nil
    ) -> SourceSnapshot {
        var next = before ?? SourceSnapshot(sample: sampleValue(now: now, in: locale))
        let problem: String
        switch delivery {
        case .value(let value):
            do throws(ShapeProblem) {
                try shape.check(value)
                next.value = value
                next.state = .fresh
                next.time = now
                next.last = value
                next.problem = nil
                next.staleAt = keep.map { now + $0 }
                return next
            } catch {
                problem = error.description
            }
        case .failure(let reason, _): problem = reason
        case nil: return SourceSnapshot(sample: substitute(now: now, in: locale))
        }
        next.problem = problem
        next.staleAt = nil
        next.state = isReachable ? .failed : next.last == nil ? .never : .stale
        next.value = (fallback == .last ? next.last : nil) ?? substitute(now: now, in: locale)
        return next
    }

    /// Returns the value that requests may name: what came now or, where the file allows it, last; never the sample.
    func knownValue(_ delivery: Delivery?, _ before: SourceSnapshot?) -> LiveValue? {
        if case .value(let value)? = delivery.map({ content(of: $0) }), (try? shape.check(value)) != nil {
            return value
        }
        return fallback == .last ? before?.last : nil
    }

    /// Returns the data of what was delivered, without a server's envelope.
    func content(of delivery: Delivery) -> Delivery {
        if case .http(let request) = origin { request.envelope.content(of: delivery) } else { delivery }
    }

    /// What stands in for a value that there is not.
    private func substitute(now: Timestamp, in locale: String?) -> LiveValue {
        // What an app never wrote is no sample: a widget has to say what it shows to somebody new.
        if case .store = origin { .null } else { sampleValue(now: now, in: locale) }
    }
}
