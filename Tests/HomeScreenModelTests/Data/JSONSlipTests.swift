import Testing

@testable import HomeScreenModel

/// The place at which bytes stop being JSON.
@Suite struct JSONSlipTests {
    @Test(arguments: [
        ("[1, 2", 5, "the file ends in the middle of a list"),
        ("{ \"a\": ", 7, "the file ends in the middle of a map"),
        ("[{\"id\": \"a\", \"na", 13, "this text does not end"),
        ("{ a: 1 }", 2, "a key stands in double quotation marks"),
        ("{ 'a': 1 }", 2, "a key stands in double quotation marks"),
        ("{ \"a\": yes }", 7, "a text stands in double quotation marks"),
        ("{ \"a\" 1 }", 6, "a colon is missing behind the key"),
        ("[1 2]", 3, "a comma or ']' is missing here"),
        ("[1, 2,]", 6, "nothing stands behind the last comma"),
        ("[1] 2", 4, "something stands behind the end of the data"),
        ("[01]", 1, "a text stands in double quotation marks"),
        ("[\n// none\n]", 2, "JSON has no comments"),
        ("  ", 2, "the file has no data"),
    ])
    func standsWhereSomebodyHasToMend(text: String, offset: Int, message: String) throws {
        let slip = try #require(JSONSlip(in: Array(text.utf8)))
        #expect(slip.offset == offset)
        #expect(slip.message == message)
    }

    @Test(arguments: ["[]", "{}", " [1, -2.5e3, \"a\\\"b\", true, null, { \"a\": { } }] ", "\"小明\"", "0"])
    func isNoneInWhatIsRight(text: String) {
        #expect(JSONSlip(in: Array(text.utf8)) == nil)
    }

    @Test func endsInDeepLists() throws {
        let slip = try #require(JSONSlip(in: Array(repeating: UInt8(ascii: "["), count: 100_000)))
        #expect(slip.message == "lists and maps are too deep here")
    }
}
