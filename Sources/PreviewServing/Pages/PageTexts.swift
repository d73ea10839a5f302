import SceneRendering
import SourceDiagnostics

/// The labels of the tool's own pages, each in both languages.
struct PageTexts: Hashable, Sendable {
    let language: ToolLanguage

    init(_ language: ToolLanguage) { self.language = language }

    init(locale: String) { language = ToolLanguage(locale: locale) }

    /// Returns one of two texts.
    func both(_ english: String, _ chinese: String) -> String { language.text(english, chinese) }

    // MARK: Bar

    var view: String { both("View", "视图") }
    var scene: String { both("Scene", "场景") }
    var theme: String { both("Theme", "主题") }
    var mode: String { both("Mode", "模式") }
    var device: String { both("Device", "设备") }
    var languageLabel: String { both("Language", "语言") }
    var viewer: String { both("Seen by", "查看者") }
    var show: String { both("Show", "显示") }
    var inspect: String { both("Inspect", "检查") }
    var inspectHelp: String {
        both(
            "Point at the scene to see what it is made of; holding Alt does the same",
            "指向场景即可查看其组成；按住 Alt 键效果相同")
    }
    var pages: String { both("Pages", "页面") }
    var export: String { both("Export", "导出") }
    var exportTarget: String { both("Target", "目标") }
    var skipToFiles: String { both("Skip to the files", "跳到文件") }
    var downloadAll: String { both("Download all as .zip", "全部下载为 .zip") }
    var copy: String { both("Copy", "复制") }
    func exportedFiles(_ count: Int) -> String { both(count == 1 ? "1 file" : "\(count) files", "\(count) 个文件") }
    func moreLines(_ count: Int) -> String {
        both("\(count) more lines are in the download.", "下载的文件中还有 \(count) 行。")
    }
    /// The target's purpose as a sentence; the command writes what follows the word "writes".
    func exportLead(_ summary: String) -> String {
        both(summary.prefix(1).uppercased() + summary.dropFirst() + ".", summary + "。")
    }
    var exportCommand: String { both("Command that writes these files", "写出这些文件的命令") }
    var exportOptions: String { both("Options", "选项") }
    var exportFolder: String { both("DIR", "目录") }
    var on: String { both("On", "开") }
    var off: String { both("Off", "关") }
    func notCarried(_ count: Int) -> String { both("Not carried over (\(count))", "无法导出的内容（\(count)）") }
    var noText: String { both("This file is no text. It is in the download.", "此文件不是文本，包含在下载的文件中。") }
    var stop: String { both(".", "。") }
    func drift(_ folder: String) -> String {
        both("Differences in '\(folder)'", "“\(folder)”中的不同之处")
    }
    func driftNone(_ folder: String) -> String {
        both("The files in '\(folder)' are up to date.", "“\(folder)”中的文件是最新的。")
    }
    func driftUnknown(_ folder: String) -> String {
        both(
            "'\(folder)' lies outside of the project; 'export --check' compares it.",
            "“\(folder)”在项目之外，可用“export --check”比较。")
    }
    /// A size for people.
    func bytes(_ count: Int) -> String {
        count < 1_000 ? "\(count) B" : count < 1_000_000 ? "\(count / 1_000) kB" : "\(count / 1_000_000) MB"
    }
    var gallery: String { both("Gallery", "图库") }
    var matrix: String { both("Matrix", "矩阵") }
    var preview: String { both("Preview", "预览") }
    var unfitThemes: String { both("Without parts of this scene", "不含此场景的部分组件") }

    /// A mode by its name in themes, as words.
    func mode(_ name: String) -> String {
        switch name {
        case "light": both("Light", "浅色")
        case "dark": both("Dark", "深色")
        case "highContrast": both("High contrast", "高对比度")
        default: PreviewProject.words(name)
        }
    }

    /// The language as addresses have it: nothing for the one that needs no word.
    var localeName: String { language == .english ? "" : language.rawValue }

