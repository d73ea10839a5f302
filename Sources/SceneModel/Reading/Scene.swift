public import ConfigSchema
package import LiveValues
public import SourceDiagnostics
package import ThemeModel

/// A scene with everything that it inherits.
public final class Scene: Sendable {
    /// The scene's own file and those that it extends, strongest first.
    package let chain: [SceneDocument]
    /// The theme that the files name, else the project's; a view may ask for another one.
    package let themeID: String?
    /// The components, bottom to top, every device's and every role's.
    package let placements: [Placement]
    /// The fixture; nil for a scene without one.
    public let fixture: Fixture?
    /// The files that its placements need, by their paths.
    public let files: [String: KindDocument]
    /// The files as they stand that these need, by their paths.
    public let dataFiles: [String: SourceFile]
    /// What viewers see in place of this scene who are in an inner part of its store; it has nothing inside itself.
    package let inner: Scene?

    package init(
        _ kind: any SceneKind, chain: [SceneDocument], fixture: Fixture?, files: [String: KindDocument] = [:],
        dataFiles: [String: SourceFile] = [:],
        projectTheme: String? = nil, inner: Scene? = nil
    ) {
        self.kind = kind
        self.chain = chain
        self.fixture = fixture
        self.files = files
        self.dataFiles = dataFiles
        self.inner = inner
        themeID = Self.themeID(of: chain, projectTheme)
        placements = Self.placements(of: chain)
    }

    /// The theme that the strongest of some files names, else the project's.
    static func themeID(of chain: [SceneDocument], _ projectTheme: String?) -> String? {
        chain.lazy.compactMap { $0.text("theme")?.text }.first ?? projectTheme
    }

    /// What stands in a scene that extends others, bottom to top.
    package static func placements(of chain: [SceneDocument]) -> [Placement] {
        let surface = chain.first?.surface
        return chain.reversed().reduce(into: surface.map { [$0] } ?? []) { placements, document in
            let removed = Set((document.record?["remove"]?.items ?? []).compactMap(\.stringValue))
            placements.removeAll { removed.contains($0.id) }
            for placement in document.placements {
                if let index = placements.firstIndex(where: { $0.id == placement.id }) {
                    placements[index] = placement
                } else {
                    placements.append(placement)
                }
            }
        }
    }

    /// The scene that a viewer sees at the moment: this one, or the one inside of it unless that is switched off.
    package func shown(
        to viewer: String, in store: any LiveStore, with theme: Theme, mode: String, on device: Device
    ) -> Scene {
        guard let inner, kind.isInside(viewer, in: store) else { return self }
        guard let name = kind.innerConfiguration, let index = theme.catalog.index(of: name) else { return inner }
        let situation = theme.situation(mode: mode, deviceClass: device.deviceClass.rawValue, locale: locale)
        let values = theme.values(of: index, cascade: cascade(over: theme), in: situation)
        return values.boolean("enable") == false ? self : inner
    }

    /// Whether a store starts from the same for both: no file of theirs was read anew in between.
    package func startsLike(_ other: Scene) -> Bool {
        chain.elementsEqual(other.chain, by: ===) && fixture?.record === other.fixture?.record
    }

    /// What it places where its kind places what files describe.
    public var placedFiles: [PlacedFile] { placements.compactMap(\.placed) }

    /// Whether an entry of `compose` could not be read or is hidden behind another: what seems to be missing may then be in
    /// the file.
    package var lacksPlacement: Bool { chain.contains(where: \.lacksPlacement) }

    /// The file's path below `Scenes`, without its ending, such as `presets/small`.
    public var id: String { chain.first?.id ?? "" }

    /// The layers of the chain, and below them what the fixture says of looks.
    package var layers: [ConfigLayer] {
        let layers = chain.map(\.layer)
        return fixture?.layer.map { layers + [$0] } ?? layers
    }

    /// The name for people.
    package func title(locale: String) -> String {
        value("title").flatMap { LocalizedText($0, vocabulary).text(locale: locale) } ?? id
    }

    /// The file that says what is live in the scene: its own, else the nearest one that it extends.
    package var fixtureDocument: SceneDocument? { chain.first(where: \.hasFixture) }

    /// The kind of scene that its own file says.
    package let kind: any SceneKind

    /// The device classes and locales that its files were read with.
    package var vocabulary: ConfigVocabulary { own?.vocabulary ?? .minimal }

    /// The scene's own file; what it inherits lies behind it in ``chain``.
    package var own: SceneDocument? { chain.first }

    /// The value of `type`, the kind's first one when no file says any.
    public var type: String { value("type")?.stringValue ?? kind.types.first?.name ?? "" }

    /// The languages of what it places, besides the project's.
    package var furtherLocales: [String] {
        let all = files.sorted { $0.key < $1.key }.flatMap(\.value.furtherLocales)
        return all.enumerated().filter { all.firstIndex(of: $1) == $0 }.map(\.element)
    }

    /// The language that the files name, else the project's first.
    public var locale: String { value("locale")?.stringValue ?? chain.first?.vocabulary.firstLocale ?? "" }

    /// The user through whose eyes the scene is seen: the one that a file names, else the kind's choice.
    public var viewer: String {
        value("viewer")?.stringValue ?? fixture.flatMap { kind.defaultViewer(in: $0.record) } ?? ""
    }

    /// What the files say under a top-level key, strongest first, without the fixture's own section of that name.
    public func values(_ key: String) -> [ConfigValue] { chain.compactMap { $0.record?[key] } }

    /// The screens with a name on which it can stand: those of its kind and of the project.
    package var devices: [Device] { own?.devices ?? kind.devices }

    package var device: Device {
        let kind = kind
        guard let value = value("device") else { return kind.defaultDevice }
        guard let record = value.record else {
            return value.stringValue.flatMap { try? Device(argument: $0, among: devices) } ?? kind.defaultDevice
        }
        guard let width = record["width"]?.literalNumber, let height = record["height"]?.literalNumber else {
            return kind.defaultDevice
        }
        let name = record["class"]?.stringValue
        let deviceClass =
            devices.classes.first { $0.rawValue == name } ?? kind.defaultDevice.deviceClass
        return Device(
            name: "\(Self.short(width))x\(Self.short(height)):\(deviceClass.rawValue)", width: width, height: height,
            deviceClass: deviceClass)
    }

    /// The cascade of a theme with this scene on top.
    package func cascade(over theme: Theme) -> Cascade {
        Cascade(catalog: theme.catalog, layers: layers + theme.layers)
    }

    private func value(_ key: String) -> ConfigValue? { chain.lazy.compactMap { $0.record?[key] }.first }

    private static func short(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
