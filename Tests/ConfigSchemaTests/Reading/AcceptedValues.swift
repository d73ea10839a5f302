import Testing

/// Texts that the reader takes, and what it makes of them.
struct AcceptedValue: Sendable, CustomTestStringConvertible {
    let yaml: String
    let value: String

    var testDescription: String { yaml }

    init(_ yaml: String, _ value: String) {
        self.yaml = yaml
        self.value = value
    }

    static let all = scalars + colors + times + literals + collections + choices + live

    private static let scalars = [
        AcceptedValue("boolean: true", "true"),
        AcceptedValue("boolean: \"false\"", "false"),
        AcceptedValue("integer: 10", "10"),
        AcceptedValue("integer: +3", "3"),
        AcceptedValue("integer: 4.0", "4"),
        AcceptedValue("integer: \"7\"", "7"),
        AcceptedValue("integer: 007", "7"),
        AcceptedValue("number: -.5", "-0.5"),
        AcceptedValue("number: ' 0.25 '", "0.25"),
        AcceptedValue("number: $opacity", "$opacity"),
        AcceptedValue("length: 12", "12.0 points"),
        AcceptedValue("length: 1.5", "1.5 points"),
        AcceptedValue("length: 12s", "12.0 scaled"),
        AcceptedValue("length: 50 %", "50.0 percent"),
        AcceptedValue("length: $gap", "$gap"),
        AcceptedValue("image: ic_network_good", "image ic_network_good"),
        AcceptedValue("image: $ic_network_good", "image ic_network_good"),
        AcceptedValue("image: 7", "image 7"),
        AcceptedValue("imageSource: icons/good.svg", "icons/good.svg"),
        AcceptedValue("string: no", "string no"),
        AcceptedValue("string: 1.10", "string 1.10"),
        AcceptedValue("string: 07:30", "string 07:30"),
        AcceptedValue("string: 2026-03-02", "string 2026-03-02"),
        AcceptedValue("string: true", "string true"),
        AcceptedValue("string: \"\"", "string "),
        AcceptedValue("string: 'null'", "string null"),
        AcceptedValue("string: $$5 and $$6", "string $5 and $6"),
        AcceptedValue("string: 5 $ each", "string 5 $ each"),
        AcceptedValue("text: 小班课 🎓", "text 小班课 🎓"),
        AcceptedValue("text: 7", "text 7"),
        AcceptedValue("enumeration: lecture", "case lecture"),
        AcceptedValue("enumeration: 'small'", "case small"),
        AcceptedValue("token: $container", "$container"),
        AcceptedValue("token: $阴影", "$阴影"),
        AcceptedValue("layout: board.right - 12", "layout board.right - 12"),
        AcceptedValue("layout: 12", "layout 12"),
    ]

    private static let colors = [
        AcceptedValue("color: '#abc'", "#AABBCC"),
        AcceptedValue("color: '#357BF6'", "#357BF6"),
        AcceptedValue("color: '#357bf680'", "#357BF680"),
        AcceptedValue("color: '#357bf6ff'", "#357BF6"),
        AcceptedValue("color: rgb(53 123 246)", "#357BF6"),
        AcceptedValue("color: rgb(53 123 246 / 50%)", "#357BF680"),
        AcceptedValue("color: rgb(53 123 246 / .5)", "#357BF680"),
        AcceptedValue("color: 'rgba(53, 123, 246, 0.5)'", "#357BF680"),
        AcceptedValue("color: clear", "#00000000"),
        AcceptedValue("color: white @ 80%", "#FFFFFF @ 0.8"),
        AcceptedValue("color: black@12.5%", "#000000 @ 0.125"),
        AcceptedValue("color: systemTeal", "systemTeal"),
        AcceptedValue("color: systemTeal @ 0%", "systemTeal @ 0.0"),
        AcceptedValue("color: $systemBrandColor", "$systemBrandColor"),
        AcceptedValue("color: $brand.dark @ 30 %", "$brand.dark @ 0.3"),
        AcceptedValue("color: ' #FFF @ 100% '", "#FFFFFF @ 1.0"),
    ]

    private static let times = [
        AcceptedValue("duration: 90s", "90000 ms"),
        AcceptedValue("duration: 5m", "300000 ms"),
        AcceptedValue("duration: 1h30m", "5400000 ms"),
        AcceptedValue("duration: 250ms", "250 ms"),
        AcceptedValue("duration: 1h2m3s4ms", "3723004 ms"),
        AcceptedValue("duration: ' 0s '", "0 ms"),
        AcceptedValue("instant: -12m", "now -720000 ms"),
        AcceptedValue("instant: +1h", "now 3600000 ms"),
        AcceptedValue("instant: 0s", "now 0 ms"),
        AcceptedValue("instant: 1970-01-01T00:00:00Z", "0 ms since 1970"),
        AcceptedValue("instant: 2026-03-02T09:12:00Z", "1772442720000 ms since 1970"),
        AcceptedValue("instant: 2026-03-02T17:12:00+08:00", "1772442720000 ms since 1970"),
        AcceptedValue("instant: 2026-03-02T04:12:00.250-05:00", "1772442720250 ms since 1970"),
        AcceptedValue("instant: 2024-02-29T23:59:59.9Z", "1709251199900 ms since 1970"),
        AcceptedValue("instant: 1969-12-31T23:59:59Z", "-1000 ms since 1970"),
        AcceptedValue("instant: 2000-02-29T00:00:00Z", "951782400000 ms since 1970"),
    ]