    /// Marks texts that are in English on every page; nil on an English one.
    var english: HTMLAttribute? { language == .english ? nil : .lang(ToolLanguage.english.rawValue) }
}

// MARK: - The preview page

extension PageTexts {
    var skipToScene: String { both("Skip to the scene", "跳到场景") }
    var noPicture: String { both("No picture yet", "还没有画面") }
    var noPictureHelp: String {
        both(
            "Nothing can be shown before the findings beside this are fixed. This page follows every save.",
            "修正旁边列出的问题后才能显示。此页面会随每次保存更新。")
    }
    func content(_ size: String) -> String { both("content \(size)", "内容区 \(size)") }
    var tools: String { both("Tools", "工具") }

    // The line under the stage.
    func reset(_ place: String, _ title: String) -> String { both("Reset \(place)", "重置\(title)") }
    var resetHelp: String {
        both("Begins anew as the files say, for everybody", "按文件内容为所有人重新开始")
    }
    var freeze: String { both("Freeze", "定格") }
    var freezeHelp: String {
        both(
            "Shows this moment as the files alone lead to it, with an address of its own",
            "仅按文件推算并显示这一时刻，并使用单独的地址")
    }
    func timeStands(at time: String) -> String { both("Time stands at \(time)", "时间停在 \(time)") }
    var letTimeGoOn: String { both("Let time go on", "继续计时") }
    var at: String { both("At", "时刻") }
    var atHelp: String {
        both(
            "A distance such as +2h or +1d, or a moment such as 2026-03-02T09:12:00Z",
            "例如 +2h、+1d 这样的间隔，或 2026-03-02T09:12:00Z 这样的时刻")
    }

    // The event log.
    var events: String { both("Events", "事件") }
    var eventsHeight: String { both("Height of the events", "事件区高度") }
    var clear: String { both("Clear", "清空") }
    var all: String { both("All", "全部") }
    var noEvents: String { both("What happens is listed here.", "发生的事件会列在这里。") }

    // The inspector.
    var inspectHint: (before: String, key: String, after: String) {
        (
            both("Hold ", "按住 "), "Alt",
            both(
                " and point at the scene, or press Inspect and click: here is what set each value. "
                    + "While inspecting, the arrow keys go from part to part, and Enter keeps one.",
                " 键并指向场景，或点击“检查”后再点击场景：这里会列出每个值的来源。检查时可用方向键逐个切换，按回车键固定。")
        )
    }
    var noProperties: String { both("No property decides how this part looks.", "没有属性决定此部分的外观。") }
    var exportedLines: String { both("Exported lines", "导出的行") }
    var openInEditor: String { both("Open in the editor", "在编辑器中打开") }
}

// MARK: - Findings

extension PageTexts {
    var findings: String { both("Findings", "问题") }
    var checking: String { both("All files are being checked…", "正在检查所有文件") }
    func accepted(_ count: Int, inherited: Int) -> String {
        both(
            ReportSummary.acceptedClause(count, inherited: inherited),
            "，已接受 \(count) 项" + (inherited > 0 ? "，其中 \(inherited) 项继承而来" : ""))
    }
    var none: String { both("None", "无") }
    var noneHelp: (before: String, after: String) {
        language == .english
            ? (". This is what ", " says, after every save.") : ("。每次保存后 ", " 都会给出同样的结果。")
    }
    var lastPictureStays: String {
        both("The last good picture stays until the next good save.", "在下次正确保存前，保留上次正确的画面。")
    }
    func isNew(_ path: String) -> String { both("\(path) is new: ", "\(path) 是新文件：") }
    var showIt: String { both("show it", "显示它") }
    func isGone(_ path: String) -> String { both("\(path) is gone", "\(path) 已不存在") }
    var goneHelp: String {
        both(
            "Its last picture stays until the file is back, or another scene is chosen.",
            "在文件恢复或选择其他场景之前，保留其上次的画面。")
    }
    var close: String { both("Close", "关闭") }
    func more(_ count: Int) -> (before: String, after: String) {
        language == .english ? ("… and \(count) more; ", " lists all.") : ("另有 \(count) 项；", " 会列出全部。")
    }
    var outlineHelp: String { both("Outline it in the picture", "在画面中标出") }
    var source: String { both("Source", "源码") }
    func severity(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .error: both("error", "错误")
        case .warning: both("warning", "警告")
        }
    }
    func counts(errors: Int, warnings: Int) -> String {
        let parts = [
            errors > 0 ? both("\(errors) \(errors == 1 ? "error" : "errors")", "\(errors) 个错误") : nil,
            warnings > 0 ? both("\(warnings) \(warnings == 1 ? "warning" : "warnings")", "\(warnings) 个警告") : nil,
        ]
        return parts.compactMap(\.self).joined(separator: both(", ", "，"))
    }
}

