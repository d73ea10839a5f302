import ConfigSchema
import SourceDiagnostics
import Testing
import YAMLSyntax

@Suite struct PropertyGroupTests {
    private static let group = PropertyGroup(
        "component 'roster'",
        [
            .boolean("visible", default: true, "A switch."),
            .group(
                "camera", "The camera.",
                [
                    .group(
                        "on", "On.",
                        [.image("image", default: "camera_on", "An icon."), .color("tint", default: nil, "A colour.")]),
                    .group("off", "Off.", [.image("image", default: "camera_off", "An icon.")]),
                ]),
            .color("tint", default: "$brand @ 50%", "A colour."),
        ])

    @Test func flattensRecordsIntoLeavesInTheirOrder() {
        #expect(
            Self.group.leaves.map(\.path) == [
                "visible", "camera.on.image", "camera.on.tint", "camera.off.image", "tint",
            ])
    }

    @Test(arguments: [("visible", 0), ("camera.on.tint", 2), ("camera.off.image", 3), ("tint", 4)])
    func findsALeafByItsPath(_ path: String, _ index: Int) {
        #expect(Self.group.leafIndex(path) == index)
    }

    @Test(arguments: ["", "camera", "camera.on", "camera.tint", "Visible", "camera.on.image.x"])
    func findsNoLeafThatIsNone(_ path: String) {
        #expect(Self.group.leafIndex(path) == nil)
    }

    @Test func givesEachLeafThatARecordSets() throws {
        let reading = Reading("tint: white\ncamera: { off: { image: x }, on: { tint: black } }\n", as: Self.group)
        var seen: [String] = []
        Self.group.forEachLeaf(of: try #require(reading.record)) { leaf, value in
            seen.append("\(Self.group.leaves[leaf].path) = \(value.value.line)")
        }
        #expect(seen == ["tint = #FFFFFF", "camera.off.image = image x", "camera.on.tint = #000000"])
    }

    @Test func readsTheDefaultsAtTheirLineOfSwift() throws {
        let defaults = Self.group.readDefaults()
        #expect(
            defaults.map { $0?.value.line } == ["true", "image camera_on", nil, "image camera_off", "$brand @ 0.5"])
        let visible = try #require(defaults.first ?? nil)
        #expect(visible.range.file.path == "ConfigSchemaTests/PropertyGroupTests.swift")
        #expect(visible.range.start.line == Self.group.leaves[0].spec.line)
        #expect(visible.range.start.line == 10)
    }

    @Test(arguments: [
        (PropertyKind.string, "it's # not: a comment", "string it's # not: a comment"), (.string, "", "string "),
        (.list(of: .number(-9...9), count: 2...2), "[0, -2]", "[0.0, -2.0]"), (.color, "#FFF", "#FFFFFF"),
        (.text, "[", "nil"), (.string, "a\\nb", "string a\\nb"), (.boolean, "yes", "nil"),
    ])
    func readsADefaultAsItsKind(_ kind: PropertyKind, _ text: String, _ line: String) {
        let group = PropertyGroup("a file", [PropertySpec("key", kind, default: text, "A property.")])
        #expect(group.readDefaults().map { $0?.value.line ?? "nil" } == [line])
    }

    @Test func findsEveryMemberOfALargeGroup() throws {
        let members = (0..<500).map { PropertySpec("key\($0)", .string, "A property.") }
        let group = PropertyGroup("a file", members)
        let reading = Reading(members.map { "\($0.key): \($0.key)\n" }.joined(), as: group)
        #expect(reading.findings == [])
        #expect(reading.record?.fields.map { $0.value.stringValue } == members.map(\.key))
        #expect(group.memberIndex("key77") == 77)
        #expect(group.memberIndex("key500") == nil)
    }

    @Test func keepsKeysWithOneHashApart() {
        #expect(KeyHash.of("costarring") == KeyHash.of("liquid"))
        let group = PropertyGroup("a file", [PropertySpec("costarring", .string, "A property.")])
        #expect(Reading("liquid: 1", as: group).diagnostics.map(\.id) == ["config.unknown-key"])
    }

    @Test func readsAnEmptyGroup() {
        let group = PropertyGroup("a file", [])
        #expect(Reading("a: 1", as: group).diagnostics.map(\.id) == ["config.unknown-key"])
        #expect(group.readDefaults().isEmpty)
    }

    @Test func marksEachFactoryWithItsOwnPlace() {
        let line = #line + 1
        let spec = PropertySpec.duration("patience", default: "5m", "How long.")
        #expect(spec.line == line)
        #expect(spec.file == "ConfigSchemaTests/PropertyGroupTests.swift")
    }
}
