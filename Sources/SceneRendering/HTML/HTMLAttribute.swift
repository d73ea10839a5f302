/// A name and a value of an element.
public struct HTMLAttribute: Hashable, Sendable {
    /// The name, from this module only.
    package let name: String
    /// The value, unescaped; nil for an attribute that stands alone, such as `disabled`.
    package let value: String?

    package init(_ name: String, _ value: String?) {
        self.name = name
        self.value = value
    }
}

extension HTMLAttribute {
    /// Class names, separated by spaces.
    public static func `class`(_ names: String) -> HTMLAttribute { HTMLAttribute("class", names) }

    /// The identifier; for a part of a component, from ``RenderContext/partID(_:)``.
    public static func id(_ id: String) -> HTMLAttribute { HTMLAttribute("id", id) }

    /// The text that appears on pointing.
    public static func title(_ text: String) -> HTMLAttribute { HTMLAttribute("title", text) }

    /// A role of WAI-ARIA, such as `row`.
    public static func role(_ role: String) -> HTMLAttribute { HTMLAttribute("role", role) }

    /// A property of WAI-ARIA: `aria("label", "Camera")`.
    public static func aria(_ name: StaticString, _ value: String) -> HTMLAttribute {
        HTMLAttribute("aria-\(name)", value)
    }

    /// The language of the text.
    public static func lang(_ locale: String) -> HTMLAttribute { HTMLAttribute("lang", locale) }

    /// Lets the browser choose the writing direction of a person's text.
    public static let dirAuto = HTMLAttribute("dir", "auto")

    /// The kind of a button or of an input.
    public static func type(_ type: StaticString) -> HTMLAttribute { HTMLAttribute("type", "\(type)") }

    /// The name of an input.
    public static func name(_ name: String) -> HTMLAttribute { HTMLAttribute("name", name) }

    /// The value of an input or option.
    public static func value(_ value: String) -> HTMLAttribute { HTMLAttribute("value", value) }

    /// The control that a label names, by its identifier.
    public static func `for`(_ id: String) -> HTMLAttribute { HTMLAttribute("for", id) }

    /// What an empty input shows.
    public static func placeholder(_ text: String) -> HTMLAttribute { HTMLAttribute("placeholder", text) }

    /// A form that has this input empty is not valid, see ``needsValidForm``.
    public static let required = HTMLAttribute("required", nil)

    /// The longest text that an input takes, in UTF-16 units.
    public static func maxLength(_ length: Int) -> HTMLAttribute { HTMLAttribute("maxlength", String(length)) }

    /// The least number that an input takes.
    public static func minimum(_ number: Int) -> HTMLAttribute { HTMLAttribute("min", String(number)) }

    /// The greatest number that an input takes.
    public static func maximum(_ number: Int) -> HTMLAttribute { HTMLAttribute("max", String(number)) }

    /// The regular expression that an input's whole text must match for its form to be valid.
    public static func pattern(_ expression: String) -> HTMLAttribute { HTMLAttribute("pattern", expression) }

    /// A form in which two inputs with this attribute have the same text, blanks at both ends aside, is not valid; the
    /// browser gives the reason.
    public static func unlikeOthers(_ reason: String) -> HTMLAttribute { .data(.unlike, reason) }

    /// Asks a touch screen for its keys with digits.
    public static let numericKeys = HTMLAttribute("inputmode", "numeric")

    /// Keeps the browser from offering what was typed elsewhere.
    public static let noSuggestions = HTMLAttribute("autocomplete", "off")

    /// Makes a button unusable while the form that it sends is not valid, with every key that is pressed.
    ///
    /// Draw it ``disabled`` too when it is known that the form is not valid: the page's script has the last word.
    public static let needsValidForm = data(.needs, "valid")

    /// Makes a control unusable.
    public static let disabled = HTMLAttribute("disabled", nil)

    /// The files that an input takes, such as `image/*`; a person may choose others all the same.
    public static func accepts(_ types: StaticString) -> HTMLAttribute { HTMLAttribute("accept", "\(types)") }

    /// An input takes any number of files.
    public static let several = HTMLAttribute("multiple", nil)

    /// How many lines of text a field shows at rest.
    public static func rows(_ count: Int) -> HTMLAttribute { HTMLAttribute("rows", String(count)) }

    /// Where the bytes of a picture are; only what the preview serves itself.
    package static func source(_ address: String) -> HTMLAttribute { HTMLAttribute("src", address) }

    /// What a picture shows, for those who hear it.
    public static func alternative(_ text: String) -> HTMLAttribute { HTMLAttribute("alt", text) }

    /// The size of a picture in pixels, so that its place is kept before its bytes are there.
    public static func pixels(width: Int, height: Int) -> [HTMLAttribute] {
        [HTMLAttribute("width", String(width)), HTMLAttribute("height", String(height))]
    }

    /// A picture's bytes are fetched when it comes into sight.
    public static let fetchedInSight = HTMLAttribute("loading", "lazy")

    /// An instant in a form that programs read, such as `2026-03-02T09:12:00Z`.
    public static func instant(_ text: String) -> HTMLAttribute { HTMLAttribute("datetime", text) }

    /// Switches a box on.
    public static let checked = HTMLAttribute("checked", nil)

    /// Chooses an option.
    public static let selected = HTMLAttribute("selected", nil)

    /// Takes the element out of the page.
    public static let hidden = HTMLAttribute("hidden", nil)

    /// A place in the order of the Tab key; 0 for where it stands, -1 for none.
    public static func tabIndex(_ index: Int) -> HTMLAttribute { HTMLAttribute("tabindex", String(index)) }

    /// Data for the page's script: `data("tick", "up")`.
    public static func data(_ name: StaticString, _ value: String) -> HTMLAttribute {
        HTMLAttribute("data-\(name)", value)
    }

    /// A custom property or another declaration that depends on state; its value must come from ``CSSValue``.
    public static func style(_ declarations: CSSDeclaration...) -> HTMLAttribute { styles(declarations) }

    /// The same for declarations that are put together elsewhere.
    public static func styles(_ declarations: [CSSDeclaration]) -> HTMLAttribute {
        HTMLAttribute("style", declarations.map(\.text).joined(separator: ";"))
    }
}
