import SourceDiagnostics

/// Custom properties of style sheets, with modes by the system's choice or by an attribute.
public struct CSSSource: ImportSource {
    /// The word on the command line.
    public let name = "css"

    /// The sentence for the help text.
    public let summary = "CSS custom properties; modes by prefers-color-scheme, [data-mode], [data-theme] or .dark"

    /// A source without options.
    public init() {}

    /// Reads the custom properties of every sheet, those that come later winning.
    public func read(_ files: ImportedFiles) -> ImportedTheme {
        var sheet = CSSSheetReading(deviceClasses: files.deviceClasses)
        for file in files.named { sheet.add(CSSRules(file)) }
        return sheet.theme()
    }
}

/// The custom properties of style sheets as tokens.
private struct CSSSheetReading {
    private typealias Situation = ImportedToken.Situation

    private let deviceClasses: [String]
    private var findings: [Diagnostic] = []
    private var order: [String] = []
    private var places: [String: SourceRange] = [:]
    // By property, then by the mode and device of its rule; empty words are the page's own.
    private var values: [String: [Situation: String]] = [:]
    private var defaultMode: String?
    private var modes: [String] = []
    private var devices: [String] = []
    private var names = TokenNames()

    init(deviceClasses: [String]) { self.deviceClasses = deviceClasses }

    // MARK: Rules

    mutating func add(_ rules: CSSRules) {
        findings += rules.findings
        var known: [[String]: Situation?] = [:]
        for declaration in rules.declarations {
            let situation: Situation?
            if let found = known[declaration.preludes] {
                situation = found
            } else {
                situation = self.situation(of: declaration)
                known[declaration.preludes] = .some(situation)
            }
            guard let situation else { continue }
            if values[declaration.name] == nil {
                order.append(declaration.name)
                places[declaration.name] = declaration.place
            }
            values[declaration.name, default: [:]][situation] = declaration.value
        }
    }

    /// The mode and the device of a rule; nil, and a finding, for a rule that themes have nothing for.
    private mutating func situation(of declaration: CSSRules.Declaration) -> Situation? {
        var (mode, device) = ("", "")
        for prelude in declaration.preludes {
            if prelude.hasPrefix("@supports") || prelude.hasPrefix("@layer") { continue }
            if let match = prelude.wholeMatch(of: /@media\s*\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/) {
                mode = String(match.1)
                continue
            }
            var isKnown = !prelude.hasPrefix("@") && !prelude.isEmpty
            let selectors = prelude.split(separator: ",").map(\.trimmingWhitespace)
            let own = selectors.contains { [":root", "html", ":host"].contains($0) }
            for selector in selectors where isKnown {
                guard let read = Self.read(selector) else {
                    isKnown = own
                    continue
                }
                if own {
                    if let named = read.mode { defaultMode = defaultMode ?? named }
                } else {
                    if let named = read.mode { mode = named }
                    if let named = read.device { device = named }
                }
            }
            guard isKnown else {
                lose("custom properties of '\(prelude)'", declaration.place)
                return nil
            }
        }
        if mode == defaultMode { mode = "" }
        if !mode.isEmpty, !modes.contains(mode) { modes.append(mode) }
        if !device.isEmpty, !devices.contains(device) {
            guard deviceClasses.contains(device) else {
                lose("custom properties for the device '\(device)'", declaration.place)
                return nil
            }
            devices.append(device)
        }
        return Situation(mode: mode, device: device)
    }

    /// The mode and the device that a selector names; nil for one that names something else.
    private static func read(_ selector: String) -> (mode: String?, device: String?)? {
        var rest = selector.replacing(":where(:not([data-mode]))", with: "").replacing(":not([data-mode])", with: "")
            .replacing(":root", with: "")[...]
        if rest.hasPrefix("html") { rest = rest.dropFirst(4) }
        var (mode, device): (String?, String?) = (nil, nil)
        while true {
            rest = rest.drop { $0.isWhitespace }
            if let match = rest.prefixMatch(
                of: /\[data-(mode|theme|color-mode|color-scheme|device)=["']?([^"'\]]+)["']?\]/)
            {
                if match.1 == "device" { device = String(match.2) } else { mode = ThemeText.name([String(match.2)]) }
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: /\.(?:theme-|mode-)?(light|dark)(?![\w-])/) {
                mode = String(match.1)
                rest = rest[match.range.upperBound...]
            } else {
                return rest.isEmpty ? (mode, device) : nil
            }
        }
    }

    // MARK: Tokens

    mutating func theme() -> ImportedTheme {
        let first = defaultMode ?? (modes.contains("light") && !modes.contains("dark") ? "dark" : "light")
        modes.removeAll { $0 == first }
        var theme = ImportedTheme(modes: [first] + modes)
        let base = deviceClasses.first { !devices.contains($0) } ?? ""
        theme.devices = devices.isEmpty ? [] : [base] + devices
        for name in order {
            guard let place = places[name] else { continue }
            // What an export writes beside a picture goes with it.
            if name.hasSuffix("-tint"), isFile(String(name.dropLast(5))) { continue }
            if isFile(name) {
                lose("'--\(name)' names a file, and files are not imported", place)
                continue
            }
            if let token = token(name, at: place, first, base) { theme.tokens.append(token) }
        }
        theme.findings = findings
        return theme
    }

