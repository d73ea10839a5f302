public import LiveValues

/// A refusal that has words for each language, for pages in another one than English.
public protocol TranslatedRefusal: Refusal {
    /// Why nothing was done, as a sentence.
    var words: LiveText { get }
}

extension Error {
    /// The sentence of an error in the language of a page.
    func sentence(in locale: String) -> String {
        if let refusal = self as? any TranslatedRefusal { return refusal.words.text(in: locale) }
        return sentence
    }
}

extension Refusal {
    /// The refusal's own words as a sentence.
    public var sentence: String {
        let text = description
        return text.prefix(1).uppercased() + text.dropFirst() + "."
    }
}
