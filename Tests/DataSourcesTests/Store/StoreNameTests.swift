import DataSources
import LiveValues
import TestSupport
import Testing

@Suite struct StoreNameTests {
    @Test func isWhatItWasWherePlainTextsAreMeant() {
        #expect(StoreName.name("group.example") == "group.example")
        #expect(StoreName.name("group.example", "anna") == "group.example@anna")
    }

    /// Texts of which a file system or a path could make the same.
    @Test func isAnotherForOtherTexts() throws {
        let long = String(repeating: "x", count: 300)
        let people = [
            "小明", "小红", "a b", "a@b", "a%20b", "a~b", "..", "../a", "a/b", "", long, long + "y", "x\u{0}", "x",
        ]
        let names =
            people.map { StoreName.name("group.x", $0) } + [
                StoreName.name("group.x.x"), StoreName.name("group", "x.x"), StoreName.name("group.x"),
                StoreName.name(".x"), StoreName.name("x"),
            ]
        #expect(Set(names).count == names.count)
        let folder = try TemporaryFolder()
        for name in names {
            #expect(name.utf8.count < 240)
            let store = try SharedStore(name: name, in: folder.path, clock: ManualClock())
            store.settle()
            #expect(store.problem == nil)
        }
    }
}
