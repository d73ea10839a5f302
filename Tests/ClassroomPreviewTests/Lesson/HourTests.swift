import ClassroomComponents
import ClassroomContexts
import ClassroomPreview
import ClassroomWidgets
import Foundation
import LiveValues
import PreviewServing
import Synchronization
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

    /// Identifiers are left to the values behind a line, and no line says "you".
    @Test func tellsAllOfItInSentencesOfBothLanguages() throws {
        let hour = try HourOfLesson()
        let kind = try BuiltInComponents.kind(widgets: BuiltInWidgets.all, others: BuiltInWidgets.others)
        let odd = Mutex<Set<String>>([])
        let count = Mutex(0)
        let subscription = hour.store.subscribe { [store = hour.store] record in
            let text = kind.sentence(of: record, in: store).text
            let (english, chinese) = (text.text(in: "en"), text.text(in: "zh-Hans"))
            count.withLock { $0 += 1 }
            let isOdd = english.contains(/[a-z][A-Z]|\b[Yy]ou\b|nil/) || chinese.allSatisfy(\.isASCII)
            if isOdd { odd.withLock { _ = $0.insert("\(record.name): \(english) / \(chinese)") } }
        }
        for minute in 0..<60 { try hour.play(minute: minute) }
        try hour.end()
        #expect(count.withLock { $0 } > 2000)
        #expect(odd.withLock { $0 }.sorted() == [])
        withExtendedLifetime(subscription) {}
    }
}
