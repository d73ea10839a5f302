import Foundation
public import SourceDiagnostics
package import ThemeModel

/// A form in which others keep a theme's tokens, such as Design Tokens: it turns files into tokens.
public protocol ImportSource: Sendable {
    /// The word on the command line, such as `dtcg`.
    var name: String { get }

    /// One sentence for the help text that says what is read.
    var summary: String { get }

    /// The files that are read when a person names a folder, by their paths in it; those that are not there are left out.
    var folderFiles: [String] { get }

    /// Reads files; the first ones are those that a person has named, and others are found beside them.
    ///
    /// A value without a place in a theme is a finding, and the rest is read all the same. An error keeps all of it from being
    /// written.
    func read(_ files: ImportedFiles) -> ImportedTheme
}

extension ImportSource {
    /// None: the source reads files, and no folders.
    public var folderFiles: [String] { [] }

    /// Reads files, and leaves out what themes refuse, such as references in a circle.
    ///
    /// Files in which there is nothing for a theme are an error: they are hardly of this form.
    package func theme(of files: ImportedFiles) -> ImportedTheme {
        var theme = read(files)
        theme.keepWhatThemesAccept()
        if theme.tokens.isEmpty, theme.values.isEmpty, theme.findings.isEmpty, let first = files.named.first {
            theme.findings.append(
                .unreadable("nothing that '\(name)' brings into a theme stands here", at: .startOf(first)))
        }
        return theme
    }
}

/// The sources that come with Diorama.
public enum ImportSources {
    /// All of them, in the order of the help text.
    public static let builtIn: [any ImportSource] = [DesignTokensSource(), FigmaSource(), CSSSource()]
}

/// The files that are imported, by the paths that were typed.
public struct ImportedFiles: Sendable {
    /// The largest file that is read, in bytes: a large design system has two million.
    package static let sizeLimit = 16 << 20

    /// The files that a person has named, in that order.
    public let named: [SourceFile]

    /// The device classes by which values of a theme may differ, the default first.
    public let deviceClasses: [String]

    /// The catalogue of what themes configure; `nil` for a source that is asked for tokens alone.
    package var catalog: ConfigCatalog?

    /// The names of image sets in catalogues below a folder that a person has named.
    package var names: Set<String> = []

    private let reader: @Sendable (String) -> SourceFile?

    /// Takes the named files and a way to read another one, which gives nil for a file that it may not read.
    public init(
        _ named: [SourceFile], deviceClasses: [String], beside reader: @escaping @Sendable (String) -> SourceFile?
    ) {
        self.named = named
        self.deviceClasses = deviceClasses
        self.reader = reader
    }

    /// The file at a path relative to another file; nil if there is none, or if the path leads out of that file's folder.
    public func file(_ path: String, beside other: SourceFile) -> SourceFile? {
        guard ProjectLayout.standard.isPlain(path) else { return nil }
        let folder = other.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return reader((folder + [path[...]]).joined(separator: "/"))
    }
}

/// The tokens and the findings of an import.
public struct ImportedTheme: Sendable {
    /// The modes, the default first.
    public var modes: [String]

    /// The device classes by which values differ; empty if none do.
    public var devices: [String] = []

    /// The tokens, in the order in which they were read.
    public var tokens: [ImportedToken] = []

    /// The values of components, in the order in which they were read.
    public var values: [ImportedValue] = []

    /// Warnings for values without a place in a theme, and errors for files that cannot be read.
    public var findings: [Diagnostic] = []

    /// A theme without tokens.
    public init(modes: [String]) { self.modes = modes }

    /// Tells that something has no place in a theme.
    ///
    /// - Parameters:
    ///   - message: What is left out, as a sentence without a full stop.
    ///   - place: Where it stands.
    ///   - hint: What to do instead.
    public mutating func lose(_ message: String, at place: SourceRange, hint: String? = nil) {
        findings.append(Diagnostic(.lostInImport, at: place, message, hint: hint))
    }
}

/// One value of a component, which stands in the section `components` of a theme.
public struct ImportedValue: Sendable {
    /// The component, and the keys below it.
    public let path: [String]
    /// The place in the file that was read.
    public let place: SourceRange
    /// The texts of a theme, by mode.
    public let values: [ImportedToken.Situation: String]

    /// Takes a value.
    public init(_ path: [String], at place: SourceRange, values: [ImportedToken.Situation: String]) {
        self.path = path
        self.place = place
        self.values = values
    }
}

/// One token with its values.
public struct ImportedToken: Sendable {
    /// The section of a theme that it belongs to.
    public enum Category: String, CaseIterable, Sendable {
        case colors
        case fonts
        case metrics
        case shadows
    }

    /// The mode and the device class that a value is for.
    public struct Situation: Hashable, Sendable {
        /// The mode that the value is for.
        public let mode: String
        /// The device class; empty where devices do not differ.
        public let device: String

        /// Names a mode and a device class.
        public init(mode: String, device: String = "") {
            self.mode = mode
            self.device = device
        }
    }

    /// The section of the theme that has it.
    public let category: Category
    /// The name, as themes may have it.
    public let name: String
    /// The place in the file that was read.
    public let place: SourceRange
    /// The values as themes write them, such as `$day @ 30%`.
    public var values: [Situation: String]

    /// Takes a token.
    public init(_ category: Category, _ name: String, at place: SourceRange, values: [Situation: String]) {
        self.category = category
        self.name = name
        self.place = place
        self.values = values
    }
}