    private func isFile(_ name: String) -> Bool { values[name]?.values.contains { $0.hasPrefix("url(") } ?? false }

    private mutating func token(
        _ name: String, at place: SourceRange, _ first: String, _ base: String
    ) -> ImportedToken? {
        var written: [ImportedToken.Situation: String] = [:]
        var category: ImportedToken.Category?
        var isInside = true
        for (mode, label) in [("", first)] + modes.map({ ($0, $0) }) {
            for (device, deviceLabel) in [("", devices.isEmpty ? "" : base)] + devices.map({ ($0, $0) }) {
                let declared = values[name] ?? [:]
                let text =
                    declared[.init(mode: mode, device: device)] ?? declared[.init(mode: mode)]
                    ?? declared[.init(mode: "", device: device)] ?? declared[.init(mode: "")]
                guard let text else { continue }
                guard let (kind, value) = value(text, depth: 0), category == nil || category == kind else {
                    lose("'--\(name)': '\(text)' is no colour, font, length, number or shadow of a theme", place)
                    return nil
                }
                category = kind
                isInside = isInside && Self.words(text).allSatisfy { CSSColor.reading($0)?.isInside != false }
                written[.init(mode: label, device: deviceLabel)] = value
            }
        }
        guard let category, !written.isEmpty else { return nil }
        if !isInside { lose("'--\(name)' is brighter than sRGB can show, and is clipped", place) }
        return ImportedToken(category, names.name(of: name, [name]), at: place, values: written)
    }

    // MARK: Values

    /// How many references are followed to learn what a value is.
    private static let depthLimit = 64

    private mutating func value(_ text: String, depth: Int) -> (ImportedToken.Category, String)? {
        if let match = text.wholeMatch(of: /var\(\s*--([^,)]+?)\s*\)/) {
            return reference(String(match.1), depth).map { ($0.category, ThemeText.reference($0.name)) }
        }
        if let match = text.wholeMatch(
            of: /rgba?\(\s*from\s+var\(\s*--([^,)]+?)\s*\)\s+r\s+g\s+b\s*\/\s*([0-9.]+)(%?)\s*\)/),
            let alpha = Double(match.2), let other = reference(String(match.1), depth), other.category == .colors
        {
            return (.colors, ThemeText.reference(other.name, alpha: match.3.isEmpty ? alpha : alpha / 100))
        }
        if let color = CSSColor.read(text) { return (.colors, ThemeText.color(color)) }
        if let number = CSSLength.read(text) { return ThemeText.number(number).map { (.metrics, $0) } }
        if let font = Self.font(text) { return (.fonts, font) }
        return shadow(text, depth).map { (.shadows, $0) }
    }

    private mutating func reference(_ escaped: String, _ depth: Int) -> (
        category: ImportedToken.Category, name: String
    )? {
        let property = CSSRules.unescaped(escaped)
        guard depth < Self.depthLimit, let declared = values[property],
            let text = declared[.init(mode: "")] ?? declared.values.min(), let read = value(text, depth: depth + 1)
        else { return nil }
        return (read.0, names.name(of: property, [property]))
    }

    private static func font(_ text: String) -> String? {
        let pattern =
            /(?:(normal|bold|\d+)\s+)?([0-9.]+(?:px|rem|em|pt))(?:\s*\/\s*[0-9.]+\w*)?\s+((?:["'A-Za-z_]|-[A-Za-z_-]).*)/
        guard let match = text.wholeMatch(of: pattern), let size = CSSLength.read(String(match.2)) else { return nil }
        let weight = match.1.map { $0 == "normal" ? 400 : $0 == "bold" ? 700 : Double($0) ?? 400 } ?? 400
        let family = match.3.split(separator: ",").first?.trimmingWhitespace ?? ""
        let name = family.filter { $0 != "\"" && $0 != "'" }
        return ThemeText.font(size: size, weight: weight, family: name)
    }

    private mutating func shadow(_ text: String, _ depth: Int) -> String? {
        let words = Self.words(text)
        let lengths = words.compactMap(CSSLength.read)
        let others = words.filter { CSSLength.read($0) == nil }
        guard (2...4).contains(lengths.count), others.count == 1, lengths.count < 4 || lengths[3] == 0,
            let color = others.first, let (category, value) = value(color, depth: depth + 1), category == .colors
        else { return nil }
        return ThemeText.shadow(color: value, x: lengths[0], y: lengths[1], radius: lengths.count > 2 ? lengths[2] : 0)
    }

    /// The words of a value, parentheses kept together.
    private static func words(_ text: String) -> [String] {
        var words = [""]
        var depth = 0
        for character in text {
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            if character.isWhitespace, depth == 0 { words.append("") } else { words[words.count - 1].append(character) }
        }
        return words.filter { !$0.isEmpty }
    }

    private mutating func lose(_ message: String, _ place: SourceRange) {
        findings.append(Diagnostic(.lostInImport, at: place, message))
    }
}
