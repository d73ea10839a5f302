import Foundation
import Testing

@testable import ProjectCommands

/// What stands over a scene in a page by itself.
@Suite struct RenderedMessageTests {
    @Test(arguments: [("toast", "You are on stage now."), ("alert", "Leave Class"), ("reward", "icon-reward-gifUrl")])
    func standsOverTheSceneWithTheLooksOfTheTheme(name: String, words: String) async throws {
        let folder = try ProjectFolder.shipped()
        let page = await folder.run("render", "small-class", "--over", name).output
        let over = try #require(page.components(separatedBy: #"<div class="scene over">"#).last)
        #expect(over.contains(words))
        #expect(page.contains("class=\"stateBar\""), "the scene is still there")
        #expect(page.contains("--\(name)-"), "the values of the theme")
        let without = await folder.run("render", "small-class").output
        #expect(!without.contains(#"class="scene over""#))
    }

    @Test(arguments: ["roster", "toolBar.roster"])
    func opensAPopupByItsNameOrItsButton(name: String) async throws {
        let folder = try ProjectFolder.shipped()
        let page = await folder.run("render", "small-class", "--open", name)
        #expect(page.code == .success && page.output.contains(#"data-popup="toolBar.roster""#))
        #expect(await !folder.run("render", "small-class").output.contains("data-popup="))
    }

    @Test(arguments: [
        ("rooster", "did you mean 'roster'?"), ("nosuch", "there are "), ("penSettings", "does not open for 'lin'"),
    ])
    func saysWhyAPopupDoesNotOpen(name: String, words: String) async throws {
        let result = try await ProjectFolder.shipped().run("render", "small-class", "--open", name)
        #expect(result.code == .usage && result.errorOutput.contains(words), "\(result.errorOutput)")
    }

    @Test func namesWhatThereIs() async throws {
        let result = try await ProjectFolder.shipped().run("render", "small-class", "--over", "tost")
        #expect(result.code == .usage)
        #expect(
            result.errorOutput.contains("nothing stands over scenes as 'tost'; there are alert, reward and toast"))
    }

    @Test func isNotForWhatIsShownByItself() async throws {
        let result = try await ProjectFolder.shipped().run("render", "all-in-one/quote", "--over", "toast")
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains("'--over' is for scenes"))
    }
}
