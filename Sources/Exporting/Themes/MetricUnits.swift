import ConfigSchema
import ThemeModel

/// Which metrics of a theme are lengths, and which plain numbers such as opacities.
///
/// Themes do not say it: a metric is a plain number if it is used as one, and never as a length.
struct MetricUnits {
    private let numbers: Set<String>

    init(of theme: ExportedTheme) {
        var uses = Uses()
        for layer in theme.theme.layers { layer.forEachValue { _, _, value in uses.add(value) } }
        for token in theme.theme.tokens[.shadows].tokens {
            for definitions in token.values { for definition in definitions { uses.add(definition.value) } }
        }
        // An alias is used as what refers to it.
        var aliases: [String: Set<String>] = [:]
        for token in theme.theme.tokens[.metrics].tokens {
            for definition in token.values.joined() {
                definition.value.forEachReference { aliases[token.name, default: []].insert($0.name) }
            }
        }
        uses.numbers.formUnion(Self.reached(from: uses.numbers, aliases))
        uses.lengths.formUnion(Self.reached(from: uses.lengths, aliases))
        numbers = uses.numbers.subtracting(uses.lengths)
    }

    func isLength(_ name: String) -> Bool { !numbers.contains(name) }

    private static func reached(from names: Set<String>, _ aliases: [String: Set<String>]) -> Set<String> {
        var reached = names
        var pending = Array(names)
        while let name = pending.popLast() {
            for next in aliases[name] ?? [] where reached.insert(next).inserted { pending.append(next) }
        }
        return reached
    }

    private struct Uses {
        var numbers: Set<String> = []
        var lengths: Set<String> = []

        mutating func add(_ value: ConfigValue) {
            switch value.value {
            case .number(.token(let name)): numbers.insert(name)
            case .length(.token(let name)): lengths.insert(name)
            case .shadow(.literal(let shadow)):
                if case .token(let name) = shadow.opacity { numbers.insert(name) }
                for case .token(let name) in [shadow.offsetX, shadow.offsetY, shadow.radius] { lengths.insert(name) }
            case .map(let entries), .byMode(let entries), .byDevice(let entries):
                for entry in entries { add(entry.value) }
            case .list(let items): for item in items { add(item) }
            case .record(let record): for field in record.fields { add(field.value) }
            default: break
            }
        }
    }
}
