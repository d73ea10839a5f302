import ConfigSchema
import HomeScreenViews
import Testing

@Suite struct ViewPictureTests {
    @Test func drawsEachLineWhereTheLayoutHasIt() throws {
        let laid = try Laid("text: { value: aaaa bbbb, size: 10, lineSpacing: 2 }", 30, 50)
        #expect(
            laid.markup.contains("<div class=\"hv-line\" style=\"left:0px;top:0px;width:20px;height:12px\">aaaa</div>"))
        #expect(
            laid.markup.contains("<div class=\"hv-line\" style=\"left:0px;top:14px;width:20px;height:12px\">bbbb</div>")
        )
    }

    @Test func placesChildrenFromTheCornerOfTheirParent() throws {
        let laid = try Laid("row: { padding: 10, width: 60, items: [{ shape: { width: 20, height: 20 } }] }", 100, 50)
        #expect(laid.markup.contains("data-view=\"content.row\" style=\"left:20px;top:5px;width:60px;height:40px\""))
        #expect(laid.markup.contains("data-view=\"content.row.items.0.shape\" style=\"left:20px;top:10px;"))
    }

    @Test(arguments: [
        (WidgetRendering.fullColor, "#ff0000", "#00ff00"), (.accented, "#ffffff", "#0000ff"),
        (.vibrant, "#ffffff36", "#ffffffb6"),
    ])
    func paintsAsTheRenderingDoes(_ rendering: WidgetRendering, _ plain: String, _ accented: String) throws {
        let laid = try Laid(
            "row: [{ shape: { fill: \"#FF0000\" } }, { row: { accent: true, items: [{ shape: { fill: \"#00FF00\" } }] } }]",
            100, 50
        ) { context in
            context.rendering = rendering
            context.tint = SRGBColor(red: 0, green: 0, blue: 1)
        }
        #expect(laid.markup.contains("background:\(plain)\""))
        #expect(laid.markup.contains("background:\(accented)\""))
    }

    @Test(arguments: [
        (WidgetRendering.fullColor, "color:#000000"), (.accented, "color:#ffffff"), (.vibrant, "color:#ffffff"),
    ])
    func drawsWhatHasNoColorSoThatItShows(_ rendering: WidgetRendering, _ color: String) throws {
        #expect(try Laid("text: a", 100, 50) { $0.rendering = rendering }.markup.contains(color))
    }

    @Test func putsBarsInPlaceOfTextsInThePlaceholder() throws {
        let yaml = "column: [{ text: { value: Secret words, size: 10 } }, { text: { value: Shown, redact: never } }]"
        let laid = try Laid(yaml, 200, 50) { $0.isPlaceholder = true }
        #expect(!laid.markup.contains("Secret"))
        #expect(laid.markup.contains("Shown"))
        #expect(laid.markup.contains("hv-bar"))
    }

    @Test func roundsCornersAsTheWidgetDoesFurtherIn() throws {
        let laid = try Laid("shape: { form: container, width: 84, height: 84 }", 100, 100)
        #expect(laid.markup.contains("border-radius:14px"))
    }

    @Test func writesTextFromDataAsText() throws {
        let laid = try Laid("text: \"{a}\"", 400, 50, data: #"{ "a": "<img src=x onerror=alert(1)>" }"#)
        #expect(laid.markup.contains("&lt;img"))
        #expect(!laid.markup.contains("<img"))
    }

    @Test func drawsNothingThatIsNotThere() throws {
        #expect(try Laid("text: { value: a, redact: always }", 50, 50).markup.contains("aria-hidden"))
    }

    @Test(arguments: [(60_000, "data-runs-until"), (-60_000, "data-runs-from")])
    func letsATimerRunInThePage(_ distance: Int, _ attribute: String) throws {
        let moment = 1_772_442_720_000 + distance
        let laid = try Laid("date: { value: \"{at}\", style: timer }", 100, 50, data: "{ \"at\": \(moment) }")
        #expect(laid.markup.contains("\(attribute)=\"\(moment)\""))
        #expect(laid.lines == ["01:00"])
        let still = try Laid("date: { value: \"{at}\", style: time }", 100, 50, data: "{ \"at\": \(moment) }")
        #expect(!still.markup.contains("data-runs"))
    }
}
