package import SourceDiagnostics

extension Project: Check {
    package static let rules: [Rule] = [
        .unknownTheme, .themeCycle, .unknownScene, .otherKind, .sceneCycle, .sceneTheme, .missingContexts,
        .replacedContexts, .unreadableFile, .fileTooLarge, .fileOutside,
    ]
}
