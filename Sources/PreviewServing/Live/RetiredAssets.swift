import HTTPServing

/// Images and fonts of readings that are over.
///
/// A page fetches an image when its browser gets to it: the picture may be another by then, and the page must not find a
/// hole for the time until it hears of it. Addresses are made of content, so an old one never gives something new.
struct RetiredAssets: Sendable {
    private let maxBytes: Int
    private var assets: [String: Asset] = [:]
    /// The names, those that were retired first in front.
    private var order: [String] = []
    private var bytes = 0

    /// The images of some twenty large themes.
    init(maxBytes: Int = 32 << 20) { self.maxBytes = maxBytes }

    subscript(name: String) -> Asset? { assets[name] }

    /// Takes in the images of a reading, and forgets the oldest ones when they are too many.
    mutating func add(_ retired: [String: Asset]) {
        order.removeAll { retired[$0] != nil }
        for (name, asset) in retired {
            order.append(name)
            if assets.updateValue(asset, forKey: name) == nil { bytes += asset.bytes.count }
        }
        var forgotten = 0
        while bytes > maxBytes, forgotten < order.count {
            bytes -= assets.removeValue(forKey: order[forgotten])?.bytes.count ?? 0
            forgotten += 1
        }
        order.removeFirst(forgotten)
    }
}
