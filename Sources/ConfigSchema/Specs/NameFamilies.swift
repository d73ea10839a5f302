/// Names, and families of names that begin alike: `clock`, and every `feed-…`.
///
/// A name of its own goes before a family, and of two families the one with the longer beginning.
package struct NameFamilies: Sendable {
    private let names: [String: Int]
    /// Longest first.
    private let families: [(prefix: String, index: Int)]

    /// The names in order; of two equal ones the first counts.
    ///
    /// - Parameter entries: Each name, and what the other names of its family begin with; nil when it has no family.
    package init(_ entries: [(name: String, prefix: String?)]) {
        names = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        families = entries.enumerated().compactMap { index, entry in entry.prefix.map { ($0, index) } }
            .sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
    }

    /// The place of a name itself.
    package func index(of name: String) -> Int? { names[name] }

    /// The place of the name whose family another name is in; what begins a family is not yet in it.
    package func family(of name: String) -> Int? {
        families.first { name.utf8.count > $0.prefix.utf8.count && name.utf8.starts(with: $0.prefix.utf8) }?.index
    }
}
