import TestSupport
import Testing
import TextMeasuring

@Suite struct FontFaceTests {
    @Test(arguments: [
        ("Brand-Regular.ttf", "Brand", 400...400), ("Brand-Bold.woff2", "Brand", 700...700),
        ("BrandSerif.otf", "Brand Serif", 400...400), ("BrandFlex.ttf", "Brand Flex", 300...900),
    ])
    func readsEveryFormat(name: String, family: String, weights: ClosedRange<Int>) throws {
        let face = try FontFace(TestFonts.bytes(name))
        #expect(face.family == family)
        #expect(face.weights == weights)
        #expect(!face.isItalic)
    }

    @Test(arguments: [
        ("Brand-Regular.ttf", 0.9), ("Brand-Bold.woff2", 1), ("BrandSerif.otf", 1.1), ("BrandFlex.ttf", 0.95),
    ])
    func measuresTheGlyphOfACharacter(name: String, ems: Double) throws {
        let face = try FontFace(TestFonts.bytes(name))
        #expect(try #require(face.advance(of: "W", weight: 400)) == ems)
        #expect(face.advance(of: "陈", weight: 400) == nil)
    }

    @Test(arguments: [(300, 0.5), (600, 0.65), (900, 0.8), (100, 0.5), (1000, 0.8)])
    func measuresAVariableFontInTheWeightThatItIsDrawnIn(weight: Int, ems: Double) throws {
        let face = try FontFace(TestFonts.bytes("BrandFlex.ttf"))
        #expect(try #require(face.advance(of: "a", weight: weight)) == ems)
    }

    @Test func namesTheCharactersThatHaveNoGlyph() throws {
        let face = try FontFace(TestFonts.bytes("Brand-Regular.ttf"))
        #expect(face.missing(among: "Zoë 陈, a\u{200D}b\n\u{FE0F}陈".unicodeScalars) == ["ë", "陈"])
    }

    @Test(arguments: ["Brand-Regular.ttf", "Brand-Bold.woff2", "BrandSerif.otf"])
    func refusesAFileThatEndsTooEarly(name: String) throws {
        let bytes = try TestFonts.bytes(name)
        for length in [4, 11, 40, bytes.count / 2, bytes.count - 5] {
            let problem = #expect(throws: FontProblem.self) { try FontFace(Array(bytes.prefix(length))) }
            guard case .truncated(_, length)? = problem else {
                Issue.record("\(length) bytes: \(String(describing: problem))")
                continue
            }
        }
    }

    @Test(arguments: [
        ("", FontProblem.notAFont), ("<html>", .notAFont), ("wOFF....", .otherFormat(name: "WOFF")),
        ("ttcf....", .otherFormat(name: "a collection of fonts")),
    ])
    func refusesWhatIsNoFont(text: String, problem: FontProblem) {
        #expect(throws: problem) { try FontFace(Array(text.utf8)) }
    }

    @Test func refusesAWholeFileOfDamagedTables() throws {
        var compressed = try TestFonts.bytes("Brand-Bold.woff2")
        for index in 150..<compressed.count { compressed[index] ^= 0x55 }
        #expect(throws: FontProblem.damaged) { try FontFace(compressed) }
    }

    @Test(arguments: 0..<200)
    func survivesAnyByteThatIsWrong(seed: Int) throws {
        let names = ["Brand-Regular.ttf", "Brand-Bold.woff2", "BrandSerif.otf", "BrandFlex.ttf"]
        var bytes = try TestFonts.bytes(names[seed % names.count])
        var random = SplitMix(state: UInt64(seed))
        for _ in 0..<8 { bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random) }
        guard let face = try? FontFace(bytes) else { return }
        for scalar in "aWi 陈".unicodeScalars { #expect((face.advance(of: scalar, weight: 700) ?? 0) >= 0) }
    }
}
