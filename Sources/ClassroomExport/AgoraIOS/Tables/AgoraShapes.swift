/// The structs in which the classroom app for iOS keeps its configuration: names and types, in the app's order.
///
/// A line of a table is a struct with its properties; `=` gives the value of a property that no component declares any
/// more. Each struct also has `visible` and `enable`. Read in release 2.8.101 of `CloudClass-iOS` and `apaas-extapp-ios`.
struct AgoraShapes: Sendable {
    /// One struct, by its name without the prefix of the pod and of its sort.
    struct Shape: Sendable {
        let name: String
        let properties: [Property]
    }

    /// One property of a struct.
    struct Property: Sendable {
        let name: String
        let kind: Kind
        /// The app's default in the words of a theme; empty if components say it.
        let fallback: String
    }

    /// The type of a property.
    enum Kind: Hashable, Sendable {
        case boolean, color, cgColor, number, float, size, font, image, gif, text, alignment
        /// Another struct, by its name.
        case item(String)

        fileprivate init(_ word: Substring) {
            self = Self.words[String(word)] ?? .item(String(word))
        }

        private static let words: [String: Kind] = [
            "color": .color, "cgColor": .cgColor, "number": .number, "float": .float, "size": .size, "font": .font,
            "image": .image, "gif": .gif, "text": .text, "alignment": .alignment,
        ]

        /// The type's name in Swift.
        func type(in pod: AgoraPod) -> String {
            switch self {
            case .boolean: "Bool"
            case .color: "UIColor"
            case .cgColor: "CGColor"
            case .number: "CGFloat"
            case .float: "Float"
            case .size: "CGSize"
            case .font: "UIFont"
            case .image: "UIImage?"
            case .gif: "URL?"
            case .text: "String"
            case .alignment: "NSTextAlignment"
            case .item(let name): pod.item(name)
            }
        }
    }

    /// The structs that components and other items are made of.
    let items: [Shape]

    /// The structs of components.
    let components: [Shape]

    private let byName: [String: Shape]

    init(items: String, components: String) {
        self.items = Self.shapes(of: items)
        self.components = Self.shapes(of: components)
        byName = Dictionary(self.items.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns an item by its name; `nil` if the table has none.
    func item(_ name: String) -> Shape? { byName[name] }

    private static func shapes(of table: String) -> [Shape] {
        table.split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let words = parts.count > 1 ? parts[1].split(separator: ",") : []
            let own = words.map { word -> Property in
                let name = word.split(separator: " ")
                let kind = name.count > 1 ? name[1].split(separator: "=", maxSplits: 1) : []
                return Property(
                    name: String(name[0]), kind: Kind(kind.first ?? ""), fallback: kind.count > 1 ? String(kind[1]) : ""
                )
            }
            let switches = ["visible", "enable"].map { Property(name: $0, kind: .boolean, fallback: "") }
            return Shape(name: String(parts[0]), properties: switches + own)
        }
    }
}