// MARK: - Gallery and matrix

extension PageTexts {
    var skipToComponents: String { both("Skip to the components", "跳到组件") }
    func galleryLead(hasFiles: Bool) -> String {
        (hasFiles ? both("Files show their samples. ", "文件以其示例数据显示。") : "")
            + both(
                "Each example of a component is declared beside it and is also a test. Every save updates this page.",
                "组件的每个示例都在组件旁声明，同时也是测试。每次保存都会更新此页面。")
    }
    var components: String { both("Components", "组件") }
    var overScene: String { both("Over a scene", "在场景之上") }
    func forms(of title: String) -> String { both("Forms of \(title)", "\(title)的各种形式") }
    var configuration: String { both("Configuration", "配置") }
    func properties(_ count: Int) -> String { both("\(count) properties", "\(count) 个属性") }
    var propertyHeads: [String] {
        [both("Property", "属性"), both("Kind", "类型"), both("Default", "默认值"), both("What it does", "作用")]
    }
    func seenBy(_ name: String) -> String { both("seen by \(name)", "查看者：\(name)") }

    var skipToPictures: String { both("Skip to the pictures", "跳到图片") }
    var pictures: String { both("Pictures", "图片") }
    var notThere: String { both("Not there", "不存在") }
    var rows: String { both("Rows", "行") }
    var columns: String { both("Columns", "列") }
    var allAs: String { both("All, as", "全部，排成") }
    var only: String { both("Only", "仅") }
    func drawn(_ drawn: Int, of count: Int) -> String {
        both("Of \(count) pictures the first \(drawn) are drawn.", "共 \(count) 张图片，只绘制前 \(drawn) 张。")
    }
}

// MARK: - Pages without a picture

extension PageTexts {
    var noScene: String { both("No scene to show", "没有可显示的场景") }
    var noSceneHelp: String {
        both("A scene is a file in the folder Scenes. The command ", "场景是 Scenes 文件夹中的文件。命令 ")
    }
    var noSceneCommand: String { both(" writes one to start from.", " 可以创建一个起始场景。") }
    var noSceneOwnCommand: String {
        both(" writes one with what the project has for it.", " 可以用项目已有的内容创建一个场景。")
    }
    var notFound: String { both("Not found", "未找到") }
    var cannotShow: String { both("This view cannot be shown", "无法显示此视图") }
    func thereIsNo(_ name: String, _ value: String) -> String {
        name == ViewQuery.Name.at.rawValue
            ? both("'\(value)' is no moment", "“\(value)”不是时刻")
            : both("There is no \(name) '\(value)'", "没有 \(name) “\(value)”")
    }
    var projectHasNone: String { both("The project has none.", "项目中没有。") }
    var thereIs: String { both("The project has:", "项目中有：") }
    var matrixShowsFiles: String { both("A matrix shows one file by itself", "矩阵单独显示一个文件") }
    var matrixShowsFilesHelp: String {
        both("Scenes stand in the preview. A matrix can show:", "场景在预览中显示。矩阵可以显示：")
    }
}
