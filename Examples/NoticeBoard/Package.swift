// swift-tools-version: 6.2
import PackageDescription

// A second kind of scene, written from outside: everything that it uses of Diorama is public.

let package = Package(
    name: "NoticeBoard",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Diorama", path: "../..")],
    targets: [
        .target(name: "NoticeBoard", dependencies: [.product(name: "Diorama", package: "Diorama")]),
        .executableTarget(
            name: "notices", dependencies: ["NoticeBoard", .product(name: "Diorama", package: "Diorama")]),
        .testTarget(
            name: "NoticeBoardTests", dependencies: ["NoticeBoard", .product(name: "Diorama", package: "Diorama")]),
    ]
)
