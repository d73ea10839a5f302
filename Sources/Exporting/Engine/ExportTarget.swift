import Foundation
public import SourceDiagnostics

/// A form in which a theme leaves the project, such as CSS: it turns resolved tokens into files.
///
/// A package adds one with a type of its own, which it hands to the command line tool. Equal themes give equal bytes.
public protocol ExportTarget: Sendable {
    /// The word on the command line and in `diorama.yaml`, such as `css`.
    var name: String { get }

    /// One sentence for the help text that says what is written.
    var summary: String { get }

    /// Writes a theme down; what the form cannot carry is a finding at its line of YAML.
    func export(_ theme: ExportedTheme) -> Export
}

/// The files and findings of a target for one theme.
public struct Export: Sendable {
    /// The files, each with a path of its own below the folder that is written into.
    public let files: [ExportedFile]

    /// Values that the form cannot carry; an error keeps all files from being written.
    public let findings: [Diagnostic]

    /// Takes files and findings.
    public init(files: [ExportedFile], findings: [Diagnostic] = []) {
        self.files = files
        self.findings = findings
    }
}

/// One file that a target writes.
public struct ExportedFile: Sendable {
    /// The path below the folder that is written into, with forward slashes.
    public let path: String

    /// The text or the bytes.
    public let content: Content

    /// Text or bytes.
    public enum Content: Sendable {
        /// Lines, whose places stand in comments of a syntax.
        case text([ExportedLine], comments: CommentSyntax)
        /// Bytes, such as an image's, and the line of YAML that names them.
        case bytes([UInt8], of: SourceRange)
    }

    /// Names a file.
    public init(_ path: String, _ content: Content) {
        self.path = path
        self.content = content
    }

    /// The bytes as they are written; text ends in a line break.
    package var bytes: [UInt8] {
        switch content {
        case .bytes(let bytes, _): bytes
        case .text(let lines, let comments): Array(lines.map { $0.text(comments) + "\n" }.joined().utf8)
        }
    }
}

/// How a language writes a comment at the end of a line.
public struct CommentSyntax: Sendable {
    /// The beginning of a comment, such as `/*`.
    public let opening: String

    /// The end of a comment; empty where the end of the line ends it.
    public let closing: String

    /// `/* … */`, as in CSS.
    public static let block = CommentSyntax(opening: "/*", closing: "*/")

    /// `// …`, as in Swift.
    public static let line = CommentSyntax(opening: "//", closing: "")

    /// Takes the beginning and the end of a comment.
    public init(opening: String, closing: String) {
        self.opening = opening
        self.closing = closing
    }

    /// A text as a comment, out of which nothing that stands in it leads.
    package func comment(_ text: String) -> String {
        var text = LineExcerpt.printable(text)
        if !closing.isEmpty {
            text = text.split(separator: closing, omittingEmptySubsequences: false).joined(separator: " ")
        }
        return "\(opening) \(text)" + (closing.isEmpty ? "" : " \(closing)")
    }

    /// A line of code without the comment at its end.
    func code(of line: Substring) -> Substring {
        guard line.hasSuffix(closing), let start = line.range(of: opening, options: .backwards) else { return line }
        return line[..<start.lowerBound]
    }
}

/// One line of a file, and the value that it writes.
public struct ExportedLine: Sendable {
    /// The line without its break and without the comment that names its place.
    public let code: String

    /// The text of a line that is a comment; nil for code.
    package let remark: String?

    /// The name of the value and the line of YAML that gives it; nil for a line such as a brace.
    public let origin: Origin?

    /// A value and its place.
    public struct Origin: Sendable {
        /// The token's name, or a path such as `stateBar.backgroundColor`.
        public let name: String

        /// The line of YAML that gives it.
        public let place: SourceRange
    }

    /// A line without a value.
    public init(_ code: String) {
        self.code = code
        remark = nil
        origin = nil
    }

    /// A line that writes a value, which a comment at its end leads back to.
    public init(_ code: String, of name: String, at place: SourceRange) {
        self.code = code
        remark = nil
        origin = Origin(name: name, place: place)
    }

    /// A line that is a comment.
    public init(comment: String) {
        code = ""
        remark = comment
        origin = nil
    }

    fileprivate func text(_ comments: CommentSyntax) -> String {
        let comment = remark ?? origin.map { "\($0.place.file.path):\($0.place.start.line)" }
        guard let comment else { return code }
        return code.isEmpty ? comments.comment(comment) : "\(code) \(comments.comment(comment))"
    }
}
