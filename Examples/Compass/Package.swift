// swift-tools-version: 6.2
import PackageDescription

// A view and a source of data of one's own for home-screen widgets: everything that it uses of Diorama is public.

let package = Package(
    name: "Compass",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Diorama", path: "../..")],
    targets: [
        .target(name: "Compass", dependencies: [.product(name: "Diorama", package: "Diorama")]),
        .executableTarget(
            name: "outdoors", dependencies: ["Compass", .product(name: "Diorama", package: "Diorama")]),
        .testTarget(name: "CompassTests", dependencies: ["Compass", .product(name: "Diorama", package: "Diorama")]),
    ]
)
