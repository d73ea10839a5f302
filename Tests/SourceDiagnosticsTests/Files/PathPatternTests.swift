import SourceDiagnostics
import Testing

@Suite struct PathPatternTests {
    @Test(arguments: [
        ("Scenes/**/*.yaml", "Scenes/a.yaml"), ("Scenes/**/*.yaml", "Scenes/presets/deep/a.yaml"), ("**", "a/b/c"),
        ("theme.*", "theme.unused-token"), ("a?c", "abc"), ("[a-c]x", "bx"), ("[!a]x", "bx"), ("中*", "中文"),
        ("**/b", "b"), ("a/**", "a"), ("[x", "[x"), ("*a*b*", "xxaxxbxx"), ("./a", "a"),
    ])
    func standsFor(pattern: String, path: String) {
        #expect(PathPattern(pattern).matches(path))
    }

    @Test(arguments: [
        ("Scenes/*.yaml", "Scenes/presets/a.yaml"), ("a?c", "ac"), ("[!a]x", "ax"), ("**/b", "a/bc"), ("*", "a/b"),
        ("", "a"), ("a", ""), ("*a*b*", "xxbxxaxx"),
    ])
    func doesNotStandFor(pattern: String, path: String) {
        #expect(!PathPattern(pattern).matches(path))
    }

    @Test func isNotSlowedDownByHostilePatterns() {
        let stars = String(repeating: "*a", count: 2000)
        #expect(!PathPattern(stars).matches(String(repeating: "a", count: 1999)))
        let folders = String(repeating: "**/", count: 500) + "x"
        #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 500)))
    }
}
