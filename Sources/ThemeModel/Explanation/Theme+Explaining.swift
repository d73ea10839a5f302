package import ConfigSchema
import SourceDiagnostics

extension Theme {
    /// Explains every property of a component at or below a path such as `title` or `title.text.color`.
    ///
    /// An empty path means all of them. A path may go on below a property: into a list, a map, a value by mode, device or
    /// locale, the parts of a font. The result is empty when there is no such path.
    package func explain(
        component: Int, at path: String, cascade: Cascade, in situation: Situation
    ) -> [Explanation] {
        let declaration = catalog.components[component]
        let leaves = declaration.properties.leaves
        let found = leaves.indices.filter { leaf in
            path.isEmpty || leaves[leaf].path == path || leaves[leaf].path.hasPrefix(path + ".")
        }
        guard found.isEmpty else {
            return found.map { explain(component: component, leaf: $0, [], cascade: cascade, in: situation) }
        }
        let steps = path.split(separator: ".").map(String.init)
        guard declaration.properties.declaration(at: steps, catalog.vocabulary) != nil,
            let leaf = leaves.indices.first(where: { path.hasPrefix(leaves[$0].path + ".") })
        else { return [] }
        let rest = steps.dropFirst(leaves[leaf].path.split(separator: ".").count)
        return [explain(component: component, leaf: leaf, rest, cascade: cascade, in: situation)]
    }

    private func explain(
        component: Int, leaf: Int, _ rest: ArraySlice<String>, cascade: Cascade, in situation: Situation
    ) -> Explanation {
        let declaration = catalog.components[component]
        let property = declaration.properties.leaves[leaf]
        let (situation, steps) = situation.entering(rest, in: self)
        let assignments = cascade.assignments(component: component, leaf: leaf, in: situation)
        var resolved = assignments.first.flatMap { resolve($0.value, in: situation) }?.part(at: steps)
        var lines = lines(of: assignments.map { ($0.layer, $0.value) }, at: steps, property.spec, in: situation)
        // Of an icon's two tints the one beside it in the configuration holds.
        if case .image(let image)? = resolved, property.spec.key != "tint",
            let beside = declaration.properties.leafIndex(property.path.dropLast(property.spec.key.count) + "tint")
        {
            let tints = cascade.assignments(component: component, leaf: beside, in: situation)
            if let first = tints.first, case .color(let tint)? = resolve(first.value, in: situation) {
                resolved = .image(image.tinted(tint))
                lines += self.lines(
                    of: tints.map { ("tint, \($0.layer)", $0.value) }, at: [],
                    declaration.properties.leaves[beside].spec, in: situation)
            }
        }
        return Explanation(
            keyPath: ([declaration.name, property.path] + rest).joined(separator: "."),
            value: resolved?.explanationText ?? "none", color: resolved?.color, summary: property.spec.summary,
            lines: lines)
    }

    /// The places that have a say in a property, the one that holds first.
    private func lines(
        of assignments: [(layer: String, value: ConfigValue)], at steps: ArraySlice<String>, _ spec: PropertySpec,
        in situation: Situation
    ) -> [Explanation.Line] {
        var lines: [Explanation.Line] = []
        for (index, assignment) in assignments.enumerated() {
            let value = assignment.value.part(at: steps, in: situation)
            let text = assignment.value.isWritten ? text(of: value, in: situation) : spec.defaultText ?? ""
            lines.append(
                .init(index == 0 ? .sets : .overridden, layer: assignment.layer, text: text, at: value.range))
            guard index == 0 else { continue }
            if let origin = value.origin {
                lines.append(.init(.alias, layer: "used here", text: "", at: origin))
            }
            lines += tokenLines(of: value, in: situation)
        }
        return lines
    }

    /// What is written for a value; for one on several lines, what it comes to.
    package func text(of value: ConfigValue, in situation: Situation) -> String {
        value.writtenText ?? resolve(value, in: situation)?.explanationText ?? ""
    }

    /// The definitions that a value comes from, nearest first.
    package func tokenLines(of value: ConfigValue, in situation: Situation) -> [Explanation.Line] {
        var lines: [Explanation.Line] = []
        var seen: Set<String> = []
        var pending = [value]
        while let next = pending.popLast() {
            next.forEachReference { reference in
                guard seen.insert("\(reference.category)/\(reference.name)").inserted else { return }
                let definitions = definitions(reference.category, reference.name, in: situation)
                for (index, definition) in definitions.enumerated() {
                    let token = "\(reference.category.noun) \(reference.name)"
                    lines.append(
                        .init(
                            index == 0 ? .token : .overridden,
                            layer: index == 0 ? token : "\(token), \(definition.layer)",
                            text: text(of: definition.value, in: situation), at: definition.value.range))
                }
                if let first = definitions.first { pending.insert(first.value, at: 0) }
            }
        }
        return lines
    }

