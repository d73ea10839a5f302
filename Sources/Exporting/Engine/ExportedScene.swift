import ConfigSchema
public import SceneModel
public import SourceDiagnostics
import ThemeModel

/// A scene as targets read it: each property of a component with its value and its line of YAML.
public struct ExportedScene: Sendable {
    /// The slot of the form that it fills.
    public let slot: String

    /// The scene with what it inherits.
    public let scene: Scene

    private let theme: Theme
    private let cascade: Cascade

    /// Takes a scene without errors.
    package init(_ scene: Scene, in slot: String, theme: ExportedTheme) {
        self.scene = scene
        self.slot = slot
        self.theme = theme.theme
        cascade = scene.cascade(over: theme.theme)
    }

    /// The scene's id, such as `small-class`.
    public var id: String { scene.id }

    /// The beginning of its file.
    public var place: SourceRange {
        .startOf(scene.own?.file ?? SourceFile(path: ProjectLayout.standard.sceneFolder + "/" + id, text: ""))
    }

    /// The value of a component's property: the scene's, else the theme's, else the component's default.
    ///
    /// - Parameters:
    ///   - component: The component's name, such as `toast`.
    ///   - path: The property's path below it, such as `title.color`.
    ///   - mode: The theme's mode.
    ///   - deviceClass: The device class.
    /// - Returns: The value; nil if there is no such property, or it has no value. The place of a default is the text that
    ///   declares it, which is no file of the project: ``ExportedValue/isBuiltIn``.
    public func value(of component: String, _ path: String, mode: String, deviceClass: String) -> ExportedValue? {
        theme.exportedValue(of: component, path, cascade, mode: mode, deviceClass: deviceClass)
    }

    /// The values of components that the scene's own files set, without the theme's.
    public var componentValues: [ComponentValue] { ComponentValue.all(of: scene.layers, theme.catalog) }

    /// The name for people.
    public func title(locale: String) -> String { scene.title(locale: locale) }
}

extension ExportedTheme {
    /// The value of a component's property without any scene: the theme's, else the component's default.
    public func value(of component: String, _ path: String, mode: String, deviceClass: String) -> ExportedValue? {
        let cascade = Cascade(catalog: theme.catalog, layers: theme.layers)
        return theme.exportedValue(of: component, path, cascade, mode: mode, deviceClass: deviceClass)
    }

    /// The values of components that the theme's files set.
    public var componentValues: [ComponentValue] { ComponentValue.all(of: theme.layers, theme.catalog) }
}

/// A property of a component that a file sets.
public struct ComponentValue: Sendable {
    /// The component's name.
    public let component: String

    /// The property's path below it, such as `title.color`.
    public let path: String

    /// The line of YAML that gives it.
    public let place: SourceRange

    fileprivate static func all(of layers: [ConfigLayer], _ catalog: ConfigCatalog) -> [ComponentValue] {
        var values: [ComponentValue] = []
        for layer in layers {
            layer.forEachValue { component, leaf, value in
                let declaration = catalog.components[component]
                values.append(
                    ComponentValue(
                        component: declaration.name, path: declaration.properties.leaves[leaf].path,
                        place: value.range))
            }
        }
        return values
    }
}

extension Theme {
    fileprivate func exportedValue(
        of component: String, _ path: String, _ cascade: Cascade, mode: String, deviceClass: String
    ) -> ExportedValue? {
        let situation = situation(mode: mode, deviceClass: deviceClass, locale: catalog.vocabulary.firstLocale)
        guard let index = catalog.index(of: component),
            let leaf = catalog.components[index].properties.leafIndex(path),
            let held = cascade.assignments(component: index, leaf: leaf, in: situation).first,
            let resolved = resolve(held.value, in: situation)
        else { return nil }
        return ExportedValue(
            resolved: resolved, alias: TokenAlias(held.value), place: held.value.range,
            isBuiltIn: held.layer == Cascade.builtInLayer)
    }
}
