/// Examples of words.
enum TextExamples {
    static let text = [
        HomeViewExample(
            "Two lines that shrink before they are cut",
            """
            text:
              value: All happiness comes to you, and all good luck is on its way
              style: title3
              weight: semibold
              color: "#224466"
              lines: 2
              minScale: 0.5
              align: center
              lineSpacing: 3
              digits: monospaced
            """, expect: .markup(contains: ["hv-line", "text-align:center", "tabular-nums"])),
        HomeViewExample(
            "A number in a size of its own",
            "text: { value: \"{count} pages\", size: 30, digits: monospaced, redact: never }",
            data: #"{ "count": 41 }"#, expect: .markup(contains: ["41 pages"])),
        HomeViewExample(
            "What nobody else may see", "text: { value: 1234, redact: always }",
            expect: .markup(contains: ["data-redacted"], lacks: ["1234"])),
        HomeViewExample(
            "A line that goes on beyond its box",
            "text: { value: A very long line that does not break, fixed: true }",
            expect: .markup(contains: ["A very long line that does not break"])),
        HomeViewExample(
            "A font of one's own", "text: { value: Own, font: { size: 24, weight: heavy } }",
            expect: .markup(contains: ["800 24px"])),
        HomeViewExample(
            "A value that cannot be had", "text: \"{nothing}\"",
            expect: .markup(contains: ["data-redacted"], lacks: ["nothing"])),
        HomeViewExample(
            "A style has a name", "text: { value: A, style: huge }", expect: .findings(["config.unknown-value"])),
    ]

    static let date = [
        HomeViewExample(
            "The hour of the entry", "date: { value: \"{date}\", style: time, size: 40, weight: light }",
            data: #"{ "date": 1772442720000 }"#, expect: .markup(contains: ["data-date=\"time\""])),
        HomeViewExample(
            "The day as one writes it here",
            "date: { value: \"{date}\", pattern: MM/dd, color: \"#AA0000\", lines: 1, minScale: 0.5, align: trailing }",
            width: 20, data: #"{ "date": 1772442720000 }"#, expect: .markup(contains: ["data-date=\"pattern\""])),
        HomeViewExample(
            "A time that does not shake",
            "date: { value: \"{date}\", style: timer, digits: monospaced, fixed: true, font: { size: 20 } }", width: 20,
            data: #"{ "date": 1772442720000 }"#, expect: .markup(contains: ["tabular-nums"])),
        HomeViewExample(
            "On two lines", "date: { value: \"{date}\", style: date, lines: 2, lineSpacing: 6, align: center }",
            width: 60, data: #"{ "date": 1772442720000 }"#, expect: .markup(contains: ["text-align:center"])),
        HomeViewExample("It needs a moment", "date: { style: time }", expect: .findings(["config.missing-key"])),
    ]
}
