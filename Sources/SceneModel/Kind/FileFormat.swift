public import ConfigSchema
import SourceDiagnostics
public import ThemeModel

/// A kind of file that a kind of scene brings, beside themes, scenes and fixtures: each describes one thing by itself.
///
/// The files lie in a folder of their own at the project's root. `validate` checks them, `schema` describes them, and the
/// scenes of the kind place what they describe.
public struct FileFormat: Sendable {
    /// What messages call one, in one lower-case word; also the key under which each file says its own id.
    public let name: String

    /// The folder at the project's root below which the files lie.
    public let folder: String

    /// What every one of them is called, without the ending; nil for all whose name is no other kind's.
    ///
    /// The id of one that has a name is the path of its folder, of any other its own path without the ending, both below
    /// ``folder``.
    public let fileName: String?

    /// One sentence for the reference and for editors.
    public let summary: String

    private let makeProperties: @Sendable (ConfigCatalog) -> [PropertySpec]

    /// Declares a kind of file.
    ///
    /// - Parameters:
    ///   - name: What messages call one.
    ///   - folder: Where the files lie.
    ///   - fileName: What every one of them is called, without the ending; nil for any name.
    ///   - summary: One sentence.
    ///   - properties: What such a file may say at its top level beside its id.
    public init(
        _ name: String, in folder: String, called fileName: String? = nil, _ summary: String,
        properties: @escaping @Sendable (ConfigCatalog) -> [PropertySpec]
    ) {
        self.name = name
        self.folder = folder
        self.fileName = fileName
        self.summary = summary
        makeProperties = properties
    }

    /// The top level of such a file.
    package func group(for catalog: ConfigCatalog) -> PropertyGroup {
        PropertyGroup(
            "\(name) file",
            [
                PropertySpec("$schema", .anything, "A JSON Schema for editors; ignored."),
                PropertySpec(
                    name, .string, "The id: the path \(fileName == nil ? "" : "of the folder ")below `\(folder)`.",
                    required: true),
                PropertySpec(
                    "locales", .list(of: .string, count: 1...100),
                    "Languages such as `fr` or `pt-BR` that its texts have besides the project's."),
            ] + makeProperties(catalog))
    }

    /// The path of the file with an id.
    package func path(of id: String) -> String {
        "\(folder)/\(id)\(fileName.map { "/" + $0 } ?? "")\(ProjectLayout.standard.ending)"
    }

    /// The id of the file at a path; nil for a path that leads elsewhere.
    package func id(of path: String) -> String? {
        let ending = fileName.map { "/" + $0 } ?? ""
        let end = ending + ProjectLayout.standard.ending
        // In bytes, because a project may have thousands of files, and each is asked for its id more than once.
        let (start, stop) = (folder.utf8.count + 1, end.utf8.count)
        guard path.hasPrefix(folder + "/"), path.hasSuffix(end), path.utf8.count > start + stop else { return nil }
        return String(Substring(path.utf8.dropFirst(start).dropLast(stop)))
    }
}

extension [FileFormat] {
    /// The kind of the file at a path with its id, by its folder and its name; a name goes before a folder alone.
    package func match(_ path: String) -> (kind: FileFormat, id: String)? {
        for hasName in [true, false] {
            for kind in self where (kind.fileName != nil) == hasName {
                if let id = kind.id(of: path) { return (kind, id) }
            }
        }
        return nil
    }
}
