import SceneRendering
import Testing

@Suite struct HTMLNodeIdentifiersTests {
    @Test func putsAPrefixBeforeIdentifiersAndReferencesToThem() {
        let node = HTMLNode.element(
            .div, .id("a"), .class("b"),
            children: [
                .element(.label, .for("a"), text: "a"),
                .fragment([.element(.input, .name("n"), .aria("labelledby", "a b"), .value("a"))]),
                .element(.button, .asks("a"), .argument("a")),
            ])
        #expect(
            HTMLRenderer.render(node.prefixingIdentifiers("x-"))
                == "<div id=\"x-a\" class=\"b\"><label for=\"x-a\">a</label>"
                + "<input name=\"x-n\" aria-labelledby=\"x-a x-b\" value=\"a\">"
                + "<button data-asks=\"x-a\" data-argument=\"a\"></button></div>")
    }
}
