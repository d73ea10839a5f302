import HomeScreenModel
import LiveValues

/// The titles of devices, and of what can be chosen about widgets.
enum HomeTitles {
    /// Returns the title of a name in files, in both languages; nil for a name that is not one of these.
    static func title(of name: String, place: String) -> LiveText? {
        if name == place { return both("Phone", "手机") }
        if let family = WidgetFamily(rawValue: name) { return title(of: family) }
        if let title = choices[name] { return both(title.english, title.chinese) }
        guard let device = HomeDevice.all.first(where: { $0.name == name }) else { return nil }
        return LiveText("\(device.idiom == .phone ? "iPhone" : "iPad") \(name.replacing("x", with: " × "))")
    }

    private static func both(_ english: String, _ chinese: String) -> LiveText {
        LiveText(english: LiveText(english), chinese: LiveText(chinese))
    }

    private static func title(of family: WidgetFamily) -> LiveText {
        switch family {
        case .systemSmall: both("Small", "小")
        case .systemMedium: both("Medium", "中")
        case .systemLarge: both("Large", "大")
        case .systemExtraLarge: both("Extra large", "特大")
        case .accessoryCircular: both("Circular", "圆形")
        case .accessoryRectangular: both("Rectangular", "矩形")
        case .accessoryInline: both("Inline", "单行")
        case .todayCompact: both("Compact", "折叠")
        case .todayExpanded: both("Expanded", "展开")
        }
    }

    private static let choices: [String: (english: String, chinese: String)] = [
        "family": ("Family", "尺寸"), "rendering": ("Rendering", "渲染"), "content": ("Content", "内容"),
        "page": ("Page", "页"), "widget": ("Widget", "小组件"), "fullColor": ("Full color", "全彩"),
        "accented": ("Accented", "着色"), "vibrant": ("Vibrant", "鲜明"), "live": ("Live", "实时"),
        "snapshot": ("Snapshot", "快照"), "placeholder": ("Placeholder", "占位"), "pad": ("iPad", "iPad"),
        "homeScreen": ("Home screen", "主屏幕"), "lockScreen": ("Lock screen", "锁定屏幕"),
        "todayView": ("Today view", "今天视图"), "tablet": ("Tablet", "平板"),
        "textsize": ("Text size", "文字大小"), "xSmall": ("XS", "特小"), "small": ("S", "小"), "medium": ("M", "中"),
        "large": ("L, as delivered", "大（默认）"), "xLarge": ("XL", "特大"), "xxLarge": ("2XL", "特大 2"),
        "xxxLarge": ("3XL", "特大 3"), "accessibility1": ("Accessibility 1", "辅助功能 1"),
        "accessibility2": ("Accessibility 2", "辅助功能 2"), "accessibility3": ("Accessibility 3", "辅助功能 3"),
        "accessibility4": ("Accessibility 4", "辅助功能 4"), "accessibility5": ("Accessibility 5", "辅助功能 5"),
        "luminance": ("Always on", "常亮显示"), "full": ("Awake", "已唤醒"), "reduced": ("Dimmed", "变暗"),
        "privacy": ("Privacy", "隐私"), "shown": ("All shown", "全部显示"), "hidden": ("Private hidden", "隐藏私密内容"),
    ]
}
