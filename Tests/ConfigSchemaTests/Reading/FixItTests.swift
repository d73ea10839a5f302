import ConfigSchema
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct FixItTests {
    @Test(arguments: [
        ("boolean: yes", "Write true", "boolean: true"),
        ("boolean: 'OFF' # off", "Write false", "boolean: false # off"),
        ("colour: white", "Write 'color'", "color: white"),
        ("'colour': white", "Write 'color'", "'color': white"),
        ("{ \"colour\": white }", "Write 'color'", "{ \"color\": white }"),
        ("enumeration: smal", "Write 'small'", "enumeration: small"),
        ("enumeration: \"smal\"", "Write 'small'", "enumeration: \"small\""),
        ("color: #357BF6", "Quote the colour", "color: \"#357BF6\""),
        ("color:   #FFF # 白", "Quote the colour", "color:   \"#FFF\" # 白"),
        ("map:\n  名: #FFF\n", "Quote the colour", "map:\n  名: \"#FFF\"\n"),
        ("color: 357BF6", "Write \"#357BF6\"", "color: \"#357BF6\""),
        ("color: systemTeel", "Write 'systemTeal'", "color: systemTeal"),
        ("duration: 90", "Read it as seconds", "duration: 90s"),
        ("length: 12px", "Write 12", "length: 12"),
        ("length: 12 pt", "Write 12", "length: 12"),
        ("mapOfSome: { botom: 1 }", "Write 'bottom'", "mapOfSome: { bottom: 1 }"),
        ("mapOfOne: { Roster: x }", "Write 'roster'", "mapOfOne: { roster: x }"),
    ])
    func mendsTheValueAndLeavesTheRest(_ text: String, _ title: String, _ mended: String) throws {
        let diagnostic = try #require(Reading(text).diagnostics.first)
        let fix = try #require(diagnostic.fixes.first)
        #expect(fix.title == title)
        #expect(diagnostic.range.file.applying(fix.edits) == mended)
        #expect(Reading(mended).findings == [])
    }

    @Test(arguments: [
        ("flat: a # why\n", "part: { name: a } # why\n"),
        ("{ flat: 'a', boolean: true }", "{ part: { name: 'a' }, boolean: true }"),
        ("boolean: true\nflat: a\npart:\n  visible: true\n", "boolean: true\npart:\n  name: a\n  visible: true\n"),
        ("{ part: { visible: true }, flat: a }", "{ part: { name: a, visible: true } }"),
        ("shadeColor: white\n", "shadowByMode: { color: white, offset: [0, 1] }\n"),
        (
            "shadeOffset: [0, 2]\nboolean: true\nshadeColor: \"#FFF\"\n",
            "shadowByMode: { offset: [0, 2], color: \"#FFF\" }\nboolean: true\n"
        ),
        (
            "{ boolean: true, flat: a, shadeColor: white, shadeOffset: [0, 2] }",
            "{ boolean: true, part: { name: a }, shadowByMode: { color: white, offset: [0, 2] } }"
        ),
        (
            "{ flat: a, shadeColor: white, shadeOffset: [0, 2], boolean: true }",
            "{ part: { name: a }, shadowByMode: { color: white, offset: [0, 2] }, boolean: true }"
        ),
    ])
    func writesMovedKeysAtTheirPresentPlaces(_ text: String, _ mended: String) throws {
        let diagnostic = try #require(Reading(text).diagnostics.first)
        let fix = try #require(diagnostic.fixes.first)
        #expect(diagnostic.range.file.applying(fix.edits) == mended)
        #expect(Reading(mended).findings == [])
    }

    @Test(arguments: [
        "flat: &x\n  a\n", "part:\nflat: a\n", "flat: a # why\npart: { visible: true }\n", "flat: a, b\n",
    ])
    func offersNoFixForMovedKeysOfWhichSomethingWouldBeLost(text: String) throws {
        let diagnostic = try #require(Reading(text).diagnostics.first { $0.id == "config.former-name" })
        #expect(diagnostic.fixes.isEmpty)
    }

    @Test(arguments: RefusedValue.all)
    func leavesNoFindingBehindAnyFix(_ refused: RefusedValue) {
        for diagnostic in Reading(refused.marked.text).diagnostics {
            for fix in diagnostic.fixes {
                #expect(Reading(diagnostic.range.file.applying(fix.edits)).findings == [], "after '\(fix.title)'")
            }
        }
    }

    @Test(arguments: ["length: widepx", "length: px", "length: pt"])
    func offersNoFixWhereNoNumberWouldBeLeft(text: String) throws {
        #expect(try #require(Reading(text).diagnostics.first).fixes.isEmpty)
    }

    @Test func offersNoFixForWhatAnAliasBrings() throws {
        // The same text serves elsewhere, where it may be right.
        let diagnostic = try #require(Reading("string: &x smal\nenumeration: *x\n").diagnostics.first)
        #expect(diagnostic.range.description == "test.yaml:1:12")
        #expect(diagnostic.fixes.isEmpty)
        #expect(diagnostic.notes.map(\.message) == ["the value is used here"])
        #expect(diagnostic.notes.map { $0.range?.description } == ["test.yaml:2:14"])
    }
}
