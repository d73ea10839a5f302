import Foundation
import SceneRendering
import Testing

@Suite struct PatchTests {
    private static let row = HTMLNode.element(.li, .id("b"), text: "R&D <b>")

    @Test(arguments: [
        (
            Patch.replace(id: "b", row),
            #"{"html":"<li id=\"b\">R&amp;D &lt;b&gt;</li>","id":"b","op":"replace"}"#
        ),
        (
            Patch.insert(id: "b", row, parent: "list", before: "c"),
            #"{"before":"c","html":"<li id=\"b\">R&amp;D &lt;b&gt;</li>","id":"b","op":"insert","parent":"list"}"#
        ),
        (
            Patch.insert(id: "b", row, parent: "list"),
            #"{"html":"<li id=\"b\">R&amp;D &lt;b&gt;</li>","id":"b","op":"insert","parent":"list"}"#
        ),
        (Patch.remove(id: "b"), #"{"id":"b","op":"remove"}"#),
    ])
    func goesThroughJSONAndComesBack(patch: Patch, json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(String(decoding: try encoder.encode(patch), as: UTF8.self) == json)
        #expect(try JSONDecoder().decode(Patch.self, from: Data(json.utf8)) == patch)
    }
}
