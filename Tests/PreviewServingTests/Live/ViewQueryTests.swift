import PreviewTestSupport
import SceneRendering
import Testing

@testable import HTTPServing
@testable import PreviewServing

@Suite struct ViewQueryTests {
    @Test func writesAViewSoThatItIsReadBack() throws {
        let view = SceneView(
            scene: "small & loud", theme: "agora", mode: "dark", device: "844x390:phone", locale: "zh-Hans",
            viewer: "陈#1", openAnchor: "toolBar.roster")
        let target = try RequestTarget(Array(("/?" + ViewQuery.text(view)).utf8))
        #expect(ViewQuery.request(target.query) == ViewRequest(view))
    }

    @Test func leavesOutWhatBelongedToTheSceneBefore() {
        let query = ["scene": "b", "from": "a", "theme": "t", "user": "u", "open": "x.y", "mode": "dark"]
        #expect(request(query) == ViewRequest(scene: "b", wishes: [.theme: ["t"], .mode: ["dark"]]))
    }

    @Test func leavesToTheSceneWhatWasNotChosen() {
        let brought = ["theme": "t", "device": "pad", "locale": "en"]
        let own = Dictionary(uniqueKeysWithValues: brought.map { (ViewQuery.ownName($0.key), $0.value) })
        let asked = own.merging(["scene": "b"]) { $1 }
        #expect(request(asked.merging(brought) { $1 }) == ViewRequest(scene: "b"))
        let chosen = ["theme": "other", "device": "phone", "locale": "zh-Hans"]
        #expect(
            request(asked.merging(chosen) { $1 })
                == ViewRequest(scene: "b", theme: "other", device: "phone", locale: "zh-Hans"))
    }

    private func request(_ query: [String: String]) -> ViewRequest {
        ViewQuery.request(query.map { QueryItem(name: $0.key, value: $0.value) })
    }

    @Test(arguments: [
        (ViewRequest(theme: "plian"), "There is no theme 'plian', showing 'plain'; did you mean 'plain'?"),
        (ViewRequest(mode: "sepia"), "There is no mode 'sepia', showing 'light'."),
        (ViewRequest(viewer: "nobody"), "Nobody is called 'nobody' in this room."),
        (ViewRequest(openAnchor: "toolBar.roster"), "Nothing opens from 'toolBar.roster'."),
    ])
    func fallsBackWithANote(request: ViewRequest, note: String) throws {
        let lesson = try Lesson()
        let resolved = try #require(lesson.session.resolve(request))
        #expect(resolved.view == lesson.session.resolve(ViewRequest())?.view)
        #expect(resolved.notes == [note])
        #expect(resolved.unknown.count == (request.openAnchor == nil ? 1 : 0))
        #expect(try lesson.page(request).contains("class=\"d-notes\""))
    }
}
