import ConfigSchema
package import SourceDiagnostics

extension Rule {
    static let contrast = Rule(
        "theme.contrast", .warning, "Text on its surface is below WCAG AA.",
        explanation: """
            Text needs a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3), in every mode, with opacities composited. The fix-it is \
            the nearest colour of the same hue that passes; a token or a surface has one only if all that uses it stays \
            readable. A colour that must stay is accepted with a comment, \
            `# diorama: allow theme.contrast: reason`.
            """,
        wrong: .theme(themeHead + "components:\n  stateBar:\n    scheduleTime: { textColor: ↓\"#808080\" }\n"),
        right: .theme(
            themeHead
                + "components:\n  stateBar:\n    scheduleTime: { textColor: { light: \"#606060\", dark: \"#A0A0A0\" } }\n"
        ))
}

/// Text and icons reach WCAG AA on the surfaces that its property names, in every mode, with opacities composited.
package enum TextIsReadable: ThemeCheck {
    package static let rules: [Rule] = [.contrast, .iconContrast]

    static func check(_ theme: Theme, files: any FileSystem, _ diagnostics: inout [Diagnostic]) {
        guard let own = theme.own else { return }
        let cascade = Cascade(catalog: theme.catalog, layers: theme.layers)
        let texts = theme.catalog.components.indices.flatMap { component in
            theme.catalog.components[component].texts.map { Text(component: component, colors: $0) }
        }
        let found = failures(of: texts, theme, cascade, in: own.file) { InheritedContrast(below: theme) }
        guard !found.values.isEmpty else { return }
        var trial = ContrastTrial(of: theme, files: files)
        diagnostics += found.values.map { diagnostic(of: $0, modes: theme.modes) { trial.objection(to: $0) } }
    }

    /// Checks the texts that a scene changes.
    ///
    /// Only its own layer can, because tokens belong to themes; the others are the theme's matter.
    package static func check(
        _ theme: Theme, _ cascade: Cascade, changedBy layer: ConfigLayer, in file: SourceFile,
        _ diagnostics: inout [Diagnostic]
    ) {
        let texts = layer.components.flatMap { component in
            theme.catalog.components[component].texts
                .filter { $0.isChanged(by: layer, component: component) }
                .map { Text(component: component, colors: $0) }
        }
        let found = failures(of: texts, theme, cascade, in: file) {
            InheritedContrast(theme, cascade, below: layer)
        }
        diagnostics += found.values.map { properties in
            diagnostic(of: properties, modes: theme.modes) { _ in
                "the colour is there for more than this, which is checked in themes alone"
            }
        }
    }

    /// A text of a component, by the component's place in the catalog.
    private struct Text {
        let component: Int
        let colors: ContrastPair
    }

    /// What fails, by where it can be mended and by property.
    private typealias Failures = KeyTable<Spot, [String: Failure]>

    /// What can be mended in one file; what lies below it is asked for only when something is too low.
    private static func failures(
        of texts: [Text], _ theme: Theme, _ cascade: Cascade, in file: SourceFile,
        below: () -> InheritedContrast?
    ) -> Failures {
        lazy var inherited = below()
        var failures = Failures()
        for text in texts {
            let (component, colors) = (text.component, text.colors)
            let isSame = cascade.isSameOnAllDevices(component: component, leaves: colors.leaves)
            var readable: TextOnSurface.Colors?
            for situation in isSame ? theme.modeSituations : theme.situations {
                let drawn = TextOnSurface.Colors(colors, of: component, theme: theme, cascade: cascade, in: situation)
                guard let drawn, drawn != readable else { continue }
                guard drawn.ratio < colors.minimum else {
                    readable = drawn
                    continue
                }
                if inherited?.accounts(for: drawn, colors, of: component, in: situation) == true { continue }
                let text = TextOnSurface(colors, of: component, theme: theme, cascade: cascade, in: situation)
                guard let text else { continue }
                guard let failure = failure(of: text, theme, situation, in: file) else { continue }
                let spot = Spot(place: failure.place, isIcon: failure.isIcon)
                var here = failures[spot] ?? [:]
                here.merge([failure.property: failure]) { $0.merged(with: $1) }
                failures.set(here, for: spot)
            }
        }
        return failures
    }

    /// The finding about a place: the worst speaks for all that a change there mends.
    private static func diagnostic(
        of properties: [String: Failure], modes: [String], objection: (FixIt) -> String?
    ) -> Diagnostic {
        let failures = properties.values.sorted { ($0.worst, $0.property) < ($1.worst, $1.property) }
        return failures[0].diagnostic(
            modes: modes, others: failures.dropFirst().map(\.property), objection: objection)
    }

    private static func failure(
        of text: TextOnSurface, _ theme: Theme, _ situation: Situation, in file: SourceFile
    ) -> Failure? {
        let places = text.values.enumerated().lazy.flatMap { value in
            definitions(of: value.element, theme, situation).map { (isText: value.offset == 0, value: $0) }
        }
        guard let found = places.first(where: { $0.value.range.file.path == file.path }) else { return nil }
        let place = found.value.range
        let isOwn = place == text.values.first?.range
        // Of a colour that stands behind others only a part shows.
        let isWhole =
            theme.color(found.value, in: situation) == (found.isText ? text.color : text.surface)
            && (found.isText || text.color.alpha == 1)
        let other = found.isText ? nil : text.values.first?.range
        return Failure(
            place: place, isText: found.isText, isIcon: text.isIcon, property: text.property, surface: text.surfaceName,
            ratios: [situation.mode: text.ratio],
            mendable: isOwn || isWhole ? [situation.mode: [text]] : [:],
            otherPlace: other.flatMap { other in
                theme.chain.contains { $0.file.path == other.file.path } ? other : nil
            },
            isOfTextAlone: isOwn,
            isAliased: found.value.origin != nil || isOwn && text.values.first?.origin != nil,
            // The tint of an image is one for all modes.
            isForAllModes: text.isIcon && !text.hasOwnColor)
    }

    /// A value and the tokens that it comes from, nearest first.
    private static func definitions(
        of value: ConfigValue, _ theme: Theme, _ situation: Situation
    ) -> [ConfigValue] {
        var result = [value]
        while case .color(let expression)? = result.last?.value, case .token(let name) = expression.base,
            let next = theme.definition(.colors, name, in: situation), result.count < 32
        {
            result.append(next)
        }
        return result
    }

    /// A place, and whether what fails there are icons.
    private struct Spot: Hashable {
        let place: SourceRange
        let isIcon: Bool
    }

    /// A place where something must change, and what fails there.
    private struct Failure {
        let place: SourceRange
        /// Whether the place has the text's colour, and not that of a surface.
        let isText: Bool
        let isIcon: Bool
        let property: String
        /// The topmost surface of the stack on which the text reads worst.
        var surface: String
        var ratios: [String: Double]
        /// By mode, the texts whose own colour stands at the place, or all that lies behind them.
        var mendable: [String: [TextOnSurface]]
        /// Where the text's colour stands, when that of a surface is at the place.
        let otherPlace: SourceRange?
        /// Whether the colour is written at the text itself, so that nothing else has it.
        let isOfTextAlone: Bool
        /// Whether an alias of YAML brings the colour to other places, too.
        let isAliased: Bool
        let isForAllModes: Bool

        /// The same failure in other situations and on other surfaces as well.
        func merged(with other: Failure) -> Failure {
            var both = self
            if other.worst < worst { both.surface = other.surface }
            both.ratios.merge(other.ratios) { min($0, $1) }
            both.mendable.merge(other.mendable, uniquingKeysWith: +)
            return both
        }

        var worst: Double { ratios.values.min() ?? 1 }

        /// `objection` says why a change of a colour that others use as well cannot be made; nil if it can.
        func diagnostic(modes: [String], others: [String], objection: (FixIt) -> String?) -> Diagnostic {
            let names = others.prefix(3).map { "'\($0)'" } + (others.count > 3 ? ["\(others.count - 3) more"] : [])
            let failing = modes.filter { ratios[$0] != nil }
            let list = failing.map { "\(format(ratios[$0] ?? 1)):1 in \($0)" }.joinedAsList()
            let suggestions = mendable.compactMapValues(suggestion)
            let kind = isIcon ? "icon" : "text"
            let (fixes, reason) = fixes(failing, modes, objection)
            return Diagnostic(
                isIcon ? .iconContrast : .contrast, at: place,
                "'\(property)' on '\(surface)' has a contrast of \(list); "
                    + (isIcon ? "an icon needs 3:1" : "text needs 4.5:1"),
                hint: hint(failing, suggestions),
                notes: (others.isEmpty ? [] : [.init("too low here as well: " + names.joinedAsList())])
                    + (otherPlace.map { [.init("the \(kind)'s own colour stands here", at: $0)] } ?? [])
                    + (reason.map { [.init("'--fix' leaves it: \($0)")] } ?? []),
                fixes: fixes)
        }

        /// The change that mends it, or why there is none.
        private func fixes(
            _ failing: [String], _ modes: [String], _ objection: (FixIt) -> String?
        ) -> (fixes: [FixIt], reason: String?) {
            if isAliased { return ([], "an alias brings this colour to other places, too") }
            guard failing.allSatisfy({ mendable[$0] != nil }) else {
                return ([], "only a part of this colour shows there")
            }
            var reason: String?
            // The worst text decides at first; what is right for it may be wrong for another one.
            for rank in 0..<4 {
                let suggestions = mendable.compactMapValues { suggestion($0, rank: rank) }
                guard failing.allSatisfy({ suggestions[$0] != nil }) else {
                    return ([], reason ?? "no \(isText ? "" : "surface ")colour of its hue can be read there")
                }
                guard let fix = fix(failing, suggestions, modes) else {
                    return ([], "an image has one tint for all modes")
                }
                guard !isOfTextAlone else { return ([fix], nil) }
                guard let objection = objection(fix) else { return ([fix], nil) }
                reason = reason ?? objection
            }
            return ([], reason)
        }

        /// The colour that mends the worst of some texts that can be mended.
        private func suggestion(_ texts: [TextOnSurface]) -> SRGBColor? { suggestion(texts, rank: 0) }

        /// The colour that mends one of some texts that can be mended; `rank` 0 is the worst of them.
        private func suggestion(_ texts: [TextOnSurface], rank: Int) -> SRGBColor? {
            let colors = texts.sorted { $0.ratio < $1.ratio }.compactMap { text in
                let (changed, kept) = isText ? (text.color, text.surface) : (text.surface, text.color)
                return Contrast.nearestPassing(changed, on: kept, minimum: text.minimum)
                    .flatMap { isText || $0.isDarker(than: kept) == changed.isDarker(than: kept) ? $0 : nil }
            }
            let different = colors.indices.filter { colors.firstIndex(of: colors[$0]) == $0 }.map { colors[$0] }
            // Where one mode has fewer choices than another, its best one stays.
            return different.indices.contains(rank) ? different[rank] : different.last
        }

        private func hint(_ failing: [String], _ suggestions: [String: SRGBColor]) -> String? {
            let colors = failing.compactMap { mode in suggestions[mode].map { (mode: mode, text: $0.hexText) } }
            guard let first = colors.first, colors.count == failing.count else { return nil }
            let start = isText ? "" : "behind it, "
            if colors.allSatisfy({ $0.text == first.text }) { return start + "\(first.text) would pass" }
            return start + colors.map { "\($0.text) in \($0.mode)" }.joinedAsList() + " would pass"
        }

        /// The change of the place to some colours by mode; nil if the place can have only one and they differ.
        private func fix(_ failing: [String], _ suggestions: [String: SRGBColor], _ modes: [String]) -> FixIt? {
            guard let kept = place.lineText else { return nil }
            let names = failing.compactMap { suggestions[$0]?.hexText }
            let title =
                "Use \(names.enumerated().filter { names.firstIndex(of: $1) == $0 }.map(\.element).joinedAsList())"
            func replacing(with text: String) -> FixIt { FixIt(title, replace: place, with: text, isGuess: true) }
            // A value that stands in a map by mode already belongs to one mode only.
            let isForOneMode = failing.count == 1 && place.isInsideMap(by: failing[0])
            if modes.count == 1 || isForOneMode, let color = suggestions[failing[0]] {
                return replacing(with: "\"\(color.hexText)\"")
            }
            guard !isForAllModes else {
                let colors = Set(suggestions.values)
                guard failing.count == modes.count, colors.count == 1, let color = colors.first else { return nil }
                return replacing(with: "\"\(color.hexText)\"")
            }
            // `rgb(1, 2, 3)` needs quotes inside a map in braces.
            let isBare = !kept.hasPrefix("\"") && !kept.hasPrefix("'")
            let rest = isBare && kept.contains(",") ? "\"\(kept)\"" : kept
            let values = modes.map { mode in
                "\(mode): " + (failing.contains(mode) ? suggestions[mode].map { "\"\($0.hexText)\"" } ?? rest : rest)
            }
            return replacing(with: "{ \(values.joined(separator: ", ")) }")
        }

        // 4.499 fails and must not read as 4.5.
        private func format(_ ratio: Double) -> String {
            let minimum = isIcon ? Contrast.minimumOfIcons : Contrast.minimum
            let hundredths = min(Int((ratio * 100).rounded()), Int(minimum * 100) - 1)
            let rest = hundredths % 100
            return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
        }
    }
}

extension SRGBColor {
    /// A surface that changes sides would spoil what else stands on it.
    fileprivate func isDarker(than other: SRGBColor) -> Bool {
        Contrast.luminance(self) < Contrast.luminance(other)
    }
}

extension SourceRange {
    /// Whether the text before the range ends in `mode:`, so that the value belongs to a map by mode.
    fileprivate func isInsideMap(by mode: String) -> Bool {
        guard let line = file.line(start.line) else { return false }
        var before = Substring(line.unicodeScalars.prefix(start.column - 1))
        while before.last == " " { before.removeLast() }
        return before.hasSuffix(mode + ":")
    }
}
