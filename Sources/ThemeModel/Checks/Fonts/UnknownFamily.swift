package import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let unknownFamily = Rule(
        "theme.unknown-family", .warning, "A font's family is one that nobody gives.",
        explanation: """
            A page has the system's fonts and those that the theme brings along as files. Another family is there on some \
            machines by chance, and nobody knows how wide its texts are.
            """,
        wrong: .theme(themeHead + "fonts:\n  font9: { size: 9, family: ↓Comik Sanz }\n"),
        right: .theme(themeHead + "fonts:\n  font9: { size: 9, family: system }\n"))
}

/// Every family is the system's, one of those that stand for it, or that of a file.
enum UnknownFamily: ThemeCheck {
    static let rules: [Rule] = [.unknownFamily]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        theme.forEachOwnValue { diagnostics += theme.unknownFamilies(in: $0, files: files) }
    }
}

extension Theme {
    /// Whether a value names a family that only a file of the theme can give.
    package static func mayLackFamily(in value: ConfigValue) -> Bool {
        switch value.value {
        case .font(.literal(let font)): font.file == nil && !SystemFamilies.stand(for: font.family)
        case .map(let entries), .byMode(let entries), .byDevice(let entries):
            entries.contains { mayLackFamily(in: $0.value) }
        case .list(let items): items.contains { mayLackFamily(in: $0) }
        case .record(let record): record.fields.contains { mayLackFamily(in: $0.value) }
        default: false
        }
    }

    /// The findings about families in a value that neither the system nor a file of the theme gives.
    package func unknownFamilies(in value: ConfigValue, files: any FileSystem) -> [Diagnostic] {
        switch value.value {
        case .font(.literal(let font)):
            guard font.file == nil, !SystemFamilies.stand(for: font.family) else { return [] }
            let faces = fonts.faces(in: files)
            if faces.contains(where: { ThemeFonts.isSame($0.family, font.family) }) { return [] }
            // What a file that cannot be read would have been called, nobody knows.
            let isSure = fonts.sources.allSatisfy { source in
                source.family.map { !ThemeFonts.isSame($0, font.family) } ?? faces.contains { $0.file == source.file }
            }
            guard isSure else { return [] }
            let known = faces.map(\.family).filter { !$0.contains("/") } + SystemFamilies.names
            return [
                Diagnostic(
                    .unknownFamily, at: font.places?.family ?? value.range,
                    "no font file of the theme gives the family '\(font.family)'",
                    suggesting: Suggestion(nearestTo: font.family, in: known),
                    hint: "write 'system', or name a file: { size: \(font.size.shortText), file: fonts/Name.woff2 }",
                    notes: Self.families(of: faces))
            ]
        case .map(let entries), .byMode(let entries), .byDevice(let entries):
            return entries.flatMap { unknownFamilies(in: $0.value, files: files) }
        case .list(let items): return items.flatMap { unknownFamilies(in: $0, files: files) }
        case .record(let record): return record.fields.flatMap { unknownFamilies(in: $0.value, files: files) }
        default: return []
        }
    }

    /// Says which families each of the first files gives.
    private static func families(of faces: [ThemeFonts.Face]) -> [Diagnostic.Note] {
        let named = faces.filter { !$0.family.contains("/") }
        let files = named.indices.filter { i in named.firstIndex { $0.file == named[i].file } == i }.map {
            named[$0].file
        }
        return files.prefix(5).map { file in
            let families = named.filter { $0.file == file }.map { "'\($0.family)'" }
            return Diagnostic.Note("'\(file.file.name)' gives " + families.joinedAsList())
        }
    }
}
