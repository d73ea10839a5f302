import Testing

@testable import ClassroomComponents

@Suite struct NameRankTests {
    private func initial(_ letter: Unicode.Scalar) -> Int { Int(letter.value) + 100 }

    @Test(
        arguments: [
            ("陈小明", "c"), ("张子轩", "z"), ("欧阳若彤", "o"), ("李思远", "l"),
            // Surnames that a transliteration reads otherwise.
            ("长孙无忌", "c"), ("沈雨桐", "s"), ("厦门", "x"), ("地", "d"), ("重阳", "c"),
            ("Жанна", "z"), ("Ωmega", "o"), (" \u{3000}\n陈", "c"), ("!bang", "!"), ("_x", "_"),
        ] as [(String, Unicode.Scalar)])
    func readsOtherScriptsByTheirLatinInitial(_ name: String, _ letter: Unicode.Scalar) {
        var ranks = NameRank()
        #expect(ranks.rank(of: name) == initial(letter))
        // Also the second time, from memory.
        #expect(ranks.rank(of: name) == initial(letter))
    }

    @Test(arguments: [
        ("Amélie", 365), ("Elena", 369), ("Éclair Martin", 369), ("E\u{301}clair", 369), ("Øskar", 379), ("ß", 415),
        ("élan", 401), ("Zoe", 390), ("amy", 397), ("zack", 422), ("0", 448), ("9 lives", 457), ("\t7B Guest", 455),
    ])
    func ranksLatinLettersByThePlainOnesAndDigitsByTheirCode(_ name: String, _ rank: Int) {
        var ranks = NameRank()
        #expect(ranks.rank(of: name) == rank)
    }

    @Test(arguments: ["", "   ", "\n\u{3000}"])
    func putsEmptyNamesLast(_ name: String) {
        var ranks = NameRank()
        #expect(ranks.rank(of: name) == NameRank.last)
    }

    @Test func survivesACharacterOfThousandsOfMarks() {
        var ranks = NameRank()
        let name = "陈" + String(repeating: "\u{301}", count: 10_000)
        #expect(ranks.rank(of: name) == initial("c"))
    }
}