    // MARK: Tokens and texts

    /// Explains the tokens of a category, or one of them, or a part of one: `sun`, `sun.dark`, `title.size`.
    package func explain(
        _ category: TokenCategory, at steps: ArraySlice<String>, in situation: Situation
    ) -> [Explanation] {
        guard let name = steps.first else {
            return tokens[category].names.flatMap { explain(category, at: [$0], in: situation) }
        }
        guard tokens[category][name] != nil else { return [] }
        let (situation, rest) = situation.entering(steps.dropFirst(), in: self)
        let definitions = definitions(category, name, in: situation)
        let value: ResolvedValue? = definitions.first.flatMap { definition in
            let whole = category == .images ? ConfigValue(.image(name), at: definition.value.range) : definition.value
            return resolve(whole, in: situation)
        }
        if !rest.isEmpty, value?.part(at: rest) == nil { return [] }
        var lines: [Explanation.Line] = []
        for (index, definition) in definitions.enumerated() {
            lines.append(
                .init(
                    index == 0 ? .sets : .overridden, layer: definition.layer,
                    text: text(of: definition.value, in: situation), at: definition.value.range))
            if index == 0 { lines += tokenLines(of: definition.value, in: situation) }
        }
        let part = value?.part(at: rest)
        return [
            Explanation(
                keyPath: ([category.rawValue] + steps).joined(separator: "."), value: part?.explanationText ?? "none",
                color: part?.color, summary: "A \(category.noun) of the theme.", lines: lines)
        ]
    }

    /// Explains the product's texts, or one of them by its key: where the theme replaces it, and what it says in the
    /// situation's locale.
    package func explainTexts(at steps: ArraySlice<String>, in situation: Situation) -> [Explanation] {
        guard let key = steps.first else {
            let replaced = chain.flatMap { $0.record?["strings"]?.mapEntries.map(\.key) ?? [] }
            return Set(replaced).sorted().flatMap { explainTexts(at: [$0], in: situation) }
        }
        guard strings.contains(key) else { return [] }
        let (situation, rest) = situation.entering(steps.dropFirst(), in: self)
        guard rest.isEmpty else { return [] }
        let written = chain.flatMap { document in
            (document.record?["strings"]?.mapEntries ?? []).filter { $0.key == key }
                .map { (document.layer.title, $0.value) }
        }.filter { LocalizedText($0.1, catalog.vocabulary).byLocale[situation.locale] != nil }
        var lines = written.enumerated().map { index, entry in
            Explanation.Line(
                index == 0 ? .sets : .overridden, layer: entry.0, text: text(of: entry.1, in: situation),
                at: entry.1.range)
        }
        if catalog.strings.contains(key) {
            lines.append(
                .builtIn(
                    catalog.strings.text(key, locale: situation.locale), lines.isEmpty ? .sets : .overridden))
        }
        return [
            Explanation(
                keyPath: (["strings"] + steps).joined(separator: "."),
                value: strings.text(key, locale: situation.locale), summary: "A text of the product.", lines: lines)
        ]
    }
}

extension Situation {
    /// The situation that a path asks about when it goes on with a mode, a device class or a locale, and the rest of it.
    fileprivate func entering(
        _ steps: ArraySlice<String>, in theme: Theme
    ) -> (Situation, ArraySlice<String>) {
        guard let step = steps.first else { return (self, steps) }
        let vocabulary = theme.catalog.vocabulary
        var (mode, deviceClass, locale) = (mode, deviceClass, locale)
        if theme.modes.contains(step) {
            mode = step
        } else if vocabulary.deviceClasses.contains(step) {
            deviceClass = step
        } else if vocabulary.locales.contains(step) {
            locale = step
        } else {
            return (self, steps)
        }
        return Situation(mode: mode, deviceClass: deviceClass, locale: locale).entering(steps.dropFirst(), in: theme)
    }
}

extension ConfigValue {
    /// The text of a value that stands on one line of a file; nil for one on several lines, or in no file.
    package var writtenText: String? { isWritten ? range.lineText : nil }

    /// Whether a file holds it.
    package var isWritten: Bool { range.start != range.end }

    /// The part at a path, or the nearest one around it that is written by itself.
    fileprivate func part(at steps: ArraySlice<String>, in situation: Situation) -> ConfigValue {
        guard let step = steps.first, let part = part(step).flatMap({ situation.choose($0) }) else { return self }
        return part.part(at: steps.dropFirst(), in: situation)
    }
}
