// swift-tools-version: 6.2
import PackageDescription

// Packages as anybody could have them, built as one: everything that they use of Diorama is public.

let diorama: Target.Dependency = .product(name: "Diorama", package: "Diorama")

/// A library in a folder of its name, the program that has Diorama's commands with the library added, and its tests.
func example(_ name: String, program: String) -> [Target] {
    [
        .target(name: name, dependencies: [diorama], path: "\(name)/Sources/\(name)"),
        .executableTarget(
            name: program, dependencies: [.target(name: name), diorama], path: "\(name)/Sources/\(program)"),
        .testTarget(
            name: "\(name)Tests", dependencies: [.target(name: name), diorama], path: "\(name)/Tests/\(name)Tests"),
    ]
}

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Diorama", path: "..")],
    targets: example("NoiseMeter", program: "noise") + example("NoticeBoard", program: "notices")
        + example("Compass", program: "outdoors")
)
