import TestSupport
import Testing

/// A text that the reader refuses, with `«` and `»` around the place that it must name.
struct RefusedValue: Sendable, CustomTestStringConvertible {
    let marked: MarkedRange
    let finding: String

    /// Whether a JSON Schema can tell as well.
    let isStructural: Bool

    var testDescription: String { marked.text }

    init(_ marked: String, _ finding: String, isStructural: Bool = true) {
        self.marked = MarkedRange(marked)
        self.finding = finding
        self.isStructural = isStructural
    }

    static let all =
        switches + numbers + lengths + texts + colors + times + instants + impossibleInstants + literals + collections
        + choices + slips + otherSpellings + live

    private static let switches = [
        RefusedValue(
            "boolean: «yes»", "config.boolean: 'boolean' is true or false; 'yes' is read as text (write true)"),
        RefusedValue(
            "boolean: «OFF»", "config.boolean: 'boolean' is true or false; 'OFF' is read as text (write false)"),
        RefusedValue("boolean: «1»", "config.boolean: 'boolean' is true or false; '1' is read as text (write true)"),
        // YAML 1.2 takes `True` for a boolean, so an editor cannot see the slip.
        RefusedValue(
            "boolean: «True»", "config.boolean: 'boolean' is true or false; 'True' is read as text (write true)",
            isStructural: false),
        RefusedValue("boolean: «maybe»", "config.kind: 'boolean' is true or false; this is 'maybe'"),
        RefusedValue(
            "enumeration: «smal»",
            "config.unknown-value: 'enumeration' cannot be 'smal'; it is small or lecture (did you mean 'small'?)"),
        RefusedValue(
            "enumeration: «4»", "config.unknown-value: 'enumeration' cannot be '4'; it is small or lecture"),
        RefusedValue(
            "enumeration: «[small]»",
            "config.kind: 'enumeration' is one of small or lecture; this is a list (write small)"),
    ]

    private static let numbers = [
        RefusedValue("integer: «1.5»", "config.kind: 'integer' is a whole number from 0 to 10; this is '1.5'"),
        // Python's reader still knows YAML 1.1's underscores.
        RefusedValue(
            "integer: «1_0»",
            "config.kind: 'integer' is a whole number from 0 to 10; this is '1_0'"
                + " (write the digits without separators)",
            isStructural: false),
        RefusedValue("integer: «$n»", "config.kind: 'integer' is a whole number from 0 to 10; this is '$n'"),
        RefusedValue("integer: «11»", "config.range: 'integer' is a whole number from 0 to 10; 11 is outside"),
        RefusedValue(
            "integer: «'-1'»", "config.range: 'integer' is a whole number from 0 to 10; -1 is outside",
            isStructural: false),
        RefusedValue(
            "integer: «99999999999999999999»",
            "config.kind: 'integer' is a whole number from 0 to 10; this is '99999999999999999999'"),
        RefusedValue(
            "number: «2.5»", "config.range: 'number' is a number from -1 to 1, or $name of a metric; 2.5 is outside"),
        RefusedValue(
            "number: «1e0»",
            "config.kind: 'number' is a number from -1 to 1, or $name of a metric; this is '1e0'"
                + " (a number is digits with at most one point between them)",
            isStructural: false),
        RefusedValue(
            "number: «.inf»", "config.kind: 'number' is a number from -1 to 1, or $name of a metric; this is '.inf'"),
        RefusedValue(
            "number: «$»", "config.reference: 'number': '$' is followed by a token's name, as in $systemBrandColor"),
    ]

    private static let lengths = [
        RefusedValue(
            "length: «12px»",
            "config.length: 'length': a length is a number of points, '12s' or '50%'; this is '12px' "
                + "(numbers are points: leave the unit out)"),
        RefusedValue(
            "length: «-1.5»", "config.range: 'length' is a length from 0 to 10000; -1.5 is outside",
            isStructural: false),
        RefusedValue(
            "length: «150%»", "config.range: 'length' is a length from 0 to 100%; 150% is outside",
            isStructural: false),
        RefusedValue(
            "length: «''»", "config.length: 'length': a length is a number of points, '12s' or '50%'; this is ''"),
        RefusedValue(
            "length: «$a b»",
            "config.reference: 'length': '$' is followed by a token's name, as in $systemBrandColor"),
        RefusedValue(
            "length: «[1]»",
            "config.kind: 'length' is a length such as 12, 12s or 50%, or $name of a metric; this is a list (write 1)"),
        RefusedValue(
            "layout: «{ a: 1 }»",
            "config.kind: 'layout' is a length or an edge such as 'board.right - 12'; this is a map"),
    ]

