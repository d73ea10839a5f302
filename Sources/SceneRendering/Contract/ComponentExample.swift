/// One state of a component: a test, a page of the reference and a picture in the gallery, declared once.
public struct ComponentExample: Sendable {
    /// What it shows, as the gallery's caption: "Nothing hangs on the board".
    public let title: String

    /// The component's configuration as YAML, without its name; empty for the theme's own.
    public let configuration: String

    /// What the scene says of other components, as YAML below their names; empty for nothing.
    public let surroundings: String

    /// The fixture as YAML, in the format of a fixture's file.
    public let fixture: String

    /// The user through whose eyes it is seen.
    public let viewer: String

    /// The frame in the layout language, one `edge: expression` a line; empty for the component's own size.
    public let frame: String

    /// The scene's type.
    public let sceneType: String

    /// The device: one that the kind declares, or a size with a class, such as `844x390:small`.
    public let device: String

    /// The anchor whose popup is open.
    public let openAnchor: String?

    /// Whether it shows the component as the popup that opens from ``openAnchor``.
    public let isPopup: Bool

    /// What the viewer has done before it is looked at, in order: for states that no fixture holds.
    public let actions: [ComponentAction]

    /// What must come of it.
    public let expectation: Expectation

    /// The Swift file that declares it.
    public let file: String

    /// The line of the declaration.
    public let line: Int

    /// What must come of an example.
    public enum Expectation: Sendable {
        /// Markup that contains each of these texts and none of the others; at least one is given.
        case markup(contains: [String], lacks: [String] = [])
        /// Exactly this markup, as `HTMLRenderer.renderFormatted` writes it.
        case html(String)
        /// Findings with these identifiers, and none else, in the configuration or the fixture.
        case findings([String])
    }

    /// Declares an example.
    public init(
        _ title: String, configuration: String = "", surroundings: String = "", fixture: String, viewer: String,
        frame: String = "",
        sceneType: String = "small", device: String = "pad", openAnchor: String? = nil,
        isPopup: Bool = false, doing actions: [ComponentAction] = [], expect expectation: Expectation,
        file: String = #filePath, line: Int = #line
    ) {
        self.title = title
        self.configuration = configuration
        self.surroundings = surroundings
        self.fixture = fixture
        self.viewer = viewer
        self.frame = frame
        self.sceneType = sceneType
        self.device = device
        self.openAnchor = openAnchor
        self.isPopup = isPopup
        self.actions = actions
        self.expectation = expectation
        self.file = file
        self.line = line
    }
}
