public import ConfigSchema
import SourceDiagnostics

/// Everything that can be configured: the components with their properties, and the product's texts.
///
/// Built once from a registry of components and then only read. Files are checked against it, the JSON Schema and the
/// reference are printed from it. Declarations and catalog are classes, because every check of every scene gets them.
public final class ConfigCatalog: Sendable {
    /// The declarations, sorted by name.
    public let components: [ComponentDeclaration]

    /// The product's built-in texts.
    public let strings: StringTable

    /// The device classes and the locales that files may name.
    public let vocabulary: ConfigVocabulary

    /// What the components of each kind of scene need by default of a theme that stands alone, by the kind; what components
    /// share is the first kind's.
    let needs: [String: [TokenNeed]]

    private let indexes: [String: Int]

    /// Makes a catalog; of two declarations with one name, the first counts.
    public init(components: [ComponentDeclaration], strings: StringTable, deviceClasses: [String]) {
        self.components = components.sorted { $0.name < $1.name }
        self.strings = strings
        vocabulary = ConfigVocabulary(deviceClasses: deviceClasses, locales: strings.locales)
        needs = TokenNeed.byKind(of: self.components)
        indexes = Dictionary(
            self.components.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private init(_ catalog: ConfigCatalog, _ vocabulary: ConfigVocabulary, _ strings: StringTable) {
        components = catalog.components
        needs = catalog.needs
        self.strings = strings
        indexes = catalog.indexes
        self.vocabulary = vocabulary
    }

    /// The same catalog for files that may name further device classes and locales, with texts in these by key and locale;
    /// `isWhole` says whether that is all.
    package func adding(
        deviceClasses: [String], locales: [String], texts: [String: [String: String]] = [:], isWhole: Bool = true
    ) -> ConfigCatalog {
        ConfigCatalog(
            self,
            ConfigVocabulary(
                deviceClasses: vocabulary.deviceClasses.adding(deviceClasses),
                locales: vocabulary.locales.adding(locales), isWhole: isWhole),
            texts.isEmpty ? strings : strings.overriding(with: texts))
    }

    /// The place of a component in `components`.
    package func index(of name: String) -> Int? { indexes[name] }

    /// What a component declares; nil when no component has the name.
    public func component(_ name: String) -> ComponentDeclaration? { indexes[name].map { components[$0] } }

    /// The names that scenes of some kinds can place, sorted.
    package func placeableNames(in kinds: [String]) -> [String] {
        components.filter { $0.isPlaceable && ($0.kind.map(kinds.contains) ?? true) }.map(\.name)
    }
}

/// What the files may say of one component, and what its author says of its size.
public final class ComponentDeclaration: Sendable {
    /// The name in YAML, under `components` and in `compose`.
    public let name: String

    /// What the component shows and to whom, in one sentence for the reference and for editors.
    public let summary: String

    /// What themes and scenes may set of it.
    public let properties: PropertyGroup

    /// The built-in values, by leaf of `properties`.
    package let defaults: [ConfigValue?]

    /// The tokens that the built-in values refer to, images apart, each once.
    ///
    /// Gathered here, where components are made on all processors.
    fileprivate let needs: [TokenNeed]

    /// Whether one of its switches is off where no file says anything.
    let isOffByDefault: Bool

    /// The texts whose contrast is checked.
    let texts: [ContrastPair]

    /// The images by which states are told apart, by leaf.
    let states: [[StatePicture]]

    /// Whether scenes can place it; false for configuration that other components read, such as `record`.
    public let isPlaceable: Bool

    /// Whether it has a width of its own.
    public let hasOwnWidth: Bool

    /// Whether it has a height of its own.
    public let hasOwnHeight: Bool

    /// The kind of scene that can place it; nil for every kind.
    public let kind: String?

    /// The parts that popups can open from.
    public let anchors: [String]

    /// The name of the component over which it lies where a scene gives it no frame.
    public let covers: String?

    /// Declares a component.
    public init(
        name: String, summary: String, properties: [PropertySpec], isPlaceable: Bool = true, hasOwnWidth: Bool = false,
        hasOwnHeight: Bool = false, kind: String? = nil, anchors: [String] = [], covers: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.summary = summary
        self.properties = PropertyGroup("component '\(name)'", properties)
        self.defaults = self.properties.readDefaults()
        self.needs = TokenNeed.all(of: name, in: self.properties, self.defaults)
        self.isOffByDefault = zip(self.properties.leaves, self.defaults).contains { leaf, value in
            value?.mayBeOff == true && leaf.spec.isSwitch
        }
        self.states = StatePicture.all(in: self.properties)
        self.texts = ContrastPair.all(in: self.properties)
        self.isPlaceable = isPlaceable
        self.hasOwnWidth = hasOwnWidth
        self.hasOwnHeight = hasOwnHeight
        self.anchors = anchors
        self.covers = covers
    }
}

/// A token that components refer to in their built-in values.
struct TokenNeed: Sendable {
    let category: TokenCategory
    let name: String
    /// The property that refers to it first, with its component's name in front.
    let user: String

    private struct Key: Hashable {
        let kind: String
        let category: TokenCategory
        let name: String
    }

    fileprivate static func all(
        of component: String, in properties: PropertyGroup, _ defaults: [ConfigValue?]
    ) -> [TokenNeed] {
        var needs: [TokenNeed] = []
        for (leaf, value) in zip(properties.leaves, defaults) {
            value?.forEachReference { reference in
                // Without its image a part is drawn without an icon.
                guard reference.category != .images,
                    !needs.contains(where: { $0.category == reference.category && $0.name == reference.name })
                else { return }
                needs.append(
                    TokenNeed(
                        category: reference.category, name: reference.name, user: "\(component).\(leaf.path)"))
            }
        }
        return needs
    }

    fileprivate static func byKind(of components: [ComponentDeclaration]) -> [String: [TokenNeed]] {
        let first = components.lazy.compactMap(\.kind).first ?? ""
        var needs: [String: [TokenNeed]] = [:]
        var seen = KeyTable<Key, Bool>()
        for component in components {
            let kind = component.kind ?? first
            for need in component.needs {
                let key = Key(kind: kind, category: need.category, name: need.name)
                guard seen[key] == nil else { continue }
                seen.set(true, for: key)
                needs[kind, default: []].append(need)
            }
            // A kind that needs nothing is one all the same.
            needs[kind, default: []] += []
        }
        return needs
    }
}

extension [String] {
    /// These names, then those of others that are not among them.
    fileprivate func adding(_ others: [String]) -> [String] {
        others.reduce(into: self) { if !$0.contains($1) { $0.append($1) } }
    }
}