    private static let texts = [
        RefusedValue("string: «[a]»", "config.kind: 'string' is text; this is a list (write a)"),
        RefusedValue("string: «{ en: a }»", "config.kind: 'string' is text; this is a map"),
        RefusedValue("«string»:", "config.empty-value: 'string' has no value; it is text"),
        RefusedValue("«string»: null", "config.empty-value: 'string' has no value; it is text"),
        RefusedValue("«string»: ~ # nothing", "config.empty-value: 'string' has no value; it is text"),
        RefusedValue("text: «[a]»", "config.kind: 'text' is text, or a map of it by locale; this is a list (write a)"),
        RefusedValue("text: { en: «[a]» }", "config.kind: 'en' is text; this is a list (write a)"),
        RefusedValue("image: «[a]»", "config.kind: 'image' is the name of an image; this is a list (write a)"),
        RefusedValue("token: «container»", "config.kind: 'token' is $name of a shadow; this is 'container'"),
        RefusedValue(
            "token: «$»", "config.reference: 'token': '$' is followed by a token's name, as in $systemBrandColor"),
        RefusedValue(
            "«colour»: white", "config.unknown-key: unknown property 'colour' in a file (did you mean 'color'?)"),
        RefusedValue("«名字»: white", "config.unknown-key: unknown property '名字' in a file"),
        RefusedValue("«''»: white", "config.unknown-key: unknown property '' in a file"),
    ]

    private static let colors = [
        RefusedValue(
            "color: «#357BF6»",
            "config.unquoted-color: 'color' has no value: YAML reads '#357BF6' as a comment (quote the colour)"),
        RefusedValue(
            "«color»: # FFF",
            "config.empty-value: 'color' has no value; it is a colour such as \"#357BF6\", 'white @ 80%' or $name"),
        RefusedValue(
            "color: «'#12345'»",
            "config.color: 'color': '#' is followed by 3, 6 or 8 digits from 0 to F; this is '#12345'"
                + " (it has 5 digits)"),
        RefusedValue(
            "color: «'#'»",
            "config.color: 'color': '#' is followed by 3, 6 or 8 digits from 0 to F"
                + " (write \"#RRGGBB\", $name of a colour, black, white or clear)"),
        RefusedValue(
            "color: «'#GGG'»",
            "config.color: 'color': '#' is followed by 3, 6 or 8 digits from 0 to F; this is '#GGG'"
                + " ('G' is no digit of a colour: they go from 0 to 9 and from A to F)"),
        RefusedValue(
            "color: «'#颜色色'»",
            "config.color: 'color': '#' is followed by 3, 6 or 8 digits from 0 to F; this is '#颜色色'"
                + " ('颜' is no digit of a colour: they go from 0 to 9 and from A to F)"),
        RefusedValue(
            "color: «357BF6»", "config.color: 'color': '357BF6' is no colour (a hexadecimal colour starts with '#')"),
        RefusedValue(
            "color: «systemTeel»", "config.color: 'color': 'systemTeel' is no colour (did you mean 'systemTeal'?)"),
        RefusedValue(
            "color: «purple»",
            "config.color: 'color': 'purple' is no colour"
                + " (CSS's 'purple' is #800080)"),
        RefusedValue(
            "color: «''»",
            "config.color: 'color': there is no colour"
                + " (write \"#RRGGBB\", $name of a colour, black, white or clear)"),
        RefusedValue(
            "color: «'@ 80%'»",
            "config.color: 'color': there is no colour; this is '@ 80%'"
                + " (a colour stands before '@')"),
        RefusedValue(
            "color: «white @ 80»",
            "config.color: 'color': an opacity is written as in 'white @ 80%', from 0% to 100%; this is 'white @ 80'"
                + " (an opacity is written '@ 80%')"),
        RefusedValue(
            "color: «white @ 120%»",
            "config.color: 'color': an opacity is written as in 'white @ 80%', from 0% to 100%; this is 'white @ 120%'"
                + " (an opacity goes from 0% to 100%)", isStructural: false),
        RefusedValue(
            "color: «rgb(1 2)»",
            "config.color: 'color': write 'rgb(53 123 246)' or 'rgb(53 123 246 / 80%)', numbers from 0 to 255; this is 'rgb(1 2)'"
                + " (it takes three numbers, and an opacity)",
            isStructural: false),
        RefusedValue(
            "color: «rgb(1e1 0x2 3)»",
            "config.color: 'color': write 'rgb(53 123 246)' or 'rgb(53 123 246 / 80%)', numbers from 0 to 255; this is 'rgb(1e1 0x2 3)'"
                + " (write 'rgb(10 2 3)')"),
        RefusedValue(
            "color: «$»", "config.reference: 'color': '$' is followed by a token's name, as in $systemBrandColor"),
        RefusedValue(
            "color: «'$a $b'»",
            "config.color: 'color': '$' is followed by a token's name; this is '$a $b'"
                + " (write \"#RRGGBB\", $name of a colour, black, white or clear)"),
        RefusedValue(
            "color: «{ light: white }»",
            "config.kind: 'color' is a colour such as \"#357BF6\", 'white @ 80%' or $name; this is a map"),
    ]

