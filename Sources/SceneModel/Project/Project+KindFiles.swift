import ConfigSchema
package import SourceDiagnostics
import Synchronization
import ThemeModel

/// Files that the kinds of scenes bring.
extension Project {
    /// A file of a kind's own with everything that is wrong with it.
    package struct LoadedKindFile: Sendable {
        /// What it says.
        package let document: KindDocument
        /// The findings in it.
        package let diagnostics: [Diagnostic]
    }

    /// Reads a file without what it names; nil when there is none.
    func kindDocument(_ path: String, _ kind: FileFormat, _ id: String) -> KindDocument? {
        known(\.kindDocuments, path)
            ?? make(.kindDocument(path), \.kindDocuments, path) { inquiry in
                inquiry.source(path).map { file in
                    KindDocument(kind, id: id, file: file, format: format(of: kind), catalog.vocabulary)
                }
            }
    }

    /// Reads a file and checks it, with what it names; nil when there is none, and for a path of no such file.
    package func kindFile(at path: String) -> LoadedKindFile? {
        known(\.kindFiles, path)
            ?? make(.kindFile(path), \.kindFiles, path) { inquiry in
                guard let (kind, id) = kinds.fileFormats.match(path),
                    let owner = kinds.all.first(where: { $0.fileFormats.contains { $0.name == kind.name } }),
                    let document = inquiry.kindDocument(path, kind, id)
                else { return nil }
                var found = document.diagnostics
                var others = KindFiles(inquiry, kinds.fileFormats)
                if !document.isIncomplete { owner.checkFile(document, among: &others, catalog, &found) }
                inquiry = others.inquiry
                return LoadedKindFile(document: document, diagnostics: found)
            }
    }

    /// The ids of the files that describe what scenes place.
    package var ownFileIDs: [String] {
        kinds.fileFormats.filter { $0.fileName == nil }.flatMap { format in
            files(below: format.folder).compactMap { path in
                kinds.fileFormats.match(path).flatMap { $0.kind.name == format.name ? $0.id : nil }
            }
        }.sorted()
    }

    /// The files of one format, by their paths.
    package func documents(of format: FileFormat) -> [KindDocument] {
        files(below: format.folder).sorted().compactMap { path in
            guard let (kind, id) = kinds.fileFormats.match(path), kind.name == format.name else { return nil }
            return kindDocument(path, kind, id)
        }
    }

    /// The files of other formats in the folder of one, by their ids.
    package func files(beside document: KindDocument) -> [KindDocument] {
        let folder = document.path.split(separator: "/").dropLast().joined(separator: "/")
        return files(below: folder).sorted().compactMap { path in
            guard path != document.path, let (kind, id) = kinds.fileFormats.match(path) else { return nil }
            return kindDocument(path, kind, id)
        }
    }

    /// The format of a kind of file, which is made for the first one: most projects have none.
    private func format(of kind: FileFormat) -> PropertyGroup {
        ownFormats.withLock { formats in
            if let known = formats[kind.name] { return known }
            // Whoever asks knows its name and its place; what it may say is for the project's own kinds to tell.
            let format = (kinds.fileFormats.first { $0.name == kind.name } ?? kind).group(for: catalog)
            formats[kind.name] = format
            return format
        }
    }
}
