import Foundation
import HomeScreenModel
import SceneRendering
import Testing

@testable import HomeScreenPreview

/// What the panel calls devices.
@Suite struct ThingsPanelTests {
    @Test(arguments: ["en", "zh-Hans"])
    func listsDevicesInTheOrderOfTheirHome(locale: String) throws {
        let thing = Things.Thing(name: try Self.name("Lamp", "台灯"), status: .online, properties: [:])
        let fan = Things.Thing(name: try Self.name("Fan", "风扇"), status: .online, properties: [:])
        for order in [["t1", "t2"], ["t2", "t1"]] {
            let things = Things(["t1": thing, "t2": fan], inOrder: order)
            let html = HTMLRenderer.render(ThingsPanel(things: things, locale: locale).node)
            #expect(html.matches(of: /id="d-thing-(t.)"/).map { String($0.1) } == order)
        }
    }

    @Test(arguments: [("en", ["Fan", "Lamp"]), ("zh-Hans", ["台灯", "风扇"])])
    func listsDevicesByNameInTheLanguageOfWhoeverLooks(locale: String, names: [String]) throws {
        let things = Things([
            "t1": Things.Thing(name: try Self.name("Lamp", "台灯"), status: .online, properties: [:]),
            "t2": Things.Thing(name: try Self.name("Fan", "风扇"), status: .online, properties: [:]),
        ])
        let html = HTMLRenderer.render(ThingsPanel(things: things, locale: locale).node)
        #expect(html.matches(of: /<legend[^>]*>([^<]*)</).map { String($0.1) } == names)
    }

    private static func name(_ english: String, _ chinese: String) throws -> LocalName {
        let json = #"{ "first": "\#(english)", "byLocale": { "en": "\#(english)", "zh-Hans": "\#(chinese)" } }"#
        return try JSONDecoder().decode(LocalName.self, from: Data(json.utf8))
    }
}
