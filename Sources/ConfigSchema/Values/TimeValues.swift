/// A moment in a configuration: a date, or a distance from the scene's clock.
public enum InstantExpression: Hashable, Sendable {
    /// Milliseconds since 1970, UTC.
    case absolute(milliseconds: Int64)
    /// Milliseconds after the scene's clock; negative for before.
    case relative(milliseconds: Int64)

    /// Reads a moment as files write it; nil for what is none.
    package init?(_ text: String) {
        var text = text
        guard case .success(let moment) = text.withUTF8({ TimeSyntax.instant($0) }) else { return nil }
        self = moment
    }
}

/// Reads durations and instants from the bytes of a scalar.
enum TimeSyntax {
    /// `90s`, `5m`, `1h30m`: milliseconds.
    static func duration(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading<Int64> {
        let text = bytes[...].trimmed
        if !text.isEmpty, text.allSatisfy({ (0x30...0x39).contains($0) }) {
            let number = String(decoding: text, as: UTF8.self)
            return .failure(ScalarError("a duration needs a unit: '\(number)s', '\(number)m' or '\(number)h'"))
        }
        guard let value = sum(text) else {
            return .failure(ScalarError("a duration is written like '90s', '5m' or '1h30m'"))
        }
        return .success(value)
    }

    /// ISO 8601 with a time zone, or `-12m`, `+1h`, `0s`.
    static func instant(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading<InstantExpression> {
        let text = bytes[...].trimmed
        if let first = text.first, first == 0x2D || first == 0x2B, let value = sum(text.dropFirst()) {
            return .success(.relative(milliseconds: first == 0x2D ? -value : value))
        }
        if let value = sum(text) { return .success(.relative(milliseconds: value)) }
        if let date = ISODate.milliseconds(String(decoding: text, as: UTF8.self)) {
            return .success(.absolute(milliseconds: date))
        }
        return .failure(
            ScalarError("an instant is written like '2026-03-02T09:12:00Z', or '-12m' for twelve minutes ago"))
    }

    private static func sum(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int64? {
        var total: Int64 = 0
        var number: Int64?
        var lastUnit = Int64.max
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if (0x30...0x39).contains(byte) {
                let value = (number ?? 0) * 10 + Int64(byte - 0x30)
                // 100 years in milliseconds, so that nothing below overflows.
                guard value < 3_155_760_000_000 else { return nil }
                number = value
                continue
            }
            let unit: Int64
            switch byte {
            case 0x68: unit = 3_600_000
            case 0x6D where index < bytes.endIndex && bytes[index] == 0x73:
                unit = 1
                index += 1
            case 0x6D: unit = 60_000
            case 0x73: unit = 1000
            default: return nil
            }
            guard let value = number, unit < lastUnit, value <= 3_155_760_000_000 / unit else { return nil }
            total += value * unit
            number = nil
            lastUnit = unit
        }
        return number == nil && lastUnit != .max ? total : nil
    }
}

/// ISO 8601 dates of the form `2026-03-02T09:12:00Z`, with an offset such as `+08:00` instead of `Z`, and fractions.
enum ISODate {
    static func milliseconds(_ text: String) -> Int64? {
        let main = text.prefix(19)
        guard matchesShape(main, "dddd-dd-ddTdd:dd:dd") else { return nil }
        let fields = main.utf8.split { !(0x30...0x39).contains($0) }.compactMap { Int64(Substring($0)) }
        guard fields.count == 6 else { return nil }
        var rest = text.dropFirst(19)
        var fraction: Int64 = 0
        if rest.first == "." {
            let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, digits.count <= 9 else { return nil }
            fraction = Int64(digits.prefix(3) + String(repeating: "0", count: max(0, 3 - digits.count))) ?? 0
            rest = rest.dropFirst(digits.count + 1)
        }
        guard let offset = offset(rest), (1...12).contains(fields[1]),
            (1...daysIn(month: fields[1], year: fields[0])).contains(fields[2]), fields[3] < 24, fields[4] < 60,
            fields[5] < 60
        else { return nil }
        let days = daysSince1970(year: fields[0], month: fields[1], day: fields[2])
        let seconds = ((days * 24 + fields[3]) * 60 + fields[4] - offset) * 60 + fields[5]
        return seconds * 1000 + fraction
    }

    /// Whether a text has digits where the shape has `d`, and the shape's own signs elsewhere.
    private static func matchesShape(_ text: Substring, _ shape: String) -> Bool {
        text.utf8.elementsEqual(shape.utf8) { found, wanted in
            wanted == 0x64 ? (0x30...0x39).contains(found) : found == wanted
        }
    }

    /// Minutes east of UTC.
    private static func offset(_ text: Substring) -> Int64? {
        if text == "Z" { return 0 }
        let parts = text.dropFirst().split(separator: ":").compactMap { Int64($0) }
        guard matchesShape(text.dropFirst(), "dd:dd"), parts[0] < 24, parts[1] < 60 else { return nil }
        switch text.first {
        case "+": return parts[0] * 60 + parts[1]
        case "-": return -(parts[0] * 60 + parts[1])
        default: return nil
        }
    }

    private static func daysIn(month: Int64, year: Int64) -> Int64 {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// The proleptic Gregorian day number, counted in years that start in March, so that the leap day comes last.
    private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year % 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}
