import Foundation
import HomeScreenModel
import HomeScreenViews
import LiveValues
import SceneModel
import SceneRendering
import TestSupport
import Testing

@testable import HomeScreenPreview
@testable import PreviewServing

/// Widgets that people add to a home screen while they look.
@Suite struct AddingTests {
    private static let cart = """
        widget: shop/cart
        title: { en: Cart, zh-Hans: 购物车 }
        description: { en: What you buy., zh-Hans: 要买的东西。 }
        data: { total: { store: total, shape: text, sample: Seven } }
        layouts:
          systemSmall: { content: [{ text: "{total | or('none')}" }] }
          systemLarge: { content: [{ text: Large }] }
          accessoryInline: { content: [{ text: Inline }] }

        """
    private static let files = [
        "Scenes/home.yaml": """
        scene: home
        type: homeScreen
        theme: widgets
        compose:
          - shop/offer: { id: offer, family: systemSmall, cell: [0, 0] }

        """,
        "Scenes/lock.yaml": "scene: lock\ntype: lockScreen\ntheme: widgets\ncompose: []\n",
        "Themes/widgets.yaml": HomeScreenKind().startingFiles?.theme ?? "",
        "Widgets/bank/app.yaml": "app: bank\ntitle: Bank\ngroup: group.bank\n",
        "Widgets/shop/app.yaml": "app: shop\ntitle: Shop\ngroup: group.shop\n",
        "Widgets/shop/cart.yaml": cart,
        "Widgets/shop/offer.yaml":
            "widget: shop/offer\ntitle: Offer\nlayouts: { systemSmall: { content: [{ text: Offer }] } }\n",
    ]

    private let fileSystem = EditableFileSystem(files)
    private let kind = HomeScreenKind()
    private let project: PreviewProject
    private let session: PreviewSession

    init() throws {
        project = PreviewProject(
            fileSystem: fileSystem, registry: try ComponentRegistry(kind), kinds: [kind], componentStyle: "",
            knownRules: [], generation: 1)
        session = PreviewSession(
            project, root: "/project",
            frame: PageFrame(resources: ToolResources(), actionToken: "secret", wallClock: ManualClock()))
    }

    private func view(_ scene: String = "home", locale: String? = nil) throws -> LiveView {
        try #require(session.view(ViewRequest(scene: scene, locale: locale)))
    }

    /// The widgets of a view's screen, each with its first cell.
    private func shown(_ view: LiveView) throws -> [String] {
        let staged = try #require(view.picture?.staged)
        return kind.arrangement(of: staged.scene, on: staged.device).items.map { item in
            guard case .page(let page, let cell)? = item.placement?.place else { return item.placed.id }
            return "\(item.placed.id) \(page) \(cell.text)"
        }
    }

