import ClassroomContexts
import Foundation
import Testing

/// Who follows a whole lesson sees in the end what somebody sees who comes in at its end.
@Suite struct HourTests {
    @Test func showsEveryPageWhatAPageShowsThatIsOpenedAfterwards() throws {
        let hour = try HourOfLesson()
        let pages = try hour.viewers.map { try ShownPage(hour.view(of: $0)) }
        for minute in 0..<60 {
            try hour.play(minute: minute)
            for page in pages { try page.follow() }
        }
        try hour.end()
        for (viewer, page) in zip(hour.viewers, pages) {
            try page.follow()
            let drawn = try page.drawnAnew()
            let shown = page.html
            let place = shown.commonPrefix(with: drawn).count
            let (before, after) = (shown.dropFirst(max(0, place - 80)).prefix(240), drawn.dropFirst(place).prefix(160))
            #expect(shown == drawn, "\(viewer) sees \(before) and would see \(after)")
        }
        // Both sides would be equal as well if nothing had happened.
        #expect(hour.given > 2000)
        #expect(hour.pool("lin").chat.getNumbers()?.upperBound ?? 0 > 100)
        #expect(hour.room.getUserCount(role: .student) > 40)
    }
}
