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
            for situation in theme.situations {
                let pictures = states.map { Picture($0, of: component, theme, cascade, situation) }
                for (later, picture) in pictures.enumerated() {
                    guard let picture,
                        let earlier = pictures.prefix(later).firstIndex(where: { $0?.look == picture.look }),
                        let other = pictures[earlier], other.usual != picture.usual,
                        let place = (picture.places + other.places).first(where: { $0.file.path == file.path }),
                        told.insert(place).inserted
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
    private struct Picture {
        struct Look: Hashable {
            let file: String
            let tint: SRGBColor?
        }

        let look: Look
        /// The image where no file says anything.
        let usual: String?
        /// Where it could be changed, nearest first.
        let places: [SourceRange]

        init?(
            _ state: StatePicture, of component: Int, _ theme: Theme, _ cascade: Cascade, _ situation: Situation
        ) {
            guard let value = cascade.value(component: component, leaf: state.image, in: situation),
                case .image(let name) = value.value,
                let definition = theme.definition(.images, name, in: situation),
                case .imageSource(let source) = definition.value
            else { return nil }
            let tint = state.tint.flatMap { cascade.value(component: component, leaf: $0, in: situation) }
            let color: SRGBColor? =
                if case .color(let expression)? = tint?.value {
                    theme.color(expression, mode: situation.mode)
                } else {
                    source.tint.flatMap { theme.color($0, mode: situation.mode) }
                }
            look = Look(file: source.path, tint: color)
            usual = theme.catalog.components[component].defaults[state.image]?.imageName
            places = [tint?.range, value.range, source.tintRange, definition.range].compactMap(\.self)
        }
    }
}

extension ConfigValue {
    /// The image that it names.
    fileprivate var imageName: String? {
        if case .image(let name) = value { name } else { nil }
    }
}
