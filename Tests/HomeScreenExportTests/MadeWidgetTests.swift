import Exporting
import Foundation
import HomeScreenExport
import SourceDiagnostics
import TestSupport
import Testing

/// Small widgets of one app, exported and type-checked: what a line of YAML becomes in Swift.
@Suite struct MadeWidgetTests {
    /// Exports one widget of an app, whose files are given as what stands below their first lines.
    private func made(_ widget: String, app: String = "", theme: String? = nil) throws -> Export {
        var texts = [
            "Widgets/made/app.yaml": "app: made\ntitle: { en: Made, zh-Hans: 做 }\nschemes: [made]\n" + app,
            "Widgets/made/one.yaml": "widget: made/one\ntitle: One\n" + widget,
        ]
        texts["Themes/tinted.yaml"] = theme.map { "theme: tinted\nextends: widgets\n" + $0 }
        let export = try ExportedWidgets.everyPart(adding: texts).export(
            "made", theme: theme == nil ? "widgets" : "tinted")
        let output = try Typechecking.output(of: export.swift)
        #expect(output.isEmpty, "\(output)")
        return export
    }

    /// The data of a server that takes a token, with the key `code` of its own status.
    private func guarded(code: String) -> String {
        """
        data:
          token: { store: token, shape: text, sample: abc }
          one:
            http: "https://made.example"
            headers: { Authorization: "Bearer {token}" }
            \(code)
            shape: { name: text }
            sample: { name: A }

        """
    }

    private func content(_ views: String) -> String { "layouts: { systemMedium: { content: [\(views)] } }\n" }

    @Test func breaksNoLineInsideOfALiteral() throws {
        let text = try made(
            content(
                "{ text: { value: { en: \"{entry.date | date('HH : mm ? ss')} and then {device.name} of long words\", "
                    + "zh-Hans: \"{device.name} 然后 {entry.date | date('HH : mm')}\" } } }")
        ).text("OneView.swift")
        #expect(text.contains("\"HH : mm ? ss\"") && text.contains("\n                ? \""), "\(text)")
    }

    @Test func givesEachIntentANameOfItsOwn() throws {
        let names = ["app", "a-b", "aB", "open", "delete"]
        let text = try made(
            content("{ button: { intent: app, label: Go } }"),
            app: "intents:\n" + names.map { "  \($0): { effects: [{ fireScene: night }] }\n" }.joined()
        ).text("Intents.swift")
        for name in ["AppIntent2", "ABIntent", "ABIntent2", "OpenIntent2", "DeleteIntent2"] {
            #expect(text.contains("struct \(name): AppIntent"), "\(name)")
        }
    }

    @Test func tellsParametersApartThatDifferInCapitals() throws {
        let choice = "{ choice: { options: { a: One, b: Two } } }"
        let text = try made(
            "configuration: { date: { text: { default: Now } }, Date: { text: { default: Then } }, kind: \(choice), Kind: \(choice) }\n"
                + content("{ text: \"{config.date} {config.Date} {config.kind} {config.Kind}\" }")
        ).text("Intents.swift")
        #expect(text.contains("var date: String") && text.contains("var date2: String"), "\(text)")
    }

    @Test func letsAParameterOfAnIntentBeCalledSelf() throws {
        let text = try made(
            content("{ button: { intent: keep, with: { self: A, init: B }, label: Go } }"),
            app: """
                group: group.made
                intents:
                  keep:
                    parameters: { self: text, init: text }
                    effects: [{ write: { key: kept, value: "{with.self} {with.init}" } }]

                """
        ).text("Intents.swift")
        #expect(text.contains("var selfValue: String"), "\(text)")
    }

    @Test(arguments: ["inout", "let", "var", "hashValue"]) func letsFieldsHaveNames(name: String) throws {
        let text = try made(
            "data: { one: { http: \"https://made.example\", shape: { \(name): text }, sample: { \(name): a } } }\n"
                + content("{ text: \"{one.\(name)}\" }")
        ).text("OneEntry.swift")
        #expect(text.contains(name))
    }

