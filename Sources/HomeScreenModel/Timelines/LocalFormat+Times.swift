import Foundation
import LiveValues

extension LocalFormat {
    /// The next moment after another one at which it is some time of day; nil where the zone has none.
    func next(_ time: TimeOfDay, after moment: Timestamp) -> Timestamp? {
        let parts = DateComponents(hour: time.minutes / 60, minute: time.minutes % 60, second: 0)
        return calendar.nextDate(after: Self.date(moment), matching: parts, matchingPolicy: .nextTime)
            .map { Timestamp(milliseconds: Int64(($0.timeIntervalSince1970 * 1000).rounded())) }
    }
}
