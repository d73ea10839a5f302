import ConfigSchema
import HomeScreenModel
import SourceDiagnostics

extension Rule {
    static let size = Rule(
        "home.size", .error, "A widget says how large it is, which its family and the screen decide.",
        explanation: """
            A family is as large as the system makes it on each screen. Only 'todayExpanded' is as high as the widget's \
            own 'expandedHeight' says.
            """,
        wrong: .todayLayout("    ↓height: 200\n"), right: .todayLayout(""))
}

/// How large a widget is, its family says.
enum SizeIsTheSystems: Check {
    static let rules: [Rule] = [.size]

    /// What is said of a layout's `height` and the like.
    static let refusal = PropertyGroup.Refusal(
        ["height", "width", "size", "frame", "minHeight", "maxHeight", "compactHeight"], .size,
        "a widget has no '%' of its own: its family and the screen decide",
        hint: "leave it out; views in 'content' have sizes, and 'todayExpanded' the file's 'expandedHeight'")

    /// Adds a finding for a height that no layout has.
    static func check(_ widget: RecordValue, _ findings: inout [Diagnostic]) {
        checkHeight(widget, &findings)
        guard let field = widget.field("expandedHeight"), !widget.lost.contains("families"),
            !widget.lost.contains("layouts"), !WidgetFamily.named(in: widget).contains(.todayExpanded)
        else { return }
        findings.append(
            Diagnostic(
                .size, at: field.keyRange,
                "'expandedHeight' is the height of 'todayExpanded', which this widget has not",
                hint: "add a layout for todayExpanded, or leave the height out"))
    }
}

extension SizeIsTheSystems {
    /// A height that no telephone gives is cut on all of them.
    private static func checkHeight(_ widget: RecordValue, _ findings: inout [Diagnostic]) {
        let phones = HomeDevice.all.filter { $0.idiom == .phone }
        guard let value = widget["expandedHeight"], let height = value.literalNumber,
            let largest = phones.max(by: { $0.maxExpandedHeight < $1.maxExpandedHeight }),
            height > largest.maxExpandedHeight
        else { return }
        let most = largest.maxExpandedHeight.shortText
        findings.append(
            Diagnostic(
                .size, at: value.range,
                "no iPhone gives a widget \(height.shortText) points: the largest, \(largest.name), gives \(most)",
                hint: "write at most \(most); smaller screens give less"))
    }
}

extension RuleExample {
    fileprivate static func todayLayout(_ line: String) -> RuleExample {
        RuleExample(
            path: "Widgets/example/day.yaml",
            "widget: example/day\nlayouts:\n  systemMedium: { content: [{ text: Today }] }\n  todayCompact:\n\(line)"
                + "    content: [{ text: Today }]\n",
            otherFiles: ["Widgets/example/app.yaml": "app: example\ntitle: Example\n"])
    }
}
