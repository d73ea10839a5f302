import LiveValues
import PreviewServing
import Testing

@testable import HomeScreenModel
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
        #expect(lost.text.text(in: "en") == "home/# cannot be read: the broker is gone")
        #expect(lost.values == "home/#: the broker is gone")
    }

    @Test func saysWhatAValueIsThatCannotBeShown() {
        let key = InstanceKey(screen: "home", id: "w", person: "lin", locale: "en")
        let failure = BindingFailure(path: "c.color", reason: "is 'zzz', which is no colour and is drawn as #000000")
        let text = words.sentence(of: .bindingFailed(instance: key, failure)).text
        #expect(text.text(in: "en") == "'w': 'c.color' is 'zzz', which is no colour and is drawn as #000000")
        #expect(text.text(in: "zh-Hans") == "“w”：“c.color”是“zzz”，不是颜色，显示为 #000000")
    }

    @Test func namesTheLanguageInWhichSomebodyLooks() {
        let text = words.sentence(of: .seated(.init(person: "lin", locale: "zh-Hans"))).text
        #expect(text.text(in: "en") == "lin looks at the screen in Chinese")
        #expect(text.text(in: "zh-Hans") == "lin正在查看屏幕，语言：中文")
    }

    @Test func saysThatAFileWasRead() {
        let text = words.sentence(of: .brought(.file(path: "Widgets/shop/a.json"), .value(1))).text
        #expect(text.text(in: "en") == "Widgets/shop/a.json was read")
    }

    @Test func countsNoWidgetsWhereOnlyRequestsChanged() {
        let changes = TimelineChanges(instances: [:], hasComeOrGone: false, requests: [:])
        let sentence = words.sentence(of: .timelinesChanged(changes))
        #expect(sentence.text.text(in: "en") == "The requests of the widgets changed")
        #expect(sentence.several == nil)
    }

    @Test func saysWhichTimelinesEnded() {
        let keys = ["a", "b"].map { InstanceKey(screen: "home", id: $0, person: "lin", locale: "en") }
        let gone: [InstanceKey: WidgetInstance?] = Dictionary(uniqueKeysWithValues: keys.map { ($0, nil) })
        let changes = TimelineChanges(instances: gone, hasComeOrGone: true, requests: [:])
        #expect(words.sentence(of: .timelinesChanged(changes)).text.text(in: "en") == "A timeline ended: 2 widgets")
    }

    @Test(arguments: [
        ("the server answers 500", "服务器返回 500"), ("the answer lacks 'x'", "回应缺少 'x'"),
        ("nothing came within 10s", "10s 内没有回应"),
        ("a.example:80 does not answer: refused", "a.example:80 没有回应：refused"),
        (
            "the fixture's 'network' has no answer for https://a.example, and the preview was not started with "
                + "'--allow-host a.example'",
            "测试数据的“network”没有 https://a.example 的回应，且预览启动时没有 '--allow-host a.example'"
        ),
        ("something else", "something else"), ("", ""), ("the server answers", "the server answers"),
    ])
    func tellsWhyAServerBringsNothing(reason: String, chinese: String) {
        let text = words.sentence(of: .requestFailed(url: "https://a.example", reason)).text
        #expect(text.text(in: "en") == "https://a.example brought nothing: " + reason)
        #expect(text.text(in: "zh-Hans") == "https://a.example 没有带来数据：" + chinese)
    }
}
