package import SourceDiagnostics

/// A use of a token in a file.
package struct TokenReference: Sendable {
    /// The category that the place asks for.
    package let category: TokenCategory
    /// The token's name.
    package let name: String
    /// The value that it stands in.
    let place: SourceRange

    /// Where it is written: the `$name` itself where that can be told, else the value around it.
    ///
    /// Looked up when it is asked for: nearly all references are in order, and nobody wants their place.
    package var range: SourceRange { place.finding("$" + name) ?? place }
}

extension ConfigValue {
    /// Gives every token that the value refers to, in every mode and on every device.
    package func forEachReference(_ body: (TokenReference) -> Void) {
        func give(_ category: TokenCategory, _ name: String, at place: SourceRange? = nil) {
            body(TokenReference(category: category, name: name, place: place ?? range))
        }
        func give(_ number: NumberExpression) {
            if case .token(let name) = number { give(.metrics, name) }
        }
        func give(_ color: ColorExpression, at place: SourceRange?) {
            if case .token(let name) = color.base { give(.colors, name, at: place) }
        }
        switch value {
        case .number(let expression): give(expression)
        case .length(.token(let name)): give(.metrics, name)
        case .color(let expression): give(expression, at: nil)
        case .font(.token(let name)): give(.fonts, name)
        case .image(let name): give(.images, name)
        case .imageSource(let source):
            if let tint = source.tint { give(tint, at: source.tintRange) }
        case .shadow(.token(let name)): give(.shadows, name)
        case .shadow(.literal(let shadow)):
            give(shadow.color, at: shadow.colorRange)
            for number in [shadow.offsetX, shadow.offsetY, shadow.radius, shadow.opacity] { give(number) }
        case .list(let items):
            for item in items { item.forEachReference(body) }
        case .map(let entries), .byMode(let entries), .byDevice(let entries):
            for entry in entries { entry.value.forEachReference(body) }
        case .record(let record):
            for field in record.fields { field.value.forEachReference(body) }
        default: break
        }
    }

    /// Gives every entry of a map by mode, however deep.
    package func forEachModeEntry(_ body: (MapEntry) -> Void) {
        switch value {
        case .byMode(let entries):
            for entry in entries {
                body(entry)
                entry.value.forEachModeEntry(body)
            }
        case .byDevice(let entries), .map(let entries):
            for entry in entries { entry.value.forEachModeEntry(body) }
        case .list(let items):
            for item in items { item.forEachModeEntry(body) }
        default: break
        }
    }
}

extension SourceRange {
    /// The first occurrence of a text in a range of one line.
    package func finding(_ text: String) -> SourceRange? {
        guard let scalars = lineText.map({ Array($0.unicodeScalars) }) else { return nil }
        let wanted = Array(text.unicodeScalars)
        guard wanted.count <= scalars.count else { return nil }
        for index in 0...(scalars.count - wanted.count)
        where scalars[index..<index + wanted.count].elementsEqual(wanted) {
            return slice(from: index, length: wanted.count)
        }
        return nil
    }
}