    @Test func takesColorsOfTheTheme() throws {
        let export = try made(
            content("{ image: { name: cup } }"),
            theme: """
                images: { cup: { file: icons/widgets/moon.svg, tint: $lamp } }
                components: { homeWidget: { backgroundColor: $alarm } }

                """)
        let text = try export.text("OneView.swift")
        #expect(text.contains(".containerBackground(Color(\"alarm\"), for: .widget)"), "\(text)")
        #expect(text.contains(".foregroundStyle(Color(\"cup tint\"))"), "\(text)")
    }

    @Test(arguments: [
        "link: { to: \"made://one\", padding: 8, background: black, items: [{ text: A }] }",
        "button: { intent: go, padding: 8, background: black, label: A }",
    ])
    func letsAllOfALabelTakeTheTap(view: String) throws {
        let text = try made(
            content("{ \(view) }"), app: "intents: { go: { effects: [{ fireScene: night }] } }\n"
        ).text("OneView.swift")
        let order = ["Text(\"A\")", ".padding(8)", ".background(.black)", ".contentShape(Rectangle())", "}"]
        var rest = text[...]
        for part in order {
            let found = try #require(rest.range(of: part), "\(part) in \(text)")
            rest = rest[found.upperBound...]
        }
    }

    @Test func writesMapsAsTheirSourcesReadThem() throws {
        let text = try made(
            content("{ button: { intent: go, label: A } }"),
            app:
                "intents: { go: { effects: [{ write: { key: k, value: { a: 1 } } }, { request: { url: \"https://made.example\" } }] } }\n"
        ).text("Intents.swift")
        #expect(text.contains("try JSONSerialization.data(") && text.contains("forKey: \"k\""), "\(text)")
        #expect(text.contains("WidgetCenter.shared.reloadAllTimelines()"))
        #expect(text.contains("throw URLError(.badServerResponse)"))
    }

    @Test func sendsNoHeaderWithoutItsToken() throws {
        let export = try made(
            guarded(code: "code: { at: ok, ok: [true, \"fine\"], signIn: 401 }")
                + "timeline: { entries: { count: 4, every: 15m } }\n" + content("{ text: \"{one.name} {one.age}\" }"),
            app: "group: group.made\n")
        let text = try export.text("OneProvider.swift")
        #expect(text.contains("if token != nil {"), "\(text)")
        #expect(text.contains(#"isOneOf: ["true", "\"fine\""]"#), "\(text)")
        #expect(text.contains(".timeIntervalSince(now)"), "\(text)")
        #expect(export.findings.contains { $0.message.contains("signing out") }, "\(export.findings)")
    }

