public import ConfigSchema
public import SourceDiagnostics

/// How scenes of a kind place what files describe, instead of components.
///
/// An entry of `compose` then has the id of a file as its key. One component draws them all; the kind says where each
/// stands, by what the entry says.
public struct FilePlacing: Sendable {
    /// What an entry names, in one lower-case word.
    public let noun: String

    /// The name of the component that draws what an entry names.
    public let component: String

    /// The name of the component that is drawn behind all of them, on the whole canvas; nil for none.
    public let surface: String?

    /// What an entry may say beside `id`, `roles` and `devices`.
    public let properties: [PropertySpec]

    /// Says how files are placed.
    public init(_ noun: String, drawnBy component: String, on surface: String? = nil, _ properties: [PropertySpec]) {
        self.noun = noun
        self.component = component
        self.surface = surface
        self.properties = properties
    }
}

/// What an entry of `compose` says that names a file.
public struct PlacedFile: Sendable {
    /// What the scene calls it.
    public let id: String

    /// The id of the file.
    public let name: String

    /// Where the id stands.
    public let range: SourceRange

    /// What stands below it.
    public let entry: RecordValue
}
