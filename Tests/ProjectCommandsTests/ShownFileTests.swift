import Testing

@testable import ProjectCommands

/// Widgets by themselves, and what can be chosen about their screens.
@Suite struct ShownFileTests {
    private func run(_ words: String...) async -> (code: ExitCode, output: String, errorOutput: String) {
        let result = await ProjectFolder.run(words, root: ProjectFolder.repository)
        return (result.code, result.output, result.errorOutput)
    }

    @Test func printsWhereTheViewsOfAWidgetStand() async {
        let result = await run("layout", "all-in-one/quote")
        #expect(result.code == .success, "\(result.errorOutput)")
        let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(lines[1] == ["all-in-one/quote", "0.0", "0.0", "338.0", "158.0", "homeWidget"])
        #expect(lines.contains { $0.first == "parts.quoteBlock.column" && $0.last == "column" })
    }

    @Test func takesTheFamilyThatIsAskedFor() async {
        let result = await run("layout", "all-in-one/day", "--family", "accessoryCircular")
        #expect(result.output.contains("72.0     72.0"), "\(result.output)")
    }

    @Test(arguments: [
        (["layout", "all-in-one/quote", "--family", "systemHuge"], "has no family 'systemHuge'; it has systemMedium"),
        (["layout", "home", "--family", "systemSmall"], "'--family' is for files that are shown by themselves"),
        (["render", "home", "--rendering", "acented"], "has no rendering 'acented'; it has fullColor and accented"),
        (["layout", "all-in-one/qoute"], "did you mean 'all-in-one/quote'?"),
    ])
    func saysWhatThereIsToChoose(words: [String], reason: String) async {
        let result = await ProjectFolder.run(words, root: ProjectFolder.repository)
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains(reason), "\(result.errorOutput)")
    }

    @Test func rendersAWidgetTwiceAlike() async {
        let words = [
            "render", "all-in-one/day", "--family", "systemSmall", "--rendering", "accented", "--mode", "dark",
        ]
        let first = await ProjectFolder.run(words, root: ProjectFolder.repository)
        let second = await ProjectFolder.run(words, root: ProjectFolder.repository)
        #expect(first.code == .success)
        #expect(first.output.contains("class=\"scene alone rendering-accented\""))
        #expect(first.output == second.output)
    }

    @Test func takesThePathOfAWidgetsFile() async {
        let result = await run("layout", "Widgets/all-in-one/quote.yaml")
        #expect(result.output.contains("all-in-one/quote"), "\(result.errorOutput)")
    }

    @Test func showsShapesInAPlaceholder() async {
        let result = await run("render", "all-in-one/quote", "--content", "placeholder")
        #expect(result.output.contains("hv-bar") && !result.output.contains("The best way out"))
    }

    @Test func explainsATextOfAWidgetByItsSource() async {
        let result = await run("explain", "home", "quote.parts.quoteBlock.column.items.1.text.value")
        #expect(result.output.contains("set by     Widgets/all-in-one/quote.yaml:"), "\(result.errorOutput)")
        #expect(result.output.contains("\"{quote.hitokoto}\"") && result.output.contains("source quote"))
    }

    @Test func suggestsTheNearestKeyOfAView() async {
        let result = await run("explain", "all-in-one/quote", "parts.quoteBlock.column.items.1.text.valu")
        #expect(
            result.errorOutput.contains("did you mean 'parts.quoteBlock.column.items.1.text.value'?"),
            "\(result.errorOutput)")
    }

    @Test func explainsAKeyOfAWidgetsFile() async {
        let result = await run("explain", "all-in-one/quote", "timeline.reload")
        #expect(result.output.contains("timeline.reload.after = "), "\(result.errorOutput)")
    }

    @Test func saysOnWhichPageAWidgetStands() async {
        let result = await run("layout", "home")
        #expect(result.output.contains("homeWidget  (page 2)"), "\(result.output)")
    }

    @Test func showsThePageThatIsAskedFor() async {
        let first = await run("render", "home")
        let second = await run("render", "home", "--page", "2")
        #expect(first.output.contains("id=\"c-quote\"") && !first.output.contains("id=\"c-alipay\""))
        #expect(second.output.contains("id=\"c-alipay\"") && !second.output.contains("id=\"c-quote\""))
    }

    @Test func startsAWidgetWithItsApp() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "widget", "shop/offers").code == .success)
        #expect(await folder.run("new", "widget", "shop/cart").output.hasPrefix("wrote Widgets/shop/cart.yaml\n"))
        #expect(try folder.text("Widgets/shop/app.yaml").contains("\napp: shop\n"))
        #expect(try folder.text("Widgets/shop/cart.yaml").contains("\nwidget: shop/cart\ntitle: Cart\n"))
        let result = await folder.run("validate", "--strict")
        #expect(result.code == .success, "\(result.output)")
    }

    @Test func startsAnAppInAThemeThatServesItsWidgets() async throws {
        let folder = try ProjectFolder.shipped()
        #expect(await folder.run("new", "widget", "shop/offers").code == .success)
        #expect(try folder.text("Widgets/shop/app.yaml").contains("\ntheme: widgets\n"))
        #expect(await folder.run("validate", "--strict", "Widgets/shop").code == .success)
        #expect(await folder.run("render", "shop/offers").output.contains("Hello"))
    }

    @Test func reportsTheFindingsOfANamedFileAndCountsThoseOfItsNeighbours() async throws {
        let folder = try ProjectFolder()
        _ = await folder.run("new", "widget", "shop/offers")
        _ = await folder.run("new", "widget", "shop/cart")
        let app = try folder.text("Widgets/shop/app.yaml")
        try folder.write(Array((app + "\norder: [cart, offers]\n").utf8), to: "Widgets/shop/app.yaml")
        try folder.write(Array("widget: shop/cart\ntitel: Cart\n".utf8), to: "Widgets/shop/cart.yaml")
        let other = await folder.run("validate", "Widgets/shop/offers.yaml")
        #expect(other.code == .success)
        #expect(other.output.hasPrefix("1 file checked: no findings; "), "\(other.output)")
        #expect(other.output.contains(" in other files that were read\n"), "\(other.output)")
        let own = await folder.run("validate", "Widgets/shop/cart.yaml")
        #expect(own.code == .findings)
        #expect(own.output.contains("Widgets/shop/cart.yaml:2:1"), "\(own.output)")
    }

    @Test func triesAWidgetWithoutAnyTheme() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "widget", "shop/offers").code == .success)
        let path = "Widgets/shop/offers.yaml"
        let text = try folder.text(path)
        #expect(text.contains("size: 24, weight: bold, color: white"))
        let pale = text.replacing("size: 24, weight: bold, color: white", with: "size: 24, color: \"#4453DB\"")
        try folder.write(Array(pale.utf8), to: path)
        #expect(await folder.run("validate").output.contains("[view.contrast]"))
        // What names a theme that is still to be written is not judged by another one.
        try folder.write(Array(pale.replacing("color: white", with: "color: $ink").utf8), to: path)
        #expect(await folder.run("validate", "--strict").code == .success)
    }

    @Test func startsAHomeScreenWithAWidget() async throws {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "scene", "desk", "--type", "homeScreen").code == .success)
        let result = await folder.run("validate", "--strict")
        #expect(result.code == .success, "\(result.output)")
        #expect(await folder.run("layout", "desk").output.contains("homeWidget"))
    }

    @Test func asksInWhichAppAWidgetLies() async throws {
        let folder = try ProjectFolder()
        let result = await folder.run("new", "widget", "offers")
        #expect(result.code == .usage)
        #expect(result.errorOutput.contains("name both, such as 'my-app/offers'"), "\(result.errorOutput)")
    }
}
