import ConfigSchema
import SourceDiagnostics
import TestSupport
import Testing

@Suite struct JSONSchemaTests {
    private static let camera = PropertyGroup(
        "'camera'", [PropertySpec("image", .image, "The icon.", required: true)])

    private func document(_ members: [PropertySpec]) -> JSONValue {
        JSONSchema.document(
            for: PropertyGroup("a theme", members), vocabulary: .phoneAndPad, title: "Theme", id: "theme.schema.json")
    }

    @Test func writesOnePropertyWithItsWordsAndDefault() {
        let schema = document([
            .boolean("visible", default: true, "Whether it shows.", since: "0.2")
        ])
        expectNoDifference(
            JSONText.encode(schema),
            #"""
            {
              "$id" : "theme.schema.json",
              "$schema" : "http://json-schema.org/draft-07/schema#",
              "additionalProperties" : false,
              "definitions" : {
                "Boolean" : {
                  "pattern" : "^(true|false)$",
                  "patternErrorMessage" : "Expected true or false.",
                  "type" : [
                    "boolean",
                    "string"
                  ]
                },
                "BooleanByDevice" : {
                  "anyOf" : [
                    {
                      "$ref" : "#/definitions/Boolean"
                    },
                    {
                      "additionalProperties" : false,
                      "defaultSnippets" : [
                        {
                          "body" : {
                            "pad" : "$2",
                            "phone" : "$1"
                          },
                          "label" : "by device"
                        }
                      ],
                      "minProperties" : 1,
                      "properties" : {
                        "pad" : {
                          "$ref" : "#/definitions/Boolean"
                        },
                        "phone" : {
                          "$ref" : "#/definitions/Boolean"
                        }
                      },
                      "type" : "object"
                    }
                  ]
                }
              },
              "properties" : {
                "$schema" : {
                  "description" : "The address of a JSON Schema, for editors.",
                  "type" : "string"
                },
                "visible" : {
                  "allOf" : [
                    {
                      "$ref" : "#/definitions/BooleanByDevice"
                    }
                  ],
                  "default" : true,
                  "description" : "Whether it shows.",
                  "markdownDescription" : "Whether it shows.\n\nDefault: `true`. Since 0.2."
                }
              },
              "title" : "Theme",
              "type" : "object"
            }

            """#)
    }

    @Test func writesAGroupOnceHoweverOftenItIsUsed() {
        let schema = document([
            PropertySpec("streamOn", .record(Self.camera), "On."),
            PropertySpec("streamOff", .record(Self.camera), "Off."),
        ])
        let group: JSONValue = [
            "type": "object", "additionalProperties": false, "required": ["image"],
            "properties": [
                "image": [
                    "allOf": [["$ref": "#/definitions/Image"]], "description": "The icon.",
                    "markdownDescription": "The icon.\n\nSince 0.1.",
                ]
            ],
        ]
        #expect(schema["definitions"]?["camera"] == group)
        #expect(schema["definitions"]?["camera2"] == nil)
        #expect(schema["properties"]?["streamOff"]?["allOf"] == [["$ref": "#/definitions/camera"]])
    }

    @Test func keepsGroupsOfOneNameApart() {
        let other = PropertyGroup("'camera'", [PropertySpec("tint", .color, "The colour.")])
        let schema = document([
            PropertySpec("roster", .record(Self.camera), "One."), PropertySpec("stage", .record(other), "Two."),
        ])
        #expect(schema["definitions"]?["camera"]?["properties"]?["image"] != nil)
        #expect(schema["definitions"]?["camera2"]?["properties"]?["tint"] != nil)
    }

    @Test(arguments: [
        ("component 'stateBar'", "stateBar"), ("a font", "fontValue"), ("component 'État'", "tat"), ("''", "group"),
    ])
    func namesGroupsAfterTheirOwners(_ owner: String, _ name: String) {
        let schema = document([PropertySpec("key", .record(PropertyGroup(owner, [])), "A group.")])
        #expect(schema["definitions"]?[name] != nil)
    }

    @Test func tellsWhatTheNamesOfAnEnumerationMean() {
        let cases = [EnumerationCase("small", "Up to 17."), EnumerationCase("1", "One.")]
        let schema = document([PropertySpec("type", .enumeration(cases), default: "small", "The type.")])
        let expected: JSONValue = [
            "enum": ["small", "1", 1], "enumDescriptions": ["Up to 17.", "One.", "One."], "default": "small",
            "description": "The type.", "markdownDescription": "The type.\n\nDefault: `small`. Since 0.1.",
        ]
        #expect(schema["properties"]?["type"] == expected)
    }

    @Test(
        arguments: [
            (PropertyKind.boolean, "true", true), (.integer(0...9), "7", 7), (.length, "12", 12),
            (.length, "12s", "12s"),
            (.number(0...1), ".5", .number(0.5)), (.string, "7", "7"), (.text, "true", "true"),
            (.list(of: .number(0...9), count: 2...2), "[0, 2]", [0, 2]),
            (.map(of: .string, keys: .any("name")), "{ a: '1', b: [true] }", ["a": "1", "b": [true]]),
            (.byDevice(.byMode(.color)), "$brand", "$brand"),
        ] as [(PropertyKind, String, JSONValue)])
    func givesTheDefaultAsAnEditorWouldWriteIt(_ kind: PropertyKind, _ text: String, _ value: JSONValue) {
        let schema = document([PropertySpec("key", kind, default: text, "A property.")])
        #expect(schema["properties"]?["key"]?["default"] == value)
    }

    @Test func leavesOutBoundsThatBoundNothing() {
        let schema = document([
            PropertySpec("free", .number(-Double.infinity...Double.infinity), "Any number."),
            PropertySpec("count", .integer(0...Int.max), "Any count."),
            PropertySpec("many", .list(of: .string, count: 0...Int.max), "Any list."),
        ])
        let definitions = schema["definitions"]
        #expect(definitions?["Number_-inf_inf"]?["minimum"] == nil)
        #expect(definitions?["Number_-inf_inf"]?["maximum"] == nil)
        #expect(definitions?["Integer_0_\(Int.max)"]?["minimum"] == 0)
        #expect(definitions?["Integer_0_\(Int.max)"]?["maximum"] == nil)
        #expect(schema["properties"]?["many"]?["minItems"] == nil)
        #expect(schema["properties"]?["many"]?["maxItems"] == nil)
    }

    @Test(arguments: [
        ("player", false), ("player-1", true), ("playerPro", false), ("playerPro2", true), ("player.Pro", false),
        ("playerXPro", true), ("recorder", false),
    ])
    func leavesNamesOfTheirOwnOutOfAFamily(_ name: String, _ isInFamily: Bool) throws {
        let family = KeyedKinds.Family("player", .boolean)
        let kinds = KeyedKinds(
            "widget",
            [
                KeyedKinds.Entry("player", .string, "One.", family: family),
                KeyedKinds.Entry("playerPro", .string, "Another kind."),
                KeyedKinds.Entry("player.Pro", .string, "A third one."),
                KeyedKinds.Entry("recorder", .string, "Something else."),
            ])
        let schema = document([PropertySpec("widgets", .keyed(kinds), "The widgets.")])
        let patterns = schema["properties"]?["widgets"]?["patternProperties"]
        guard case .object(let members)? = patterns, let pattern = members.keys.first else {
            Issue.record("there is no pattern")
            return
        }
        #expect(try name.contains(Regex(pattern)) == isInFamily)
    }

    @Test func refersOnlyToDefinitionsThatExist() {
        let schema = JSONSchema.document(
            for: EveryKind.group, vocabulary: .phoneAndPad, title: "Every kind", id: "every")
        let names = references(in: schema)
        #expect(names.filter { schema["definitions"]?[$0] == nil } == [])
        #expect(!names.isEmpty)
    }

    private func references(in value: JSONValue) -> Set<String> {
        switch value {
        case .array(let items):
            return items.reduce(into: []) { $0.formUnion(references(in: $1)) }
        case .object(let members):
            if case .string(let target)? = members["$ref"] { return [target.replacing("#/definitions/", with: "")] }
            return members.values.reduce(into: []) { $0.formUnion(references(in: $1)) }
        default:
            return []
        }
    }

    @Test func proposesNamesAndRefusesNoOther() {
        var names = SchemaNames()
        names.tokens = [
            .colors: [EnumerationCase("brand", "light: #357BF6, dark: #FFFFFF")],
            .images: [EnumerationCase("logo", "logo.svg")],
        ]
        names.keys = [
            "component": ["bar": SchemaNames.Key("A bar.", starting: ["left": "0", "top": "0"])],
            "text": ["hello": SchemaNames.Key("Good day")],
        ]
        let schema = JSONSchema.document(
            for: PropertyGroup(
                "a theme",
                [
                    .color("color", default: nil, "A colour."), .image("image", default: nil, "An image."),
                    PropertySpec("strings", .map(of: .text, keys: .any("text")), "Texts."),
                    PropertySpec("part", .map(of: .string, keys: .exactlyOneOf(["bar"], "component")), "One."),
                ]), vocabulary: .phoneAndPad, title: "Theme", id: "theme.schema.json", proposing: names)
        let definitions = schema["definitions"]
        guard case .array(let colors)? = definitions?["Color"]?["anyOf"],
            case .array(let images)? = definitions?["Image"]?["anyOf"]
        else {
            Issue.record("\(schema)")
            return
        }
        #expect(colors.first?["enum"] == ["$brand"] && colors.count == 2)
        #expect(colors.first?["enumDescriptions"] == ["light: #357BF6, dark: #FFFFFF"])
        #expect(images.first?["enum"] == ["logo"] && images.count == 2)
        let texts = schema["properties"]?["strings"]
        #expect(texts?["properties"]?["hello"]?["description"] == "Good day" && texts?["additionalProperties"] != false)
        let part = schema["properties"]?["part"]
        #expect(part?["properties"]?["bar"]?["description"] == "A bar.")
        #expect(
            part?["defaultSnippets"] == [
                ["label": "bar", "description": "A bar.", "body": ["bar": ["left": "${1:0}", "top": "${2:0}"]]]
            ])
    }
}
