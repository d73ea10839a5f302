import Foundation
import LiveValues
import Testing

@Suite struct LiveTextTests {
    private let name = LiveText(byLocale: ["en": "Bears", "zh-Hans": "小熊"])

    @Test(arguments: [("zh-Hans", "小熊"), ("en", "Bears"), ("ja", "Bears"), (nil, "Bears")])
    func isReadInALanguageElseInTheFirst(locale: String?, text: String) {
        #expect(name.text(in: locale) == text)
        #expect(name.read(in: locale) == (locale == nil ? name : LiveText(text)))
    }

    @Test func isOneTextWhereAllLanguagesSayTheSame() {
        #expect(LiveText(byLocale: ["en": "Mia", "zh-Hans": "Mia"]) == "Mia")
        #expect(LiveText(byLocale: [:]) == "")
    }

    @Test(arguments: [("en", "Bears came"), ("zh-Hans", "小熊来了"), ("ja", "Bears came")])
    func speaksTheToolsTwoLanguagesWithNamesInThem(locale: String, text: String) {
        let sentence = LiveText(english: "\(name) came", chinese: "\(name)来了")
        #expect(sentence.text(in: locale) == text)
    }

    @Test func isPutTogetherInEveryLanguageOfItsParts() {
        let place = LiveText(byLocale: ["ja": "庭", "zh-Hans": "花园"])
        let text: LiveText = "\(name) (\(3)), \(place)"
        #expect(text.text(in: "zh-Hans") == "小熊 (3), 花园")
        #expect(text.text(in: "en") == "Bears (3), 庭")
        #expect(text.text(in: "ja") == "Bears (3), 庭")
        #expect([name, "Mia"].joined(separator: ", ").text(in: "zh-Hans") == "小熊, Mia")
        #expect([LiveText]().joined(separator: ", ").isEmpty)
    }

    @Test(arguments: [("\"Mia\"", LiveText("Mia")), (#"{"en":"Bears","zh-Hans":"小熊"}"#, nil)])
    func isATextOrAMapInJSON(json: String, text: LiveText?) throws {
        let text = text ?? name
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try JSONDecoder().decode(LiveText.self, from: Data(json.utf8)) == text)
        #expect(String(decoding: try encoder.encode(text), as: UTF8.self) == json)
        #expect(LiveText(text.value) == text)
    }

    @Test(arguments: [LiveValue.integer(1), [:], ["en": 1], ["Bears"], nil])
    func isNoOtherProperty(value: LiveValue) {
        #expect(LiveText(value) == nil)
    }
}
