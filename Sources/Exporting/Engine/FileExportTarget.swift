public import SceneModel
import SourceDiagnostics

/// A form in which files of a kind of scene leave the project: one that the command line names, and those beside it.
///
/// Equal files and equal themes give equal bytes.
public protocol FileExportTarget: ExportForm {
    /// The format of the file that the command line names by its id.
    var subject: FileFormat { get }

    /// Writes files down; what the form cannot carry is a finding at its line of YAML.
    func export(_ files: ExportedFiles) -> Export
}

/// Files of a project as targets read them, without errors.
public struct ExportedFiles: Sendable {
    /// The file that the command line names.
    public let subject: KindDocument

    /// The files of other formats in the same folder, by their ids.
    public let others: [KindDocument]

    /// The theme whose tokens the files name.
    public let theme: ExportedTheme

    /// Takes files that were checked.
    package init(_ subject: KindDocument, beside others: [KindDocument], theme: ExportedTheme) {
        self.subject = subject
        self.others = others
        self.theme = theme
    }

    /// Returns the text of a file of data; nil if there is none that can be read.
    package func data(at path: String) -> [UInt8]? { try? theme.fileSystem.read(path, limit: 1 << 20) }
}
