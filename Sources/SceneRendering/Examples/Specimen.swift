public import ConfigSchema

/// Something with examples: a component, or what runs inside one, with its host around it.
public struct Specimen: Sendable {
    /// What files call it: a component's name, or the identifier of what runs inside one.
    package let id: String
    /// The name of its configuration.
    package let name: String
    /// What it shows, in one sentence below its name in the gallery.
    package let summary: String
    package let examples: [ComponentExample]
    /// The name of what a scene places to show it.
    package let placedName: String
    /// What the live store shares of it, as fixtures say it.
    package let sharedProperties: [PropertySpec]
    /// The axes on which what is placed has a size of its own.
    let ownSize: OwnSize
    /// The frame of an example that says none.
    let defaultFrame: String
    /// Whether it runs inside what is placed.
    let isHosted: Bool

    package init(_ component: any Component.Type) {
        self.init(component.name, component.summary, component.examples, in: component)
    }

    /// Configuration that components share, in the component that shows it.
    init(_ shared: SharedConfiguration, in host: any Component.Type) {
        self.init(shared.name, shared.summary, shared.examples, in: host)
    }

    private init(_ name: String, _ summary: String, _ examples: [ComponentExample], in host: any Component.Type) {
        id = name
        self.name = name
        sharedProperties = []
        self.summary = summary
        self.examples = examples
        placedName = host.name
        ownSize = host.ownSize
        defaultFrame = ""
        isHosted = false
    }

    /// Something that runs inside a component.
    ///
    /// - Parameters:
    ///   - host: The name of the component that it runs in.
    ///   - id: Its identifier in files.
    ///   - name: The name of its configuration.
    ///   - summary: One sentence.
    ///   - examples: Its examples.
    ///   - sharedProperties: What the live store shares of it, as fixtures say it.
    ///   - frame: The host's frame in an example that says none, one `edge: expression` a line.
    public init(
        runningIn host: String, id: String, name: String, summary: String, examples: [ComponentExample],
        sharedProperties: [PropertySpec], frame: String
    ) {
        self.id = id
        self.sharedProperties = sharedProperties
        self.name = name
        self.summary = summary
        self.examples = examples
        placedName = host
        ownSize = []
        defaultFrame = frame
        isHosted = true
    }
}

extension ComponentRegistry {
    /// Everything with examples, components first.
    package var specimens: [Specimen] {
        components.map { Specimen($0) } + kinds.flatMap(\.partSpecimens)
    }

    /// Configuration that components share, each in a component that shows it.
    package var sharedSpecimens: [Specimen] {
        sharedConfigurations.compactMap { shared in
            shared.host.flatMap { component($0) }.map { Specimen(shared, in: $0) }
        }
    }

    /// Configuration that components share, of all kinds.
    package var sharedConfigurations: [SharedConfiguration] { kinds.flatMap(\.sharedConfigurations) }
}
