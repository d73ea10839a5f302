import DataSources
import HomeScreenModel
import LiveValues
import Synchronization
import Testing

@testable import HomeScreenPreview

/// A source of a program's own, on its way to a telephone.
@Suite struct CustomLineTests {
    @Test func bringsValuesAndReasons() async {
        let cell = SourceCell<LiveValue>(clock: SystemClock())
        let phone = PhoneStore(PhoneState(), startingAt: nil, clock: nil)
        let line = CustomLine(phone, [WidgetSource("tides", "How high the water stands.") { cell }])
        let address = SourceAddress.custom(name: "tides")
        cell.deliver(["height": 2.4])
        await phone.becomes { $0.brought[address] == .value(["height": 2.4]) }
        cell.lose(SourceFailure("the gauge does not answer"))
        await phone.becomes { $0.lost[address] == "the gauge does not answer" }
        cell.deliver(["height": 2.5])
        await phone.becomes { $0.brought[address] == .value(["height": 2.5]) && $0.lost.isEmpty }
        cell.fail(SourceFailure("no number", status: 500))
        await phone.becomes { $0.brought[address] == .failure("no number", status: 500) }
        withExtendedLifetime(line) {}
    }
}
