extension ProjectLayout {
    /// The id that a path, or a name with an ending, means: `Themes/day.yaml`, `./day`, `..\Themes\day.yml` for `day`.
    ///
    /// One that only ends like the text, as `presets/hall` does like `hall`, is a guess. Else the nearest, nil when none is.
    package func meantID(by text: String, among known: [String]) -> Suggestion? {
        let name = plainName(of: text)
        if name != text, known.contains(name) { return Suggestion(name) }
        if let spelled = known.first(where: { NearestName.isSameWord($0, name) && name != text }) {
            return Suggestion(spelled)
        }
        let last = name.split(separator: "/").last.map { String($0) } ?? name
        let ending = known.filter { $0.split(separator: "/").last.map { String($0) } == last }
        if ending.count == 1, let only = ending.first { return Suggestion(guessing: only) }
        return Suggestion(nearestTo: text, in: known) ?? Suggestion(nearestTo: name, in: known)
    }

    /// The path of a file among some that a name in a file of a folder means, as it is written there.
    ///
    /// Any that has the same name, whatever folder and ending stand around it; nil when there are several or none.
    package func meantPath(by text: String, from folder: String, among paths: [String]) -> String? {
        func stem(_ path: String) -> String {
            plainName(of: path).split(separator: "/").last.map { String($0) } ?? path
        }
        let wanted = stem(text)
        let found = paths.filter { stem($0) == wanted }
        guard found.count == 1, let only = found.first else { return nil }
        var (from, to) = (folder.split(separator: "/")[...], only.split(separator: "/")[...])
        while let step = from.first, step == to.first, to.count > 1 {
            from = from.dropFirst()
            to = to.dropFirst()
        }
        return (from.map { _ in Substring("..") } + to).joined(separator: "/")
    }

    /// A path without the folders of themes and scenes, dots, backslashes and the ending of YAML.
    private func plainName(of text: String) -> String {
        var steps = text.replacing("\\", with: "/").split(separator: "/").filter { $0 != "." && $0 != ".." }
        if steps.count > 1, let first = steps.first, folders.contains(where: { $0.lowercased() == first.lowercased() })
        {
            steps.removeFirst()
        }
        let path = steps.joined(separator: "/")
        for ending in [ending, ".yml"] where path.lowercased().hasSuffix(ending) && path.count > ending.count {
            return String(path.dropLast(ending.count))
        }
        return path
    }
}
