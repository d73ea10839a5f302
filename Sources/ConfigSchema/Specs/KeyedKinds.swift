/// The kinds of a map's values where each name has a kind of its own, such as sources of data where each has settings of its own.
public final class KeyedKinds: Sendable {
    /// One name, and the names of its family.
    package struct Entry: Sendable {
        package let name: String
        /// What the value may be.
        package let kind: PropertyKind
        /// What the value says, in one sentence for the reference and for editors.
        package let summary: String
        /// The names that begin alike; nil when there are none.
        package let family: Family?
        /// What people who come from elsewhere call it, in lower case.
        let synonyms: [String]

        package init(
            _ name: String, _ kind: PropertyKind, _ summary: String, family: Family? = nil, synonyms: [String] = []
        ) {
            self.name = name
            self.kind = kind
            self.summary = summary
            self.family = family
            self.synonyms = synonyms
        }
    }

    /// The names that begin alike, such as `feed-news` and `feed-sport`.
    package struct Family: Sendable {
        /// What they begin with.
        package let prefix: String
        /// What the value of one may be.
        package let kind: PropertyKind

        package init(_ prefix: String, _ kind: PropertyKind) {
            self.prefix = prefix
            self.kind = kind
        }
    }

    /// What a name names, for messages: `source`.
    package let noun: String
    /// The names that have a kind of their own.
    package let entries: [Entry]
    /// The kind of any other name; nil when there is no other.
    package let other: PropertyKind?
    /// Whether the map has exactly one key.
    package let isSingle: Bool
    private let families: NameFamilies

    package init(_ noun: String, _ entries: [Entry], other: PropertyKind? = nil, isSingle: Bool = false) {
        self.noun = noun
        self.entries = entries
        self.other = other
        self.isSingle = isSingle
        families = NameFamilies(entries.map { ($0.name, $0.family?.prefix) })
    }

    /// The name of an entry that somebody calls otherwise; nil where nobody does.
    func name(calledElsewhere word: String) -> String? {
        let word = word.lowercased()
        return entries.first { $0.synonyms.contains(word) }?.name
    }

    /// The names that a file can be told to use.
    package var names: [String] { entries.map(\.name) }

    /// The kind of a name's value; nil when there is no such name.
    package func kind(of name: String) -> PropertyKind? {
        if let index = families.index(of: name) { return entries[index].kind }
        return families.family(of: name).flatMap { entries[$0].family?.kind } ?? other
    }
}
