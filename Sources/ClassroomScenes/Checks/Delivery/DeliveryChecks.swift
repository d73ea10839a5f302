import ClassroomContexts
import ConfigSchema
import SceneModel
import SourceDiagnostics

/// What the service type of a scene is checked for, with everything that the scene inherits.
enum DeliveryChecks {
    /// Every rule of service types.
    static let rules: [Rule] = ServiceTypeOfClass.rules + PlayerFits.rules

    /// Checks a scene; only what its own file says is reported.
    static func run(_ scene: Scene, _ own: SceneDocument, _ diagnostics: inout [Diagnostic]) {
        guard ServiceTypeOfClass.check(scene, own, &diagnostics) else { return }
        PlayerFits.check(scene, own, &diagnostics)
    }
}
