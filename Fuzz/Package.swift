// swift-tools-version: 6.2
import PackageDescription

// Inputs that nobody thought of, for everything that reads files and requests. Build and run it with `.ci/fuzz`: it
// needs libFuzzer's runtime, and code that counts where it has been.

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Diorama", path: "..")],
    targets: [
        .executableTarget(
            name: "fuzz",
            dependencies: [
                .product(name: "Diorama", package: "Diorama"), .product(name: "FuzzingSupport", package: "Diorama"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
    ]
}
