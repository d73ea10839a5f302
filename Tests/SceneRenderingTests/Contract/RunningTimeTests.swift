import SceneRendering
import Testing

@Suite struct RunningTimeTests {
    @Test(arguments: [
        (Duration.zero, "00:00"), (.milliseconds(999), "00:00"), (.seconds(1), "00:01"), (.seconds(61), "01:01"),
        (.seconds(3599), "59:59"), (.seconds(3600), "01:00:00"), (.seconds(36_061), "10:01:01"),
        (.seconds(360_000), "100:00:00"), (.seconds(-5), "00:00"), (.seconds(Int64.max), "2562047788015:12:55"),
    ])
    func writesHoursOnlyFromOneHourOn(_ time: Duration, _ text: String) {
        #expect(RunningTime.short.text(time) == text)
    }

    @Test(arguments: [
        (Duration.zero, "00:00:00"), (.seconds(61), "00:01:01"), (.seconds(3600), "01:00:00"),
        (.seconds(360_000), "100:00:00"), (.seconds(-5), "00:00:00"),
    ])
    func writesHoursThroughout(_ time: Duration, _ text: String) {
        #expect(RunningTime.full.text(time) == text)
    }
}
