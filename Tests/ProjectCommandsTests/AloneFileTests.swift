import Testing

@testable import ProjectCommands

/// Widgets that no screen places: what they show is the same at any time of day.
@Suite struct AloneFileTests {
    /// A project with a theme, and a widget that no screen places.
    private static func project() async throws -> ProjectFolder {
        let folder = try ProjectFolder()
        #expect(await folder.run("new", "scene", "desk", "--type", "homeScreen").code == .success)
        #expect(await folder.run("new", "widget", "shop/cart").code == .success)
        return folder
    }

    @Test func areDrawnAtOneMoment() async throws {
        let folder = try await Self.project()
        let result = await folder.run("render", "shop/cart", "--theme", "widgets")
        #expect(result.output.contains("10:28"), "\(result.errorOutput)")
    }

    @Test func areLaidOutInTheThemeThatIsNamed() async throws {
        let folder = try await Self.project()
        let result = await folder.run("layout", "shop/cart", "--theme", "widgets")
        #expect(result.code == .success, "\(result.errorOutput)")
        #expect(result.output.contains("shop/cart"))
        #expect(await folder.run("layout", "shop/cart", "--theme", "wigets").errorOutput.contains("'widgets'"))
    }

    @Test(arguments: [
        ("text: { value: Hello, privacy: sensitive }", "did you mean 'redact'?"),
        ("text: { value: Hello, redact: sensitive }", "did you mean 'private'?"),
        ("use: { name: block }", "did you mean 'part'?"),
        ("use: { part: block, values: { a: b } }", "did you mean 'with'?"),
    ])
    func nameWhatIsMeant(view: String, hint: String) async throws {
        let folder = try await Self.project()
        let cart = """
            widget: shop/cart
            layouts: { systemSmall: { content: [{ \(view) }] } }
            parts: { block: { text: "{with.a | or('–')}" } }

            """
        try folder.write(Array(cart.utf8), to: "Widgets/shop/cart.yaml")
        let result = await folder.run("validate")
        #expect(result.output.contains(hint), "\(result.output)")
    }

    @Test func areSignedInWithFreshData() async throws {
        let folder = try await Self.project()
        let app = "app: shop\ntitle: Shop\ngroup: group.shop\nsignIn: token\n"
        try folder.write(Array(app.utf8), to: "Widgets/shop/app.yaml")
        let cart = """
            widget: shop/cart
            title: Cart
            families: [systemSmall]
            data:
              total: { http: "https://shop.example/total", shape: text, sample: Seven }
              city: { store: city, shape: text, sample: Oslo }
            layouts:
              systemSmall:
                content:
                  - choose:
                      cases:
                        - when: { value: "{app.signedIn}", is: true }
                          items: [{ text: "{total} {total.state} {city | or('none')} {city.state}" }]
                      otherwise: [{ text: Sign in }]

            """
        try folder.write(Array(cart.utf8), to: "Widgets/shop/cart.yaml")
        for content in ["live", "snapshot"] {
            let result = await folder.run("render", "shop/cart", "--theme", "widgets", "--content", content)
            let lines = [">Seven fresh<", ">Oslo fresh<", ">Sign in<"].filter(result.output.contains)
            #expect(lines == [">Seven fresh<", ">Oslo fresh<"], "\(content): \(result.errorOutput)")
        }
    }

    @Test func arePlannedWithTheirSamples() async throws {
        let folder = try await Self.project()
        let result = await folder.run("timeline", "shop/cart")
        #expect(
            result.output.contains("2026-09-30") && result.output.contains("no screen places it"), "\(result.output)")
        #expect(!result.output.contains("a server brought nothing"))
    }
}
