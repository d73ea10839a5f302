import Synchronization

extension LocalFormat {
    private static let known = Mutex<[Seat: LocalFormat]>([:])

    /// Who reads, and where.
    private struct Seat: Hashable {
        let locale: String
        let timeZone: String
    }

    /// The format of a language in a time zone, which is made once.
    package static func known(_ locale: String, in timeZone: String) -> LocalFormat {
        known.withLock { known in
            let seat = Seat(locale: locale, timeZone: timeZone)
            if let format = known[seat] { return format }
            let format = LocalFormat(locale: locale, timeZone: timeZone)
            known[seat] = format
            return format
        }
    }
}
