import Foundation
import LiveValues
import Testing

@Suite struct LiveJSONTests {
    @Test func readsWhatIsWithinTheBounds() throws {
        let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(try LiveJSON.value(of: Array(deep.utf8)) != .null)
        let many = "[" + Array(repeating: "1", count: 99_999).joined(separator: ",") + "]"
        #expect(try LiveJSON.value(of: Array(many.utf8)).arrayValue?.count == 99_999)
        #expect(try LiveJSON.value(of: Array(#"{"a[\"[":"},\\"}"#.utf8)) == ["a[\"[": "},\\"])
    }

    @Test(arguments: [
        "true", "false", "null", "0", "1", "-1", "1.0", "0.1", "1e3", "9223372036854775807", "-9223372036854775808",
        "9223372036854775808", "18446744073709551615", "123456789012345678901234567890", "1e308", "\"\"", "[]", "{}",
        #"{"a":[true,1,0,1.5,null,"1",{"b":{}}],"":"\u00e4\ud83d\ude00"}"#, " [1 , 2]\n",
    ])
    func readsWhatADecoderReads(text: String) throws {
        let value = try LiveJSON.value(of: Array(text.utf8))
        let expected = try JSONDecoder().decode(LiveValue.self, from: Data(text.utf8))
        #expect(value == expected)
        #expect((value.boolValue == nil) == (expected.boolValue == nil))
    }

    @Test(arguments: [
        "1e999", "[1,]", "{\"a\":1 , }", "{\"a\":}", "nul", "[1] 2", "NaN", "'a'", "\"\\ud800\"", "{\"a\" 1}", "01",
        "\u{FEFF}x",
    ])
    func readsNothingElse(text: String) {
        #expect(throws: JSONProblem.self) { try LiveJSON.value(of: Array(text.utf8)) }
    }

    @Test func readsNoOtherEncoding() {
        let utf16 = "[1]".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        #expect(throws: JSONProblem.self) { try LiveJSON.value(of: utf16) }
        #expect(throws: JSONProblem.self) { try LiveJSON.value(of: [0x22, 0xFF, 0x22]) }
    }

    @Test(arguments: [
        (String(repeating: "[", count: 65), "the JSON is more than 64 lists and maps deep"),
        (String(repeating: #"{"a":"#, count: 5000), "the JSON is more than 64 lists and maps deep"),
        ("[" + String(repeating: "1,", count: 99_999) + "1]", "the JSON has more than 100000 values"),
        ("\"" + String(repeating: "a", count: 1_048_575) + "\"", "the JSON has 1048577 bytes, and may have 1048576"),
        ("<html>", "this is no JSON: \"<html>\" …"), ("", "there is no JSON: the text is empty"),
    ])
    func refusesWhatIsNot(text: String, words: String) {
        let problem = #expect(throws: JSONProblem.self) { try LiveJSON.value(of: Array(text.utf8)) }
        #expect(problem?.description == words)
    }
}
