import Foundation

/// One `import` line of a source file.
struct SourceImport: Hashable {
    /// The imported module, without the part after a dot.
    let module: String

    /// `path:line`, relative to the package.
    let place: String
}

/// Reads the `import` lines of a target's Swift files.
enum SourceImports {
    /// Every import below `Sources/<target>`, in the order of files and lines.
    static func of(target: String, in package: URL) throws -> [SourceImport] {
        let folder = package.appending(path: "Sources/\(target)")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            return imports(in: text, path: "Sources/\(target)/\(name)")
        }
    }

    /// The imports in one text; access levels, attributes and `import struct X.Y` are understood.
    static func imports(in text: String, path: String) -> [SourceImport] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            var words = line.split(separator: " ").drop { $0.hasPrefix("@") || accessLevels.contains($0) }
            guard words.popFirst() == "import" else { return nil }
            words = words.drop { declarationKinds.contains($0) }
            guard let module = words.first?.prefix(while: { $0 != "." }), !module.isEmpty else { return nil }
            return SourceImport(module: String(module), place: "\(path):\(index + 1)")
        }
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    private static let declarationKinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
}
