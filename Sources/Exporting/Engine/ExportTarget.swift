import Foundation
public import SourceDiagnostics

/// A form in which parts of a project leave it: an ``ExportTarget``, a ``SceneExportTarget`` or a ``FileExportTarget``.
public protocol ExportForm: Sendable {
    /// The word on the command line and in `diorama.yaml`, such as `css`.
    var name: String { get }

    /// One sentence for the help text that says what is written.
    var summary: String { get }

    /// The summary for somebody who reads a locale, by its tag such as `zh-Hans`; the preview shows it.
    func summary(in locale: String) -> String

    /// The options that it takes beside those of every form; none unless told otherwise.
    var options: [TargetOption] { get }

    /// Returns the form with its options set.
    ///
    /// - Parameter values: One of the declared values by the option's name, `true` for a flag that is given. An option
    ///   that is missing has its first value.
    /// - Returns: The form that writes what the options ask for.
    func with(_ values: [String: String]) -> Self

    /// The kinds of findings that only this form has; none unless it says so.
    var rules: [Rule] { get }
}

extension ExportForm {
    /// No finding of its own.
    public var rules: [Rule] { [] }
}

/// A form in which a theme leaves the project, such as CSS: it turns resolved tokens into files.
///
/// A package adds one with a type of its own, which it hands to the command line tool. Equal themes give equal bytes.
public protocol ExportTarget: ExportForm {
    /// Writes a theme down; what the form cannot carry is a finding at its line of YAML.
    func export(_ theme: ExportedTheme) -> Export
}

/// The files and findings of a target for one theme.
public struct Export: Sendable {
    /// The files, each with a path of its own below the folder that is written into.
    public let files: [ExportedFile]

    /// Values that the form cannot carry; an error keeps all files from being written.
    public let findings: [Diagnostic]

    /// Folders of which somebody's checkout may have only some: then files below the others are left out.
    public let parts: [String]

    /// Takes files and findings, and finds files that would be one.
    public init(files: [ExportedFile], findings: [Diagnostic] = [], parts: [String] = []) {
        self.files = files
        self.findings = findings + Self.nameClashes(files)
        self.parts = parts
    }

    /// Errors for files that are one where capital letters do not count, as in the usual file system of a Mac.
    private static func nameClashes(_ files: [ExportedFile]) -> [Diagnostic] {
        var paths: [String: String] = [:]
        return files.compactMap { file in
            paths.updateValue(file.path, forKey: file.path.lowercased()).map { other in
                Diagnostic(
                    .exportedNameClash, at: ExportDrift.place(of: file),
                    "'\(other)' and '\(file.path)' would be one file where capital letters do not count",
                    hint: "give one of them another name")
            }
        }
    }

    /// The folders of ``parts`` that a folder lacks while it has others of them.
    package func missingParts(in folder: ExportFolder) -> [String] {
        let missing = parts.filter { !folder.has($0) }
        return missing.count == parts.count ? [] : missing
    }

    /// The files that lie in none of some folders.
    package func files(outside parts: [String]) -> [ExportedFile] {
        files.filter { file in !parts.contains { file.path.hasPrefix($0 + "/") } }
    }
}

/// One file that a target writes.
public struct ExportedFile: Sendable {
    /// The path below the folder that is written into, with forward slashes.
    public let path: String

    /// The text or the bytes.
    public let content: Content

    /// The hash of the source that the bytes are drawn from; `nil` for a file that is made anew by every export.
    package var source: String?

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
        case .text(let lines, let comments): lines.flatMap { ($0.text(comments) + "\n").utf8 }
        }
    }
}

/// How a language writes a comment at the end of a line.
public struct CommentSyntax: Sendable {
    /// The beginning of a comment, such as `/*`.
    public let opening: String

    /// The end of a comment; empty where the end of the line ends it.
    public let closing: String

    /// Whether the comment is a member of an object, because the language has no comments: its text stands between both
    /// ends as it is.
    private var isMember: Bool { memberKey != nil }

    /// The key of that member.
    private(set) var memberKey: String?

    /// A file without comments.
    public static let none = CommentSyntax(opening: "", closing: "")

    /// `/* … */`, as in CSS.
    public static let block = CommentSyntax(opening: "/*", closing: "*/")

    /// `// …`, as in Swift.
    public static let line = CommentSyntax(opening: "//", closing: "")

    /// `<!-- … -->`, as in XML.
    public static let markup = CommentSyntax(opening: "<!--", closing: "-->")

    /// Takes the beginning and the end of a comment.
    public init(opening: String, closing: String) {
        self.opening = opening
        self.closing = closing
    }

