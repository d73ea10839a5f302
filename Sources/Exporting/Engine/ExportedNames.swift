import ConfigSchema
import SourceDiagnostics
import ThemeModel

/// The names of a theme's tokens in another language, which is often stricter about them.
struct ExportedNames {
    private var names: [Key: String] = [:]

    private struct Key: Hashable {
        let category: TokenCategory
        let name: String
    }

    /// Finds a name for every token.
    ///
    /// - Parameters:
    ///   - theme: The theme.
    ///   - space: Tells which tokens share one space of names.
    ///   - findings: Takes an error for each two tokens whose names would be one.
    ///   - spelling: A token's name as the language has it.
    init(
        _ theme: ExportedTheme, sharing space: (TokenCategory) -> String, _ findings: inout [Diagnostic],
        _ spelling: (String) -> String
    ) {
        var owners: [String: ExportedToken] = [:]
        for token in theme.tokens {
            let name = spelling(token.name)
            names[Key(category: token.category, name: token.name)] = name
            let key = space(token.category) + "\n" + name
            guard let other = owners.updateValue(token, forKey: key),
                let place = theme.theme.tokens[token.category][token.name]?.keyRange
            else { continue }
            findings.append(.nameClash(token, other, in: theme, at: place, "would both be '\(name)'"))
        }
    }

    /// The name of a token.
    subscript(category: TokenCategory, name: String) -> String {
        names[Key(category: category, name: name)] ?? name
    }

    /// The words of a name that is written in camel case or with signs between them, in lower case.
    ///
    /// Letters that are not of ASCII are written as their number.
    static func words(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func isUpper(_ character: Character?) -> Bool { character?.isUppercase ?? false }
        var previous: Character?
        for character in name {
            let isPlain = character.isASCII && (character.isLetter || character.isNumber)
            if !isPlain || (isUpper(character) && !isUpper(previous)) {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if isPlain {
                word.append(contentsOf: character.lowercased())
            } else if !character.isASCII {
                words += character.unicodeScalars.map { "u" + String($0.value, radix: 16) }
            }
            previous = character
        }
        return word.isEmpty ? words : words + [word]
    }
}

extension Diagnostic {
    /// An error for two tokens that would have one name, at the key of the first one or else at a place.
    static func nameClash(
        _ token: ExportedToken, _ other: ExportedToken, in theme: ExportedTheme, at place: SourceRange, _ clash: String
    ) -> Diagnostic {
        let tokens = theme.theme.tokens
        return Diagnostic(
            .exportedNameClash, at: tokens[token.category][token.name]?.keyRange ?? place,
            "the \(token.category.noun) '\(token.name)' and the \(other.category.noun) '\(other.name)' \(clash)",
            hint: "give one of them another name",
            notes: tokens[other.category][other.name].map {
                [.init("the \(other.category.noun) is declared here", at: $0.keyRange)]
            } ?? [])
    }
}
