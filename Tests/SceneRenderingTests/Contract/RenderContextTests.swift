import SceneModel
import Testing
import ThemeModel

@testable import SceneRendering

@Suite struct RenderContextTests {
    private func context(locale: String = "en") throws -> RenderContext {
        try #require(LampProject().staged(locale: locale).instance("sign")).context
    }

    @Test(arguments: [
        ("en", "hello", "Hello <b>"), ("de", "hello", "Hallo <b>"), ("de", "only", "Only"), ("en", "gone", "gone"),
    ])
    func readsTextsInTheViewersLanguageElseTheFirst(locale: String, key: String, text: String) throws {
        #expect(try context(locale: locale).string(key, xxx: "<b>") == text)
    }

    @Test func namesPartsSoThatThePageHasNoTwoOfOneName() throws {
        let context = try context()
        #expect(context.partID("list") == "c-sign--list")
        #expect(context.hosting("clock", environment: 0).partID("list") == "c-sign/clock--list")
    }

    @Test func readsTheValuesOfWhatComponentsShare() throws {
        #expect(try context().values(of: "tools")?.boolean("on") == true)
        #expect(try context().values(of: "nothing") == nil)
    }

    @Test func tellsAScreenReaderOfAnIconOnlyByItsLabel() throws {
        let context = try context()
        #expect(
            HTMLRenderer.render(context.icon("icon", of: "sign"))
                == "<span class=\"icon icon-sign-icon\" data-keys=\"/sign.icon\" aria-hidden=\"true\"></span>")
        #expect(
            HTMLRenderer.render(context.icon("/menu.icon", of: "sign", label: "Menu"))
                == "<span class=\"icon icon-menu-icon\" data-keys=\"/menu.icon\" role=\"img\" aria-label=\"Menu\"></span>"
        )
    }
}
