import Testing

@testable import SceneModel

@Suite struct LanguageNameTests {
    @Test func knowsWhatTheSystemKnows() {
        for (locale, name) in LanguageName.known { #expect(LanguageName.name(of: locale) == name) }
    }

    @Test func namesWhatItDoesNotKnow() {
        #expect(LanguageName.sentence(of: "ja") == "Japanese.")
        #expect(LanguageName.sentence(of: "xx-nothing").hasSuffix("."))
    }
}
