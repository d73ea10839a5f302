public import ConfigSchema
import SceneModel
package import ThemeModel

/// Configuration that components share and no scene places, such as `record`.
public struct SharedConfiguration: Sendable {
    /// The name in YAML.
    public let name: String
    /// What several components share with it, in one sentence for the reference and for editors.
    public let summary: String
    /// What themes and scenes can set.
    public let properties: [PropertySpec]
    /// The name of the component in which ``examples`` show it; nil where none draws it.
    public let host: String?
    /// Its examples: its tests and its entry in the gallery.
    public let examples: [ComponentExample]
    /// What pages show over scenes with it, such as a message that goes away by itself, for the gallery and for
    /// pages by themselves; nil where components show it.
    public let message: HTMLNode?
    /// The style rules of the message.
    ///
    /// Their selectors start with `.scene`, whose values they read; in a page by itself ``message`` stands in an
    /// element of the class `over`, which covers the screen.
    public let styleSheet: String

    /// Declares a group.
    ///
    /// - Parameters:
    ///   - name: The name in YAML.
    ///   - summary: One sentence.
    ///   - properties: What themes and scenes can set.
    ///   - host: The name of the component in which the examples show it.
    ///   - examples: What it looks like there; their configuration is this group's.
    ///   - message: What pages show with it where no component does.
    ///   - styleSheet: The style rules of that.
    public init(
        _ name: String, _ summary: String, _ properties: [PropertySpec], shownIn host: String? = nil,
        examples: [ComponentExample] = [], message: HTMLNode? = nil, styleSheet: String = ""
    ) {
        self.name = name
        self.summary = summary
        self.properties = properties
        self.host = host
        self.examples = examples
        self.message = message
        self.styleSheet = styleSheet
    }

    package var declaration: ComponentDeclaration {
        ComponentDeclaration(name: name, summary: summary, properties: properties, isPlaceable: false)
    }
}
