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
                "ComponentLibrary", "ConfigSchema", "ContextModel", "PreviewServing", "ProjectCommands", "SceneModel",
                "SceneRendering", "SourceDiagnostics", "ThemeModel", "WidgetLibrary", "YAMLSyntax",
            ]),
        .executable(name: "diorama", targets: ["diorama"]),
    ],
    targets: [
        // MARK: C libraries

        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),

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

        // MARK: Models

        .target(name: "ContextModel"),
        .testTarget(name: "ContextModelTests", dependencies: ["ContextModel", "TestSupport"]),

        .target(name: "ThemeModel", dependencies: ["ConfigSchema", "SourceDiagnostics", "YAMLSyntax"]),
        .testTarget(
            name: "ThemeModelTests",
            dependencies: ["ConfigSchema", "SourceDiagnostics", "TestSupport", "ThemeModel", "YAMLSyntax"]),

        .target(
            name: "SceneModel",
            dependencies: ["ConfigSchema", "ContextModel", "SourceDiagnostics", "ThemeModel", "YAMLSyntax"]),
        .testTarget(
            name: "SceneModelTests",
            dependencies: [
                "ConfigSchema", "ContextModel", "SceneModel", "SourceDiagnostics", "TestSupport", "ThemeModel",
                "YAMLSyntax",
            ]),

        // MARK: Pictures

        .target(
            name: "SceneRendering",
            dependencies: ["ConfigSchema", "ContextModel", "SceneModel", "SourceDiagnostics", "ThemeModel"]),
        .testTarget(
            name: "SceneRenderingTests",
            dependencies: [
                "ConfigSchema", "ContextModel", "SceneModel", "SceneRendering", "SourceDiagnostics", "TestSupport",
                "ThemeModel",
            ]),

        .target(
            name: "ComponentLibrary",
            dependencies: [
                "ConfigSchema", "ContextModel", "SceneModel", "SceneRendering", "SourceDiagnostics", "ThemeModel",
            ]),
        .testTarget(
            name: "ComponentLibraryTests",
            dependencies: [
                "ComponentLibrary", "ConfigSchema", "ContextModel", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "TestSupport", "ThemeModel",
            ]),

        .target(
            name: "WidgetLibrary",
            dependencies: [
                "ConfigSchema", "ContextModel", "SceneModel", "SceneRendering", "SourceDiagnostics", "ThemeModel",
            ]),
        .testTarget(
            name: "WidgetLibraryTests",
            dependencies: [
                "ComponentLibrary", "ConfigSchema", "ContextModel", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "TestSupport", "ThemeModel", "WidgetLibrary",
            ]),

        // MARK: Preview and command line

        .target(
            name: "PreviewServing",
            dependencies: [
                "CMicroHTTPD", "ConfigSchema", "ContextModel", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "ThemeModel",
            ],
            resources: [.embedInCode("Resources")]),
        .testTarget(
            name: "PreviewServingTests",
            dependencies: [
                "ConfigSchema", "ContextModel", "PreviewServing", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "TestSupport", "ThemeModel",
            ]),

        .target(
            name: "ProjectCommands",
            dependencies: [
                "ConfigSchema", "ContextModel", "PreviewServing", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "ThemeModel", "YAMLSyntax",
            ],
            resources: [.embedInCode("Resources")]),
        .testTarget(
            name: "ProjectCommandsTests",
            dependencies: [
                "ComponentLibrary", "ProjectCommands", "SceneModel", "SceneRendering", "SourceDiagnostics",
                "TestSupport",
                "WidgetLibrary",
            ],
            exclude: ["Snapshots"]),

        .executableTarget(name: "diorama", dependencies: ["ComponentLibrary", "ProjectCommands", "WidgetLibrary"]),

        // MARK: Tests of the house

        .target(name: "TestSupport", dependencies: ["SourceDiagnostics"], path: "Tests/TestSupport"),
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
