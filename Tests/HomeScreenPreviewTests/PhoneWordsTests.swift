import HomeScreenModel
import LiveValues
import PreviewServing
import Testing

@testable import HomeScreenPreview

/// The event log of a telephone.
@Suite struct PhoneWordsTests {
    private let words = PhoneWords(state: PhoneState(), widgets: PlacedWidgets())

    @Test func tellsANetworkThatIsGoneInBothLanguages() {
        let sentence = words.sentence(of: .networkChanged(.offline))
        #expect(sentence.text.text(in: "en") == "The network is gone")
        #expect(sentence.text.text(in: "zh-Hans") == "网络已断开")
        #expect(sentence.values == "offline")
    }

    @Test func countsMinutesHoweverFarApartTheyAre() {
        let sentence = words.sentence(of: .minutePassed)
        #expect(sentence.isRoutine)
        #expect(sentence.several?.text(in: "en") == "{count} minutes passed")
    }

    @Test func tellsWhatASourceBroughtAndWhyOneBringsNothing() {
        let address = SourceAddress.topic(filter: "home/#")
        #expect(words.sentence(of: .brought(address, .value(["on": true]))).values == "home/# = {\"on\":true}")
        let lost = words.sentence(of: .lost(address, "the broker is gone"))
        #expect(lost.text.text(in: "en") == "home/# cannot be read" && lost.values == "home/#: the broker is gone")
    }
}
