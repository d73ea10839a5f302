package import ConfigSchema
package import SourceDiagnostics

/// What the views of a widget's layouts are checked for, without any data.
package enum HomeViewChecks {
    private static let all: [any LayoutCheck.Type] = [
        ViewDepth.self, UniqueViewID.self, PartIsKnown.self, ListHasSlots.self, SmallHasOneLink.self,
        InlineIsOneLine.self, TextIsReadable.self, TapHasName.self, PictureStands.self, ValueIsGiven.self,
        PatternIsReadable.self, RangeHasLength.self, DateIsWrittenOnce.self, SizesAgree.self, GaugeIsInRange.self,
        ViewHasContent.self,
    ]

    /// Every rule of this module that needs no theme.
    package static let rules =
        all.flatMap { $0.rules }
        + [SizeIsTheSystems.self, PartsEnd.self].flatMap { (check: any Check.Type) in check.rules }

    /// Looks at one layout.
    ///
    /// - Parameters:
    ///   - layout: What a file says of it, see ``WidgetLayoutFormat``.
    ///   - families: The families that it serves, by their names.
    ///   - parts: The file's `parts`; nil where it has none.
    ///   - registry: The views that there are.
    ///   - diagnostics: What was found.
    package static func run(
        _ layout: RecordValue, families: [String], parts: ConfigValue?, _ registry: HomeViewRegistry,
        _ diagnostics: inout [Diagnostic]
    ) {
        let walk = ViewWalk(registry: registry)
        let checked = CheckedLayout(
            entries: walk.entries(in: layout["content"]), families: families, parts: PartNames(parts),
            background: layout["background"], walk: walk, content: layout["content"])
        for check in all { check.run(checked, &diagnostics) }
    }

    /// Looks at the file's `parts`, once for all layouts that use them.
    package static func run(
        parts: ConfigValue?, _ registry: HomeViewRegistry, _ diagnostics: inout [Diagnostic]
    ) {
        let walk = ViewWalk(registry: registry)
        let names = PartNames(parts)
        let parts = parts?.mapEntries ?? []
        let checked = parts.map { part in
            CheckedLayout(
                entries: walk.entries(of: part.value), families: [], parts: names, background: nil, walk: walk,
                content: nil)
        }
        PartsEnd.check(zip(parts, checked).map { ($0.key, $1.entries) }, &diagnostics)
        for part in checked { for check in all { check.run(part, &diagnostics) } }
    }
}

/// What a check of layouts sees.
struct CheckedLayout {
    /// All views, one before those in it.
    let entries: [ViewWalk.Entry]
    /// The families that it serves; none for a part, which may be used in any.
    let families: [String]
    let parts: PartNames
    /// What the layout stands on; nil for a part, and for a layout without one.
    let background: ConfigValue?
    let walk: ViewWalk
    /// The layout's list of views; nil for a part.
    let content: ConfigValue?

    /// Its views and those of the parts that it uses.
    var reached: [(entry: ViewWalk.Entry, use: SourceRange?)] { walk.reached(from: content, parts: parts) }

    /// Its views that stand in no other one, with those that parts and choices put in their place.
    var line: [(entry: ViewWalk.Entry, use: SourceRange?)] { walk.line(of: content, parts: parts) }
}

/// A file's parts by their names, read once for all layouts.
struct PartNames {
    let list: [String]
    private let entries: [String: MapEntry]

    init(_ parts: ConfigValue?) {
        let all = parts?.mapEntries ?? []
        list = all.map(\.key)
        entries = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> MapEntry? { entries[name] }
}

/// A check of one layout.
protocol LayoutCheck: Check {
    static func run(_ layout: CheckedLayout, _ diagnostics: inout [Diagnostic])
}

extension RuleExample {
    /// An example that is a widget with one layout, whose views stand in a list.
    static func layout(_ family: String = "systemMedium", _ views: String, more: String = "") -> RuleExample {
        RuleExample(
            path: "Widgets/example/day.yaml",
            "widget: example/day\n\(more)layouts:\n  \(family):\n    content:\n"
                + views.split(separator: "\n").map { "      \($0)\n" }.joined(),
            otherFiles: [
                "Widgets/example/app.yaml": "app: example\ntitle: Example\ngroup: group.example\nschemes: [example]\n"
            ])
    }
}
