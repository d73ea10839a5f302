import SceneRendering
import SourceDiagnostics

/// Links that open a place in the user's editor.
///
/// The browser hands them to the editor; nothing here starts a program.
struct EditorLink: Hashable, Sendable {
    /// The project's folder, absolute.
    let root: String
    /// The language of its own words.
    var language = ToolLanguage.english

    /// Links to the same folder with words in another language.
    func speaking(_ language: ToolLanguage) -> EditorLink { EditorLink(root: root, language: language) }

    /// `vscode://file/<absolute path>:line:column`.
    func address(path: String, line: Int, column: Int) -> String {
        let absolute = path.hasPrefix("/") ? path : root + "/" + path
        return "vscode://file" + Self.escaped(absolute) + ":\(line):\(column)"
    }

    /// A link with `path:line:column` as its text.
    func node(_ range: SourceRange, class name: String = "d-link") -> HTMLNode {
        node(path: range.file.path, line: range.start.line, column: range.start.column, class: name)
    }

    /// A link with `path:line:column` as its text.
    func node(path: String, line: Int, column: Int, class name: String = "d-link") -> HTMLNode {
        .element(
            .a, .class(name), .href(address(path: path, line: line, column: column)),
            .title(PageTexts(language).openInEditor),
            text: "\(path):\(line):\(column)")
    }

    /// Percent-encodes everything but the characters that a path may show (RFC 3986: unreserved, and the slash).
    private static func escaped(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isPlain || "/-._~".unicodeScalars.contains(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
