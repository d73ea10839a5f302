import ConfigSchema
import SourceDiagnostics

extension Rule {
    static let unsafeImage = Rule(
        "theme.unsafe-image", .error, "A drawing runs or fetches something.",
        explanation: """
            Scripts, events, HTML in a drawing and addresses of other files are left out of what is served: a theme's \
            images come from many hands, and a picture needs none of them.
            """,
        wrong: .drawing(
            "↓icons/running.svg", "<svg viewBox=\"0 0 24 24\" onload=\"start()\"><path d=\"M4 4h16v16z\"/></svg>\n"),
        right: .drawing("icons/running.svg", "<svg viewBox=\"0 0 24 24\"><path d=\"M4 4h16v16z\"/></svg>\n"))
}

extension RuleExample {
    /// A theme with one image, whose path may be marked.
    static func drawing(_ markedPath: String, _ text: String) -> RuleExample {
        .theme(
            Rule.themeHead + "images:\n  ic_network_good: \(markedPath)\n",
            with: ["Themes/" + markedPath.filter { $0 != "↓" }: text])
    }
}
