public import ConfigSchema

/// What a kind of scene adds to the reference beside components, fixtures and files: things of one sort, such as the views of
/// a layout, each with the keys that files may give it.
public struct DeclaredTopic: Sendable {
    /// One of the things.
    public struct Entry: Sendable {
        /// What files call it.
        public let name: String

        /// One sentence.
        public let summary: String

        /// How it is written; empty where its keys say it.
        public let example: String

        /// Its keys; nil for something that has none.
        public let group: PropertyGroup?

        /// Describes a thing.
        public init(_ name: String, _ summary: String, example: String = "", _ group: PropertyGroup? = nil) {
            self.name = name
            self.summary = summary
            self.example = example
            self.group = group
        }
    }

    /// What a person types, in one lower-case word for several: `views`.
    public let name: String

    /// One sentence about all of them.
    public let summary: String

    /// The things, in the order of the reference.
    public let entries: [Entry]

    /// Gathers things.
    public init(_ name: String, _ summary: String, _ entries: [Entry]) {
        self.name = name
        self.summary = summary
        self.entries = entries
    }
}
