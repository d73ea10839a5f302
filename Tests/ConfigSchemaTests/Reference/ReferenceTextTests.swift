import ConfigSchema
import TestSupport
import Testing

@Suite struct ReferenceTextTests {
    @Test func listsEveryLeafWithKindDefaultAndSentence() {
        let group = PropertyGroup(
            "component 'stateBar'",
            [
                .color("backgroundColor", default: "$surface", "The surface."),
                .group("networkState", "The network.", [.image("goodImage", default: nil, "The icon | good.")]),
                PropertySpec("id", .string, "The name.", since: "0.2", required: true),
            ])
        expectNoDifference(
            ReferenceText.table(for: group),
            """
            | Key | Kind | Default | Since | Meaning |
            |---|---|---|---|---|
            | `backgroundColor` | colour, by mode or device | `$surface` | 0.1 | The surface. |
            | `networkState.goodImage` | image, by mode or device | – | 0.1 | The icon \\| good. |
            | `id` | string | required | 0.2 | The name. |

            """)
    }

    @Test func explainsTheNamesOfEnumerationsBelowTheTable() {
        let group = PropertyGroup(
            "a scene", [.enumeration("type", EveryKind.sizes, default: "small", "The type of room.")])
        expectNoDifference(
            ReferenceText.table(for: group),
            """
            | Key | Kind | Default | Since | Meaning |
            |---|---|---|---|---|
            | `type` | `small` or `lecture`, by device | `small` | 0.1 | The type of room. |

            `type` is one of

            - `small`: Up to 17.
            - `lecture`: Up to 300.

            """)
    }

    @Test(
        arguments: [
            (PropertyKind.integer(0...9), "whole number, 0 to 9"), (.number(0...0.5), "number, 0 to 0.5"),
            (.token(.colors), "`$name` of a colour"), (.list(of: .length, count: 1...2), "list of: length"),
            (.map(of: .color, keys: .any("token")), "map by token of: colour"),
            (.map(of: .color, keys: .exactlyOneOf(["a"], "component")), "one component with: colour"),
            (.byLocale(.string), "string, by locale"), (.byMode(.byDevice(.font)), "font, by mode or device"),
            (.shape(scalar: .text, list: .list(of: .string, count: 0...9), map: nil), "text or list of: string"),
        ] as [(PropertyKind, String)])
    func namesAKindInAFewWords(_ kind: PropertyKind, _ words: String) {
        #expect(kind.words == words)
    }

    @Test func keepsATextWithBackticksInCodeStyle() {
        let group = PropertyGroup("a file", [PropertySpec("key", .string, default: "a`b", "A `word`.")])
        #expect(ReferenceText.table(for: group).contains("| `` a`b `` | 0.1 | A `word`. |"))
    }
}
