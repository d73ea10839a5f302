/// The design's own table: what each layer is built on, and which of the system's modules it may use.
///
/// `Package.swift` repeats the edges, and spells out those that follow from others, because a file must import every
/// module whose members it uses. This table is what it may not exceed.
enum Layers {
    /// What each target is built on directly.
    static let foundations: [String: Set<String>] = [
        "CExpat": [],
        "CFreeType": [],
        "CLibYAML": [],
        "CMicroHTTPD": [],
        "CSQLite": [],
        "CTransport": [],
        "SourceDiagnostics": [],
        "YAMLSyntax": ["CLibYAML", "SourceDiagnostics"],
        "ConfigSchema": ["SourceDiagnostics", "YAMLSyntax"],
        "ImageCleaning": ["CExpat"],
        "TextMeasuring": ["CFreeType"],
        "LiveValues": [],
        "ClassroomContexts": ["LiveValues"],
        "ThemeModel": ["ConfigSchema", "ImageCleaning", "TextMeasuring"],
        "SceneModel": ["ConfigSchema", "LiveValues", "ThemeModel"],
        "SceneRendering": ["SceneModel", "ThemeModel"],
        "Importing": ["ThemeModel"],
        "Exporting": ["ImageCleaning", "SceneRendering"],
        "ClassroomScenes": ["ClassroomContexts", "SceneRendering"],
        "ClassroomComponents": ["ClassroomScenes"],
        "ClassroomWidgets": ["ClassroomScenes"],
        "ClassroomExport": ["ClassroomScenes", "Exporting", "Importing"],
        "HomeScreenModel": ["SceneModel"],
        "HomeScreenViews": ["HomeScreenModel", "SceneRendering"],
        "HomeScreenExport": ["Exporting", "HomeScreenViews"],
        "HTTPServing": ["CMicroHTTPD"],
        "FileWatching": [],
        "DataSources": ["CSQLite", "CTransport", "FileWatching", "ImageCleaning", "LiveValues"],
        "PreviewServing": ["Exporting", "FileWatching", "HTTPServing"],
        "ClassroomPreview": ["ClassroomScenes", "PreviewServing"],
        "HomeScreenPreview": ["DataSources", "HomeScreenViews", "PreviewServing"],
        "ProjectCommands": ["Importing", "PreviewServing"],
        "diorama": [
            "ClassroomComponents", "ClassroomExport", "ClassroomPreview", "ClassroomWidgets", "HomeScreenExport",
            "HomeScreenPreview", "ProjectCommands",
        ],
    ]

    /// The only targets that may touch each C library.
    static let doors: [String: Set<String>] = [
        "CExpat": ["ImageCleaning"], "CFreeType": ["TextMeasuring"], "CLibYAML": ["YAMLSyntax"],
        "CMicroHTTPD": ["HTTPServing"], "CSQLite": ["DataSources"], "CTransport": ["DataSources"],
    ]

    /// What any target may use of the system.
    static let systemModules: Set<String> = ["Darwin", "Foundation", "Glibc", "Musl", "Synchronization"]

    /// What some targets may use beyond that.
    static let furtherSystemModules: [String: Set<String>] = [
        "DataSources": ["Dispatch"], "FileWatching": ["Dispatch"], "HTTPServing": ["Dispatch"],
        "HomeScreenPreview": ["Dispatch"],
        "PreviewServing": ["Dispatch"], "ProjectCommands": ["Dispatch"], "SceneModel": ["Dispatch"],
        "SourceDiagnostics": ["Dispatch"],
    ]

    /// Everything below a target: what it is built on, and what that is built on.
    static func below(_ target: String) -> Set<String> {
        (foundations[target] ?? []).reduce(into: []) { all, next in
            all.insert(next)
            all.formUnion(below(next))
        }
    }

    /// The targets of the package that a target may depend on.
    static func allowedDependencies(of target: String) -> Set<String> {
        below(target).filter { doors[$0]?.contains(target) ?? true }
    }

    /// The system's modules that a target may import.
    static func allowedSystemModules(of target: String) -> Set<String> {
        systemModules.union(furtherSystemModules[target] ?? [])
    }
}
