import HTTPServing
import PreviewTestSupport
import Testing

@testable import PreviewServing

@Suite struct AssetTests {
    private static let broken = "theme: plain\ncolors: [\n"

    /// A lesson whose theme has an icon.
    private func lesson(icon: String = "<svg viewBox='0 0 24 24'><path d='M4 4h16v16z'/></svg>") throws -> Lesson {
        let lesson = try Lesson()
        lesson.save("Themes/icons/star.svg", icon)
        lesson.save(
            "Themes/plain.yaml",
            Lesson.theme.replacing("components:", with: "images: { star: icons/star.svg }\ncomponents:")
                .replacing("$surface }", with: "$surface, icon: star }"))
        return lesson
    }

    /// The name of the image that a page or an event's data refers to.
    private func image(in text: String) throws -> String {
        String(try #require(text.firstMatch(of: /\/assets\/([0-9a-f-]+\.svg)/)?.1))
    }

    @Test func servesTheImagesOfThePictureThatIsShownThroughEveryBrokenSave() throws {
        let lesson = try lesson()
        let name = try image(in: lesson.page())
        for count in 1...3 {
            lesson.save("Themes/plain.yaml", Self.broken + String(repeating: "#", count: count))
            #expect(lesson.session.asset(name) != nil, "after \(count) broken saves")
        }
        #expect(try image(in: lesson.page()) == name)
    }

    @Test func servesTheImagesOfAPageThatWasOpenedWhileTheSceneWasBroken() throws {
        let lesson = try lesson()
        lesson.edit("Scenes/lesson.yaml", "height: 40", "height: oops")
        lesson.edit("Scenes/lesson.yaml", "height: oops", "height: oops2")
        #expect(lesson.session.asset(try image(in: lesson.page())) != nil)
    }

    @Test func servesTheImagesOfAGalleryWhoseThemeIsBroken() throws {
        let lesson = try lesson()
        let (gallery, _) = try #require(lesson.session.gallery(theme: "plain"))
        let stream = gallery.open(after: nil)
        let page = String(decoding: gallery.page(notes: [], frame: lesson.session.frame).array, as: UTF8.self)
        let name = try image(in: page)
        for count in 1...3 {
            lesson.save("Themes/plain.yaml", Self.broken + String(repeating: "#", count: count))
        }
        #expect(lesson.session.asset(name) != nil)
        stream.end()
    }

    @Test func servesAnImageToAPageThatHasNotHeardOfTheNextOnesYet() throws {
        let lesson = try lesson()
        let name = try image(in: lesson.page())
        for count in 1...3 { lesson.save("Themes/icons/star.svg", "<svg id='s\(count)'/>") }
        #expect(lesson.session.asset(name) != nil)
        #expect(lesson.session.asset("0-0.svg") == nil)
    }
}

@Suite struct RetiredAssetsTests {
    private func asset(count: Int) -> Asset { Asset([UInt8](repeating: 0, count: count), .svg) }

    @Test func forgetsTheImagesThatWereRetiredFirst() {
        var retired = RetiredAssets(maxBytes: 100)
        retired.add(["a": asset(count: 40), "b": asset(count: 40)])
        retired.add(["a": asset(count: 40)])
        retired.add(["c": asset(count: 50)])
        #expect(["a", "b", "c"].map { retired[$0] != nil } == [true, false, true])
    }

    @Test func countsAnImageOfManyReadingsOnce() {
        var retired = RetiredAssets(maxBytes: 100)
        for _ in 0..<10 { retired.add(["a": asset(count: 60)]) }
        retired.add(["b": asset(count: 40)])
        #expect(retired["a"] != nil && retired["b"] != nil)
    }
}
