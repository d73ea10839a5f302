import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing

/// Two hundred bindings, right and wrong; the tables say what comes of each.
@Suite struct BindingTests {
    private static let right = BindingRow.all(in: "Right")
    private static let wrong = BindingRow.all(in: "Wrong")

    @Test func readsBothTables() {
        #expect(Self.right.count >= 95 && Self.wrong.count >= 105)
    }

    @Test(arguments: right)
    func givesTheValueOf(_ row: BindingRow) throws {
        guard row.yaml.contains("{") || row.yaml.contains("}") else { return }
        let found = try BindingWorld.check(row.yaml, as: row.use)
        #expect(found.diagnostics.map(\.line) == [])
        if row.use == "text" || row.use == "address" {
            #expect(try .string(found.binding.text(in: BindingWorld.scope())) == LiveValue(json: row.expected))
        } else if row.expected == "null" {
            #expect(throws: BindingFailure.self) { _ = try found.binding.value(in: BindingWorld.scope()) }
        } else {
            #expect(try found.binding.value(in: BindingWorld.scope()) == LiveValue(json: row.expected))
        }
    }

    @Test(arguments: wrong)
    func reportsTheMistakeOf(_ row: BindingRow) throws {
        let marked = MarkedRange("value: \(row.yaml)\n")
        let yaml = String(marked.text.dropFirst(7).dropLast())
        let found = try BindingWorld.check(yaml, as: row.use).diagnostics
        #expect(
            found.map { "\($0.id): \($0.message)" + ($0.hint.map { " (\($0))" } ?? "") } == [row.expected])
        #expect(found.first?.range.start == marked.start && found.first?.range.end == marked.end)
    }

    // A fix that is applied alone leaves nothing to say.
    @Test(arguments: wrong)
    func mendsTheMistakeOf(_ row: BindingRow) throws {
        let marked = MarkedRange("value: \(row.yaml)\n")
        let finding = try #require(
            BindingWorld.check(String(marked.text.dropFirst(7).dropLast()), as: row.use).diagnostics.first)
        for fix in finding.fixes {
            let mended = finding.range.file.applying(fix.edits).dropFirst(7).dropLast()
            guard mended.contains("{") else { continue }
            let left = try BindingWorld.check(String(mended), as: row.use).diagnostics.map(\.line)
            #expect(left == [], "\(fix.title) gives \(mended)")
        }
    }

    @Test(arguments: [
        ("zh-Hans", "{entry.date | date('MM月dd日')} {entry.date | weekday}", "03月02日 周一"),
        ("ru", "{entry.date | date('EEEE')}", "понедельник"), ("ru", "{quote.rate | number(1)}", "0,4"),
        ("de", "{quote.many}", "12345,679"), ("en", "{quote.rate | percent}", "42%"),
        ("zh-Hans", "{quote.age | duration}", "1分钟30秒"),
    ])
    func writesAsTheLocaleDoes(locale: String, text: String, expected: String) throws {
        let found = try BindingWorld.check("\"\(text)\"", as: "text")
        #expect(try found.binding.text(in: BindingWorld.scope(locale)) == expected)
    }

    @Test func countsDaysInTheTimeZone() throws {
        let binding = try BindingWorld.check("\"{entry.date | date('d. HH:mm')}\"", as: "text").binding
        #expect(try binding.text(in: BindingWorld.scope("en", "Asia/Shanghai")) == "2. 17:12")
        #expect(try binding.text(in: BindingWorld.scope("en", "Pacific/Honolulu")) == "1. 23:12")
    }

    @Test func failsAloneWhereAnAnswerIsOfAnotherShape() throws {
        let binding = try BindingWorld.check("\"{quote.rate | percent}\"", as: "text").binding
        var scope = BindingWorld.scope()
        scope.roots["quote"] = ["rate": "much"]
        do {
            _ = try binding.text(in: scope)
            Issue.record("there is no share of 'much'")
        } catch {
            #expect("\(error)" == "'quote.rate' is nothing that 'percent' takes")
        }
    }

    @Test func pointsAtTheWholeTextWhereItIsSpelledWithEscapes() throws {
        let found = try BindingWorld.check(#""\u0041 {quote.txt}""#, as: "text").diagnostics
        #expect(found.map(\.range.start.column) == [8])
        #expect(found.first?.fixes == [])
    }

    @Test(arguments: ["{a", "{{a", "{+}", "}", "{a}", "{a.b | or('", "{{quote}} "])
    func readsAnyLengthOfNonsenseInTime(piece: String) throws {
        let found = try BindingWorld.check("\"\(String(repeating: piece, count: 30_000))\"", as: "text")
        #expect(found.diagnostics.count <= 250)
    }

    @Test(arguments: [
        ("FFF", "#FFFFFF"), ("#1a2B3c", "#1A2B3C"), ("80FF0000", "#FF000080"), ("", "#01010001"),
        ("12345", "#01010001"), ("red", "#000000"), ("GGG", "#000000"), ("0xFF8800", "#FF880000"),
        ("##F80!", "#FF8800"), ("FF 00 00", "#0000FF00"),
    ])
    func readsColoursAsTheStoriesLibraryDoes(text: String, expected: String) {
        #expect(HexColor.read(text).hexText == expected)
    }
}
