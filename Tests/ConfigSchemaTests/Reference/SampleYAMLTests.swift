import ConfigSchema
import TestSupport
import Testing

@Suite struct SampleYAMLTests {
    private static let group = PropertyGroup(
        "a file",
        [
            .boolean("visible", default: true, "Whether it shows."),
            PropertySpec("name", .string, "Who it is.", required: true),
            .color("tint", default: "#357BF6", "The colour of the icon."),
            .color("shade", default: nil, "The colour behind it."),
            .group(
                "network", "The network.",
                [
                    .duration("patience", default: "5m", "How long to wait."),
                    .text("warning", default: "Slow: it's # 1", "What it says."),
                ]),
            .group("unset", "Nothing has a default here.", [.image("icon", default: nil, "An icon.")]),
            PropertySpec("offset", .list(of: .number(-9...9), count: 2...2), default: "[0, -2]", "Where it is."),
        ])

    @Test func showsEveryPropertyWithItsDefault() {
        expectNoDifference(
            SampleYAML.text(for: Self.group),
            """
            # Whether it shows.
            visible: true
            # Who it is.
            name: name
            # The colour of the icon.
            tint: "#357BF6"
            # The colour behind it.
            # shade: "#357BF6"
            # The network.
            network:
              # How long to wait.
              patience: 5m
              # What it says.
              warning: "Slow: it's # 1"
            # Nothing has a default here.
            # unset:
              # An icon.
              # icon: name
            # Where it is.
            offset: [0, -2]

            """)
    }

    @Test func readsBackAsTheDefaults() throws {
        let reading = Reading(SampleYAML.text(for: Self.group), as: Self.group)
        #expect(reading.findings == [])
        var leaves: [String: String] = [:]
        Self.group.forEachLeaf(of: try #require(reading.record)) { leaf, value in
            leaves[Self.group.leaves[leaf].path] = value.value.line
        }
        var defaults = ["name": "string name"]
        for (leaf, value) in zip(Self.group.leaves, Self.group.readDefaults()) {
            defaults[leaf.path] = value?.value.line ?? defaults[leaf.path]
        }
        #expect(leaves == defaults)
    }

    @Test func givesRequiredPropertiesAValueOfTheirKind() {
        let members = EveryKind.group.members.filter { $0.key != "anything" }
            .map { PropertySpec($0.key, $0.kind, $0.summary, required: true) }
        let group = PropertyGroup("a file", members)
        #expect(Reading(SampleYAML.text(for: group), as: group).findings == [])
    }

    @Test(arguments: [
        "plain", "white @ 80%", "1h30m", "-12m", "12", "$name", "no", "2026-03-02T09:12:00Z", "名字", "a:b", "a#b",
        "icons/a.svg", "=", "<<x", ".",
    ])
    func leavesTextWithoutQuotesWhereYAMLAgrees(_ text: String) {
        #expect(SampleYAML.scalar(text) == text)
        #expect(Reading("string: \(text)").record?["string"]?.stringValue == text.replacing("$$", with: "$"))
    }

    @Test(arguments: [
        "", "#FFF", "a: b", "a #b", "a:", " a", "a ", "- a", "-", "[a", "{a", "*a", "&a", "!a", "|", ">", "@a", "`a",
        "%a", "'a", "\"a\"", "null", "~", "a\nb", "a\tb\\", "\u{1}", ",", "?", "---",
    ])
    func quotesWhatYAMLWouldReadOtherwise(_ text: String) {
        #expect(SampleYAML.scalar(text).hasPrefix("\""))
        #expect(Reading("string: \(SampleYAML.scalar(text))").record?["string"]?.stringValue == text)
    }
}
