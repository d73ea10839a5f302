import ConfigSchema

/// What a project has, as far as it decides which kind of scenes somebody means who starts a file.
extension Project {
    /// The name of the only kind of which the project has anything; nil without files that scenes place.
    package var onlyKindWithFiles: String? {
        var names = Set(kinds.all.filter { !placedFileIDs(of: $0).isEmpty }.map(\.name))
        guard !names.isEmpty else { return nil }
        for id in sceneIDs {
            guard let kind = scene(id).scene?.kind else { continue }
            names.insert(kind.name)
            guard names.count == 1 else { return nil }
        }
        return names.count == 1 ? names.first : nil
    }

    /// The ids of the files that scenes of a kind place.
    package func placedFileIDs(of kind: any SceneKind) -> [String] {
        guard let noun = kind.placing?.noun, let format = kind.fileFormats.first(where: { $0.name == noun }) else {
            return []
        }
        return files(below: format.folder).compactMap { path in
            kinds.fileFormats.match(path).flatMap { $0.kind.name == noun ? $0.id : nil }
        }.sorted()
    }

    /// The words after the program's name that start a scene for files that are there; nil without such files.
    package var sceneCommand: String? {
        kinds.all.first { !placedFileIDs(of: $0).isEmpty }.flatMap { sceneCommand(of: $0) }
    }

    /// The words that start a first scene of a kind.
    package func sceneCommand(of kind: any SceneKind) -> String? {
        guard let type = kind.types.first?.name, let start = kind.startingFiles else { return nil }
        let key = "scene: "
        let id = start.scene.split(separator: "\n").first { $0.hasPrefix(key) }.map { $0.dropFirst(key.count) }
        return "new scene \(id ?? "NAME") --type \(type)"
    }
}
