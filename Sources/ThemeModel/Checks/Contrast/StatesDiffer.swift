import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let equalStates = Rule(
        "theme.equal-states", .warning, "Two states of one thing look the same.",
        explanation: """
            An icon that says how something is says nothing where two of its states have one picture in one colour. \
            States that share a picture by default may do so.
            """,
        wrong: .theme(
            themeHead + "components:\n  stateBar: { networkState: { badImage: ↓ic_network_good } }\n"),
        right: .theme(
            themeHead + "components:\n  stateBar: { networkState: { badImage: ic_network_bad } }\n"))
}

/// States that differ where no file says anything differ in every mode and on every device.
package enum StatesDiffer: ThemeCheck {
    package static let rules: [Rule] = [.equalStates]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let own = theme.own else { return }
        let cascade = Cascade(catalog: theme.catalog, layers: theme.layers)
        for component in theme.catalog.components.indices {
            let states = theme.catalog.components[component].states
            check(states, of: component, theme, cascade, in: own.file, &diagnostics)
        }
    }

    /// Checks the states of the components of which a scene says something.
    package static func check(
        _ theme: Theme, _ cascade: Cascade, changedBy layer: ConfigLayer, in file: SourceFile,
        _ diagnostics: inout [Diagnostic]
    ) {
        for component in layer.components {
            let states = theme.catalog.components[component].states.filter { states in
                states.contains { $0.isChanged(by: layer, component: component) }
            }
            check(states, of: component, theme, cascade, in: file, &diagnostics)
        }
    }

    /// Reports what can be mended in one file, each place once.
    private static func check(
        _ groups: [[StatePicture]], of component: Int, _ theme: Theme, _ cascade: Cascade, in file: SourceFile,
        _ diagnostics: inout [Diagnostic]
    ) {
        let declaration = theme.catalog.components[component]
        for states in groups {
            var told: Set<SourceRange> = []
            let isSame = cascade.isSameOnAllDevices(component: component, leaves: states.flatMap(\.leaves))
            for situation in isSame ? theme.modeSituations : theme.situations {
                let looks = states.map { Look($0, of: component, theme, cascade, situation) }
                for (later, look) in looks.enumerated() {
                    guard let look, let earlier = looks.prefix(later).firstIndex(of: look),
                        // What looks the same where no file says anything may do so.
                        states[later].usual(in: declaration) != states[earlier].usual(in: declaration)
                    else { continue }
                    let places = [later, earlier].flatMap {
                        states[$0].places(of: component, theme, cascade, situation)
                    }
                    guard let place = places.first(where: { $0.file.path == file.path }), told.insert(place).inserted
                    else { continue }
                    let (path, otherPath) = (states[later].path, states[earlier].path)
                    diagnostics.append(
                        Diagnostic(
                            .equalStates, at: place,
                            "'\(declaration.name).\(path)' looks like '\(declaration.name).\(otherPath)'",
                            hint: "give them different images, or different tints"))
                }
            }
        }
    }

    /// What one state looks like.
    private struct Look: Hashable {
        let file: String
        let tint: SRGBColor?

        init?(
            _ state: StatePicture, of component: Int, _ theme: Theme, _ cascade: Cascade, _ situation: Situation
        ) {
            guard let image = state.source(of: component, theme, cascade, situation)?.source else { return nil }
            file = image.path
            let tint = state.tint.flatMap { cascade.value(component: component, leaf: $0, in: situation) }
            if case .color(let expression)? = tint?.value {
                self.tint = theme.color(expression, mode: situation.mode)
            } else {
                self.tint = image.tint.flatMap { theme.color($0, mode: situation.mode) }
            }
        }
    }
}

extension StatePicture {
    /// The image that holds, as it is named and as the theme defines it; nil when it leads nowhere.
    fileprivate func source(
        of component: Int, _ theme: Theme, _ cascade: Cascade, _ situation: Situation
    ) -> (value: ConfigValue, definition: ConfigValue, source: ImageSource)? {
        guard let value = cascade.value(component: component, leaf: image, in: situation),
            case .image(let name) = value.value,
            let definition = theme.definition(.images, name, in: situation),
            case .imageSource(let source) = definition.value
        else { return nil }
        return (value, definition, source)
    }

    /// Where its look could be changed, nearest first.
    fileprivate func places(
        of component: Int, _ theme: Theme, _ cascade: Cascade, _ situation: Situation
    ) -> [SourceRange] {
        let tint = tint.flatMap { cascade.value(component: component, leaf: $0, in: situation) }
        let image = source(of: component, theme, cascade, situation)
        return [tint?.range, image?.value.range, image?.source.tintRange, image?.definition.range].compactMap(\.self)
    }

    /// The name of the image where no file says anything.
    fileprivate func usual(in declaration: ComponentDeclaration) -> String? {
        guard case .image(let name)? = declaration.defaults[image]?.value else { return nil }
        return name
    }
}
