import ConfigSchema
import HomeScreenModel
import LiveValues
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct ConditionTests {
    private static func read(_ yaml: String) throws -> (condition: Condition?, findings: [Diagnostic]) {
        let reading = try Reading("when: \(yaml)\n", [PropertySpec("when", .record(Condition.group), "A condition.")])
        var found = reading.diagnostics
        let condition = Condition(try #require(try reading["when"].record), &found)
        condition?.check(try BindingWorld.inside(), &found)
        return (condition, found)
    }

    @Test(arguments: [
        (#"{ value: "{quote.text}", is: All's well }"#, true), (#"{ value: "{quote.text}", not: All's well }"#, false),
        (#"{ value: "{item.id}", is: 7/8 }"#, true), (#"{ value: "{quote.likes}", is: 7 }"#, true),
        (#"{ value: "{quote.likes}", above: 6.5 }"#, true), (#"{ value: "{quote.likes}", below: 7 }"#, false),
        (#"{ value: "{quote.ok}", is: true }"#, true), (#"{ value: "{app.signedIn}", not: true }"#, true),
        (#"{ value: "{quote.from}", missing: true }"#, true), (#"{ value: "{quote.from}", is: me }"#, false),
        (#"{ value: "{quote.from}", not: me }"#, true), (#"{ value: "{quote.lines}", above: 0 }"#, false),
        (#"{ value: "{quote.guests}", missing: false }"#, false), (#"{ value: "{stories | count}", above: 1 }"#, true),
        (#"{ value: "{quote.likes}", above: 1, below: 5 }"#, false),
        (#"{ value: "{quote.likes}", above: "{quote.rate}", below: 8 }"#, true),
        (#"{ value: "{item.title}", is: "{stories.0.title | or('')}" }"#, true),
        (#"{ value: "{quote.state}", is: stale }"#, true),
        (#"{ value: "{config.city} {item.title}", is: Berlin First }"#, true),
    ])
    func asksWhatAValueIs(yaml: String, isMet: Bool) throws {
        let (condition, findings) = try Self.read(yaml)
        #expect(findings.map(\.line) == [])
        #expect(try condition?.isMet(in: BindingWorld.scope()) == isMet)
    }

    @Test(arguments: [
        (#"{ value: «"quote.from"», missing: true }"#, "data.condition: this text is always the same"),
        (#"{ value: "«{quote.from}»" }"#, "data.condition: nothing is asked of this value"),
        (
            #"{ value: "{quote.likes}", above: "{«quote.text»}" }"#,
            "data.kind: 'above' is a number; 'quote.text' is text"
        ),
        (#"{ value: "«{quote.text}»", missing: true }"#, "data.condition: this value is never missing"),
        (
            #"{ value: "«{quote.text}»", above: 3 }"#,
            "data.condition: 'above' compares numbers; this is text"
        ),
        (#"{ value: "{quote.ok}", is: «yes» }"#, "data.condition: the value is true or false, and never this"),
        (#"{ value: "{quote.likes}", is: «many» }"#, "data.condition: the value is a number, and never this"),
        (
            #"{ value: "«{stories}»", is: [] }"#,
            "data.condition: a list is compared with nothing; 'missing' asks whether it is there"
        ),
        (#"{ value: "{quote.«frm»}", missing: true }"#, "data.unknown-path: 'quote' has no 'frm'"),
        (#"{ value: "{quote.state}", is: «old» }"#, "data.condition: 'quote.state' is never 'old'"),
        (#"{ value: "{device.rendering}", not: «tinted» }"#, "data.condition: 'device.rendering' is never 'tinted'"),
        (#"{ value: "{quote.text «+» 1}", is: a }"#, "data.binding: there are no operators in a binding"),
    ])
    func reportsAConditionThatAsksNothing(marked: String, message: String) throws {
        let text = MarkedRange("when: \(marked)\n")
        let found = try Self.read(String(text.text.dropFirst(6).dropLast())).findings
        #expect(found.map { "\($0.id): \($0.message)" } == [message])
        #expect(found.first?.range.start == text.start && found.first?.range.end == text.end)
    }

    @Test func knowsWhatIsThereWhereItIsMet() throws {
        let missing = try #require(try Self.read(#"{ value: "{quote.nested.deeper}", missing: true }"#).condition)
        #expect(missing.presentWhenMet == [])
        #expect(missing.presentWhenNotMet == ["quote", "quote.nested", "quote.nested.deeper"])
        let above = try #require(try Self.read(#"{ value: "{quote.lines}", above: 3 }"#).condition)
        #expect(above.presentWhenMet == ["quote", "quote.lines"] && above.presentWhenNotMet == [])
        let types = try BindingWorld.inside().knowing(missing.presentWhenNotMet)
        var found = try BindingWorld.read(#""{quote.nested.deeper}""#)
        found.binding.check(types, as: BindingUse("value", .text), &found.diagnostics)
        #expect(found.diagnostics.map(\.line) == [])
    }
}
