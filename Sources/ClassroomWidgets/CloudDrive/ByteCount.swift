import LiveValues

/// A number of bytes, as people read it: `2.4 MB`.
struct ByteCount {
    private let bytes: Int

    init(_ bytes: Int) { self.bytes = bytes }

    var text: String {
        let units = ["B", "KB", "MB", "GB", "TB"]
        var (amount, unit) = (Double(max(0, bytes)), 0)
        while amount >= 1000, unit < units.count - 1 { (amount, unit) = (amount / 1000, unit + 1) }
        let tenths = (amount * 10).rounded()
        let isShort = unit == 0 || tenths >= 100
        let number = isShort ? String(Int(amount.rounded())) : "\(Int(tenths) / 10).\(Int(tenths) % 10)"
        return number + " " + units[unit]
    }
}

/// A day, as lists sort it: `2026-03-02`, in universal time.
struct CivilDate {
    private let time: Timestamp

    init(_ time: Timestamp) { self.time = time }

    // Howard Hinnant's days-to-civil: years begin in March, so that the leap day is the last one.
    var text: String {
        let days = Int((time.milliseconds.clamped / 86_400_000)) + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shifted + 2) / 5 + 1
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

extension Int64 {
    /// Within the years that have four digits.
    fileprivate var clamped: Int64 { Swift.min(Swift.max(0, self), 253_402_300_799_999) }
}
