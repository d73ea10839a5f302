import Foundation
package import LiveValues
import Synchronization

/// How values are written for one person: their language and their time zone.
///
/// Make one for each and keep it: it remembers the names that it asked the system for.
package final class LocalFormat: Sendable {
    package let locale: String
    private let foundationLocale: Locale
    let calendar: Calendar
    private let names = Mutex<Names?>(nil)
    private let written = Mutex<[Written: String]>([:])

    /// A moment as a pattern has it: what shows the time shows the same few moments over and over.
    private struct Written: Hashable {
        let moment: Timestamp
        let pattern: String
    }

    // Those of a screen full of widgets; then others take their place.
    private static let most = 256

    /// The names of days and months in one language.
    private struct Names {
        let weekdays: [String]
        let shortWeekdays: [String]
        let months: [String]
        let shortMonths: [String]
        let halves: [String]
    }

    /// Takes a locale such as `zh-Hans`, and a time zone such as `Asia/Shanghai`; an unknown zone is UTC.
    package init(locale: String, timeZone: String) {
        self.locale = locale
        foundationLocale = Locale(identifier: locale)
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = foundationLocale
        calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
        self.calendar = calendar
    }

    // MARK: Dates

    func text(_ moment: Timestamp, _ pattern: DatePattern) -> String {
        let date = Self.date(moment)
        let parts = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .minute, .second], from: date)
        return pattern.parts.map { part in
            switch part {
            case .text(let text): text
            case .field(let letter, let count): field(letter, count, parts)
            }
        }.joined()
    }

    /// A moment as a pattern such as `MM/dd` writes it.
    package func text(_ moment: Timestamp, pattern: String) -> String {
        let asked = Written(moment: moment, pattern: pattern)
        if let known = written.withLock({ $0[asked] }) { return known }
        let text = text(moment, DatePattern(pattern))
        written.withLock { known in
            if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
            known[asked] = text
        }
        return text
    }

    /// The day of a moment, as people write it: `2 Mar 2026`.
    package func day(_ moment: Timestamp) -> String {
        text(moment, Date.FormatStyle(date: .abbreviated, time: .omitted))
    }

    /// The day of a moment with its weekday, as a lock screen has it: `Monday 2 March`.
    package func longDay(_ moment: Timestamp) -> String {
        text(moment, Date.FormatStyle().weekday(.wide).day().month(.wide))
    }

    /// The hour and the minute of a moment, as people write them: `09:12`.
    package func time(_ moment: Timestamp) -> String {
        text(moment, Date.FormatStyle(date: .omitted, time: .shortened))
    }

    private func text(_ moment: Timestamp, _ style: Date.FormatStyle) -> String {
        var style = style.locale(foundationLocale)
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        return Self.date(moment).formatted(style)
    }

    func weekday(_ moment: Timestamp) -> String { text(moment, DatePattern("E")) }

    private func field(_ letter: Character, _ count: Int, _ parts: DateComponents) -> String {
        switch letter {
        case "y":
            let year = parts.year ?? 0
            return count == 2 ? Self.padded(year % 100, 2) : Self.padded(year, count)
        case "M" where count > 2:
            let names = known()
            return Self.name((parts.month ?? 1) - 1, in: count == 3 ? names.shortMonths : names.months)
        case "M": return Self.padded(parts.month ?? 0, count)
        case "d": return Self.padded(parts.day ?? 0, count)
        case "E":
            let names = known()
            return Self.name((parts.weekday ?? 1) - 1, in: count < 4 ? names.shortWeekdays : names.weekdays)
        case "H": return Self.padded(parts.hour ?? 0, count)
        case "h": return Self.padded(((parts.hour ?? 0) + 11) % 12 + 1, count)
        case "m": return Self.padded(parts.minute ?? 0, count)
        case "s": return Self.padded(parts.second ?? 0, count)
        case "a": return Self.name((parts.hour ?? 0) / 12, in: known().halves)
        default: return ""
        }
    }

    private func known() -> Names {
        names.withLock { known in
            if let known { return known }
            let names = Names(
                weekdays: calendar.weekdaySymbols, shortWeekdays: calendar.shortWeekdaySymbols,
                months: calendar.monthSymbols, shortMonths: calendar.shortMonthSymbols,
                halves: [calendar.amSymbol, calendar.pmSymbol])
            known = names
            return names
        }
    }

    private static func name(_ index: Int, in names: [String]) -> String {
        names.indices.contains(index) ? names[index] : ""
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    static func date(_ moment: Timestamp) -> Date {
        Date(timeIntervalSince1970: Double(moment.milliseconds) / 1000)
    }

    // MARK: Numbers

    /// A number as text shows it by itself: up to three decimals, no separators between thousands.
    func plain(_ number: Double) -> String {
        number.formatted(
            .number.grouping(.never).precision(.fractionLength(0...3)).locale(foundationLocale))
    }

    /// A number with so many decimals, or up to three.
    func text(_ number: Double, decimals: Int?) -> String {
        let digits = decimals.map { $0...$0 } ?? 0...3
        return number.formatted(.number.precision(.fractionLength(digits)).locale(foundationLocale))
    }

    /// A share of 1 in hundredths.
    func percent(_ share: Double, decimals: Int?) -> String {
        let digits = decimals ?? 0
        return share.formatted(.percent.precision(.fractionLength(digits...digits)).locale(foundationLocale))
    }

    /// A length of time in its two largest units; the smallest unit is a second.
    package func duration(seconds: Double) -> String {
        // Beyond 10,000 years the system's formatter has no room.
        let bounded = min(max(seconds.rounded(), -315_360_000_000), 315_360_000_000)
        let style = Duration.UnitsFormatStyle(
            allowedUnits: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2)
        return Duration.seconds(Int64(bounded)).formatted(style.locale(foundationLocale))
    }

    func capitals(_ text: String) -> String { text.uppercased(with: foundationLocale) }
}
