/// Where a view came from among a widget's keys; written out only when somebody asks, which checks of a thousand files do not.
indirect enum ViewPath: Sendable {
    case start(String)
    case key(ViewPath, String)
    case item(ViewPath, Int)

    /// The path as people write it, such as `content.0.row.items.1`.
    var text: String {
        switch self {
        case .start(let text): text
        case .key(let outer, let key): "\(outer.text).\(key)"
        case .item(let outer, let index): "\(outer.text).\(index)"
        }
    }
}
