/// The names of tokens in a theme, by what they are called where they come from.
///
/// Two of them may become one name in a theme; then the later one gets a number.
struct TokenNames {
    private var names: [String: String] = [:]
    private var taken: Set<String> = []
    // How often each name was wanted.
    private var counts: [String: Int] = [:]

    /// The name of a token, the same each time.
    mutating func name(of key: String, _ parts: [String]) -> String {
        if let known = names[key] { return known }
        let wanted = ThemeText.name(parts)
        var name = wanted
        while !taken.insert(name).inserted {
            counts[wanted, default: 1] += 1
            name = "\(wanted)-\(counts[wanted] ?? 1)"
        }
        names[key] = name
        return name
    }

    /// The name of a token that has one already.
    subscript(key: String) -> String? { names[key] }
}
