// swift-tools-version: 6.2
import PackageDescription

// Targets stand in dependency order, each followed by its tests. `Tests/ImportGraphTests` compares the imports under
// `Sources/` with the edges declared here.

let package = Package(
    name: "Diorama",
    platforms: [.macOS(.v15)],
    products: [
        .library(
            name: "Diorama",
            targets: [
                "ClassroomComponents", "ClassroomContexts", "ClassroomExport", "ClassroomPreview", "ClassroomScenes",
                "ClassroomWidgets", "ConfigSchema", "DataSources", "Exporting", "HomeScreenExport", "HomeScreenModel",
                "HomeScreenPreview",
                "HomeScreenViews", "Importing", "LiveValues",
                "PreviewServing",
                "ProjectCommands", "SceneModel", "SceneRendering", "SourceDiagnostics", "ThemeModel", "YAMLSyntax",
            ]),
        .executable(name: "diorama", targets: ["diorama"]),
        // For Fuzz/ alone: a package can use nothing of another one but its products.
        .library(name: "FuzzingSupport", targets: ["PreviewTestSupport", "RobustnessSupport"]),
    ],
    targets: [
        // MARK: C libraries

        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

        // MARK: Source text

        .target(name: "SourceDiagnostics"),
        .testTarget(
            name: "SourceDiagnosticsTests", dependencies: ["SourceDiagnostics", "TestSupport"],
            exclude: ["Reporters/Snapshots"]),

        .target(name: "YAMLSyntax", dependencies: ["CLibYAML", "SourceDiagnostics"]),
        .testTarget(name: "YAMLSyntaxTests", dependencies: ["SourceDiagnostics", "TestSupport", "YAMLSyntax"]),

        .target(name: "ConfigSchema", dependencies: ["SourceDiagnostics", "YAMLSyntax"]),
        .testTarget(
            name: "ConfigSchemaTests", dependencies: ["ConfigSchema", "SourceDiagnostics", "TestSupport", "YAMLSyntax"]),

        // MARK: Files that themes bring

        .target(name: "ImageCleaning", dependencies: ["CExpat"]),
        .testTarget(name: "ImageCleaningTests", dependencies: ["ImageCleaning", "TestSupport"]),

        .target(name: "TextMeasuring", dependencies: ["CFreeType"]),
        .testTarget(name: "TextMeasuringTests", dependencies: ["TestSupport", "TextMeasuring"]),

        // MARK: Models

        .target(name: "LiveValues"),
        .testTarget(name: "LiveValuesTests", dependencies: ["LiveValues", "TestSupport"]),

        .target(name: "ClassroomContexts", dependencies: ["LiveValues"]),
        .testTarget(name: "ClassroomContextsTests", dependencies: ["ClassroomContexts", "LiveValues", "TestSupport"]),

        .target(
            name: "ThemeModel",
            dependencies: ["ConfigSchema", "ImageCleaning", "SourceDiagnostics", "TextMeasuring", "YAMLSyntax"]),
        .testTarget(
            name: "ThemeModelTests",
            dependencies: [
                "ConfigSchema", "ImageCleaning", "SourceDiagnostics", "TestSupport", "TextMeasuring", "ThemeModel",
                "YAMLSyntax",
            ]),

        .target(
            name: "SceneModel",
            dependencies: [
                "ConfigSchema", "LiveValues", "SourceDiagnostics", "TextMeasuring", "ThemeModel", "YAMLSyntax",
            ]),
        .testTarget(
            name: "SceneModelTests",
            dependencies: [
                "ClassroomContexts", "ClassroomScenes", "ConfigSchema", "LiveValues", "SceneModel", "SceneRendering",
                "SourceDiagnostics", "SceneTestSupport", "TestSupport", "ThemeModel", "YAMLSyntax",
            ]),

        // MARK: Pictures

        .target(
            name: "SceneRendering",
            dependencies: [
                "ConfigSchema", "ImageCleaning", "LiveValues", "SceneModel", "SourceDiagnostics", "ThemeModel",
            ]),
        .testTarget(
            name: "SceneRenderingTests",
            dependencies: [
                "ConfigSchema", "LiveValues", "SceneModel", "SceneRendering", "SourceDiagnostics", "TestSupport",
                "ThemeModel",
            ]),

        // MARK: What leaves a project, and what comes

        .target(
            name: "Exporting",
            dependencies: [
                "ConfigSchema", "ImageCleaning", "SceneModel", "SceneRendering", "SourceDiagnostics", "TextMeasuring",
                "ThemeModel",
            ]),

        .target(name: "Importing", dependencies: ["ConfigSchema", "SourceDiagnostics", "ThemeModel", "YAMLSyntax"]),

        // MARK: The classroom

        .target(
            name: "ClassroomScenes",
            dependencies: [
                "ClassroomContexts", "ConfigSchema", "LiveValues", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "ThemeModel",
            ]),
        .testTarget(
            name: "ClassroomScenesTests",
            dependencies: [
                "ClassroomContexts", "ClassroomScenes", "ConfigSchema", "LiveValues", "SceneModel", "SceneRendering",
                "SourceDiagnostics", "SceneTestSupport", "TestSupport", "ThemeModel",
            ]),

        .target(
            name: "ClassroomComponents",
            dependencies: [
                "ClassroomContexts", "ClassroomScenes", "ConfigSchema", "LiveValues", "SceneModel", "SceneRendering",
                "SourceDiagnostics", "ThemeModel",
            ],
            resources: [.embedInCode("Resources")]),
        .testTarget(
            name: "ClassroomComponentsTests",
            dependencies: [
                "ClassroomComponents", "ClassroomContexts", "ClassroomScenes", "ConfigSchema", "LiveValues",
                "SceneModel", "SceneRendering", "SourceDiagnostics", "TestSupport", "ThemeModel",
            ]),

        .target(
            name: "ClassroomWidgets",
            dependencies: [
                "ClassroomContexts", "ClassroomScenes", "ConfigSchema", "LiveValues", "SceneModel", "SceneRendering",
                "SourceDiagnostics", "ThemeModel",
            ]),
        .testTarget(
            name: "ClassroomWidgetsTests",
            dependencies: [
                "ClassroomComponents", "ClassroomContexts", "ClassroomScenes", "ClassroomWidgets", "ConfigSchema",
                "LiveValues", "SceneModel", "SceneRendering", "SourceDiagnostics", "TestSupport", "ThemeModel",
            ]),

        // MARK: Home screens

        .target(
            name: "HomeScreenModel",
            dependencies: [
                "ConfigSchema", "ImageCleaning", "LiveValues", "SceneModel", "SourceDiagnostics", "ThemeModel",
                "YAMLSyntax",
            ]),
        .testTarget(
            name: "HomeScreenModelTests",
            dependencies: [
                "ConfigSchema", "HomeScreenModel", "LiveValues", "SceneModel", "SourceDiagnostics", "TestSupport",
                "YAMLSyntax",
            ],
            exclude: ["Bindings/Tables"]),

        .target(
            name: "HomeScreenViews",
            dependencies: [
                "ConfigSchema", "HomeScreenModel", "ImageCleaning", "LiveValues", "SceneModel", "SceneRendering",
                "SourceDiagnostics", "TextMeasuring", "ThemeModel", "YAMLSyntax",
            ],
            resources: [.embedInCode("Resources")]),
        .testTarget(
            name: "HomeScreenViewsTests",
            dependencies: [
                "ConfigSchema", "HomeScreenModel", "HomeScreenViews", "LiveValues", "SceneModel", "SceneRendering",
                "SourceDiagnostics", "TestSupport", "ThemeModel", "YAMLSyntax",
            ]),

        .target(
            name: "ClassroomExport",
            dependencies: [
                "ClassroomScenes", "ConfigSchema", "Exporting", "ImageCleaning", "Importing", "SceneModel",
                "SourceDiagnostics", "ThemeModel", "YAMLSyntax",
            ]),
        .testTarget(
            name: "ClassroomExportTests",
            dependencies: [
                "ClassroomComponents", "ClassroomExport", "ClassroomScenes", "ClassroomWidgets", "ConfigSchema",
                "Exporting", "Importing", "SceneModel", "SceneRendering", "SourceDiagnostics", "TestSupport",
                "ThemeModel",
            ],
            exclude: ["Stubs"]),

        .target(
            name: "HomeScreenExport",
            dependencies: [
                "ConfigSchema", "Exporting", "HomeScreenModel", "HomeScreenViews", "ImageCleaning", "LiveValues",
                "SceneModel", "SourceDiagnostics", "ThemeModel",
            ]),
        .testTarget(
            name: "HomeScreenExportTests",
            dependencies: [
                "ConfigSchema", "Exporting", "HomeScreenExport", "HomeScreenModel", "HomeScreenViews", "SceneModel",
                "SceneRendering", "SourceDiagnostics", "TestSupport", "ThemeModel",
            ],
            exclude: ["Stubs", "Widgets"]),

        // MARK: Preview and command line

        .target(name: "HTTPServing", dependencies: ["CMicroHTTPD"]),
        .testTarget(name: "HTTPServingTests", dependencies: ["HTTPServing", "TestSupport"]),

        .target(name: "FileWatching"),
        .testTarget(name: "FileWatchingTests", dependencies: ["FileWatching", "TestSupport"]),

        .target(name: "CTransport"),
        .target(
            name: "DataSources", dependencies: ["CSQLite", "CTransport", "FileWatching", "ImageCleaning", "LiveValues"]),
        .testTarget(
            name: "DataSourcesTests", dependencies: ["DataSources", "ImageCleaning", "LiveValues", "TestSupport"]),

        .target(
            name: "PreviewServing",
            dependencies: [
                "ConfigSchema", "Exporting", "FileWatching", "HTTPServing", "ImageCleaning", "LiveValues", "SceneModel",
                "SceneRendering", "SourceDiagnostics", "ThemeModel",
            ],
            resources: [.embedInCode("Resources")]),
        .testTarget(
            name: "PreviewServingTests",
            dependencies: [
                "ClassroomContexts", "ClassroomPreview", "ClassroomScenes", "ConfigSchema", "HTTPServing", "LiveValues",
                "PreviewServing", "PreviewTestSupport", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "TestSupport", "ThemeModel",
            ]),

        .target(
            name: "ClassroomPreview",
            dependencies: [
                "ClassroomContexts", "ClassroomScenes", "ConfigSchema", "LiveValues", "PreviewServing", "SceneModel",
                "SceneRendering", "ThemeModel",
            ],
            resources: [.embedInCode("Resources")]),
        .testTarget(
            name: "ClassroomPreviewTests",
            dependencies: [
                "ClassroomComponents", "ClassroomContexts", "ClassroomPreview", "ClassroomScenes", "ClassroomWidgets",
                "HTTPServing", "LiveValues", "PreviewServing", "PreviewTestSupport", "SceneRendering",
                "SourceDiagnostics", "TestSupport",
            ]),

        .target(
            name: "HomeScreenPreview",
            dependencies: [
                "DataSources", "HomeScreenModel", "HomeScreenViews", "LiveValues", "PreviewServing", "SceneModel",
                "SceneRendering",
            ],
            resources: [.embedInCode("Resources")]),

        .testTarget(
            name: "HomeScreenPreviewTests",
            dependencies: [
                "DataSources", "HomeScreenModel", "HomeScreenPreview", "HomeScreenViews", "LiveValues",
                "PreviewServing", "SceneModel", "SceneRendering", "TestSupport",
            ]),

        .target(
            name: "ProjectCommands",
            dependencies: [
                "ConfigSchema", "Exporting", "FileWatching", "Importing", "LiveValues", "PreviewServing", "SceneModel",
                "SceneRendering", "SourceDiagnostics", "ThemeModel", "YAMLSyntax",
            ],
            resources: [.embedInCode("Resources")]),
        .testTarget(
            name: "ProjectCommandsTests",
            dependencies: [
                "ClassroomComponents", "ClassroomExport", "ClassroomPreview", "ClassroomScenes", "ClassroomWidgets",
                "ConfigSchema", "Exporting", "HTTPServing", "HomeScreenExport", "HomeScreenPreview", "HomeScreenViews",
                "Importing",
                "LiveValues", "PreviewServing", "ProjectCommands", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "TestSupport", "ThemeModel",
            ],
            exclude: ["Snapshots", "TokenSets", "Upstream/Tables"]),

        .executableTarget(
            name: "diorama",
            dependencies: [
                "ClassroomComponents", "ClassroomExport", "ClassroomPreview", "ClassroomWidgets", "Exporting",
                "HomeScreenExport", "HomeScreenPreview", "HomeScreenViews", "Importing", "ProjectCommands",
            ]),

        // MARK: Tests of the house

        .testTarget(
            name: "RobustnessTests",
            dependencies: [
                "ClassroomExport", "DataSources", "Exporting", "HomeScreenExport", "Importing", "LiveValues",
                "PreviewServing", "ProjectCommands", "RobustnessSupport",
                "SceneModel", "SceneTestSupport", "SourceDiagnostics", "TestSupport",
            ]),

        .testTarget(
            name: "MistakeTests",
            dependencies: [
                "ConfigSchema", "ProjectCommands", "RobustnessSupport", "SceneModel", "SceneRendering",
                "SourceDiagnostics",
                "TestSupport", "ThemeModel",
            ],
            exclude: ["Controls", "Mistakes", "Project"]),

        .target(
            name: "RobustnessSupport",
            dependencies: [
                "ClassroomComponents", "ClassroomScenes", "ClassroomWidgets", "ConfigSchema", "HomeScreenViews",
                "LiveValues", "ProjectCommands", "SceneModel", "SceneRendering", "SourceDiagnostics", "TestSupport",
                "ThemeModel",
            ],
            path: "Tests/RobustnessSupport"),
        .target(name: "TestSupport", dependencies: ["SourceDiagnostics"], path: "Tests/TestSupport"),
        .target(
            name: "PreviewTestSupport",
            dependencies: [
                "ClassroomContexts", "ClassroomPreview", "ClassroomScenes", "ConfigSchema", "HTTPServing",
                "LiveValues", "PreviewServing", "SceneModel", "SceneRendering", "SourceDiagnostics", "TestSupport",
                "ThemeModel",
            ],
            path: "Tests/PreviewTestSupport"),
        .target(
            name: "SceneTestSupport",
            dependencies: [
                "ClassroomScenes", "ConfigSchema", "SceneModel", "SourceDiagnostics", "TestSupport", "ThemeModel",
                "YAMLSyntax",
            ], path: "Tests/SceneTestSupport"),
        .testTarget(name: "ImportGraphTests"),
    ],
    swiftLanguageModes: [.v6]
)

let settings: [SwiftSetting] = [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0443-warning-control-flags.md
    .treatAllWarnings(as: .error),
]

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}
