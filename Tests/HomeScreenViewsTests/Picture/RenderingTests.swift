import ConfigSchema
import HomeScreenViews
import Testing

/// What becomes of pictures and switches where the system paints widgets in its own colours.
@Suite struct RenderingTests {
    private func markup(_ yaml: String, _ rendering: WidgetRendering) throws -> String {
        try Laid(yaml, 100, 50) { context in
            context = ViewContext(
                container: context.container, findImage: { _ in ViewImage(address: "a.png", size: nil) })
            context.rendering = rendering
            context.tint = SRGBColor(red: 0, green: 0, blue: 1)
        }.markup
    }

    @Test(arguments: [
        (WidgetRendering.fullColor, "desaturated", "background:url(&quot;a.png&quot;)"),
        (.accented, "fullColor", "background:url(&quot;a.png&quot;)"),
        (.accented, "accented", "background:#ffffff;-webkit-mask:url(&quot;a.png&quot;)"),
        (.accented, "desaturated", "background:#ffffff;mask:url(&quot;a.png&quot;)"),
        (.accented, "accentedDesaturated", "background:#0000ff;mask:url(&quot;a.png&quot;)"),
        (.vibrant, "fullColor", "background:#ffffff;mask:url(&quot;a.png&quot;)"),
    ])
    func paintsPicturesAsTheFileAsksAndTheSystemCan(
        _ rendering: WidgetRendering, _ accentedAs: String, _ style: String
    ) throws {
        let markup = try markup("image: { url: a, accentedAs: \(accentedAs) }", rendering)
        #expect(markup.contains(style))
        #expect(markup.contains("mask-mode:luminance") == style.contains(";mask:"))
    }

    @Test(arguments: [(WidgetRendering.accented, "#0000ff73"), (.vibrant, "#ffffff73")])
    func tellsAKnobFromItsTrack(_ rendering: WidgetRendering, _ track: String) throws {
        let markup = try markup("toggle: { intent: switch, isOn: true }", rendering)
        #expect(markup.contains("background:\(track)"))
        #expect(markup.contains("background:#ffffff\""))
    }
}
