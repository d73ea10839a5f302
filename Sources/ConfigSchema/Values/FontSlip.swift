/// What was probably meant by a text that is no font: `bold 20px Arial`, `20px`, `20`.
enum FontSlip {
    /// Looks at a text that was refused.
    static func meant(by text: String) -> ValueSlip? {
        var (size, weight): (Double?, FontWeight?)
        var family: [Substring] = []
        for word in text.split(separator: " ").prefix(12) {
            let number = ["px", "pt"].contains(word.suffix(2)) ? word.dropLast(2) : word
            if family.isEmpty, size == nil, let value = Double(number), (1...200).contains(value) {
                size = value
            } else if family.isEmpty, weight == nil, let named = FontWeight(meantBy: String(word)) {
                weight = named
            } else {
                family.append(word)
            }
        }
        guard !text.isEmpty, family.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else { return nil }
        var parts = ["size: \(size.map { PropertyKind.short($0) } ?? "14")"]
        if let weight { parts.append("weight: \(weight.rawValue)") }
        let name = family.joined(separator: " ")
        // A family of the reader's machine is none of the theme's: only a font file gives one.
        let rest = name.isEmpty || name == "system" ? "" : "; 'family' names what a font file gives"
        if size == nil, !name.isEmpty { parts.append("family: \(name)") }
        let map = "{ \(parts.joined(separator: ", ")) }"
        return size == nil ? ValueSlip("a font has a size, such as \(map)") : ValueSlip("write \(map)\(rest)", map)
    }
}

extension FontWeight {
    /// The weight that a word of CSS, a number or a foundry's name means.
    init?(meantBy word: String) {
        let name = word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
        if let number = Int(name), let weight = Self.allCases.first(where: { $0.number == number }) {
            self = weight
        } else if let weight = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) {
            self = weight
        } else if let weight = Self.others[name] {
            self = weight
        } else {
            return nil
        }
    }

    private static let others: [String: FontWeight] = [
        "hairline": .ultraLight, "extralight": .ultraLight, "normal": .regular, "book": .regular, "demibold": .semibold,
        "bolder": .bold, "extrabold": .heavy, "ultrabold": .heavy, "细体": .light, "常规": .regular, "中等": .medium,
        "粗体": .bold, "加粗": .bold,
    ]
}
