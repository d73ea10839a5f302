import SceneRendering
import Testing

@Suite struct HTMLAttributeTests {
    @Test(arguments: [
        ([HTMLAttribute.maxLength(3)], "maxlength=\"3\""), ([.tabIndex(-1)], "tabindex=\"-1\""),
        ([.data("tick", "up")], "data-tick=\"up\""),
        ([.performs("toggle"), .argument("red")], "data-action=\"toggle\" data-argument=\"red\""),
        (HTMLAttribute.holds("up", release: "down"), "data-hold=\"up\" data-release=\"down\""),
        (HTMLAttribute.scrolls("list", by: -2), "data-scrolls=\"list\" data-step=\"-2\""),
        ([.configured(by: "a.b", "/c")], "data-keys=\"a.b /c\""),
        (
            [.style(.property("--a", .points(1.5)), .property("width", .fraction(0.25)))],
            "style=\"--a:1.5px;width:25%\""
        ),
    ])
    func isWrittenAsThePageReadsIt(attributes: [HTMLAttribute], text: String) {
        #expect(HTMLRenderer.render(.element(.p, attributes, [])) == "<p \(text)></p>")
    }
}
