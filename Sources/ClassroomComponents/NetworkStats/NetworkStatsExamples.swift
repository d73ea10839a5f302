import SceneRendering

extension NetworkStats {
    static let examples: [ComponentExample] = [
        example(
            "A good network", "{ quality: good, latency: 38, txLoss: 0, rxLoss: 1 }",
            contains: [
                "title good", ">Good<", "38ms", ">0%<", ">1%<", "aria-label=\"sent\"", "aria-label=\"received\"",
            ]),
        example(
            "A bad network", "{ quality: bad, latency: 412, txLoss: 12, rxLoss: 8 }",
            contains: ["title bad", ">Bad<", "412ms", ">12%<", ">8%<"]),
        example(
            "No connection", "{ quality: bad, connection: disconnected, latency: 1200, txLoss: 100, rxLoss: 100 }",
            contains: ["title down", ">Disconnected<", ">100%<"]),
        example(
            "Before the first report", "{ quality: good }", contains: ["title good", ">--<"], lacks: ["ms<", "%<"]),
        example(
            "Losses only", "{ quality: good, latency: 38, txLoss: 0, rxLoss: 1 }",
            configuration: """
                latencyTitle: { enable: false }
                latencyValue: { enable: false }
                """,
            contains: [">1%<"], lacks: ["38ms", "Latency"]),
        ComponentExample(
            "A colour that is none", configuration: "title: { goodColor: greenish }",
            fixture: room + "monitor: { quality: good }", viewer: "lin", expect: .findings(["config.color"])),
        ComponentExample(
            "A loss above one hundred", fixture: room + "monitor: { txLoss: 120 }", viewer: "lin",
            expect: .findings(["config.range"])),
    ]

    private static let room = "users: [{ uuid: lin, name: Ms. Lin, role: teacher }]\n"

    private static func example(
        _ title: String, _ monitor: String, configuration: String = "", contains: [String], lacks: [String] = [],
        line: Int = #line
    ) -> ComponentExample {
        ComponentExample(
            title, configuration: configuration, fixture: room + "monitor: \(monitor)\n", viewer: "lin",
            expect: .markup(contains: contains, lacks: lacks), line: line)
    }
}
