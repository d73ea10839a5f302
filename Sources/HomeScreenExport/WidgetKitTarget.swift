import ConfigSchema
public import Exporting
import HomeScreenModel
import HomeScreenViews
public import SceneModel
import SourceDiagnostics

/// The widgets of an app as a WidgetKit extension in plain SwiftUI, without anything of Diorama at run time.
public struct WidgetKitTarget: FileExportTarget {
    /// The word on the command line and in `diorama.yaml`.
    public let name = "widgetkit"

    /// The sentence for the help text.
    public let summary = "the widgets of an app, which SUBJECT names, as a WidgetKit extension in plain SwiftUI"

    /// The sentence in the language of a locale, for a page that shows the app beside it.
    public func summary(in locale: String) -> String {
        locale.hasPrefix("zh")
            ? "一个应用的小组件：纯 SwiftUI 编写的 WidgetKit 扩展"
            : "the widgets of an app as a WidgetKit extension in plain SwiftUI"
    }

    /// An app, whose widgets lie beside it.
    public var subject: FileFormat { AppFormat.file }

    /// The release of iOS.
    public let options = [
        TargetOption(
            "ios", values: WidgetRelease.allCases.map(\.rawValue),
            help: "the oldest iOS that the extension runs on; what it lacks is left out",
            chinese: "扩展支持的最低 iOS 版本；该版本没有的功能会被省略")
    ]

    private var release = WidgetRelease.iOS17

    /// A target for iOS 17 and later.
    public init() {}

    /// The form for the release that `ios` says.
    public func with(_ values: [String: String]) -> WidgetKitTarget {
        var target = self
        target.release = values["ios"].flatMap { WidgetRelease(rawValue: $0) } ?? .iOS17
        return target
    }

    /// Four files for each widget, and what they share.
    public func export(_ files: ExportedFiles) -> Export {
        guard let app = AppExport(files, release) else { return Export(files: []) }
        let exports = app.widgets.map { WidgetExport(app, $0) }
        var written: [ExportedFile] = []
        var shown: [WidgetExport] = []
        for export in exports {
            let own = WidgetWriter(export: export).files()
            if !own.isEmpty { shown.append(export) }
            written += own
        }
        guard !shown.isEmpty else { return Export(files: [], findings: app.findings) }
        if let intents = IntentWriter(app: app, exports: shown).file() { written.append(intents) }
        written.append(bundle(app, shown))
        if let host = host(app) { written.append(host) }
        if let support = SupportCode.file(app.support, store: app.store) { written.append(support) }
        for (name, file) in app.dataFiles.sorted(by: { $0.key < $1.key }) {
            if let bytes = files.data(at: file.path) {
                written.append(ExportedFile(name, .bytes(bytes, of: file.place)))
            }
        }
        written += app.assets.files(files.theme, &app.findings)
        written.append(app.strings.file())
        written += settings(app)
        return Export(files: written, findings: app.findings)
    }

    private func bundle(_ app: AppExport, _ exports: [WidgetExport]) -> ExportedFile {
        var lines = SwiftLines()
        lines.add("import SwiftUI")
        lines.add("import WidgetKit")
        // A builder takes ten widgets.
        let groups = stride(from: 0, to: exports.count, by: 9).map { Array(exports[$0..<min($0 + 9, exports.count)]) }
        for (index, group) in groups.enumerated() {
            lines.add("")
            if index == 0 { lines.add("@main") }
            lines.block(
                "struct \(app.name)Widgets\(index == 0 ? "" : "\(index + 1)"): WidgetBundle",
                .startOf(app.files.subject.file)
            ) { lines in
                lines.block("var body: some Widget") { lines in
                    for export in group { lines.add("\(export.name)Widget()", .startOf(export.widget.document.file)) }
                    if index + 1 < groups.count { lines.add("\(app.name)Widgets\(index + 2)().body") }
                }
            }
        }
        return ExportedFile("\(app.name)Widgets.swift", .text([app.header] + lines.exported, comments: .line))
    }