    @Test func addsAWidgetWhereThePageHasRoom() throws {
        let view = try view()
        let other = try self.view(locale: "zh-Hans")
        #expect(try session.add("shop/cart", as: "systemSmall", to: view) > 0)
        #expect(try session.add("shop/cart", as: "systemLarge", to: view) > 0)
        let expected = ["added-2 1 [0, 2]", "added-1 1 [2, 0]", "offer 1 [0, 0]"]
        #expect(try shown(view).sorted() == expected.sorted())
        #expect(try shown(other).sorted() == expected.sorted(), "all who look see it")
        let html = HTMLRenderer.render(try #require(view.picture).render())
        #expect(html.contains("id=\"c-added-1\"") && html.contains("data-takes-back=\"added-1\""))
        #expect(!html.contains("data-takes-back=\"offer\""))
        let phone = try #require(view.fixture.store.phone)
        #expect(Set(phone.widgets.all.map(\.id)) == ["offer", "added-1", "added-2"])
    }

    @Test func keepsTheOrderOfTheIcons() throws {
        let rate = "widget: bank/rate\nlayouts: { systemSmall: { content: [{ text: Rate }] } }\n"
        let apps = "components: { homeSurface: { apps: [{ title: Mail }, { title: Notes }] } }\n"
        let home = Self.files["Scenes/home.yaml", default: ""] + apps
        let changed = Self.files.merging(["Scenes/home.yaml": home, "Widgets/bank/rate.yaml": rate]) { $1 }
        let project = PreviewProject(
            fileSystem: EditableFileSystem(changed), registry: try ComponentRegistry(kind), kinds: [kind],
            componentStyle: "", knownRules: [], generation: 1)
        let session = PreviewSession(
            project, root: "/project",
            frame: PageFrame(resources: ToolResources(), actionToken: "secret", wallClock: ManualClock()))
        let view = try #require(session.view(ViewRequest(scene: "home")))
        func icons() throws -> [String] {
            let html = HTMLRenderer.render(try #require(view.picture).render())
            return html.matches(of: /class="label" dir="auto">([^<]+)</).map { String($0.1) }
        }
        #expect(try icons() == ["Shop", "Mail", "Notes"])
        _ = try session.add("bank/rate", as: "systemSmall", to: view)
        #expect(try icons() == ["Shop", "Mail", "Notes", "Bank"])
    }

    @Test func knowsTheGroupsOfAllAppsThatHaveAFile() throws {
        let phone = try #require(view().fixture.store.phone)
        #expect(phone.widgets.groups == ["bank": "group.bank", "shop": "group.shop"])
    }

    @Test func livesLikeThoseThatFilesPlace() throws {
        let view = try view()
        _ = try session.add("shop/cart", as: "systemSmall", to: view)
        let phone = try #require(view.fixture.store.phone)
        try phone.perform(.bringToFront(app: "shop", person: ""))
        try phone.perform(.write(group: "group.shop", key: "total", value: "Nine", person: ""))
        view.wakeUp()
        #expect(HTMLRenderer.render(try #require(view.picture).render()).contains(">Nine<"))
    }

    @Test(arguments: [
        ("en", "Page 1 has no room for Cart, Large: remove a widget, or choose another page."),
        ("zh-Hans", "第 1 页放不下“购物车”，大：请移除小组件，或换一页。"),
    ])
    func refusesWhatThePageHasNoRoomFor(locale: String, words: String) throws {
        let view = try view(locale: locale)
        _ = try session.add("shop/cart", as: "systemLarge", to: view)
        let refusal = #expect(throws: CommandRefusal.self) {
            try session.add("shop/cart", as: "systemLarge", to: view)
        }
        #expect(refusal?.message == words)
        #expect(try shown(view).count == 2)
    }

    @Test(arguments: [
        ("home", "shop/nothing", "systemSmall"), ("home", "shop/cart", "systemMedium"),
        ("home", "shop/cart", "accessoryInline"), ("lock", "shop/cart", "systemSmall"), ("home", "../x", "systemSmall"),
    ])
    func refusesWhatTheScreenDoesNotTake(scene: String, file: String, form: String) throws {
        let view = try view(scene)
        let refusal = #expect(throws: CommandRefusal.self) { try session.add(file, as: form, to: view) }
        #expect(refusal?.code == "noAddition")
    }

    @Test func takesBackWhatWasAdded() throws {
        let view = try view()
        _ = try session.add("shop/cart", as: "systemSmall", to: view)
        #expect(session.takeBack("offer", from: view) == nil, "what a file places stays")
        #expect(session.takeBack("added-1", from: view) != nil)
        #expect(try shown(view) == ["offer 1 [0, 0]"])
        let phone = try #require(view.fixture.store.phone)
        #expect(phone.widgets.all.map(\.id) == ["offer"])
        #expect(session.takeBack("added-1", from: view) == nil)
    }

    @Test func beginsWithoutAdditionsAfterAReset() throws {
        let view = try view()
        _ = try session.add("shop/cart", as: "systemSmall", to: view)
        session.reset(view.fixture)
        #expect(try shown(self.view()) == ["offer 1 [0, 0]"])
    }

    @Test func staysWhileFilesAreSaved() throws {
        let view = try view()
        _ = try session.add("shop/cart", as: "systemSmall", to: view)
        fileSystem.save("Widgets/shop/cart.yaml", Self.cart.replacing("'none'", with: "'empty'"))
        let next = PreviewProject(after: project, changed: ["Widgets/shop/cart.yaml"], generation: 2)
        next.readAll()
        session.load(next)
        view.wakeUp()
        #expect(try shown(view).contains("added-1 1 [2, 0]"))
        #expect(HTMLRenderer.render(try #require(view.picture).render()).contains(">empty<"))
        let phone = try #require(view.fixture.store.phone)
        #expect(phone.widgets.all.map(\.id).contains("added-1"))
    }

    @Test func takesNoMoreThanItMay() {
        let additions = Additions()
        let added = (0...Additions.most).map { _ in additions.add(to: "home") { "a: { id: \($0) }" } }
        #expect(added == Array(repeating: true, count: Additions.most) + [false])
        #expect(additions.takeBack("added-1", from: "home"))
        #expect(additions.add(to: "home") { _ in "a: {}" })
    }

    @Test func pointsAtNoFileThatDoesNotExist() throws {
        let view = try view()
        _ = try session.add("shop/cart", as: "systemSmall", to: view)
        let staged = try #require(view.picture?.staged)
        let found = try #require(staged.inspect([], component: "added-1"))
        let panel = InspectorPanel(
            component: found.name, id: "added-1", summary: found.summary, properties: found.properties,
            exported: ExportedPlaces(of: "day", in: session.project, among: []), theme: "day", editor: session.editor,
            texts: PageTexts(locale: "en"))
        #expect(!HTMLRenderer.render(panel.node).contains("vscode://file/project/:"))
    }

    // MARK: The sheet

    @Test func offersEachWidgetOnceWithItsSizes() throws {
        let (style, sheet) = try #require(session.offers(for: try view()))
        let html = HTMLRenderer.render(sheet)
        #expect(html.components(separatedBy: "class=\"offer\"").count == 3)
        #expect(html.components(separatedBy: "class=\"slide\"").count == 4, "two sizes of one, and one of the other")
        #expect(html.contains(">Cart</h3>") && html.contains(">What you buy.</p>") && html.contains(">Seven<"))
        #expect(!html.contains("accessoryInline"))
        #expect(style.contains("--homeWidget-backgroundColor"))
    }

    @Test func speaksTheLanguageOfWhoeverLooks() throws {
        let (_, sheet) = try #require(session.offers(for: try view(locale: "zh-Hans")))
        let html = HTMLRenderer.render(sheet)
        #expect(html.contains(">购物车</h3>") && html.contains(">添加小组件</span>"))
        #expect(html.contains("添加“购物车”，小"))
    }

    @Test func offersNothingOnAScreenThatTakesNothing() throws {
        #expect(session.offers(for: try view("lock")) == nil)
    }

    @Test func leavesOutWidgetsWithErrors() throws {
        fileSystem.save("Widgets/shop/offer.yaml", "widget: shop/offer\nlayouts: { systemSmall: { contant: [] } }\n")
        let next = PreviewProject(after: project, changed: ["Widgets/shop/offer.yaml"], generation: 2)
        next.readAll()
        session.load(next)
        fileSystem.save("Scenes/empty.yaml", "scene: empty\ntype: homeScreen\ntheme: widgets\ncompose: []\n")
        let last = PreviewProject(after: next, changed: ["Scenes", "Scenes/empty.yaml"], generation: 3)
        last.readAll()
        session.load(last)
        let (_, sheet) = try #require(session.offers(for: try view("empty")))
        let html = HTMLRenderer.render(sheet)
        #expect(html.contains("shop/cart") && !html.contains("shop/offer"))
    }
}
