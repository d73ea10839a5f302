/// A guide of the reference: one task, told to somebody who has never seen a source file.
///
/// The command `reference` prints guides and puts them into its page. Their text is Markdown of a small part: headings,
/// paragraphs, lists, code between fences, and in a line `code`, `**strong**` and `[links](another-guide)`.
public struct Guide: Sendable {
    /// What a person types to read it, and its address in the page: `your-first-theme`.
    public let id: String

    /// Whom it is for, as the end of "for …": `designers`.
    public let audience: String

    /// The title: the first line of the text, without its sign.
    public var title: String { lines.first.map { String($0.drop { "# ".contains($0) }) } ?? id }

    /// What the guide is good for: the first paragraph.
    public var summary: String {
        lines.dropFirst().drop(while: \.isEmpty).prefix { !$0.isEmpty }.joined(separator: " ")
    }

    /// Everything below the summary.
    public var body: String {
        lines.dropFirst().drop(while: \.isEmpty).drop { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The drawings in SVG that the text names, such as `![Where the folder goes](folder.svg)`, by file name.
    public let drawings: [String: [UInt8]]

    private let text: String

    // Split when it is asked for: every command has the guides, and hardly any reads one.
    private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// Takes a guide as its author wrote it, in Markdown.
    ///
    /// - Parameters:
    ///   - id: What a person types, in small letters and hyphens.
    ///   - audience: Whom it is for, such as `designers`.
    ///   - text: The whole text: a heading, a paragraph that says what the guide is good for, and the rest.
    ///   - drawings: The drawings in SVG that the text names, by file name.
    public init(_ id: String, for audience: String, _ text: String, drawings: [String: [UInt8]] = [:]) {
        self.id = id
        self.audience = audience
        self.text = text
        self.drawings = drawings
    }
}
