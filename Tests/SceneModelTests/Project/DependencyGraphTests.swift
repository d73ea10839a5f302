import Testing

@testable import SceneModel

@Suite struct DependencyGraphTests {
    private var graph = DependencyGraph()

    init() {
        graph.set([.path("a.yaml")], of: .themeDocument("a"))
        graph.set([.result(.themeDocument("a")), .path("icon.svg")], of: .theme("a"))
        graph.set([.path("s.yaml")], of: .sceneDocument("s"))
        graph.set([.result(.sceneDocument("s"))], of: .composition("s"))
        graph.set([.result(.composition("s")), .result(.theme("a"))], of: .scene("s"))
    }

    @Test(
        arguments: [
            ("a.yaml", [.themeDocument("a"), .theme("a"), .scene("s")]), ("icon.svg", [.theme("a"), .scene("s")]),
            ("s.yaml", [.sceneDocument("s"), .composition("s"), .scene("s")]), ("b.yaml", []),
        ] as [(String, Set<DependencyGraph.Result>)])
    func tellsWhatAPathTouches(_ path: String, _ results: Set<DependencyGraph.Result>) {
        #expect(graph.results(touchedBy: [path]) == results)
    }

    @Test func tellsThePathsBehindAResult() {
        #expect(graph.paths(behind: [.theme("a")]) == ["a.yaml", "icon.svg"])
        #expect(graph.paths(behind: [.scene("s")]) == ["a.yaml", "icon.svg", "s.yaml"])
        #expect(graph.paths == ["a.yaml", "icon.svg", "s.yaml"])
    }

    @Test func followsWhatAResultIsMadeFromNow() {
        var graph = graph
        graph.set([.result(.themeDocument("a")), .path("other.svg")], of: .theme("a"))
        #expect(graph.results(touchedBy: ["icon.svg"]) == [])
        #expect(graph.results(touchedBy: ["other.svg"]) == [.theme("a"), .scene("s")])
    }

    @Test func forgetsAResultWithItsPaths() {
        var graph = graph
        graph.remove([.theme("a"), .scene("s")])
        #expect(graph.paths == ["a.yaml", "s.yaml"])
        #expect(graph.results == [.themeDocument("a"), .sceneDocument("s"), .composition("s")])
    }

    @Test func tellsWhatHasNoPartInSomeResults() {
        #expect(graph.results(unneededFor: [.scene("s")]) == [])
        #expect(graph.results(unneededFor: [.theme("a"), .composition("s")]) == [.scene("s")])
        #expect(
            graph.results(unneededFor: [.themeDocument("a")]) == [
                .theme("a"), .sceneDocument("s"), .composition("s"), .scene("s"),
            ])
        #expect(graph.isUsed("s.yaml", outside: [.scene("s")]))
        #expect(!graph.isUsed("s.yaml", outside: [.sceneDocument("s")]))
        #expect(!graph.isUsed("nobody.yaml", outside: []))
    }

    @Test func endsInACircle() {
        var graph = DependencyGraph()
        graph.set([.result(.theme("b")), .path("a")], of: .theme("a"))
        graph.set([.result(.theme("a")), .path("b")], of: .theme("b"))
        #expect(graph.results(touchedBy: ["a"]) == [.theme("a"), .theme("b")])
        #expect(graph.paths(behind: [.theme("a")]) == ["a", "b"])
    }
}
