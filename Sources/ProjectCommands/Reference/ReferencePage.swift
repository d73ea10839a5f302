import ConfigSchema
import SceneRendering
import ThemeModel

/// A part of the reference: what stands together in its list of contents.
struct ReferenceTopic {
    /// What a person types: `components`.
    let name: String
    /// What stands above its pages, as people say it: `Components`.
    let title: String
    /// What its pages have in common, in one sentence.
    let summary: String
    var pages: [ReferencePage]

    /// Whether its pages are read one below the other: a few long tables, not a list of many things.
    var isShownWhole: Bool { pages.count <= 5 }
}

/// One thing that the reference explains: a component, a rule, a guide.
struct ReferencePage {
    /// What a person types: `config.unknown-key`.
    let name: String
    /// The identifier of its element in the page, by which links find it.
    let anchor: String
    /// The heading; a name that stands in files is shown as code.
    let title: String
    /// Whether the title is such a name.
    var isCode = true
    /// One sentence, or a few.
    let summary: String
    var blocks: [ReferenceBlock] = []
    /// Another name that files have for it.
    var otherName: String?
}

/// A piece of a page.
///
/// Its texts may hold `code`, `**strong**` words and `[links](name)`.
enum ReferenceBlock {
    case paragraph(String)
    case heading(String)
    /// Lines as they stand in a file or in a terminal, with the file's name or the language above them.
    case code(String, label: String)
    case list([String], isNumbered: Bool)
    /// A drawing in SVG, and the words for those who do not see it.
    case drawing(String, [UInt8])
    /// Rows below some headings; the first one is the name's.
    case table([String], [ReferenceRow])
    /// Pictures of a state, with what it shows; text has no place for them.
    case pictures(String, [ExamplePictures.Picture])
}

/// A name with what there is to say of it: a property, a token, a text.
struct ReferenceRow {
    /// What a person types, which may say more than ``name``: `stateBar.borderColor`.
    let id: String
    /// What the row is called.
    let name: String
    /// The cells between the name and the sentence.
    let facts: [Fact]
    /// What it is for, in one sentence: the last cell.
    let summary: String
    /// The names that its value may be, each with what it means.
    var cases: [(name: String, summary: String)] = []

    /// What stands below one of the table's headings, such as a kind or a default.
    struct Fact {
        let text: String
        /// What the value looks like.
        var sample: ReferenceSample?
        /// Whether the text stands in files.
        var isCode = false
    }
}

/// What a value looks like.
enum ReferenceSample {
    case color(SRGBColor)
    case font(FontValue)
    case shadow(ResolvedShadow)
    /// An image at an address, as it is or as a shape of one colour.
    case image(String, tint: SRGBColor?)
}