    private static let literals = [
        AcceptedValue("font: $font9", "$font9"),
        AcceptedValue("font: { size: 9 }", "9.0 regular system"),
        AcceptedValue("fontSource: $title", "$title"),
        AcceptedValue("fontSource: { size: 12.5, weight: bold, family: Brand }", "12.5 bold Brand"),
        AcceptedValue("fontSource: { file: a.ttf, weight: bold }", "14.0 bold a.ttf"),
        AcceptedValue("fontSource: { size: 9, file: a.ttf, family: Brand }", "9.0 regular Brand"),
        AcceptedValue("font: { size: 12.5, weight: bold, family: Menlo }", "12.5 bold Menlo"),
        AcceptedValue("shadow: $container", "$container"),
        AcceptedValue("shadow: { color: black }", "0.0 0.0 0.0 1.0 #000000"),
        AcceptedValue("shadow: { color: black, visible: true }", "0.0 0.0 0.0 1.0 #000000"),
        AcceptedValue("shadow: { visible: false }", "0.0 0.0 0.0 0.0 #00000000"),
        AcceptedValue("shadow: { color: black, radius: 8, enable: false }", "0.0 0.0 0.0 0.0 #00000000"),
        AcceptedValue(
            "shadow: { color: $shade, offset: [0, $drop], radius: 8, opacity: .5 }", "0.0 $drop 8.0 0.5 $shade"),
        AcceptedValue("imageSource: { file: a.svg, tint: $brand }", "a.svg $brand"),
        AcceptedValue("imageSource: { file: a.png }", "a.png"),
    ]

    private static let collections = [
        AcceptedValue("list: [1, 2]", "[1.0, 2.0]"),
        AcceptedValue("list:\n  - 1\n  - $two\n  - 3", "[1.0, $two, 3.0]"),
        AcceptedValue("map: {}", "map {}"),
        AcceptedValue("map: { b: white, a: $b }", "map {b: #FFFFFF, a: $b}"),
        AcceptedValue("mapOfSome: { top: 2s }", "map {top: 2.0 scaled}"),
        AcceptedValue("mapOfOne: { roster: x }", "map {roster: string x}"),
        AcceptedValue("record: { name: 7, visible: false }", "record {name: string 7, visible: false}"),
        AcceptedValue("part: { name: a }", "record {name: string a}"),
        AcceptedValue("shape: word", "text word"),
        AcceptedValue("shape: [a, 1]", "[string a, string 1]"),
        AcceptedValue("shape: { name: a }", "record {name: string a}"),
        AcceptedValue("anything: ~", "null"),
        AcceptedValue("anything:", "null"),
        AcceptedValue(
            "anything: [1, 2.5, x, true, 'true', ~, {}]", "[1, 2.5, string x, true, string true, null, map {}]"),
        AcceptedValue("anything: { a: { b: } }", "map {a: map {b: null}}"),
    ]

    private static let choices = [
        AcceptedValue("colorByMode: white", "#FFFFFF"),
        AcceptedValue("colorByMode: { light: white, highContrast: $a }", "by mode {light: #FFFFFF, highContrast: $a}"),
        AcceptedValue("shadowByMode: { color: black }", "0.0 0.0 0.0 1.0 #000000"),
        AcceptedValue(
            "shadowByMode: { light: $a, dark: { color: black } }",
            "by mode {light: $a, dark: 0.0 0.0 0.0 1.0 #000000}"),
        AcceptedValue("sourceByMode: { file: a.svg }", "a.svg"),
        AcceptedValue("sourceByMode: { light: a.svg, dark: { file: b.svg } }", "by mode {light: a.svg, dark: b.svg}"),
        AcceptedValue("lengthByDevice: { phone: 14, pad: 20s }", "by device {phone: 14.0 points, pad: 20.0 scaled}"),
        AcceptedValue("lengthByDevice: { pad: 20 }", "by device {pad: 20.0 points}"),
        AcceptedValue("colorByBoth: { light: white, dark: black }", "by mode {light: #FFFFFF, dark: #000000}"),
        AcceptedValue(
            "colorByBoth: { phone: white, pad: { light: white, dark: black } }",
            "by device {phone: #FFFFFF, pad: by mode {light: #FFFFFF, dark: #000000}}"),
        AcceptedValue("textByLocale: { en: Small, zh-Hans: 小 }", "by locale {en: string Small, zh-Hans: string 小}"),
        AcceptedValue("text: { en: Small, zh-Hans: 小 }", "by locale {en: string Small, zh-Hans: string 小}"),
    ]

    private static let live = [
        AcceptedValue("tree: { leaf: white }", "map {leaf: #FFFFFF}"),
        AcceptedValue(
            "tree:\n  fork:\n    - leaf: white\n    - branch:\n        ends: { fork: [{ leaf: black }] }",
            "map {fork: [map {leaf: #FFFFFF}, "
                + "map {branch: record {ends: map {fork: [map {leaf: #000000}]}}}]}"),
        AcceptedValue("tree: { fork: [] }", "map {fork: []}"),
        AcceptedValue("tree: { leaf: \"{story.color}\" }", "map {leaf: bound {story.color}}"),
        AcceptedValue("boundNumber: 0.5", "0.5"),
        AcceptedValue("boundNumber: $opacity", "$opacity"),
        AcceptedValue("boundNumber: '{level | or(0)}'", "bound {level | or(0)}"),
        AcceptedValue("boundText: plain", "text plain"),
        AcceptedValue("boundText: It is {day}", "bound It is {day}"),
        AcceptedValue("boundText: \"{{\"", "bound {{"),
        AcceptedValue(
            "boundText: { en: \"{day}\", zh-Hans: 今天 }", "by locale {en: bound {day}, zh-Hans: string 今天}"),
    ]
}
