import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// The kinds of scenes that a project knows, with what their files have in common.
package struct SceneKinds: Sendable {
    /// The kind of scenes that name no type.
    package let first: any SceneKind

    /// The kinds, the first one first.
    package let all: [any SceneKind]

    /// The screens of the project's own, on which scenes of every kind can stand.
    let projectDevices: [Device]

    /// The kinds of file that the kinds of scenes bring.
    package let fileFormats: [FileFormat]

    private let byType: [String: Int]

    /// Takes the kind of scenes that name no type, and the others.
    package init(_ first: any SceneKind, _ others: [any SceneKind] = []) {
        self.init(first, all: [first] + others, projectDevices: [])
    }

    private init(_ first: any SceneKind, all kinds: [any SceneKind], projectDevices: [Device]) {
        self.first = first
        all = kinds
        self.projectDevices = projectDevices
        fileFormats = kinds.flatMap(\.fileFormats)
        byType = Dictionary(
            kinds.enumerated().flatMap { index, kind in kind.types.map { ($0.name, index) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// The place in ``all`` of the kind that answers for a type; the first one's for no type, or for an unknown one.
    func index(ofType type: String?) -> Int { type.flatMap { byType[$0] } ?? 0 }

    /// The same kinds in a project that has screens of its own.
    func adding(_ devices: [Device]) -> SceneKinds {
        SceneKinds(first, all: all, projectDevices: projectDevices + devices)
    }

    // MARK: Screens

    /// The screens with a name on which scenes of a kind can stand: the kind's own, then the project's.
    package func devices(of kind: any SceneKind) -> [Device] { kind.devices + projectDevices }

    /// Every kind's screens, then the project's.
    package var devices: [Device] { all.flatMap(\.devices) + projectDevices }

    /// The names of the device classes.
    package var deviceClasses: [String] { devices.classes.map(\.rawValue) }

    // MARK: Fixtures

    /// What a fixture's sections say of components' looks.
    func configurations(in file: RecordValue, _ catalog: ConfigCatalog) -> [ComponentConfiguration] {
        all.flatMap { $0.configurations(in: file, catalog) }
    }

    /// Checks a fixture, which may serve several kinds.
    func checkFixture(_ fixture: RecordValue, _ catalog: ConfigCatalog, _ findings: inout [Diagnostic]) {
        for kind in all { kind.checkFixture(fixture, catalog, &findings) }
    }
}
