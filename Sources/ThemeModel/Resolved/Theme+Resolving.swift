package import ConfigSchema
import SourceDiagnostics
import Synchronization

extension Theme {
    /// A value with every reference followed; nil when a reference leads nowhere.
    package func resolve(_ value: ConfigValue, in situation: Situation) -> ResolvedValue? {
        switch value.value {
        case .boolean, .integer, .number(.literal), .length(.literal), .string, .text, .enumeration, .layout, .token,
            .duration:
            return ResolvedValue(literal: value)
        case .number(.token(let name)): return metric(name, in: situation).map { .number($0) }
        case .length(.token(let name)): return metric(name, in: situation).map { .length(Length($0)) }
        case .color(let expression): return color(expression, mode: situation.mode).map { .color($0) }
        case .font(let expression): return font(expression, in: situation).map { .font($0) }
        case .shadow(let expression): return shadow(expression, in: situation).map { .shadow($0) }
        case .image(let name): return image(name, in: situation).map { .image($0) }
        case .byLocale: return LocalizedText(value, catalog.vocabulary).text(locale: situation.locale).map { .text($0) }
        case .list(let items): return .list(items.compactMap { resolve($0, in: situation) })
        case .map(let entries): return .map(resolve(entries, in: situation))
        case .record(let record):
            return .map(
                record.fields.compactMap { field in
                    resolve(field.value, in: situation).map {
                        ResolvedEntry(key: record.group.members[field.member].key, value: $0)
                    }
                })
        case .byMode, .byDevice: return situation.choose(value).flatMap { resolve($0, in: situation) }
        // What is live has no value until it is looked at.
        case .imageSource, .instant, .bound, .null, .unreadable: return nil
        }
    }

    package func values(of component: Int, cascade: Cascade, in situation: Situation) -> PropertyValues {
        let declaration = catalog.components[component]
        let values = declaration.properties.leaves.indices.map { leaf in
            cascade.value(component: component, leaf: leaf, in: situation).flatMap { resolve($0, in: situation) }
        }
        return PropertyValues(component: declaration.name, group: declaration.properties, values: values)
    }

    /// The values of all components for a situation, by their names.
    ///
    /// Of what no layer above the theme's own changes, the values are resolved once for each situation.
    package func values(cascade: Cascade, in situation: Situation) -> [String: PropertyValues] {
        let above = cascade.layers.dropLast(chain.count)
        guard cascade.layers.dropFirst(above.count).elementsEqual(layers, by: ===) else {
            return values(of: catalog.components.indices, cascade, in: situation)
        }
        let changed = values(of: Set(above.flatMap(\.components)), cascade, in: situation)
        return plainValues(in: situation).merging(changed) { $1 }
    }

    private func values(
        of components: some Sequence<Int>, _ cascade: Cascade, in situation: Situation
    ) -> [String: PropertyValues] {
        var all: [String: PropertyValues] = [:]
        for component in components {
            all[catalog.components[component].name] = values(of: component, cascade: cascade, in: situation)
        }
        return all
    }

    /// The values that the theme itself gives.
    private func plainValues(in situation: Situation) -> [String: PropertyValues] {
        if let known = knownValues.withLock({ $0[situation] }) { return known }
        let plain = values(of: catalog.components.indices, Cascade(catalog: catalog, layers: layers), in: situation)
        knownValues.withLock { known in
            if known.count >= Self.knownSituations { known.removeAll() }
            known[situation] = plain
        }
        return plain
    }

    private func resolve(_ entries: [MapEntry], in situation: Situation) -> [ResolvedEntry] {
        entries.compactMap { entry in
            resolve(entry.value, in: situation).map { ResolvedEntry(key: entry.key, value: $0) }
        }
    }

    private func number(_ expression: NumberExpression, in situation: Situation) -> Double? {
        switch expression {
        case .literal(let value): value
        case .token(let name): metric(name, in: situation)
        }
    }

    private func metric(_ name: String, in situation: Situation) -> Double? {
        var name = name
        // Deeper chains than there are tokens are circles, which the checks report.
        for _ in 0..<tokens[.metrics].tokens.count {
            guard let value = definition(.metrics, name, in: situation) else { return nil }
            switch value.value {
            case .number(.literal(let number)): return number
            case .number(.token(let next)): name = next
            default: return nil
            }
        }
        return nil
    }

    private func font(_ expression: FontExpression, in situation: Situation) -> FontValue? {
        var expression = expression
        for _ in 0...tokens[.fonts].tokens.count {
            switch expression {
            case .literal(let font): return font.shown
            case .token(let name):
                guard case .font(let next)? = definition(.fonts, name, in: situation)?.value else { return nil }
                expression = next
            }
        }
        return nil
    }

    private func shadow(_ expression: ShadowExpression, in situation: Situation) -> ResolvedShadow? {
        var expression = expression
        for _ in 0...tokens[.shadows].tokens.count {
            switch expression {
            case .token(let name):
                guard case .shadow(let next)? = definition(.shadows, name, in: situation)?.value else { return nil }
                expression = next
            case .literal(let shadow):
                guard let color = color(shadow.color, mode: situation.mode),
                    let opacity = number(shadow.opacity, in: situation)
                else { return nil }
                return ResolvedShadow(
                    color: color.opacity(color.alpha * opacity), offsetX: number(shadow.offsetX, in: situation) ?? 0,
                    offsetY: number(shadow.offsetY, in: situation) ?? 0,
                    radius: number(shadow.radius, in: situation) ?? 0)
            }
        }
        return nil
    }

    /// An image by its token, with its tint; nil when there is no such token.
    package func image(_ name: String, in situation: Situation) -> ResolvedImage? {
        guard let value = definition(.images, name, in: situation), case .imageSource(let source) = value.value,
            let document = chain.first(where: { $0.file.path == value.range.file.path })
        else { return nil }
        return ResolvedImage(
            name: name, file: document.imageFile(source),
            tint: source.tint.flatMap { color($0, mode: situation.mode) })
    }
}