    private static let times = [
        RefusedValue(
            "duration: «45»",
            "config.duration: 'duration': a duration needs a unit: '45s', '45m' or '45h'; this is '45'"),
        RefusedValue(
            "duration: «1m1h»",
            "config.duration: 'duration': a duration is written like '90s', '5m' or '1h30m'; this is '1m1h' (write 1h1m)"
        ),
        RefusedValue(
            "duration: «1.5h»",
            "config.duration: 'duration': a duration is written like '90s', '5m' or '1h30m'; this is '1.5h'"
                + " (write 1h30m)"),
        RefusedValue(
            "duration: «-5m»",
            "config.duration: 'duration': a duration is written like '90s', '5m' or '1h30m'; this is '-5m' (did you mean 5m?)"
        ),
        RefusedValue(
            "duration: «h»",
            "config.duration: 'duration': a duration is written like '90s', '5m' or '1h30m'; this is 'h'"),
        RefusedValue(
            "duration: «9999999999999h»",
            "config.duration: 'duration': a duration is written like '90s', '5m' or '1h30m'; this is '9999999999999h'",
            isStructural: false),
    ]

    private static let instants =
        ["noon", "2026-03-02T09:12:00+8", "2026-03-02T09:12:00+-8:00", "5m-"].map { instant($0) }
        + ["-12", "+5"].map { instant($0, " (a length of time has a unit: \($0)m, \($0)s)") }
        + ["2026-03-02 09:12", "2026-03-02T09:12:00"].map {
            instant($0, " ('Z' is the time of UTC; +08:00 is that of China)")
        }
        + ["2026-03-02T09:12Z", "2026-03-02T09:12:00.Z"].map { instant($0, " (write '2026-03-02T09:12:00Z')") }

    private static let literals = [
        RefusedValue(
            "font: «bold»",
            "config.kind: 'font' is a font: $name, or a map of size, weight and family; this is 'bold'"
                + " (a font has a size, such as { size: 14, weight: bold })"),
        RefusedValue(
            "font: «»{ weight: bold }",
            "config.missing-key: a font needs 'size': a number from 1 to 200, or $name of a metric"),
        RefusedValue(
            "font: { size: 9, «wieght»: bold }",
            "config.unknown-key: unknown property 'wieght' in a font (did you mean 'weight'?)"),
        RefusedValue(
            "font: { size: 9, weight: «boldish» }",
            "config.unknown-value: 'weight' cannot be 'boldish'; it is ultraLight, thin, light, regular, medium, "
                + "semibold, bold, heavy or black"),
        RefusedValue(
            "shadow: { color: black, offset: «[1]» }",
            "config.item-count: 'offset' has exactly 2 items; this list has 1"),
        RefusedValue(
            "shadow: «black»",
            "config.kind: 'shadow' is a shadow: $name, or a map of color, offset, radius and opacity; this is 'black'"),
        RefusedValue(
            "fontSource: «»{ weight: bold }",
            "config.missing-key: a font needs 'size': a number from 1 to 200, or $name of a metric"),
        RefusedValue(
            "shadow: «»{ radius: 8 }",
            "config.missing-key: a shadow needs 'color': a colour such as \"#357BF6\", 'white @ 80%' or $name"),
        RefusedValue("imageSource: «»{ tint: white }", "config.missing-key: an image needs 'file': text"),
        RefusedValue(
            "imageSource: «[a.svg]»",
            "config.kind: 'imageSource' is the path of an SVG, PNG, JPEG, GIF or WebP file, or a map of file and tint; this is a list (write a.svg)"
        ),
    ]

