import ConfigSchema
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct ReadingTests {
    @Test func reportsEachBadValueAtItsOwnLine() {
        let marks = MarkedText(
            "boolean: 1️⃣yes\n2️⃣colour: white\ncolor: 3️⃣'#1'\nlist: [a, 1]\nenumeration: 5️⃣big\nstring: fine\n")
        let reading = Reading(marks.text)
        let expected: [Character] = ["1️⃣", "2️⃣", "3️⃣", "5️⃣"]
        let starts = reading.diagnostics.map(\.range.start)
        #expect(expected.map { marks[$0] } == starts.filter { $0.line != 4 })
        #expect(starts.filter { $0.line == 4 } == [SourcePosition(line: 4, column: 8)])
        #expect(reading.record?.fields.map(\.value.value.line) == ["[unreadable, 1.0]", "string fine"])
    }

    @Test func knowsWhereEachKeyAndValueStands() throws {
        let record = try #require(Reading("名: 1\nrecord:\n  name: 'a'\ncolor: white\n").record)
        let field = try #require(record["record"]?.record?.field("name"))
        #expect(field.keyRange.description == "test.yaml:3:3")
        #expect(field.value.range.description == "test.yaml:3:9")
        #expect(field.value.range.end.column == 12)
        #expect(record["color"]?.range.start == SourcePosition(line: 4, column: 8))
    }

    @Test func keepsBothPlacesOfAMergedValue() throws {
        let record = try #require(
            Reading("map:\n  a: white\nanything: &m { color: black }\n<<: *m\n").record)
        let color = try #require(record["color"])
        #expect(color.value.line == "#000000")
        #expect(color.range.description == "test.yaml:3:23")
        #expect(color.origin?.description == "test.yaml:4:5")
        #expect(record["map"]?.origin == nil)
    }

    @Test func takesAnEmptyValueAfterASyntaxErrorForUnread() {
        let reading = Reading("record:\n  name: @x\nstring:\ncolor: white\n")
        #expect(reading.diagnostics.map(\.id) == ["yaml.reserved-character"])
        #expect(reading.record?["color"]?.value.line == "#FFFFFF")
    }

    @Test func reportsAnUnreadableKeyOnce() {
        #expect(Reading("*none : white\nstring: a\n").diagnostics.map(\.id) == ["yaml.unknown-anchor"])
        #expect(Reading("[string]: a\n").diagnostics.map(\.id) == ["yaml.complex-key"])
    }

    @Test func proposesNoNameThatTheMapHasAlready() {
        let reading = Reading("record: { nme: a, name: b }\nmapOfSome: { tpo: 1, top: 2 }\n")
        #expect(reading.diagnostics.map(\.hint) == [nil, nil])
        #expect(reading.diagnostics.flatMap(\.fixes) == [])
    }

    @Test func doesNotMissTheKeyThatAnUnknownOneWasMeantToBe() {
        #expect(Reading("record: { nmae: a }\n").diagnostics.map(\.hint) == ["did you mean 'name'?"])
        #expect(Reading("record: { qqqqqqqq: a }\n").diagnostics.map(\.id) == ["config.unknown-key"])
    }

    @Test func listsTheKnownKeysOfAShortGroup() {
        let reading = Reading("record: { name: a, qqqqqqqqq: b }\n")
        #expect(reading.diagnostics.first?.notes.map(\.message) == ["known here: name and visible"])
        #expect(Reading("qqqqqqqqq: b\n").diagnostics.first?.notes == [])
    }

    @Test func listsTheKnownNamesOfAMap() {
        let reading = Reading("mapOfSome: { qqqqqqqqq: 1 }\n")
        #expect(reading.diagnostics.first?.notes.map(\.message) == ["known: top and bottom"])
    }

    @Test func pointsAtThePropertyThatStandsTooFarLeft() {
        let reading = Reading("mapOfOne:\n  roster: x\n  left: 0\n")
        #expect(
            reading.findings == [
                "3:3-7 config.one-key: 'left' starts in column 3, where a component stands; it belongs to 'roster' "
                    + "(indent it: column 5)"
            ])
    }

    @Test func cutsALongValueInAMessage() throws {
        let message = try #require(
            Reading("boolean: " + String(repeating: "陈", count: 10_000)).diagnostics.first?.message)
        #expect(message.count < 120)
        #expect(message.hasSuffix("陈…'"))
    }

    @Test func refusesATopLevelThatIsNoMap() {
        #expect(Reading("[a]").findings.map { $0.prefix(40) } == ["1:1-4 config.kind: a file is a map with "])
        #expect(Reading("word").record == nil)
    }

    @Test(arguments: [("boolean", "true"), ("list", "[1]"), ("anything", "null")])
    func findsAFieldByItsKey(_ key: String, _ text: String) {
        #expect(Reading("\(key): \(text)").record?.field("none") == nil)
        #expect(Reading("qq: x").record?.field(key) == nil)
    }
}
