import Foundation
import HomeScreenModel
import LiveValues
import PreviewServing
import SceneRendering
import TestSupport
import Testing

@testable import HomeScreenPreview

/// Holds the telephone's panel to the language of whoever looks.
@Suite struct PanelLanguageTests {
    // Words of the fixture, and labels around them.
    private static let names: Set<String> = [
        "demo在前台", "已登录demo", "屏幕“home”上的“w1”", "编辑屏幕“home”上的“w1”：没有参数", "刷新“w1”", "刷新全部“demo/w1”小组件",
        "App", "JSON", "UTC", "lamp-1", "home", "w1", "demo", "power", "reloadAllTimelines", "localhost", "SQLite",
    ]

    private let store: PhoneStore

    init() throws {
        let name = try JSONDecoder().decode(
            LocalName.self, from: Data(#"{ "first": "Lamp", "byLocale": { "en": "Lamp", "zh-Hans": "台灯" } }"#.utf8))
        var state = PhoneState()
        state.things = Things([
            "lamp-1": Things.Thing(name: name, status: .online, properties: ["power": .bool(true)])
        ])
        state.connections = Connections()
        state.connections?.hosts = ["localhost:8091"]
        store = PhoneStore(
            state, startingAt: nil, clock: ManualClock(Timestamp(milliseconds: 1_772_442_720_000)))
        let widget = PlacedWidget(
            screen: "home", id: "w1", file: .init(widget: "demo/w1", folder: "Widgets/demo/"), family: .systemSmall,
            device: "390x844", sources: [], parameters: [], timeline: .single, configuration: [:])
        store.place([widget], on: "home")
    }

    /// The panel's words after its widget was reloaded by hand.
    private func words(locale: String) throws -> PageWords {
        let seat = PhoneState.Seat(person: "lin", locale: locale)
        store.look(seat)
        let key = InstanceKey(screen: "home", id: "w1", person: seat.person, locale: seat.locale)
        try store.perform(.reloadByHand(key))
        let panel = PhonePanel(state: store.state, widgets: store.widgets, now: store.now, seat: seat)
        return PageWords(HTMLRenderer.render(panel.node), in: ToolLanguage(locale: locale).rawValue)
    }

    @Test func isChineseForReadersOfChinese() throws {
        let words = try words(locale: "zh-Hans")
        #expect(words.latin(besides: Self.names) == [])
        #expect(words.texts.contains("时间线") && words.texts.contains("台灯"))
    }

    @Test func isEnglishForEverybodyElse() throws {
        #expect(try words(locale: "en").chinese(besides: []) == [])
    }

    @Test(arguments: [
        ("systemSmall", "en", "Small"), ("systemSmall", "zh-Hans", "小"), ("todayExpanded", "zh-Hans", "展开"),
        ("393x852", "zh-Hans", "iPhone 393 × 852"), ("820x1180", "en", "iPad 820 × 1180"), ("page", "zh-Hans", "页"),
    ])
    func callsChoicesAndDevicesByName(name: String, locale: String, title: String) {
        #expect(HomeTitles.title(of: name, place: "phone")?.text(in: locale) == title)
    }
}
