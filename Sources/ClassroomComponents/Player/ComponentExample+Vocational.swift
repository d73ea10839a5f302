import SceneRendering

extension ComponentExample {
    /// An example of what its teacher sees in a class that is watched from a delivery network.
    static func vocational(
        _ title: String, _ fixture: String, _ configuration: String, frame: String, contains: [String],
        lacks: [String], line: Int
    ) -> ComponentExample {
        ComponentExample(
            title, configuration: configuration, fixture: fixture, viewer: "lin", frame: frame, sceneType: "vocation",
            expect: .markup(contains: contains, lacks: lacks), line: line)
    }
}
