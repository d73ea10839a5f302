import HTTPServing
import PreviewTestSupport
import SceneRendering
import TestSupport
import Testing

@testable import PreviewServing

/// Holds the tool's own pages to one language.
@Suite struct PageLanguageTests {
    // What the project calls things, and the names of keys, languages and products.
    private static let names: Set<String> = [
        "Alt", "App", "CDN", "Diorama", "English", "Ms.", "Lin", "Physics", "Plain", "Scenes", "UTC", "lesson", "plain",
        "scene", "nowhere", "nameBoard", "shelf", "note", "question",
    ]

    private static func page(_ page: SharedBytes) -> String { String(decoding: page.array, as: UTF8.self) }

    /// A page in Chinese, without an English label.
    private func expectChinese(_ page: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(page.contains("<html lang=\"zh-Hans\""), sourceLocation: sourceLocation)
        #expect(PageWords(page, in: "zh-Hans").latin(besides: Self.names) == [], sourceLocation: sourceLocation)
    }

    /// A page in English, in which only names are Chinese.
    private func expectEnglish(_ page: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(page.contains("<html lang=\"en\""), sourceLocation: sourceLocation)
        let chinese = PageWords(page, in: "en").chinese(besides: ["中文", "陈小明", "陈小明 · student"])
        #expect(chinese == [], sourceLocation: sourceLocation)
    }

    @Test func speaksTheLanguageOfTheViewAroundAScene() throws {
        let lesson = try Lesson()
        expectChinese(try lesson.page(ViewRequest(locale: "zh-Hans")))
        expectEnglish(try lesson.page(ViewRequest(locale: "en")))
    }

    @Test func speaksItAroundAMomentThatStands() throws {
        expectChinese(try Lesson().page(ViewRequest(locale: "zh-Hans", at: "+5m")))
    }

    @Test func tellsFindingsInEnglishAndMarksThemSo() throws {
        let lesson = try Lesson()
        lesson.edit("Scenes/lesson.yaml", "height: 40", "hight: 40")
        let page = try lesson.page(ViewRequest(locale: "zh-Hans"))
        expectChinese(page)
        #expect(page.contains(/class="d-finding-text" lang="en">/))
        lesson.save("Scenes/lesson.yaml", nil)
        expectChinese(try lesson.page(ViewRequest(locale: "zh-Hans")))
    }

    @Test func speaksTheLanguageThatTheGalleryIsAskedFor() throws {
        let lesson = try Lesson()
        for (locale, expect) in [("zh-Hans", expectChinese), ("en", expectEnglish)] {
            let (view, notes) = try #require(lesson.session.gallery(theme: "plain", locale: locale))
            expect(Self.page(view.page(notes: notes, frame: lesson.session.frame)), #_sourceLocation)
        }
    }

    @Test func drawsTheExamplesOfTheGalleryInItsLanguage() throws {
        let lesson = try Lesson()
        for locale in ["zh-Hans", "en"] {
            let (view, notes) = try #require(lesson.session.gallery(theme: "plain", locale: locale))
            let page = Self.page(view.page(notes: notes, frame: lesson.session.frame))
            let boxes = page.matches(of: /class="d-box scene[^"]*"[^>]* lang="([^"]+)"/).map { String($0.1) }
            #expect(!boxes.isEmpty && Set(boxes) == [locale])
        }
    }

    @Test func speaksItWhereNothingCanBeShown() throws {
        let lesson = try Lesson()
        expectChinese(Self.page(lesson.session.emptyPage(locale: "zh-Hans")))
        expectEnglish(Self.page(lesson.session.emptyPage(locale: nil)))
        for (locale, expect) in [("zh-Hans", expectChinese), ("en", expectEnglish)] {
            let request = ViewRequest(scene: "nowhere", locale: locale)
            let unknown = lesson.session.unknownValues(in: request)
            let page = UnknownValuePage.bytes(unknown, in: request, frame: lesson.session.frame)
            expect(String(decoding: page, as: UTF8.self), #_sourceLocation)
        }
    }

    @Test(arguments: [
        (ToolLanguage.english, "52 accepted, 41 inherited"), (.chinese, "已接受 52 项，其中 41 项继承而来"),
    ])
    func saysHowManyAcceptedFindingsAreInherited(language: ToolLanguage, text: String) throws {
        func words(_ inherited: Int) -> String {
            let list = FindingList(
                diagnostics: [], touching: [], acceptedCount: 52, inheritedCount: inherited,
                editor: EditorLink(root: "/school"), texts: PageTexts(language))
            return PageWords(HTMLRenderer.render(list.node), in: language.rawValue).texts.joined(separator: " ")
        }
        #expect(words(41).contains(text))
        #expect(!words(0).contains("inherited") && !words(0).contains("继承"))
    }

    @Test(arguments: [ToolLanguage.english, .chinese])
    func givesTheScriptEachTextThatItAsksFor(language: ToolLanguage) throws {
        let asked = PageSources.names(/\btext\("(\w+)"/, in: try PageSources.read("PreviewServing").script)
        let known = Set(ScriptText.allCases.map(\.rawValue))
        #expect(asked.subtracting(known) == [])
        let words = ScriptText.allCases.map { $0.text(PageTexts(language)) }
        #expect(Set(words).count == known.count)
    }
}
