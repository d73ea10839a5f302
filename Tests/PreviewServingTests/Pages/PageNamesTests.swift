import Foundation
import HTTPServing
import PreviewTestSupport
import SceneRendering
import Testing

@testable import PreviewServing

/// Holds the page's modules and style sheets to the names that Swift declares, and the other way round.
@Suite struct PageNamesTests {
    private let sources: PageSources

    init() throws {
        sources = try PageSources.read()
    }

    @Test func readsTheDataThatPagesCarry() throws {
        let sources = try PageSources.read("PreviewServing")
        let declared = Set(PictureData.allCases.map(\.rawValue) + PageData.allCases.map(\.rawValue))
        #expect(sources.data.subtracting(declared).subtracting(sources.ownData) == [], "no page carries these")
        #expect(declared.subtracting(sources.data) == [], "nothing reads these")
    }

    @Test func looksForTheElementsThatPagesHave() {
        #expect(sources.identifiers == Set(ElementID.allCases.map(\.rawValue) + [StagedScene.sceneID]))
    }

    @Test func stylesTheClassesThatPagesHave() {
        let given = PageSources.names(/\b(d-[a-z]+(?:-[a-z]+)*-?)/, in: sources.pages).union(sources.classes)
        let unknown = sources.styledClasses.filter { name in
            !given.contains { $0 == name || $0.hasSuffix("-") && name.hasPrefix($0) }
        }
        #expect(unknown == [], "no page has these")
        #expect(sources.classes.subtracting(sources.styledClasses) == [], "no style sheet has these")
    }

    @Test func listensForEveryEvent() throws {
        let stream = try #require(sources.modules["PreviewServing/Resources/stream.js"])
        #expect(PageSources.names(/\bon\("(\w+)"/, in: stream) == Set(PageEvent.Name.allCases.map(\.rawValue)))
    }

    @Test func asksByTheNamesThatQueriesHave() {
        let asked = PageSources.names(/query\.\w+\("(\w+)"/, in: sources.script)
            .union(PageSources.names(/\.name === "(\w+)"/, in: sources.script))
        let own = Set(QueryName.allCases.map(\.rawValue))
        #expect(asked.subtracting(own).subtracting(ViewQuery.Name.allCases.map(\.rawValue)) == [])
        #expect(own.subtracting(asked) == [])
    }

    @Test func sendsToRoutesThatThereAre() throws {
        let paths = Set(PreviewServer.routes(try Lesson().session).map(\.path))
        let asked = PageSources.names(/["`](\/[a-z]+)[?"`]/, in: sources.script)
        #expect(!asked.isEmpty)
        #expect(asked.subtracting(paths) == [])
    }

    @Test func carriesTheSecretByItsNames() {
        #expect(sources.script.contains("meta[name=\"\(PageShell.tokenName)\"]"))
        #expect(sources.script.contains("\"\(SecretNames.actionHeader)\":"))
    }

    @Test func importsModulesThatAreServed() throws {
        let resources = ToolResources()
        let imported = PageSources.names(/from "\.\/([a-z]+\.js)"/, in: try PageSources.read("PreviewServing").script)
        #expect(!imported.isEmpty)
        #expect(imported.filter { resources.reply(path: resources.address($0)) == nil } == [])
    }

    /// What `tsc` checks is worth as much as the types say.
    @Test func leavesNoTypeOpen() throws {
        for (name, text) in sources.modules {
            #expect(!text.contains(/@ts-|\{[^}]*\bany\b[^}]*\}/), "\(name) turns the check off somewhere")
        }
    }
}

/// Holds the messages that the modules declare to what Swift reads and writes.
@Suite struct PageMessagesTests {
    private static let patches: [(message: String, patch: Patch)] = [
        ("Replacement", .replace(id: "a", .element(.p))),
        ("Insertion", .insert(id: "a", .element(.p), parent: "b", before: "c")),
        ("Removal", .remove(id: "a")),
    ]

    private func object(_ json: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    @Test(arguments: patches)
    func declaresEachPatch(message: String, patch: Patch) throws {
        let properties = try PageSources.read().properties(of: message)
        let sent = try object(String(PageEvent.patch([patch]).data.dropFirst().dropLast()))
        #expect(Set(properties.keys) == Set(sent.keys))
        #expect(properties["op"] == "\"\(try #require(sent["op"] as? String))\"")
    }

    @Test(arguments: [
        ("Toast", PageEvent.json(ToastMessage(kind: .notice, text: "Hello"))),
        ("Alert", PageEvent.json(AlertMessage(title: "Gone", text: "You left", button: "Yes"))),
        ("Telling", PageEvent.toast(Telling(change: 1, messages: [])).data),
        ("Acceptance", PageEvent.json(Acceptance(shownBy: 1))),
        ("RefusalMessage", PageEvent.json(RefusalMessage(code: "badValue", message: "No."))),
    ])
    func declaresWhatIsSent(message: String, json: String) throws {
        #expect(Set(try PageSources.read().properties(of: message).keys) == Set(try object(json).keys))
    }

    @Test func declaresWhatIsRead() throws {
        let read = try #require(ActionMessage.read(Array(#"{"view":{},"component":"a","action":"b"}"#.utf8)))
        let names = Mirror(reflecting: read).children.compactMap(\.label)
        #expect(Set(try PageSources.read().properties(of: "ActionMessage").keys) == Set(names))
    }

    @Test func declaresEachKindOfToast() throws {
        let kinds = try PageSources.read().properties(of: "Toast")["kind"]
        #expect(
            kinds == [ToastMessage.Kind.notice, .warning, .error].map { "\"\($0.rawValue)\"" }.joined(separator: " | "))
    }
}
