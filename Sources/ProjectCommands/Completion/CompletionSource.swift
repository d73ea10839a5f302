/// Where the values of an argument come from that cannot be listed in its declaration.
enum CompletionSource: Hashable, Sendable {
    /// Files, or anything: the shell proposes.
    case files
    /// The scenes of the project, and the files that are shown by themselves.
    case scenes
    /// The themes of the project.
    case themes
    /// The modes of the project's themes.
    case modes
    /// The screens that have names.
    case devices
    /// What `--locale` takes: those of the texts, and those that the project file adds.
    case locales
    /// The choices on an axis that a kind of scene adds, for the scene or the file that stands before.
    case axis(String)
    /// The people of the scene that stands before.
    case viewers
    /// Components with the keys below them.
    case keyPaths
    /// The identifiers of rules.
    case rules
    /// Components and parts of them.
    case subjects
    /// Configurations of what stands over scenes.
    case messages
    /// The types of scenes.
    case types
    /// The kinds of file that have a schema.
    case formats
    /// What files describe that scenes place.
    case ownFiles
    /// The kinds of file that `new` can start.
    case startable
    /// The forms in which themes are exported.
    case targets
    /// The forms from which themes are imported.
    case sources
    /// What the reference explains.
    case reference
}
