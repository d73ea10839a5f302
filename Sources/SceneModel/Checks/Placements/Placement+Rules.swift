package import SourceDiagnostics

extension Placement: Check {
    package static let rules: [Rule] = [.sceneID, .layoutSyntax]
}