    private static let collections = [
        RefusedValue("list: «[1]»", "config.item-count: 'list' has 2 to 3 items; this list has 1"),
        RefusedValue("list: «[1, 2, 3, 4]»", "config.item-count: 'list' has 2 to 3 items; this list has 4"),
        RefusedValue(
            "list: [1, «x»]", "config.kind: 'list' is a number from -1000 to 1000, or $name of a metric; this is 'x'"),
        RefusedValue(
            "list:\n  - 1\n  -«»\n",
            "config.empty-value: an item of 'list' is empty; it is a number from -1000 to 1000, or $name of a metric"),
        RefusedValue(
            "list: «1»",
            "config.kind: 'list' is a list; each item is a number from -1000 to 1000, or $name of a metric; this is '1'"
        ),
        RefusedValue("map: «white»", "config.kind: 'map' is a map by token; this is 'white'"),
        RefusedValue(
            "map: { a: «12» }",
            "config.color: 'a': '12' is no colour"
                + " (write \"#RRGGBB\", $name of a colour, black, white or clear)"),
        RefusedValue(
            "map: { «a»: }",
            "config.empty-value: 'a' has no value; it is a colour such as \"#357BF6\", 'white @ 80%' or $name"),
        RefusedValue("mapOfSome: { «left»: 1 }", "config.unknown-name: there is no edge 'left'"),
        RefusedValue(
            "mapOfSome: { «Top»: 1 }", "config.unknown-name: there is no edge 'Top' (did you mean 'top'?)"),
        RefusedValue(
            "mapOfOne: «{ roster: a, stateBar: b }»",
            "config.one-key: an entry is a map with one component as its key; this one has 2"),
        RefusedValue(
            "mapOfOne: «{}»", "config.one-key: an entry is a map with one component as its key; this one has 0"),
        RefusedValue(
            "mapOfOne: { «rooster»: a }",
            "config.unknown-name: there is no component 'rooster' (did you mean 'roster'?)"),
        RefusedValue("record: «»{ visible: true }", "config.missing-key: 'record' needs 'name': text"),
        RefusedValue(
            "record: { name: a, visible: «no» }",
            "config.boolean: 'visible' is true or false; 'no' is read as text (write false)"),
        RefusedValue(
            "record: «[]»", "config.kind: 'record' is a map with keys such as name and visible; this is a list"),
    ]

    private static let choices = [
        RefusedValue(
            "colorByMode: { light: «blak» }", "config.color: 'light': 'blak' is no colour (did you mean 'black'?)"),
        RefusedValue(
            "colorByMode: «[white]»",
            "config.kind: 'colorByMode' is a colour such as \"#357BF6\", 'white @ 80%' or $name; this is a list (write white)"
        ),
        RefusedValue(
            "shadowByMode: { color: black, «raduis»: 1 }",
            "config.unknown-key: unknown property 'raduis' in a shadow (did you mean 'radius'?)"),
        RefusedValue(
            "sourceByMode: { file: a.svg, «tnt»: $x }",
            "config.unknown-key: unknown property 'tnt' in an image (did you mean 'tint'?)"),
        RefusedValue(
            "lengthByDevice: { phone: 1, «tablet»: 2 }",
            "config.unknown-name: there is no device class 'tablet' (did you mean 'pad'?)"),
        RefusedValue(
            "lengthByDevice: «{ dark: 2 }»",
            "config.kind: 'lengthByDevice' is a length such as 12, 12s or 50%, or $name of a metric; this is a map"),
        RefusedValue(
            "colorByBoth: { phone: white, «dark»: black }", "config.unknown-name: there is no device class 'dark'"),
        RefusedValue(
            "textByLocale: «Small»",
            "config.kind: 'textByLocale' is a map by locale; each value is text; this is 'Small'"),
        RefusedValue(
            "shape: { «nme»: a }",
            "config.unknown-key: unknown property 'nme' in 'record' (did you mean 'name'?)"),
        RefusedValue("shape: [«{}»]", "config.kind: 'shape' is text; this is a map"),
    ]

    // What looks right to a person; a schema sees no more than text, or a warning is none of its.
    private static let slips = [
        RefusedValue(
            "number: «１»", "config.look-alike: 'number': '１' is U+FF11, fullwidth digit one, not '1' (write 1)",
            isStructural: false),
        RefusedValue(
            "number: «−»1", "config.look-alike: 'number': '−' is U+2212, minus sign, not '-' (write -1)",
            isStructural: false),
        RefusedValue(
            "color: «“»#FFFFFF”",
            "config.look-alike: 'color': '“' is U+201C, left double quotation mark, not '\"' (write #FFFFFF)",
            isStructural: false),
        RefusedValue(
            "list: «［»1, 2］",
            "config.look-alike: 'list': '［' is U+FF3B, fullwidth left square bracket, not '[' (write '[')"),
        RefusedValue(
            "integer: 2 «//» two", "config.leftover: 'integer': '//' starts no comment (comments begin with '#')",
            isStructural: false),
        RefusedValue(
            "integer: 2«;»", "config.leftover: 'integer': the line ends with ';' (YAML needs no ';' here)",
            isStructural: false),
        RefusedValue(
            "text: «“Small”»",
            "config.curly-quotes: the quotation marks '“' and '”' are shown with the text (YAML's own are straight: \"Small\")",
            isStructural: false),
    ]
}
