import ConfigSchema
import HomeScreenModel
import SourceDiagnostics

/// A Swift expression, and what its value is.
struct SwiftValue {
    var code: String
    var shape: Shape
    var isOptional = false
    /// Whether something before its last name is optional, and that name itself is not.
    var isChained = false
    /// The type behind text that is no `String` in Swift.
    var kind = Kind.plain
    /// The type of a list's items or of a map.
    var typeName = ""

    enum Kind: Equatable {
        case plain
        /// A case of an `AppEnum`, by its names in the file.
        case choice([String: String])
        /// `WidgetFamily`.
        case family
        /// `WidgetRenderingMode`.
        case rendering
        /// `SourceState`.
        case state
        /// A text of the string catalogue, a `LocalizedStringResource`.
        case localized
    }

    static func text(_ code: String) -> SwiftValue { SwiftValue(code: code, shape: .scalar(.text)) }

    /// The text between the code and another name.
    var mark: String { isOptional && !isChained ? "?" : "" }

    /// The code as an optional value by itself, whose methods are asked for.
    var whole: String { isChained ? "(\(code))" : code }

    /// The code with a value in place of `nil`.
    func required(_ fallback: String) -> String { isOptional ? "(\(code) ?? \(fallback))" : code }

    /// The value as a `String`.
    var string: String {
        switch (kind, shape) {
        case (.choice, _), (.state, _): return required("") + ".rawValue"
        case (.localized, _): return "String(localized: \(code))"
        case (.family, _): return "\(code).description"
        case (.rendering, _): return "\(code).description"
        case (.plain, .scalar(.number)): return "\(required("0")).plain"
        case (.plain, .scalar(.date)): return "\(required(".now")).ISO8601Format()"
        case (.plain, .scalar(.boolean)): return "String(\(required("false")))"
        default: return isOptional ? "\(code) ?? \"\"" : code
        }
    }

    /// The value as a part of a larger expression.
    var operand: String { string.contains(" ?? ") && !string.hasPrefix("(") ? "(\(string))" : string }

    /// The value as a `Double`.
    var number: String { if case .scalar(.number) = shape { required("0") } else { "(Double(\(operand)) ?? 0)" } }

    /// The value as a `Bool`.
    var flag: String { if case .scalar(.boolean) = shape { required("false") } else { "(\(operand) == \"true\")" } }

    /// The value as a `Date`.
    var date: String { required(".distantPast") }

    /// The Swift type of the value.
    var type: String {
        if kind == .localized { return "LocalizedStringResource" }
        let plain: String =
            switch shape {
            case .scalar(.number): "Double"
            case .scalar(.boolean): "Bool"
            case .scalar(.date): "Date"
            case .list: "[\(typeName)]"
            case .map: typeName
            default: "String"
            }
        return plain + (isOptional ? "?" : "")
    }

    /// The literal that stands for no value of the type.
    var emptyLiteral: String {
        switch shape {
        case .scalar(.number): "0"
        case .scalar(.boolean): "false"
        case .scalar(.date): ".distantPast"
        case .list: "[]"
        default: "\"\""
        }
    }
}

/// The names that bindings have at one place of the generated code.
struct SwiftScope {
    /// The parts of a widget in which code stands.
    enum Place { case view, provider, intent }

    var place = Place.view
    /// The item of the list around the place.
    var item: SwiftValue?
    /// The parameters of the part or of the intent around the place.
    var with: [String: SwiftValue] = [:]
    /// The text that some parameters of the part are in several languages, and the expression for it.
    var translated: (parameters: PartUses.Translation, code: String)?
    /// The expression for the entry.
    var entry = "entry"
    /// Whether views stand beside each other, so that dividers between them are upright.
    var isInRow = false
    /// The variables that optional values are bound to, by the code of the value.
    var unwrapped: [String: String] = [:]
}