    /// A server that refuses a token shows the card of those who are signed out; the status may stand in the answer's body.
    @Test(arguments: [
        ("code: { at: ok, ok: true, signIn: [401, \"out\"] }", #"signIn: ["401", "\"out\""]"#), ("", "sample: "),
    ])
    func showsSomebodyRefusedAsSignedOut(code: String, argument: String) throws {
        let export = try made(
            guarded(code: code)
                + content(
                    "{ text: { value: \"{one.name}\", when: { value: \"{app.signedIn}\", is: true } } }, "
                        + "{ text: { value: Sign in, when: { value: \"{app.signedIn}\", is: false } } }"),
            app: "group: group.made\nsignIn: token\n")
        let text = try export.text("OneProvider.swift")
        #expect(text.contains(".object(forKey: \"token\") != nil && !oneAnswer.isRefused"), "\(text)")
        #expect(text.contains("let one = oneAnswer.value") && text.contains(argument), "\(text)")
        let support = try export.text("WidgetSupport.swift")
        #expect(support.contains("number == 401 ? .userAuthenticationRequired"), "\(support)")
    }

    /// A source that fails shows its last answer, as in the preview, and its sample before there was one.
    @Test(arguments: [
        (
            "one: { topic: home/lamp, shape: { at: date }, sample: { at: -1h } }", "{one.at | date('HH:mm')}",
            "\"made/one.one\", sample: OneEntry.sample.one) {"
        ),
        ("one: { topic: home/lamp, fallback: sample, shape: text, sample: A }", "{one}", "usesLast: false\n"),
        (
            "one: { room: room.name, shape: text, sample: A }", "{one} {one.state} {one.age}",
            "return await Answers.load("
        ),
    ])
    func keepsWhatTheAppSaidLast(source: String, value: String, call: String) throws {
        let export = try made(
            "data: { \(source) }\ntimeline: { reload: { topic: home/lamp } }\n" + content("{ text: \"\(value)\" }"))
        let text = try export.text("OneProvider.swift")
        #expect(text.contains(call) && text.contains("{ try await host.one() }"), "\(text)")
        #expect(!text.contains("try?"), "\(text)")
        #expect(try export.text("OneEntry.swift").contains("struct One: Codable") == source.contains("date"))
    }

    @Test func writesTextsInLanguagesOfSimilarTags() throws {
        let export = try made(content("{ text: { value: { en: Day, fi: Päivä, fil: Araw } } }"))
        let catalog = try JSONSerialization.jsonObject(with: Data(export.text("Localizable.xcstrings").utf8))
        let strings = try #require((catalog as? [String: Any])?["strings"] as? [String: Any])
        let texts = (strings["Day"] as? [String: Any])?["localizations"] as? [String: [String: [String: String]]]
        #expect(texts?.mapValues { $0["stringUnit"]?["value"] } == ["fi": "Päivä", "fil": "Araw"])
    }

    @Test(arguments: [
        ("{one.tint | or('#336699')}", "Color(css: entry.one.tint ?? \"#336699\")"),
        ("{one.hex | or('336699') | hex}", "Color(hex: entry.one.hex ?? \"336699\")"),
    ])
    func takesADefaultForAMissingColor(color: String, code: String) throws {
        let text = try made(
            "data: { one: { http: \"https://made.example\", shape: { tint: optional color, hex: optional text }, sample: {} } }\n"
                + content("{ text: { value: A, color: \"\(color)\" } }")
        ).text("OneView.swift")
        #expect(text.contains(code), "\(text)")
    }

    /// The extensions that need nothing of Apple's alone do here what they do on a phone.
    @Test func readsDatesAndLanguagesAsWritten() throws {
        let support = try made(
            "data: { one: { http: \"https://made.example\", shape: { at: date }, sample: { at: -1h } } }\n"
                + content("{ text: { value: { en: \"{one.at | date('HH:mm')}\", fi: \"{device.name}\" } } }")
        ).text("WidgetSupport.swift")
        let extensions = support.components(separatedBy: "\n\n").filter {
            $0.contains("extension JSONDecoder") || $0.contains("extension Locale")
        }
        #expect(extensions.count == 2, "\(support)")
        let program = """
            import Foundation

            \(extensions.joined(separator: "\n\n"))

            let json = #"["2026-01-01T10:00:00Z", "2026-01-01T10:00:00.250Z", "2026-01-01T12:00:00+02:00", 1767261600, 1767261600250]"#
            for date in try JSONDecoder.data.decode([Date].self, from: Data(json.utf8)) { print(date.timeIntervalSince1970) }
            let pairs = [
                ("fi_FI", "fi"), ("fil_PH", "fi"), ("fil_PH", "fil"), ("fi_FI", "fil"), ("zh_CN", "zh-Hans"),
                ("zh_TW", "zh-Hans"), ("pt_BR", "pt-BR"), ("pt_PT", "pt-BR"),
            ]
            for (locale, tag) in pairs { print(Locale(identifier: locale).speaks(tag)) }
            """
        let lines = try Typechecking.run(program).split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "1767261600.0", "1767261600.25", "1767261600.0", "1767261600.0", "1767261600.25",
                "true", "false", "true", "false", "true", "false", "true", "false",
            ])
    }

    @Test func readsNoMarkdownInWords() throws {
        let text = try made(
            content("{ text: \"*Now* {device.name}\" }, { text: \"[all]\" }, { text: Plain }")
        ).text("OneView.swift")
        #expect(text.contains("Text(String(localized: \"*Now* \\(entry.deviceName)\"))"), "\(text)")
        #expect(text.contains("Text(String(localized: \"[all]\"))") && text.contains("Text(\"Plain\")"), "\(text)")
    }

    @Test(arguments: [("row", "width"), ("column", "height")])
    func drawsThickDividersAsRectangles(stack: String, side: String) throws {
        let text = try made(
            content("{ \(stack): { items: [{ text: A }, { divider: { thickness: 3 } }, { text: B }] } }")
        ).text("OneView.swift")
        #expect(text.contains("Rectangle().fill(") && text.contains(".frame(\(side): 3)"), "\(text)")
        #expect(text.contains("spacing: 8"), "\(text)")
    }

    @Test(arguments: [("row", "height: 16", "width: 3, height: 16"), ("column", "width: 16", "width: 16, height: 3")])
    func givesThickDividersOneFrame(stack: String, length: String, frame: String) throws {
        let text = try made(
            content("{ \(stack): { items: [{ text: A }, { divider: { thickness: 3, \(length) } }, { text: B }] } }")
        ).text("OneView.swift")
        #expect(text.contains(".frame(\(frame))"), "\(text)")
    }

    @Test func writesTheTitleInAllLanguages() throws {
        let text = try made(content("{ text: A }")).text("InfoPlist.xcstrings")
        #expect(text.contains("\"CFBundleDisplayName\"") && text.contains("\"做\""), "\(text)")
    }

    @Test(arguments: ["{ each: \"{list}\", every: 1h }", "{ each: \"{list}\", at: \"{item.at}\" }"])
    func makesUpNoItemForAnEmptyList(entries: String) throws {
        let text = try made(
            "data: { list: { store: list, shape: [{ name: text, at: date }], "
                + "sample: [{ name: A, at: 2026-01-01T10:00:00Z }] } }\ntimeline: { entries: \(entries) }\n"
                + content("{ text: \"{item.name}\" }"),
            app: "group: group.made\n"
        ).text("OneProvider.swift")
        #expect(text.contains("entries = [OneEntry(date: now, item: nil)]"), "\(text)")
    }

    @Test(arguments: [("isOnline: boolean, ", "isOnline: true, ", true), ("", "", false)])
    func disablesButtonsOfDevicesThatCannotBeReached(shape: String, sample: String, isThere: Bool) throws {
        let export = try made(
            "data: { list: { things: lamp, shape: [{ id: text, \(shape)power: boolean }], "
                + "sample: [{ id: a, \(sample)power: true }] } }\n"
                + content(
                    "{ each: { in: \"{list}\", slots: 2, item: { toggle: "
                        + "{ intent: go, with: { device: \"{item.id}\" }, isOn: \"{item.power}\" } } } }"),
            app: "intents: { go: { parameters: { device: text, isOn: boolean }, effects: "
                + "[{ setProperty: { thing: \"{with.device}\", property: power, value: \"{with.isOn}\" } }] } }\n")
        #expect(try export.text("OneView.swift").contains(".disabled(!item.isOnline)") == isThere)
        #expect(export.findings.contains { $0.message.contains("cannot be reached") } != isThere, "\(export.findings)")
    }

    @Test func letsTranslatorsHaveTheNamesOfIntents() throws {
        let text = try made(
            content("{ button: { intent: open-door, with: { door: a }, label: Go } }"),
            app: "intents: { open-door: { parameters: { door: text }, "
                + "effects: [{ open: \"made://{with.door | escaped}\" }] } }\n"
        ).text("Localizable.xcstrings")
        for key in ["Open-door", "Door"] { #expect(text.contains("\"\(key)\" : {"), "\(text)") }
    }

    @Test func saysWhatTheAppsTargetNeeds() throws {
        let text = try made(
            content("{ button: { intent: go, label: Go } }"),
            app: "intents: { go: { effects: [{ open: \"made://one\" }] } }\n"
        ).text("README.md")
        #expect(text.contains("`MadeHost.swift` and the file with `AppHost` to the app's target"), "\(text)")
    }

    @Test func asksNoStoreInParentheses() throws {
        let text = try made(
            content("{ button: { intent: go, label: Go } }"),
            app: "intents: { go: { effects: [{ write: { key: k, value: 1 } }] } }\n"
        ).text("Intents.swift")
        #expect(text.contains("UserDefaults.standard.set(1, forKey: \"k\")"), "\(text)")
    }
}
