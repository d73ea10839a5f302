import ConfigSchema
import SceneModel
import SourceDiagnostics

extension Rule {
    static let serviceType = Rule(
        "scene.service-type", .error, "A class that is not vocational has a service type.",
        explanation: "Only scenes of `type: vocation` are launched with a `serviceType`; others are live.",
        wrong: .scene(sceneHead + "type: lecture\nserviceType: ↓fusion\n"),
        right: .scene(sceneHead + "type: vocation\nserviceType: fusion\n"))
}

/// A service type stands in a vocational class.
enum ServiceTypeOfClass: Check {
    static let rules: [Rule] = [.serviceType]

    /// Adds the finding, and tells whether there was none.
    static func check(_ scene: Scene, _ own: SceneDocument, _ diagnostics: inout [Diagnostic]) -> Bool {
        guard scene.type != "vocation", let service = scene.values(DeliveryFormat.serviceTypeKey).first,
            let name = service.stringValue
        else { return true }
        // A type that could not be read may be meant to be the right one.
        guard own.record?.lost.contains("type") != true else { return false }
        if own.record?[DeliveryFormat.serviceTypeKey] != nil {
            diagnostics.append(
                Diagnostic(
                    .serviceType, at: service.range, "a class of the type '\(scene.type)' has no service type",
                    hint: "write 'type: vocation', or delete 'serviceType'"))
        } else if let type = own.record?["type"] {
            diagnostics.append(
                Diagnostic(
                    .serviceType, at: type.range,
                    "the class has the service type '\(name)', which belongs to 'type: vocation'",
                    hint: "delete 'type', or extend another preset",
                    notes: [.init("the service type is said here", at: service.range)]))
        }
        return false
    }
}
