// swift-tools-version: 6.2
import PackageDescription

// A package as anybody could have it: everything that it uses of Diorama is public.

let package = Package(
    name: "NoiseMeter",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Diorama", path: "../..")],
    targets: [
        .target(name: "NoiseMeter", dependencies: [.product(name: "Diorama", package: "Diorama")]),
        .executableTarget(
            name: "noise", dependencies: ["NoiseMeter", .product(name: "Diorama", package: "Diorama")]),
        .testTarget(
            name: "NoiseMeterTests", dependencies: ["NoiseMeter", .product(name: "Diorama", package: "Diorama")]),
    ]
)