    private func host(_ app: AppExport) -> ExportedFile? {
        guard !app.host.members.isEmpty else { return nil }
        var lines = SwiftLines()
        lines.add("import Foundation")
        lines.add("")
        lines.doc(
            "The things that only the app can do for its widgets. Write `struct \(app.hostName): \(app.name)Host` in another file."
        )
        lines.block("protocol \(app.name)Host: Sendable") { lines in
            for (index, member) in app.host.members.enumerated() {
                if index > 0 { lines.add("") }
                lines.doc(member.summary)
                lines.add(member.code)
            }
        }
        lines.add("")
        lines.add("let host: any \(app.name)Host = \(app.hostName)()")
        return ExportedFile("\(app.name)Host.swift", .text([app.header] + lines.exported, comments: .line))
    }

    // MARK: Settings

    private func settings(_ app: AppExport) -> [ExportedFile] {
        let xml = CommentSyntax.markup
        let head = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">",
            "<plist version=\"1.0\">", "<dict>",
        ].map { ExportedLine($0) }
        let end = ["</dict>", "</plist>"].map { ExportedLine($0) }
        let title = app.record["title"].flatMap { app.texts($0)[app.strings.source] } ?? app.files.subject.id
        let place = app.record["title"]?.range ?? .startOf(app.files.subject.file)
        let info = [
            ExportedLine("  <key>CFBundleDisplayName</key>"),
            ExportedLine("  <string>\(Self.xml(title))</string>", of: "title", at: place),
            ExportedLine("  <key>NSExtension</key>"), ExportedLine("  <dict>"),
            ExportedLine("    <key>NSExtensionPointIdentifier</key>"),
            ExportedLine("    <string>com.apple.widgetkit-extension</string>"), ExportedLine("  </dict>"),
        ]
        var files = [ExportedFile("Info.plist", .text(head + info + end, comments: xml))]
        if let texts = app.record["title"].map({ app.texts($0) }), texts.count > 1 {
            var catalog = StringCatalog(source: app.strings.source)
            catalog.add(texts, under: "CFBundleDisplayName", at: place)
            files.append(catalog.file(named: "InfoPlist"))
        }
        if let group = app.record["group"], let name = group.stringValue {
            let lines = [
                ExportedLine("  <key>com.apple.security.application-groups</key>"), ExportedLine("  <array>"),
                ExportedLine("    <string>\(Self.xml(name))</string>", of: "group", at: group.range),
                ExportedLine("  </array>"),
            ]
            files.append(ExportedFile("\(app.name)Widgets.entitlements", .text(head + lines + end, comments: xml)))
        }
        return files + [readme(app)]
    }

    private func readme(_ app: AppExport) -> ExportedFile {
        var lines = [
            "# \(app.name)Widgets", "",
            "The widgets of `\(app.files.subject.path)`, exported by `\(app.files.theme.program) export widgetkit \(app.files.subject.id)`.",
            "Change the YAML and export again; a comment names the line that holds until the next comment.", "",
            "1. In Xcode, add a target *Widget Extension* (iOS \(release.rawValue) or later) and delete the files that it comes with.",
            "2. Drag this folder into the target. Its `Info.plist`\(app.group == nil ? "" : " and entitlements") belong to the target's settings.",
        ]
        if app.group != nil { lines.append("3. Give the app and the extension the App Group `\(app.group ?? "")`.") }
        if !app.host.members.isEmpty {
            lines.append(
                "\(lines.count - 4). Write `struct \(app.hostName): \(app.name)Host` in a file of your own: the protocol says what only the app can do."
            )
        }
        let opening = app.release.isInteractive ? app.intents.filter(\.opensApp) : []
        if !opening.isEmpty {
            lines.append(
                "\(lines.count - 4). The system runs intents that open the app inside of it: add `Intents.swift`, `\(app.name)Host.swift` and the file with `\(app.hostName)` to the app's target, too, with what they use."
            )
        }
        return ExportedFile("README.md", .text(lines.map { ExportedLine($0) }, comments: .markup))
    }

    private static func xml(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension Intent {
    /// Whether the system opens the app to run it.
    fileprivate var opensApp: Bool {
        effects.contains { effect in if case .open = effect { true } else { false } }
    }
}
