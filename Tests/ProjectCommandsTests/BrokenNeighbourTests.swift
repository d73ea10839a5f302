import Foundation
import Testing

@testable import ProjectCommands

/// Home screens on which one widget has an error: the others are shown.
@Suite struct BrokenNeighbourTests {
    private static func project() async throws -> ProjectFolder {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "widget", "shop/cart").code == .success)
        #expect(await folder.run("new", "widget", "shop/offer").code == .success)
        #expect(await folder.run("new", "scene", "desk", "--type", "homeScreen").code == .success)
        let screen = """
            scene: desk
            type: homeScreen
            theme: widgets
            device: 390x844
            compose:
              - shop/cart: { id: cart, family: systemSmall, cell: [0, 0] }
              - shop/offer: { id: offer, family: systemSmall, cell: [2, 0] }

            """
        try folder.write(Array(screen.utf8), to: "Scenes/desk.yaml")
        let offer = "widget: shop/offer\nlayouts: { systemSmall: { content: [{ text: { vaule: Hello } }] } }\n"
        try folder.write(Array(offer.utf8), to: "Widgets/shop/offer.yaml")
        return folder
    }

    @Test func laysOutTheOthers() async throws {
        let folder = try await Self.project()
        let result = await folder.run("layout", "desk")
        #expect(result.output.contains("cart") && result.errorOutput.contains("vaule"), "\(result.errorOutput)")
        #expect(result.code == .findings)
    }

    @Test func rendersTheOthers() async throws {
        let folder = try await Self.project()
        let result = await folder.run("render", "desk")
        // The words of the neighbour, which a picture without it does not have.
        #expect(result.output.contains("data-id=\"cart\"") && result.output.contains("Hello"), "\(result.errorOutput)")
        #expect(result.errorOutput.contains("vaule"))
        #expect(result.code == .findings)
    }

    @Test(arguments: [["layout", "shop/cart"], ["render", "shop/cart"], ["layout", "other"], ["render", "other"]])
    func succeedsWithWhatIsSoundAlthoughANeighbourIsBroken(words: [String]) async throws {
        let folder = try await Self.project()
        let screen = try folder.text("Scenes/desk.yaml").split(separator: "\n").filter { !$0.contains("offer") }
        let other = screen.joined(separator: "\n").replacing("scene: desk", with: "scene: other") + "\n"
        try folder.write(Array(other.utf8), to: "Scenes/other.yaml")
        let result = await ProjectFolder.run(words + ["--theme", "widgets"], root: folder.root)
        #expect(result.code == .success, "\(result.errorOutput)")
        #expect(result.output.contains("cart") && result.errorOutput.contains("vaule"))
    }

    @Test func saysTheErrorInThePlaceOfTheBrokenOne() async throws {
        let result = await (try Self.project()).run("render", "desk")
        let cards = result.output.components(separatedBy: "<div class=\"broken\"").dropFirst()
        #expect(cards.count == 1)
        let card = try #require(cards.first)
        #expect(card.hasPrefix(" role=\"note\"><strong>Widgets/shop/offer.yaml:2:"))
        #expect(
            card.prefix(300).contains("unknown property 'vaule'")
                || card.prefix(300).contains("unknown property &#39;vaule"))
        let before = try #require(result.output.range(of: "data-id=\"offer\""))
        #expect(result.output[before.upperBound...].contains("class=\"broken\""))
    }
}
