/// Sample files, made from the declarations.
package enum SampleYAML {
    /// Every property with its sentence as a comment above and its default as value.
    ///
    /// A property without a default stands in a comment of its own, unless it is required: then it gets a value of its
    /// kind. The text reads back as the defaults.
    package static func text(for group: PropertyGroup, indentation: Int = 0) -> String {
        let margin = String(repeating: " ", count: indentation)
        var text = ""
        for spec in group.members {
            text += "\(margin)# \(spec.summary)\n"
            if case .record(let inner) = spec.kind {
                let body = self.text(for: inner, indentation: indentation + 2)
                // A map whose every line is a comment would be empty, which is no value.
                let isEmpty = body.split(separator: "\n").allSatisfy { $0.drop { $0 == " " }.first == "#" }
                text += "\(margin)\(isEmpty ? "# " : "")\(spec.key):\n\(body)"
            } else if let value = spec.defaultText {
                text += "\(margin)\(spec.key): \(spec.hasCollectionDefault ? value : scalar(value))\n"
            } else if spec.isRequired {
                text += "\(margin)\(spec.key): \(example(of: spec.kind))\n"
            } else {
                text += "\(margin)# \(spec.key): \(example(of: spec.kind))\n"
            }
        }
        return text
    }

    /// Text as a YAML scalar, quoted only where YAML would read something else.
    package static func scalar(_ text: String) -> String {
        let isPlain =
            text.first.map { !"!&*-?|>@`\"'%#{}[],: ~".contains($0) || isNumber(text) } ?? false
            && text.last != " " && text.last != ":" && !text.contains(": ") && !text.contains(" #")
            && !["null", "Null", "NULL"].contains(text) && !text.unicodeScalars.contains { $0.value < 0x20 }
        guard !isPlain else { return text }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case _ where scalar.value < 0x20:
                quoted += "\\x" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    // `-12` and `-12m` start with a dash and are no list.
    private static func isNumber(_ text: String) -> Bool {
        text.first == "-" && text.dropFirst().first.map { $0.isASCII && $0.isNumber } ?? false
    }

    private static func example(of kind: PropertyKind) -> String {
        switch kind {
        case .boolean: "true"
        case .integer(let range): String(range.lowerBound)
        case .number(let range): PropertyKind.short(range.lowerBound)
        case .length, .layout: "12"
        case .color: "\"#357BF6\""
        case .font, .fontSource: "$font9"
        case .shadow: "$container"
        case .image, .string: "name"
        case .imageSource: "icons/name.svg"
        case .text: "Text"
        case .duration: "5m"
        case .instant: "-12m"
        case .enumeration(let cases): cases.first.map { scalar($0.name) } ?? "name"
        case .token: "$name"
        case .list(let element, let count):
            "[" + repeatElement(example(of: element), count: max(1, count.lowerBound)).joined(separator: ", ") + "]"
        case .map(let element, .any(let noun)): "{ \(noun.filter { $0 != " " }): \(example(of: element)) }"
        case .map(let element, .oneOf(let names, _)), .map(let element, .exactlyOneOf(let names, _)):
            names.first.map { "{ \($0): \(example(of: element)) }" } ?? "{}"
        case .keyed(let kinds):
            kinds.entries.first.map { "{ \($0.name): \(example(of: $0.kind)) }" } ?? "{}"
        case .record(let group):
            "{ "
                + group.members.filter(\.isRequired).map { "\($0.key): \(example(of: $0.kind))" }.joined(
                    separator: ", ") + " }"
        case .byMode(let inner), .byDevice(let inner), .bound(let inner): example(of: inner)
        case .nested(let kind): kind.example
        case .byLocale(let inner): "{ en: \(example(of: inner)) }"
        case .shape(let scalar, let list, let map): (scalar ?? list ?? map).map { example(of: $0) } ?? "value"
        case .anything: "value"
        }
    }
}
