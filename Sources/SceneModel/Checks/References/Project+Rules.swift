package import SourceDiagnostics

extension Project: Check {
    package static let rules: [Rule] = [
        .unknownTheme, .themeCycle, .unknownScene, .otherKind, .sceneCycle, .sceneTheme, .missingContexts,
        .unreadableFile, .fileTooLarge, .fileOutside,
    ]
}
