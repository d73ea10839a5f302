/// One state of a view: a test, an entry of the reference and a picture in the gallery, declared once.
public struct HomeViewExample: Sendable {
    /// What it shows, as the gallery's caption: "Two lines that shrink".
    public let title: String

    /// The view as YAML with its name, such as `text: Hello`.
    public let view: String

    /// The space that is offered to it, in points.
    public let width: Double

    /// The same from top to bottom.
    public let height: Double

    /// The values that bound texts find, as JSON of one object.
    public let data: String

    /// What must come of it.
    public let expectation: Expectation

    /// The Swift file that declares it.
    public let file: String

    /// The line of the declaration.
    public let line: Int

    /// What must come of an example.
    public enum Expectation: Sendable {
        /// Markup that contains each of these texts and none of the others.
        case markup(contains: [String], lacks: [String] = [])
        /// Findings with these identifiers, and none else.
        case findings([String])
    }

    /// Declares an example, in the space of a small widget on a screen of 390 × 844 points unless it says another one.
    public init(
        _ title: String, _ view: String, width: Double = 158, height: Double = 158, data: String = "{}",
        expect expectation: Expectation, file: String = #filePath, line: Int = #line
    ) {
        self.title = title
        self.view = view
        self.width = width
        self.height = height
        self.data = data
        self.expectation = expectation
        self.file = file
        self.line = line
    }
}