    /// A text at the end of an object of JSON, which closes the objects that it stands in.
    ///
    /// - Parameters:
    ///   - key: The key, such as `line`.
    ///   - depth: How many objects end behind it.
    /// - Returns: The syntax of such a member.
    public static func member(_ key: String, closing depth: Int) -> CommentSyntax {
        var syntax = CommentSyntax(
            opening: ", \"\(key)\": \"", closing: "\"" + String(repeating: " }", count: depth))
        syntax.memberKey = key
        return syntax
    }

    /// A text as a comment, out of which nothing that stands in it leads.
    package func comment(_ text: String) -> String {
        var text = LineExcerpt.printable(text)
        if isMember { return opening + JSONWriting.escaped(text) + closing }
        // Two hyphens may not stand in a comment of XML.
        if opening == Self.markup.opening { text = text.replacing("--", with: "- -") }
        // A search for a text costs more than the rest of a line, and hardly any line has even its first byte.
        if let first = closing.utf8.first, text.utf8.contains(first) {
            text = text.split(separator: closing, omittingEmptySubsequences: false).joined(separator: " ")
        }
        return "\(opening) \(text)" + (closing.isEmpty ? "" : " \(closing)")
    }

    /// The text between code and a comment.
    fileprivate var separator: String { isMember ? "" : " " }

    /// A line of code without the comment at its end.
    func code(of line: Substring) -> Substring {
        guard !opening.isEmpty else { return line }
        guard !closing.isEmpty else {
            // Two strokes also stand in addresses.
            if line.hasPrefix(opening + " ") { return line[line.endIndex...] }
            return line.range(of: " \(opening) ", options: .backwards).map { line[..<$0.lowerBound] } ?? line
        }
        let written = isMember && line.hasSuffix(",") ? line.dropLast() : line
        guard written.hasSuffix(closing), let start = written.range(of: opening, options: .backwards) else {
            return line
        }
        return line[..<start.lowerBound]
    }
}

/// One line of a file, and the value that it writes.
public struct ExportedLine: Sendable {
    /// The line without its break and without the comment that names its place.
    public let code: String

    /// The comment, where it says something else than the place; nil for none.
    package let remark: String?

    /// The name of the value and the line of YAML that gives it; nil for a line such as a brace.
    public let origin: Origin?

    /// Whether a comment names the place; false where the line above has named the same one, or the format has no comments.
    let namesPlace: Bool

    /// A value and its place.
    public struct Origin: Sendable {
        /// The token's name, or a path such as `stateBar.backgroundColor`.
        public let name: String

        /// The line of YAML that gives it.
        public let place: SourceRange

        /// Names a value and its line.
        public init(name: String, place: SourceRange) {
            self.name = name
            self.place = place
        }
    }

    /// The comma between members of an object or a list, behind the comment.
    private var tail = ""

    /// A line without a value.
    public init(_ code: String) {
        self.code = code
        remark = nil
        origin = nil
        namesPlace = false
    }

    /// A line that writes a value, which a comment at its end leads back to.
    ///
    /// - Parameters:
    ///   - code: The line without its break and without the comment.
    ///   - name: The token's name, or a path.
    ///   - place: The line of YAML that gives the value.
    ///   - tail: What follows the comment, such as a comma.
    ///   - isNamed: Whether the comment is written; the drift check knows the place in any case.
    public init(
        _ code: String, of name: String, at place: SourceRange, tail: String = "", isNamed: Bool = true
    ) {
        self.code = code
        self.tail = tail
        remark = nil
        origin = Origin(name: name, place: place)
        namesPlace = isNamed
    }

    /// A line that writes a value, with a comment of its own at its end.
    ///
    /// - Parameters:
    ///   - code: The line without its break and without the comment.
    ///   - name: The token's name, or a path.
    ///   - place: The line of YAML that gives the value.
    ///   - comment: The comment, such as the place in fewer words; nil for none.
    public init(_ code: String, of name: String, at place: SourceRange, comment: String?) {
        self.code = code
        remark = comment
        origin = Origin(name: name, place: place)
        namesPlace = false
    }

    /// A line that is a comment.
    public init(comment: String) {
        code = ""
        remark = comment
        origin = nil
        namesPlace = false
    }

    fileprivate func text(_ comments: CommentSyntax) -> String {
        let comment = remark ?? (namesPlace ? origin : nil).map { "\($0.place.file.path):\($0.place.start.line)" }
        guard let comment else { return code }
        if code.isEmpty { return comments.comment(comment) }
        return code + comments.separator + comments.comment(comment) + tail
    }
}
