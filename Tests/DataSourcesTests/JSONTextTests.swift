import DataSources
import LiveValues
import Testing

@Suite struct JSONTextTests {
    @Test func readsWhatIsWithinTheBounds() throws {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(try JSONText.value(of: Array(deep.utf8)) != .null)
        let many = "[" + Array(repeating: "1", count: 99_999).joined(separator: ",") + "]"
        #expect(try JSONText.value(of: Array(many.utf8)).arrayValue?.count == 99_999)
        #expect(try JSONText.value(of: Array(#"{"a[\"[":"},\\"}"#.utf8)) == ["a[\"[": "},\\"])
    }

    @Test(arguments: [
        (String(repeating: "[", count: 65), "the JSON is more than 64 lists and maps deep"),
        (String(repeating: #"{"a":"#, count: 5000), "the JSON is more than 64 lists and maps deep"),
        ("[" + String(repeating: "1,", count: 99_999) + "1]", "the JSON has more than 100000 values"),
        ("\"" + String(repeating: "a", count: 1_048_575) + "\"", "the JSON has 1048577 bytes, and may have 1048576"),
        ("<html>", "this is no JSON: \"<html>\" …"), ("", "there is no JSON: the text is empty"),
    ])
    func refusesWhatIsNot(text: String, words: String) {
        #expect(throws: SourceFailure(words)) { try JSONText.value(of: Array(text.utf8)) }
    }
}
