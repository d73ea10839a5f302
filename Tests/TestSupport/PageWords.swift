/// The words that people read on a page or hear of it: texts, and the attributes that hold texts.
///
/// Code, paths of files, what says that it is in another language than the page, the picture of the scene, and its own list of findings'
/// words are left out.
package struct PageWords: Sendable {
    /// The texts, in the order of the page.
    package private(set) var texts: [String] = []

    /// Reads markup as the preview writes it: each element that is not void is closed.
    ///
    /// - Parameters:
    ///   - html: A page or a part of one.
    ///   - language: The page's language; elements in another one are left out.
    package init(_ html: String, in language: String) {
        var left: [Bool] = [false]
        for match in html.replacing("<!doctype html>", with: "").matches(
            of: /<(\/?)([a-z0-9]+)((?:\s+[a-zA-Z:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/)
        {
            if let text = match.4 {
                if left.last == false { add(String(text)) }
                continue
            }
            let tag = String(match.2 ?? "")
            if match.1 == "/" {
                if left.count > 1 { left.removeLast() }
                continue
            }
            let attributes = Dictionary(
                (match.3 ?? "").matches(of: /([a-zA-Z:-]+)(?:="([^"]*)")?/).map { (String($0.1), String($0.2 ?? "")) },
                uniquingKeysWith: { first, _ in first })
            let isElsewhere = attributes["lang"].map { $0 != language } ?? false
            let isLeft = left.last == true || isElsewhere || Self.unread.contains(tag) || attributes["id"] == "scene"
            if !isLeft {
                for name in ["aria-label", "title", "placeholder", "label", "alt"] { attributes[name].map { add($0) } }
            }
            if !Self.void.contains(tag) { left.append(isLeft) }
        }
    }

    private mutating func add(_ text: String) {
        let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !text.isEmpty { texts.append(text) }
    }

    private static let unread: Set<String> = ["code", "kbd", "pre", "style", "script", "time"]
    private static let void: Set<String> = ["meta", "link", "input", "br", "img", "hr", "source", "track"]

    /// The texts with Latin words in them, without some that may have them.
    package func latin(besides known: Set<String>) -> [String] {
        texts.filter { text in
            let words = text.replacing(/[\w\/.-]+\.yaml(:\d+:\d+)?/, with: "").split {
                !$0.isLetter && $0 != "-" && $0 != "." && $0 != "'"
            }
            return words.contains { word in
                word.count(where: { $0.isASCII && $0.isLetter }) > 1 && !known.contains(String(word))
            } && !known.contains(text)
        }
    }

    /// The texts with Chinese characters in them, without some that may have them.
    package func chinese(besides known: Set<String>) -> [String] {
        texts.filter { text in
            !known.contains(text)
                && text.contains { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
        }
    }
}
