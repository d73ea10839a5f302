/// The kinds of a map's values where each name has a kind of its own, such as the widgets of a room.
public final class KeyedKinds: Sendable {
    /// One name, or all names of one form.
    package struct Entry: Sendable {
        /// The name; of a family the part in front of the hyphen, `webView` for `webView-lesson-3`.
        package let name: String
        /// Whether it stands for every name of the form `<name>-<anything>`.
        package let isFamily: Bool
        /// What the value may be.
        package let kind: PropertyKind
        /// One sentence.
        package let summary: String

        package init(_ name: String, _ kind: PropertyKind, _ summary: String, isFamily: Bool = false) {
            self.name = name
            self.isFamily = isFamily
            self.kind = kind
            self.summary = summary
        }

        func matches(_ key: String) -> Bool {
            guard isFamily else { return key == name }
            return key.utf8.count > name.utf8.count + 1 && key.hasPrefix(name)
                && key.utf8.dropFirst(name.utf8.count).first == UInt8(ascii: "-")
        }
    }

    /// What a name names, for messages: `widget`.
    package let noun: String
    /// The names that have a kind of their own.
    package let entries: [Entry]
    /// The kind of any other name; nil when there is no other.
    package let other: PropertyKind?
    /// Whether the map has exactly one key.
    package let isSingle: Bool

    package init(_ noun: String, _ entries: [Entry], other: PropertyKind? = nil, isSingle: Bool = false) {
        self.noun = noun
        self.entries = entries
        self.other = other
        self.isSingle = isSingle
    }

    /// The names that a file can be told to use.
    package var names: [String] { entries.filter { !$0.isFamily }.map(\.name) }

    /// The kind of a name's value; nil when there is no such name.
    package func kind(of name: String) -> PropertyKind? {
        entries.first { $0.matches(name) }?.kind ?? other
    }
}
