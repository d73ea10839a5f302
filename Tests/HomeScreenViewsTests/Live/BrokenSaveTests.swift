import HomeScreenModel
import LiveValues
import SceneModel
import SceneRendering
import SourceDiagnostics
import TestSupport
import Testing

@testable import HomeScreenViews

/// Live values of a screen while one of its files is broken, and once it is mended.
@Suite struct BrokenSaveTests {
    private static let screen = """
        scene: home
        type: homeScreen
        compose:
          - shop/cart: { id: cart, family: systemSmall, cell: [0, 0] }
          - shop/offer: { id: offer, family: systemSmall, cell: [2, 0] }

        """
    private static let cart = """
        widget: shop/cart
        title: Cart
        families: [systemSmall]
        data: { total: { store: total, shape: text, sample: Seven } }
        layouts: { systemSmall: { content: [{ text: "{total | or('none')}" }] } }

        """
    private static let offer = """
        widget: shop/offer
        title: Offer
        families: [systemSmall]
        layouts: { systemSmall: { content: [{ text: Offer }] } }

        """
    private static let files = [
        "Scenes/home.yaml": screen, "Widgets/shop/cart.yaml": cart, "Widgets/shop/offer.yaml": offer,
        "Widgets/shop/app.yaml": "app: shop\ntitle: Shop\ngroup: group.shop\n",
    ]

    private static func scene(_ edits: [String: String?]) throws -> Scene {
        let registry = try ComponentRegistry(HomeScreenKind())
        var files = files
        for (path, text) in edits { files[path] = text }
        let project = Project(
            fileSystem: InMemoryFileSystem(texts: files), catalog: registry.catalog, kinds: registry.sceneKinds)
        return try #require(project.scene("home").scene)
    }

    @Test(
        arguments: [
            ("Widgets/shop/cart.yaml", "widget: shop/cart\nlayouts: { systemSmall: [\n"),
            ("Widgets/shop/cart.yaml", cart.replacing("shape: text", with: "shap: text")),
            ("Widgets/shop/cart.yaml", "\tnothing"), ("Widgets/shop/cart.yaml", nil),
            ("Widgets/shop/app.yaml", "app: shop\ntitle: [\n"),
            ("Scenes/home.yaml", "scene: home\ntype: homeScreen\ncompose: [\n"),
            ("Scenes/home.yaml", screen.replacing("- shop/cart: {", with: "- shop/cart: { ]")),
        ] as [(String, String?)])
    func keepsWhatIsLiveInABrokenFile(path: String, text: String?) throws {
        let kind = HomeScreenKind()
        let clock = ManualClock(Timestamp(milliseconds: 1_772_442_720_000))
        let store = kind.open(try Self.scene([:]), at: clock.now, clock: clock)
        let phone = try #require(store.phone)
        phone.look(PhoneState.Seat(person: "", locale: "en"))
        try phone.perform(.write(group: "group.shop", key: "total", value: "Nine", person: ""))
        let before = phone.state.instances
        kind.update(store, to: try Self.scene([path: text]), openedAt: clock.now)
        #expect(phone.state.instances == before)
        kind.update(store, to: try Self.scene([:]), openedAt: clock.now)
        #expect(phone.state.instances == before && phone.state.person("").stores["group.shop"]?["total"] == "Nine")
    }

    @Test func forgetsWhatIsTakenOut() throws {
        let kind = HomeScreenKind()
        let clock = ManualClock(Timestamp(milliseconds: 1_772_442_720_000))
        let store = kind.open(try Self.scene([:]), at: clock.now, clock: clock)
        let phone = try #require(store.phone)
        phone.look(PhoneState.Seat(person: "", locale: "en"))
        let screen = Self.screen.split(separator: "\n").filter { !$0.contains("offer") }.joined(separator: "\n")
        kind.update(store, to: try Self.scene(["Scenes/home.yaml": screen + "\n"]), openedAt: clock.now)
        #expect(phone.state.instances.keys.map(\.id) == ["cart"])
    }
}
