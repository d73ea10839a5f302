import Foundation
import RobustnessSupport
import SceneModel
import SourceDiagnostics
import Synchronization
import TestSupport

/// The project in which the mistakes are made, which has none.
enum SoundProject {
    /// Its own files, beside those of the theme that scenes start from.
    static let whole = Result {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Project")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { !root.appending(path: $0).hasDirectoryPath }
        let files = try paths.compactMap { path -> (String, [UInt8])? in
            let url = root.appending(path: path)
            guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return nil }
            return (path, Array(try Data(contentsOf: url)))
        }
        return SmallProject("Themes/kids.yaml", files: Dictionary(uniqueKeysWithValues: files))
    }

    private static let read = Result { try whole.get().checked() }

    /// What is found in the project as it is.
    static func findings() throws -> [Diagnostic] { try read.get().findings }

    /// What is found after a change of some files; all others are known already.
    static func findings(in changed: SmallProject) throws -> [Diagnostic] {
        try validation(of: InMemoryFileSystem(changed.files), changed.files).diagnostics
    }

    /// What fixes make of the project after a change of some files.
    static func mending(_ changed: SmallProject, taking extent: Mending.Extent) throws -> Mending {
        try Mending(
            of: InMemoryFileSystem(changed.files), taking: extent, where: { _ in true },
            check: { try validation(of: $0, changed.files) })
    }

    private static let known = Mutex<[[String: [UInt8]?]: Validation]>([:])

    /// Checks the files whose paths `names` has; only those that differ from the sound project are read.
    ///
    /// A change is checked once, however many tests ask: a fix often leads to what another test has checked, or back to the
    /// sound project.
    private static func validation(of files: any FileSystem, _ names: [String: [UInt8]]) throws -> Validation {
        let sound = try whole.get().files
        var changes: [String: [UInt8]?] = [:]
        for path in Set(sound.keys).union(names.keys) {
            let new = try names[path].map { _ in try files.read(path, limit: .max) }
            if new != sound[path] { changes[path] = .some(new) }
        }
        if let known = known.withLock({ $0[changes] }) { return known }
        // What comes or goes changes its folder.
        let folders = changes.keys.filter { (sound[$0] == nil) != (names[$0] == nil) }.flatMap { path in
            ["."] + path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
        }
        let validation = try SmallProject.validation(
            of: Project(after: read.get().project, fileSystem: files, changed: Set(changes.keys).union(folders)))
        known.withLock { $0[changes] = validation }
        return validation
    }
}

extension SmallProject {
    /// A text that should stand once in a file, and does not.
    struct NotOnce: Error {
        let path: String
        let text: String
        let count: Int
    }

    /// The project with the changes of a mistake, and the place that they mark.
    func making(_ mistake: Mistake) throws -> (project: SmallProject, place: String?) {
        var project = self
        var place: String?
        for change in mistake.changes {
            guard let new = change.new else {
                project = project.saving(change.path, nil)
                continue
            }
            var text = new + "\n"
            if let old = change.old { text = try project.text(of: change.path, replacing: old, with: new) }
            place = Self.place(of: "↓", in: text, change.path) ?? place
            project = project.saving(change.path, Array(text.filter { $0 != "↓" }.utf8))
        }
        if let mark = mistake.place {
            let text = try project.text(
                of: mark.path, replacing: mark.text.filter { $0 != "↓" }, with: mark.text)
            place = Self.place(of: "↓", in: text, mark.path)
        }
        return (project, place)
    }

    private func text(of path: String, replacing old: String, with new: String) throws -> String {
        let text = String(decoding: files[path] ?? [], as: UTF8.self)
        let parts = text.components(separatedBy: old)
        guard parts.count == 2 else { throw NotOnce(path: path, text: old, count: parts.count - 1) }
        return parts.joined(separator: new)
    }

    private static func place(of sign: Character, in text: String, _ path: String) -> String? {
        text.firstIndex(of: sign).map { index in
            let before = text[..<index].unicodeScalars
            let line = before.count { $0 == "\n" } + 1
            let column = before.reversed().prefix { $0 != "\n" }.count + 1
            return "\(path):\(line):\(column)"
        }
    }
}
