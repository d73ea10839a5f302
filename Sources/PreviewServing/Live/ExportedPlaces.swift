import Exporting
import SourceDiagnostics

/// The lines of exported files, by the line of YAML that gives their value.
struct ExportedPlaces: Sendable {
    /// A line of a file that an export writes.
    struct Place: Sendable {
        /// The word that names the form, such as `css`.
        let target: String
        let path: String
        /// The line's number, from 1.
        let line: Int
        let code: String
    }

    private struct Source: Hashable {
        let path: String
        let line: Int
    }

    private var places: [Source: [Place]] = [:]

    /// The lines for a theme of a project, in the forms that the project file lists for it, or else in the first one.
    ///
    /// A theme with errors is not exported, and has none.
    init(of id: String, in project: PreviewProject, among targets: [any ExportForm]) {
        let themes = targets.filter { !($0 is any FileExportTarget) }
        let listed = themes.filter { project.exportSetting($0.name, theme: id) != nil }
        for target in listed.isEmpty ? Array(themes.prefix(1)) : listed {
            guard let plan = project.plan(ExportRequest(theme: id, target: target.name), among: targets) else {
                continue
            }
            add(project.written(plan).export, of: target.name)
        }
    }

    /// Adds the files that a target writes; a file has each value once, at its first line.
    private mutating func add(_ export: Export, of target: String) {
        for file in export.files {
            guard case .text(let lines, _) = file.content else { continue }
            var seen: Set<Source> = []
            for (offset, line) in lines.enumerated() {
                guard let origin = line.origin?.place else { continue }
                let source = Source(path: origin.file.path, line: origin.start.line)
                guard seen.insert(source).inserted else { continue }
                places[source, default: []].append(
                    Place(target: target, path: file.path, line: offset + 1, code: line.code))
            }
        }
    }

    /// The lines that write the value of a line of YAML; empty for a value that no export carries.
    func places(of range: SourceRange) -> [Place] {
        places[Source(path: range.file.path, line: range.start.line)] ?? []
    }
}
