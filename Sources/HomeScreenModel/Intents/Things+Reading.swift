package import LiveValues

/// What devices tell, held against what their properties are.
///
/// Platforms write a switch as `true`, `1` or `"1"`. A property has the type of the value that it has: what does not
/// fit would keep a widget from reading any device, and so is left out and named.
extension Things {
    /// A value that a property cannot have.
    package struct Misreading: Codable, Hashable, Sendable {
        package let property: Property
        package let value: LiveValue
        /// What is expected, for the end of a sentence.
        package let expected: String
    }

    /// A message with values of the types that the device's properties have.
    ///
    /// - Returns: The message, without the values that could not be read; and those.
    func read(_ message: ThingMessage) -> (message: ThingMessage, misread: [Misreading]) {
        guard case .properties(let values) = message.content else { return (message, []) }
        var misread: [Misreading] = []
        var read: LiveProperties = [:]
        for (identifier, value) in values.sorted(by: { $0.key < $1.key }) {
            let property = Property(message.thing, identifier)
            guard let type = type(of: property) else {
                read[identifier] = value
                continue
            }
            if let found = type.reading(value) {
                read[identifier] = found
            } else {
                misread.append(Misreading(property: property, value: value, expected: type.noun))
            }
        }
        return (ThingMessage(thing: message.thing, .properties(read)), misread)
    }

    /// The type of a property by what it has; nil for one of which nothing is known, or that has parts.
    private func type(of property: Property) -> ScalarShape? {
        switch things[property.thing]?.properties[property.identifier] {
        case .bool: .boolean
        case .integer, .number: .number
        case .string: .text
        case .null, .array, .object, nil: nil
        }
    }
}

extension ScalarShape {
    /// A value of this type from what a device tells; nil for what is none.
    fileprivate func reading(_ told: LiveValue) -> LiveValue? {
        switch (self, told) {
        case (.boolean, 0), (.boolean, "0"): return false
        case (.boolean, 1), (.boolean, "1"): return true
        // One device may not write a text now as a number and now as text: what is shown would be of two types.
        case (.text, .integer), (.text, .number): return .string(told.json)
        default:
            // No conditional expression: in one, `nil` would be JSON's null.
            let value = read(told)
            guard accepts(value) else { return nil }
            return value
        }
    }
}
